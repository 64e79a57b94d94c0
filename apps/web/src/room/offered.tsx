/** Something that everybody has to agree to: a takeback, a draw, another game. */
import type { Proposal, Seen } from '../play/source.ts';
import { useVoice } from '../words/words.tsx';
import type { Act } from './panel.tsx';

export function Offered(props: {
  readonly game: string;
  readonly seen: Seen;
  readonly proposal: Proposal;
  readonly act: Act;
}) {
  const { game, seen, proposal, act } = props;
  const voice = useVoice();
  const who = voice.name(game, 'seat', String(proposal.by));
  const reply = (yes: boolean): void => act({ do: 'reply', proposal: proposal.number, yes });
  const asksMe = seen.as !== 'public' && proposal.asks.includes(seen.as);
  const waits = proposal.asks.map((seat) => voice.name(game, 'seat', String(seat)));
  return (
    <div role="status" className="room-offer">
      <p>{voice.say('room.offered', { who, what: proposal.what.kind })}</p>
      {!asksMe && <p className="muted">{voice.say('wait.for', { who: waits })}</p>}
      {asksMe && (
        <button type="button" className="button prime" onClick={() => reply(true)}>
          {voice.say('room.yes')}
        </button>
      )}
      {(asksMe || proposal.by === seen.as) && (
        <button type="button" className="button" onClick={() => reply(false)}>
          {voice.say(asksMe ? 'room.no' : 'room.withdraw')}
        </button>
      )}
    </div>
  );
}

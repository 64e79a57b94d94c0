/** What people at a table on a server have beside the game: talk, clocks, offers. */
import './room.css';
import { type FormEvent, useEffect, useState } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import type { PlaySource, Room, Seen } from '../play/source.ts';
import { href } from '../route.ts';
import { useVoice } from '../words/words.tsx';

export function RoomPanel({
  source,
  seen,
  room,
}: {
  readonly source: PlaySource;
  readonly seen: Seen;
  readonly room: Room;
}) {
  const voice = useVoice();
  const { game, mine } = source.table;
  const seated = seen.as !== 'public' && mine.includes(seen.as);
  const act = (action: Parameters<PlaySource['act']>[0]): void => void source.act(action);
  return (
    <section className="panel room-panel" aria-label={voice.say('room.talk')}>
      <header className="panel-head">
        <h2>{voice.say('room.talk')}</h2>
      </header>
      <div className="panel-body">
        {room.clocks.length > 0 && <Clocks game={game} room={room} />}
        <ul className="room-talk" aria-live="polite">
          {room.chat.slice(-20).map(({ name, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said has no other identity
            <li key={i}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
        {seated && <Talk say={(text) => act({ do: 'chat', text })} />}
        {room.proposal !== null && <Offered source={source} seen={seen} proposal={room.proposal} />}
        <div className="room-buttons">
          {seated && room.state === 'playing' && room.proposal === null && (
            <>
              <button type="button" className="button" onClick={() => act({ do: 'propose', what: { kind: 'draw' } })}>
                {voice.say('room.draw')}
              </button>
              <Resign resign={() => act({ do: 'resign' })} />
            </>
          )}
          {seated && room.state === 'over' && room.rematch === null && room.proposal === null && (
            <button
              type="button"
              className="button"
              onClick={() => act({ do: 'propose', what: { kind: 'rematch', swap: true } })}
            >
              {voice.say('room.rematch')}
            </button>
          )}
          {room.rematch !== null && (
            <a className="button prime" href={href({ at: 'play', id: room.rematch })}>
              {voice.say('room.to-rematch')}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
function Talk({ say }: { readonly say: (text: string) => void }) {
  const voice = useVoice();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    say(text.trim());
    setText('');
  };
  return (
    <form onSubmit={submit}>
      <TextField className="field" aria-label={voice.say('room.say')} value={text} onChange={setText} maxLength={500}>
        <Input className="input" placeholder={voice.say('room.say')} />
      </TextField>
    </form>
  );
}
/** Twice, so that no slip of the hand gives a game away. */
function Resign({ resign }: { readonly resign: () => void }) {
  const voice = useVoice();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button quiet"
      onBlur={() => setSure(false)}
      onClick={sure ? resign : () => setSure(true)}
    >
      {voice.say(sure ? 'room.resign-sure' : 'room.resign')}
    </button>
  );
}
function Offered(props: {
  readonly source: PlaySource;
  readonly seen: Seen;
  readonly proposal: NonNullable<Room['proposal']>;
}) {
  const { source, seen, proposal } = props;
  const voice = useVoice();
  const who = voice.name(source.table.game, 'seat', String(proposal.by));
  const reply = (yes: boolean): void => void source.act({ do: 'reply', proposal: proposal.number, yes });
  const asksMe = seen.as !== 'public' && proposal.asks.includes(seen.as);
  return (
    <div role="status" className="room-offer">
      <p>{voice.say('room.offered', { who, what: proposal.what.kind })}</p>
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
const SECOND = 1000;

function Clocks({ game, room }: { readonly game: string; readonly room: Room }) {
  const voice = useVoice();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <dl className="room-clocks">
      {room.clocks.map(({ seat, left, runs }) => (
        <div key={seat} className={runs ? 'runs' : undefined}>
          <dt>{voice.name(game, 'seat', String(seat))}</dt>
          <dd>{clock(Math.max(0, left - (runs ? now - room.heard : 0)))}</dd>
        </div>
      ))}
    </dl>
  );
}
/** 2 d 4:05:09, 4:05:09 or 5:09. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (seconds < 3600) return `${minutes}:${two(seconds % 60)}`;
  const time = `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return days === 0 ? time : `${days} d ${time}`;
}

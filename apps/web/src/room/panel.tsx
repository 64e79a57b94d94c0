/** What people at a table on a server have beside the game: clocks, talk, offers, and what comes after the end. */
import './room.css';
import { textOf } from '@amon-hen/i18n';
import { type FormEvent, useState } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import type { PlaySource, Room, RoomAction, Seen } from '../play/source.ts';
import { useVoice } from '../words/words.tsx';
import { AfterTheEnd } from './after.tsx';
import { Clocks } from './clocks.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Offered } from './offered.tsx';

export type Act = (action: RoomAction) => void;

export function RoomPanel(props: { readonly source: PlaySource; readonly seen: Seen; readonly room: Room }) {
  const { source, seen, room } = props;
  const voice = useVoice();
  const { game, mine, sitters } = source.table;
  const seat = seen.as !== 'public' && mine.includes(seen.as) ? seen.as : null;
  const [why, setWhy] = useState<string | null>(null);
  const act: Act = (action) => {
    void source.act(action).then((verdict) => setWhy(verdict === true ? null : textOf(voice.refusal(game, verdict))));
  };
  const replaced = seat !== null && room.state === 'playing' && sitters[seat]?.kind === 'machine';
  return (
    <section className="panel room-panel" aria-label={voice.say('room.talk')}>
      <header className="panel-head">
        <h2>{room.title === '' ? voice.say('room.talk') : room.title}</h2>
        {seat === null && <span className="tag">{voice.say('room.watching')}</span>}
      </header>
      <div className="panel-body">
        {room.clocks.length > 0 && <Clocks game={game} room={room} />}
        <ul className="room-talk" aria-live="polite">
          {room.chat.slice(-50).map(({ name, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said has no other identity
            <li key={i}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
        {seat !== null && <Talk say={(text) => act({ do: 'chat', text })} />}
        {room.proposal !== null && <Offered game={game} seen={seen} proposal={room.proposal} act={act} />}
        {why !== null && <p role="alert">{why}</p>}
        {replaced && (
          <p className="room-offer">
            {voice.say('room.replaced')}{' '}
            <button type="button" className="button prime" onClick={() => act({ do: 'return', seat })}>
              {voice.say('room.return')}
            </button>
          </p>
        )}
        {seat !== null && room.state === 'playing' && <InPlay seen={seen} room={room} act={act} />}
        {room.state === 'over' && <AfterTheEnd table={source.table} seated={seat !== null} room={room} act={act} />}
        {seat !== null && room.state === 'playing' && <Elsewhere table={source.table.id} seat={seat} />}
      </div>
    </section>
  );
}
function InPlay({ seen, room, act }: { readonly seen: Seen; readonly room: Room; readonly act: Act }) {
  const voice = useVoice();
  const { takeback } = room;
  if (room.proposal !== null) return null;
  return (
    <div className="room-buttons">
      {seen.mayUndo !== true && takeback !== null && (
        <button
          type="button"
          className="button"
          onClick={() => act({ do: 'propose', what: { kind: 'takeback', to: takeback } })}
        >
          {voice.say('room.takeback')}
        </button>
      )}
      <button type="button" className="button" onClick={() => act({ do: 'propose', what: { kind: 'draw' } })}>
        {voice.say('room.draw')}
      </button>
      <Resign resign={() => act({ do: 'resign' })} />
    </div>
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

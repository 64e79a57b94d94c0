/** After the end: another game, the record, and the proof that the dice were honest. */
import { useState } from 'react';
import type { Proof } from '../play/replay/time-line.ts';
import type { Room, TableInfo } from '../play/source.ts';
import { saveText } from '../replay/save.ts';
import { href } from '../route.ts';
import { recordOf } from '../server/api.ts';
import { check } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import type { Act } from './panel.tsx';

export function AfterTheEnd(props: {
  readonly table: TableInfo;
  readonly seated: boolean;
  readonly room: Room;
  readonly act: Act;
}) {
  const { table, seated, room, act } = props;
  const voice = useVoice();
  const save = async (): Promise<void> => saveText(`${table.game}-${table.id}.record.txt`, await recordOf(table.id));
  const again = (swap: boolean): void => act({ do: 'propose', what: { kind: 'rematch', swap } });
  return (
    <>
      <div className="room-buttons">
        {seated && room.rematch === null && room.proposal === null && (
          <>
            <button type="button" className="button" onClick={() => again(true)}>
              {voice.say('room.rematch')}
            </button>
            <button type="button" className="button" onClick={() => again(false)}>
              {voice.say('room.rematch-same')}
            </button>
          </>
        )}
        {room.rematch !== null && (
          <a className="button prime" href={href({ at: 'play', id: room.rematch })}>
            {voice.say('room.to-rematch')}
          </a>
        )}
        <button type="button" className="button" onClick={() => void save()}>
          {voice.say('replay.save')}
        </button>
      </div>
      <Dice table={table.id} commitment={room.commitment} />
    </>
  );
}
type Proved = Proof | 'working' | null;

/** The browser does it itself: whoever doubts the server need not believe its word. */
function Dice({ table, commitment }: { readonly table: string; readonly commitment: string }) {
  const voice = useVoice();
  const [proof, setProof] = useState<Proved>(null);
  const prove = async (): Promise<void> => {
    setProof('working');
    const { proveDice } = await import('./prove.ts');
    setProof(await proveDice(table, commitment));
  };
  return (
    <div className="room-dice">
      <button type="button" className="button" disabled={proof === 'working'} onClick={() => void prove()}>
        <Icon of={check} /> {voice.say('proof.check')}
      </button>
      <p role="status" className={proof !== null && proof !== 'working' ? proof.kind : undefined}>
        {proof === null || proof === 'working'
          ? voice.say('proof.promised', { commitment: commitment.slice(0, 12) })
          : proof.kind === 'true'
            ? voice.say('proof.holds')
            : voice.say('proof.broken', { message: proof.kind === 'false' ? proof.message : '' })}
      </p>
    </div>
  );
}

/** Before the game: who sits down, and how others find the table. */
import './room.css';
import { useEffect, useRef, useState } from 'react';
import { sayLabel, seatNames } from '../play/seat-names.ts';
import { onShelf } from '../play/shelf.ts';
import type { PlaySource, Seen } from '../play/source.ts';
import { introduce, whoAmI } from '../server/api.ts';
import { NameField } from '../settings/name-field.tsx';
import { useSettings } from '../settings/settings.ts';
import type { Joining } from '../table/table.tsx';
import { Pick } from '../ui/pick.tsx';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';
import { Address } from './invitation.tsx';

export function WaitingRoom(props: { readonly source: PlaySource; readonly seen: Seen; readonly joining: Joining }) {
  const { source, seen, joining } = props;
  const voice = useVoice();
  const { table } = source;
  const { playerName } = useSettings();
  const [known, setKnown] = useState<boolean | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    whoAmI().then(
      (you) => setKnown(you !== null),
      () => setKnown(false),
    );
  }, []);
  const { seat: wanted } = joining;
  const asked = useRef(false);
  useEffect(() => {
    if (wanted === null || asked.current) return;
    asked.current = true;
    void source.act({ do: 'sit', seat: wanted });
  }, [source, wanted]);
  const names = seatNames(voice, table);
  const game = onShelf(table.game);
  const plans = game?.seats(table.setup) ?? [];
  const act = async (action: Parameters<PlaySource['act']>[0]): Promise<void> => {
    const verdict = await source.act(action);
    setWhy(
      verdict === true
        ? null
        : voice
            .refusal(table.game, verdict)
            .map((part) => part.text)
            .join(''),
    );
  };
  const sit = async (seat: number): Promise<void> => {
    if (known === true) return act({ do: 'sit', seat });
    await introduce(playerName.trim() === '' ? voice.say('seat.guest', { n: seat + 1 }) : playerName.trim());
    joining.again(seat);
  };
  return (
    <>
      <Top />
      <main className="page room">
        <h1 tabIndex={-1}>{voice.say('room.title')}</h1>
        <p className="lead">{voice.say('room.lead')}</p>
        {known === false && <NameField />}
        <ul className="room-seats">
          {table.sitters.map((sitter, seat) => {
            const label = plans[seat]?.label;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} className="panel room-seat">
                <span>
                  <b>{label === undefined ? seat + 1 : sayLabel(voice, label)}</b>
                  <span className="muted">{names[seat]}</span>
                </span>
                {sitter.kind === 'open' && (
                  <button type="button" className="button prime" onClick={() => void sit(seat)}>
                    {voice.say('room.sit')}
                  </button>
                )}
                {sitter.kind === 'open' && seen.room?.host === true && (
                  <Pick
                    label={voice.say('room.machine')}
                    hideLabel
                    value=""
                    placeholder={voice.say('room.machine')}
                    options={(game?.machines ?? []).map(({ name, label: key }) => ({
                      value: name,
                      label: sayLabel(voice, key),
                    }))}
                    onChange={(machine) => void act({ do: 'machine', seat, machine })}
                  />
                )}
                {table.mine.includes(seat) && (
                  <button type="button" className="button" onClick={() => void act({ do: 'stand', seat })}>
                    {voice.say('room.stand')}
                  </button>
                )}
                {sitter.kind === 'machine' && seen.room?.host === true && (
                  <button
                    type="button"
                    className="button"
                    onClick={() => void act({ do: 'machine', seat, machine: null })}
                  >
                    {voice.say('room.open')}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        {why !== null && <p role="alert">{why}</p>}
        <Address label={voice.say('room.invite')} address={location.href} />
      </main>
    </>
  );
}

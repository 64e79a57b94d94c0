/** Tables on the server: yours, and those that wait for players or may be watched. Looked up again while the page is open. */
import type { TableSummary } from '@amon-hen/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../calls/call.ts';
import { sayLabel } from '../play/seat-names.ts';
import { onShelf } from '../play/shelf.ts';
import { href } from '../route.ts';
import { lobby, myTables, whoAmI } from '../server/api.ts';
import { ago } from '../words/ago.ts';
import { span } from '../words/span.ts';
import { useVoice } from '../words/words.tsx';

const EVERY_MILLISECONDS = 20_000;

export function ServerTables() {
  const voice = useVoice();
  const [mine, setMine] = useState<readonly TableSummary[]>([]);
  const [open, setOpen] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const you = await whoAmI();
      const [own, all] = await Promise.all([you === null ? [] : myTables(), lobby()]);
      setMine(own);
      setOpen(all.filter((table) => !own.some((other) => other.table === table.table)));
    };
    const look = (): void => void load().catch(() => {}); // the line is down: what is kept here is shown all the same
    look();
    const timer = setInterval(look, EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  const turns = mine.filter(isYourTurn).length;
  useTurnsCall(turns);
  const running = mine.filter(({ state }) => state !== 'over');
  return (
    <>
      {running.length > 0 && (
        <section className="your-tables" aria-labelledby="server-tables">
          <h2 id="server-tables">
            {voice.say('home.server-tables')}
            {turns > 0 && <span className="aside">{voice.say('home.turns', { n: turns })}</span>}
          </h2>
          <List tables={running} />
        </section>
      )}
      {open.length > 0 && (
        <section className="your-tables" aria-labelledby="open-tables">
          <h2 id="open-tables">{voice.say('home.open-tables')}</h2>
          <List tables={open} />
        </section>
      )}
    </>
  );
}
function isYourTurn({ state, waitsFor, yours }: TableSummary): boolean {
  return state === 'playing' && waitsFor.some((seat) => yours.includes(seat));
}
/** Of a slow game one hears here, too. */
function useTurnsCall(turns: number): void {
  const voice = useVoice();
  const before = useRef<number | null>(null);
  const grown = before.current !== null && turns > before.current;
  useEffect(() => {
    before.current = turns;
  }, [turns]);
  useCall(grown ? voice.say('home.turns', { n: turns }) : null, turns);
}
function List({ tables }: { readonly tables: readonly TableSummary[] }) {
  const voice = useVoice();
  return (
    <ul>
      {tables.map((table) => {
        const game = onShelf(table.game);
        const label = game?.label;
        const names = table.seats.map(({ kind, name, machine }) => {
          if (kind === 'open') return voice.say('seat.open');
          const known = game?.machines.find((one) => one.name === machine)?.label;
          return kind === 'machine' && known !== undefined ? sayLabel(voice, known) : (name ?? machine ?? '');
        });
        const yours = isYourTurn(table);
        const free = table.seats.filter(({ kind }) => kind === 'open').length;
        const { clock } = table;
        return (
          <li key={table.table} className={yours ? 'panel card yours' : 'panel card'}>
            <span className={yours ? 'tag gold' : 'tag'}>
              {yours ? voice.say('home.your-turn') : voice.say('home.server-state', { state: table.state })}
            </span>
            <h3>
              <a href={href({ at: 'play', id: table.table })}>
                {table.title !== '' ? table.title : label === undefined ? table.game : sayLabel(voice, label)}
              </a>
            </h3>
            <p>{voice.say('home.players', { who: names })}</p>
            <p>
              {table.title !== '' && label !== undefined && <>{sayLabel(voice, label)} · </>}
              {table.state === 'waiting' && <>{voice.say('home.seats-open', { n: free })} · </>}
              {voice.say('home.clock', {
                kind: clock.kind,
                time: clock.kind === 'none' ? '' : span(voice.language, clock.seconds),
              })}
            </p>
            <p className="card-foot">{ago(voice.language, table.changed)}</p>
          </li>
        );
      })}
    </ul>
  );
}

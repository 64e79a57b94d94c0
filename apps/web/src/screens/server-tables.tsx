/** Tables on the server: yours, and those that wait for players. */
import type { TableSummary } from '@amon-hen/server/protocol';
import { useEffect, useState } from 'react';
import { sayLabel } from '../play/seat-names.ts';
import { onShelf } from '../play/shelf.ts';
import { href } from '../route.ts';
import { lobby, myTables, whoAmI } from '../server/api.ts';
import { ago } from '../words/ago.ts';
import { useVoice } from '../words/words.tsx';

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
    load().catch(() => {}); // the line is down: what is kept here is shown all the same
  }, []);
  return (
    <>
      {mine.length > 0 && (
        <section className="your-tables" aria-labelledby="server-tables">
          <h2 id="server-tables">{voice.say('home.server-tables')}</h2>
          <List tables={mine} />
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
function List({ tables }: { readonly tables: readonly TableSummary[] }) {
  const voice = useVoice();
  return (
    <ul>
      {tables.map((table) => {
        const label = onShelf(table.game)?.label;
        const names = table.seats.map((seat) => seat.name ?? seat.machine ?? voice.say('seat.open'));
        return (
          <li key={table.table} className="panel card">
            <span className="tag">{voice.say('home.server-state', { state: table.state })}</span>
            <h3>
              <a href={href({ at: 'play', id: table.table })}>
                {label === undefined ? table.game : sayLabel(voice, label)}
              </a>
            </h3>
            <p>{voice.say('home.players', { who: names })}</p>
            <p className="card-foot">{ago(voice.language, table.changed)}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Continue, play now, or set up a table. */
import './home.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { SavedTable } from '../play/local/table.ts';
import { sayLabel, seatNames } from '../play/seat-names.ts';
import { onShelf, settled, shelf } from '../play/shelf.ts';
import { go, href } from '../route.ts';
import { hasServer } from '../server/present.ts';
import { useOwnName } from '../settings/own-name.ts';
import { isDark, useSettings } from '../settings/settings.ts';
import { book, close, play, plus } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Top } from '../ui/top.tsx';
import { ago } from '../words/ago.ts';
import { useVoice } from '../words/words.tsx';

export function Home() {
  const voice = useVoice();
  return (
    <>
      <Top />
      <Backdrop />
      <main className="home">
        <header className="hero">
          <h1 tabIndex={-1}>{voice.say('home.title')}</h1>
          <p>{voice.say('home.lead')}</p>
          <div className="hero-buttons">
            <PlayNow />
            <a className="button" href={href({ at: 'new' })}>
              <Icon of={plus} /> {voice.say('home.new')}
            </a>
            <a className="button" href={href({ at: 'learn' })}>
              <Icon of={book} /> {voice.say('home.lesson')}
            </a>
          </div>
        </header>
        <YourTables />
        <OnServer />
      </main>
    </>
  );
}

/** The map lies under the page; it comes last, and nothing waits for it. */
function Backdrop() {
  const night = isDark(useSettings()) ? '#night' : '';
  return (
    <div className="backdrop" aria-hidden="true">
      <img src={`${DRAWING}${night}`} alt="" fetchPriority="low" decoding="async" />
    </div>
  );
}
const DRAWING = new URL('../map/generated/drawing.svg', import.meta.url).href;

/** The first game on the shelf as it is usually played: you on the first seat, the strongest machine on the others. */
function PlayNow() {
  const voice = useVoice();
  const me = useOwnName();
  const [busy, setBusy] = useState(false);
  const game = shelf[0];
  if (game === undefined) return null;
  const begin = async (): Promise<void> => {
    setBusy(true);
    const choices = settled(game, {});
    const machine = game.machines.at(-1)?.name ?? '';
    const sitters = game
      .seats(game.setup(choices))
      .map((_, i) =>
        i === 0 ? ({ kind: 'person', name: me } as const) : ({ kind: 'machine', name: machine } as const),
      );
    const { beginTable } = await import('../play/local/begin.ts');
    const table = await beginTable(game, choices, sitters);
    go({ at: 'table', id: table.id });
  };
  return (
    <button type="button" className="button prime" disabled={busy} onClick={() => void begin()}>
      <Icon of={play} /> {voice.say('home.play-now')}
    </button>
  );
}

const ServerTables = lazy(() => import('./server-tables.tsx').then((m) => ({ default: m.ServerTables })));

/** Nothing of it is loaded where there is no server. */
function OnServer() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    void hasServer().then(setThere);
  }, []);
  return there ? (
    <Suspense>
      <ServerTables />
    </Suspense>
  ) : null;
}

function YourTables() {
  const voice = useVoice();
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const load = async (): Promise<void> => {
    const { keptTables } = await import('../play/local/store.ts');
    setTables(await keptTables());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    void load();
  }, []);
  const drop = async (id: string): Promise<void> => {
    const { dropTable } = await import('../play/local/store.ts');
    await dropTable(id);
    await load();
  };
  if (tables === null) return null;
  return (
    <section className="your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{voice.say('home.tables')}</h2>
      {tables.length === 0 ? (
        <p className="muted">{voice.say('home.no-tables')}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <TableCard key={table.id} table={table} onDrop={() => void drop(table.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
function TableCard({ table, onDrop }: { readonly table: SavedTable; readonly onDrop: () => void }) {
  const voice = useVoice();
  const [sure, setSure] = useState(false);
  const names = seatNames(voice, table);
  const label = onShelf(table.game)?.label;
  const yours = table.winners === null && table.asked.some((seat) => table.sitters[seat]?.kind === 'person');
  const who = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? '');
  const state =
    table.winners !== null
      ? voice.say('end.won', { who: who(table.winners), n: table.winners.length })
      : table.asked.length === 0
        ? voice.say('home.not-begun')
        : voice.say('wait.for', { who: who(table.asked) });
  return (
    <li className={yours ? 'panel card yours' : 'panel card'}>
      <span className={yours ? 'tag gold' : 'tag'}>{yours ? voice.say('home.your-turn') : state}</span>
      <h3>
        <a href={href({ at: 'table', id: table.id })}>{label === undefined ? table.game : sayLabel(voice, label)}</a>
      </h3>
      <p>{voice.say('home.players', { who: names })}</p>
      <p className="card-foot">
        <span>{ago(voice.language, table.changed)}</span>
        {sure ? (
          <span>
            <button type="button" className="button quiet" onClick={onDrop}>
              {voice.say('home.drop-yes')}
            </button>
            <button type="button" className="button quiet" onClick={() => setSure(false)}>
              {voice.say('home.drop-no')}
            </button>
          </span>
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={voice.say('home.drop', { who: names })}
            onClick={() => setSure(true)}
          >
            <Icon of={close} />
          </button>
        )}
      </p>
    </li>
  );
}

/** The games that can be looked at again: of this browser, of the server, and records from files. */
import './home.css';
import { commitment } from '@amon-hen/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { dropRecord, keepRecord, keptRecords, keptTables, type SavedRecord } from '../play/local/store.ts';
import type { SavedTable } from '../play/local/table.ts';
import { recordedIn } from '../play/replay/recorded.ts';
import { sayLabel, seatNames } from '../play/seat-names.ts';
import { onShelf } from '../play/shelf.ts';
import { go, href, type Route } from '../route.ts';
import { hasServer } from '../server/present.ts';
import { useSettings } from '../settings/settings.ts';
import { close, scroll } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Top } from '../ui/top.tsx';
import { ago } from '../words/ago.ts';
import { useVoice } from '../words/words.tsx';

interface Played {
  readonly route: Route;
  readonly game: string;
  readonly players: readonly string[];
  readonly when: number;
  readonly state: string;
}
export function Replays() {
  const voice = useVoice();
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const [records, setRecords] = useState<readonly SavedRecord[]>([]);
  const [served, setServed] = useState<readonly Played[]>([]);
  const [why, setWhy] = useState<string | null>(null);
  const [there, setThere] = useState(false);
  const { playerName } = useSettings();
  const load = async (): Promise<void> => {
    setTables(await keptTables());
    setRecords(await keptRecords());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    void load();
    void hasServer().then(setThere);
    void onServer().then(setServed);
  }, []);
  /** Others can look at it there; one that is not over can be played on. */
  const bring = async (id: string): Promise<void> => {
    const text = records.find((record) => record.id === id)?.text ?? '';
    const { bringRecord, introduce, whoAmI } = await import('../server/api.ts');
    try {
      if ((await whoAmI()) === null)
        await introduce(playerName.trim() === '' ? voice.say('seat.guest', { n: 1 }) : playerName);
      go({ at: 'play', id: await bringRecord(text) });
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
    }
  };
  const open = async (file: File): Promise<void> => {
    const text = await file.text();
    const read = recordedIn(text);
    if ('message' in read) return setWhy(read.message);
    const id = commitment(new TextEncoder().encode(text)).slice(0, 16); // the same file is the same record
    const players = read.sitters.map((sitter) => ('name' in sitter ? sitter.name : ''));
    await keepRecord({ id, text, game: read.game, players, added: Date.now() });
    go({ at: 'replay', from: 'record', id });
  };
  return (
    <>
      <Top />
      <main className="page wide">
        <h1 tabIndex={-1}>{voice.say('replays.title')}</h1>
        <p className="lead">{voice.say('replays.lead')}</p>
        <OpenRecord onFile={(file) => void open(file)} />
        {why !== null && <p role="alert">{voice.say('replays.bad', { message: why })}</p>}
        <Section id="replays-here" title={voice.say('replays.here')}>
          {tables?.length === 0 && <p className="muted">{voice.say('replays.none')}</p>}
          <ul>
            {(tables ?? []).map((table) => (
              <Card
                key={table.id}
                played={{
                  route: { at: 'replay', from: 'table', id: table.id },
                  game: table.game,
                  players: seatNames(voice, table),
                  when: table.changed,
                  state:
                    table.winners === null
                      ? voice.say('replays.running')
                      : voice.say('replays.steps', { n: table.entries.length }),
                }}
              />
            ))}
          </ul>
        </Section>
        {served.length > 0 && (
          <Section id="replays-server" title={voice.say('replays.server')}>
            <ul>
              {served.map((played) => (
                <Card key={href(played.route)} played={played} />
              ))}
            </ul>
          </Section>
        )}
        {records.length > 0 && (
          <Section id="replays-records" title={voice.say('replays.records')}>
            <ul>
              {records.map(({ id, game, players, added }) => (
                <Card
                  key={id}
                  played={{ route: { at: 'replay', from: 'record', id }, game, players, when: added, state: '' }}
                  onDrop={() => void dropRecord(id).then(load)}
                  {...(there ? { onBring: () => void bring(id) } : {})}
                />
              ))}
            </ul>
          </Section>
        )}
      </main>
    </>
  );
}
/** Games that are over, where there is a server and it knows us. */
async function onServer(): Promise<readonly Played[]> {
  if (!(await hasServer())) return [];
  const { myTables, whoAmI } = await import('../server/api.ts');
  const you = await whoAmI().catch(() => null);
  const tables = you === null ? [] : await myTables().catch(() => []);
  return tables
    .filter(({ state }) => state === 'over')
    .map(({ table, game, seats, changed }) => ({
      route: { at: 'replay', from: 'play', id: table },
      game,
      players: seats.map((seat) => seat.name ?? seat.machine ?? ''),
      when: changed,
      state: '',
    }));
}
function Section(props: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="your-tables" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  );
}
function Card(props: { readonly played: Played; readonly onDrop?: () => void; readonly onBring?: () => void }) {
  const { played, onDrop, onBring } = props;
  const voice = useVoice();
  const { route, game, players, when, state } = played;
  const label = onShelf(game)?.label;
  return (
    <li className="panel card">
      {state !== '' && <span className="tag">{state}</span>}
      <h3>
        <a href={href(route)}>{label === undefined ? game : sayLabel(voice, label)}</a>
      </h3>
      <p>{voice.say('home.players', { who: players })}</p>
      <p className="card-foot">
        <span>{ago(voice.language, when)}</span>
        {onBring !== undefined && (
          <button type="button" className="button quiet" onClick={onBring}>
            {voice.say('replays.bring')}
          </button>
        )}
        {onDrop !== undefined && (
          <button
            type="button"
            className="icon-button"
            aria-label={voice.say('replays.drop', { who: players })}
            onClick={onDrop}
          >
            <Icon of={close} />
          </button>
        )}
      </p>
    </li>
  );
}
function OpenRecord({ onFile }: { readonly onFile: (file: File) => void }) {
  const voice = useVoice();
  return (
    <p className="open-record">
      <label className="button">
        <Icon of={scroll} /> {voice.say('replays.open')}
        <input
          type="file"
          accept=".txt,.record,text/plain"
          className="unseen"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) onFile(file);
            target.value = '';
          }}
        />
      </label>
      <span className="muted">{voice.say('replays.open-help')}</span>
    </p>
  );
}

/** The table: four places (beam, centre, ledger, hand) on a wide screen, one pane at a time on a phone. */
import './table.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DecisionBar } from '../decision-bar/bar.tsx';
import { useDecision } from '../decision-bar/deciding.ts';
import { sayLabel } from '../play/seat-names.ts';
import { onShelf } from '../play/shelf.ts';
import type { Seen, TableInfo } from '../play/source.ts';
import { banner, cards, check, crown, type Glyph, scroll } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import type { PartProps, TableDesign } from './design.ts';
import { useFocusKept } from './focus.ts';
import { Log } from './log.tsx';
import { Sheet } from './sheet.tsx';
import { Tools } from './tools.tsx';

export type Pane = 'centre' | 'choices' | 'hand' | 'tracks' | 'log';

export interface FrameProps {
  readonly table: TableInfo;
  readonly seen: Seen;
  readonly design: TableDesign;
  readonly shown: PartProps['shown'];
  /** Stands in the place of the decision bar when nothing is asked: waiting, handing over, the end. */
  readonly instead: ReactNode;
  /** Stands above everything: trouble, and a story that is still being told. */
  readonly notices: ReactNode;
  readonly retell: (() => void) | null;
  /** Talk, clocks and offers at a table on a server; null at one's own. */
  readonly room: ReactNode;
  /** Of a replay: the time line, below everything; what stands where the choices stand in play; no windows. */
  readonly replay?: { readonly dock: ReactNode; readonly label: string; readonly closer: boolean };
}

export function Frame({ table, seen, design, shown, instead, notices, retell, room, replay }: FrameProps) {
  const voice = useVoice();
  const { question, decision } = useDecision();
  const [pane, setPane] = useState<Pane>(() =>
    decision !== null && design.isBare?.(seen.view) === true ? 'hand' : 'centre',
  );
  // what a sentence names is shown on the table: a phone brings it to the front
  useEffect(() => {
    if (shown !== null) setPane('centre');
  }, [shown]);
  const { Around = Nothing, Decide = Nothing, Beam, Centre, Hand, Window, tracks } = design;
  const props: PartProps = { table, seen, shown };
  const panels = (place: 'ledger' | 'float') =>
    tracks.filter((track) => track.place === place).map(({ name, Panel }) => <Panel key={name} {...props} />);
  const asks = decision !== null && instead === null;
  const deciding = useRef<HTMLDivElement>(null);
  useFocusKept(deciding, asks ? question : '');
  const parts = (
    <div className="table" data-pane={pane} data-number={seen.number} data-question={question}>
      <header className="beam">
        <Tools game={table.game} />
        <div className="beam-game">
          <Beam {...props} />
        </div>
      </header>
      <div className="notices">{notices}</div>
      <main className="stage">
        <h1 className="unseen" tabIndex={-1}>
          {voice.say('table.title', { game: sayLabel(voice, onShelf(table.game)?.label ?? table.game) })}
        </h1>
        <div className="centre">
          <Centre {...props} />
        </div>
        {Hand !== null && (
          <div className="hand">
            <Hand {...props} />
          </div>
        )}
        <div className="floats">{panels('float')}</div>
        <Sheet game={table.game} instead={instead} onMore={() => setPane('choices')} />
      </main>
      <aside className="ledger" aria-label={voice.say('table.ledger')}>
        <div ref={deciding} className="ledger-decide">
          <Decide {...props}>{asks ? <DecisionBar game={table.game} decision={decision} /> : instead}</Decide>
        </div>
        <div className="ledger-tracks">{panels('ledger')}</div>
        <div className="ledger-log">
          {room}
          <Log game={table.game} facts={seen.facts} before={seen.before} retell={retell} />
        </div>
      </aside>
      {replay !== undefined && <footer className="dock">{replay.dock}</footer>}
      <nav className="tabbar" aria-label={voice.say('table.panes')}>
        <Tab pane="centre" now={pane} go={setPane} glyph={design.centre.glyph}>
          {sayLabel(voice, design.centre.label)}
        </Tab>
        <Tab pane="choices" now={pane} go={setPane} glyph={check} count={asks ? decision.own.options.length : 0}>
          {replay?.label ?? voice.say(PANES.choices)}
        </Tab>
        {Hand !== null && (
          <Tab pane="hand" now={pane} go={setPane} glyph={cards}>
            {voice.say(PANES.hand)}
          </Tab>
        )}
        {tracks.length > 0 && (
          <Tab pane="tracks" now={pane} go={setPane} glyph={crown}>
            {voice.say(PANES.tracks)}
          </Tab>
        )}
        <Tab pane="log" now={pane} go={setPane} glyph={scroll}>
          {voice.say(PANES.log)}
        </Tab>
      </nav>
      {Window !== null && (replay === undefined || replay.closer) && <Window {...props} />}
    </div>
  );
  return <Around {...props}>{parts}</Around>;
}
/** A design whose parts share nothing needs nothing around them. */
function Nothing({ children }: { readonly children: ReactNode }) {
  return children;
}
const PANES = {
  choices: 'pane.choices',
  hand: 'pane.hand',
  tracks: 'pane.tracks',
  log: 'pane.log',
} as const;

function Tab(props: {
  readonly pane: Pane;
  readonly now: Pane;
  readonly go: (pane: Pane) => void;
  readonly glyph: Glyph;
  readonly count?: number;
  readonly children: ReactNode;
}) {
  const { pane, now, go, glyph, count = 0, children } = props;
  return (
    <button type="button" aria-current={pane === now ? 'page' : undefined} onClick={() => go(pane)}>
      <Icon of={glyph ?? banner} />
      {children}
      {count > 0 && <span className="count">{count}</span>}
    </button>
  );
}

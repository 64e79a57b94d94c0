/** A game in play, with everything around it. */
import type { Naming } from '@amon-hen/i18n';
import { textOf } from '@amon-hen/i18n';
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useCall } from '../calls/call.ts';
import { useSounds } from '../calls/hearing.ts';
import { type Deciding, DecidingProvider, useDeciding } from '../decision-bar/deciding.ts';
import { sayLabel, seatNames } from '../play/seat-names.ts';
import { onShelf } from '../play/shelf.ts';
import type { Seen } from '../play/source.ts';
import type { Story } from '../play/story.ts';
import { RuleContext } from '../rules/opening.ts';
import { RuleWindow } from '../rules/window.tsx';
import { PACES, useSettings } from '../settings/settings.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Loading } from '../ui/loading.tsx';
import { type Showing, ShowingContext } from '../ui/said.tsx';
import { SpeakingOf, useVoice } from '../words/words.tsx';
import { Curtain } from './curtain.tsx';
import { designFor, type PartProps, type TableDesign } from './design.ts';
import { Frame } from './frame.tsx';
import { Ended, HandOver, Waiting } from './instead.tsx';
import { Notices, troubleText } from './notices.tsx';
import { turnOf } from './turns.ts';

/** What only a table on a server needs. */
const WaitingRoom = lazy(() => import('../room/waiting-room.tsx').then((m) => ({ default: m.WaitingRoom })));
const Guide = lazy(() => import('../learn/guide.tsx').then((m) => ({ default: m.Guide })));
const RoomPanel = lazy(() => import('../room/panel.tsx').then((m) => ({ default: m.RoomPanel })));

export interface Joining {
  /** The seat to take as soon as the line stands. */
  readonly seat: number | null;
  /** Who came without a name has got one: the line must be opened anew, and this seat taken. */
  readonly again: (seat: number) => void;
}
export function Table({ story, joining }: { readonly story: Story; readonly joining: Joining }) {
  const voice = useVoice();
  const { table } = story;
  const { game } = table;
  const design = use(designFor(game));
  const names = useMemo(() => seatNames(voice, table), [table, voice]);
  const naming = useMemo<Naming>(() => ({ seat: (id) => names[Number(id)] ?? null }), [names]);
  const seen = useSyncExternalStore(story.subscribe, story.seen);
  const { pace } = useSettings();
  useEffect(() => {
    story.pace = PACES[pace];
  }, [pace, story]);
  if (seen === null) return <Loading />;
  return (
    <SpeakingOf game={game} naming={naming}>
      <Seated story={story} seen={seen} design={design} joining={joining} />
    </SpeakingOf>
  );
}

function Seated(props: {
  readonly story: Story;
  readonly seen: Seen;
  readonly design: TableDesign;
  readonly joining: Joining;
}) {
  const { story, seen, design, joining } = props;
  const { table } = story;
  const turn = story.behind ? ({ kind: 'stay' } as const) : turnOf(table, seen);
  const lookAs = turn.kind === 'look' ? turn.as : null;
  useEffect(() => {
    if (lookAs !== null) story.lookAs(lookAs);
  }, [lookAs, story]);
  const { confirm, lessons } = useSettings();
  const guided = lessons.includes(table.id);
  const deciding = useDeciding(story, seen, confirm);
  useNews(table.game, seen);
  useSounds(seen);
  useTurn(story, seen, deciding);
  useUndoKey(deciding.undo);
  const [rule, setRule] = useState<string | null>(null);
  const [shown, setShown] = useState<PartProps['shown']>(null);
  const showing = useMemo<Showing>(
    () => ({
      shows: (kind, id) => design.shows(kind, id),
      show: (kind, id) => setShown((before) => ({ kind, id, at: (before?.at ?? 0) + 1 })),
    }),
    [design],
  );
  const skip = useCallback(() => story.skip(), [story]);
  const retell = useCallback(() => story.retell(), [story]);
  if (seen.view === null && seen.trouble !== null) return <Gone seen={seen} game={table.game} />;
  if (turn.kind === 'look') return <Loading />;
  if (seen.room?.state === 'waiting') {
    return (
      <Suspense fallback={<Loading />}>
        <WaitingRoom source={story} seen={seen} joining={joining} />
      </Suspense>
    );
  }
  if (turn.kind === 'curtain') {
    return <Curtain game={table.game} to={turn.to} onTake={() => story.lookAs(turn.to)} />;
  }
  const instead = insteadOf(
    props,
    turn.kind === 'hand-over' ? turn.to : null,
    deciding.undo,
    deciding.decision === null,
  );
  return (
    <RuleContext value={setRule}>
      <ShowingContext value={showing}>
        <DecidingProvider value={deciding}>
          <Frame
            table={table}
            seen={seen}
            design={design}
            shown={shown}
            instead={instead}
            notices={
              <>
                <Notices game={table.game} trouble={seen.trouble} skip={story.behind ? skip : null} />
                {guided && !story.behind && (
                  <Suspense>
                    <Guide source={story} seen={seen} />
                  </Suspense>
                )}
              </>
            }
            retell={story.canRetell ? retell : null}
            room={
              seen.room === null ? null : (
                <Suspense>
                  <RoomPanel source={story} seen={seen} room={seen.room} />
                </Suspense>
              )
            }
          />
          <RuleWindow id={rule} onClose={() => setRule(null)} />
        </DecidingProvider>
      </ShowingContext>
    </RuleContext>
  );
}
function insteadOf(
  { story, seen }: { readonly story: Story; readonly seen: Seen },
  to: number | null,
  undo: () => void,
  nothingAsked: boolean,
) {
  const { game } = story.table;
  if (seen.outcome !== null) {
    const ended = seen.room?.ended ?? 'rules';
    const from = seen.room === null ? 'table' : 'play';
    return (
      <Ended
        game={game}
        outcome={seen.outcome}
        by={ended === 'rules' ? null : ended}
        replay={{ at: 'replay', from, id: story.table.id }}
      />
    );
  }
  if (to !== null) {
    return <HandOver game={game} to={to} mayUndo={seen.mayUndo} undo={undo} onLeave={() => story.lookAs('public')} />;
  }
  return nothingAsked || story.behind ? <Waiting game={game} seen={seen} undo={undo} /> : null;
}

function Gone({ seen, game }: { readonly seen: Seen; readonly game: string }) {
  const voice = useVoice();
  return (
    <main className="page">
      <h1 tabIndex={-1}>{voice.say('table.gone')}</h1>
      {seen.trouble !== null && <p>{troubleText(voice, game, seen.trouble)}</p>}
      <p>
        <a className="button" href="#/">
          {voice.say('nav.home')}
        </a>
      </p>
    </main>
  );
}

/** Whoever waits for others may look elsewhere; what was asked when the page opened needs no call. */
function useTurn(story: Story, seen: Seen, { decision }: Deciding): void {
  const voice = useVoice();
  const { game } = story.table;
  const first = useRef(seen.number);
  const mine = decision !== null && seen.number !== first.current && seen.by !== seen.as && seen.by !== null;
  const question = decision === null ? '' : textOf(voice.decision(game, decision.about, decision.values));
  const label = sayLabel(voice, onShelf(game)?.label ?? game);
  useCall(mine ? voice.say('call.text', { game: label, question }) : null, seen.number);
}
/** Every new fact that others brought about is said aloud. */
function useNews(game: string, seen: Seen): void {
  const voice = useVoice();
  const announce = useAnnounce();
  const heard = useRef({ as: seen.as, n: seen.facts.length });
  useEffect(() => {
    const { as, n } = heard.current;
    heard.current = { as: seen.as, n: seen.facts.length };
    if (as !== seen.as) return; // other eyes: nothing has happened
    for (const fact of seen.facts.slice(n)) announce(textOf(voice.fact(game, fact)));
  }, [announce, game, seen, voice]);
}
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement;
      if (event.key !== 'u' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo]);
}

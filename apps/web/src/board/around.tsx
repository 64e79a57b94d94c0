/** What the parts of the table share: the view, the ways to act, and what is picked. */
import type { BoardKey } from '@amon-hen/i18n';
import type { Seat } from '@amon-hen/kernel';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { type OwnDecision, ownDecisions } from '../decision-bar/draft.ts';
import { BadgePatterns } from '../map/badge.tsx';
import type { Explored, Step } from '../play/source.ts';
import type { PartProps } from '../table/design.ts';
import { useVoice } from '../words/words.tsx';
import { idleAnswer } from './model/idle.ts';
import { type SeatFact, seatsOf } from './model/score.ts';
import { type BoardView, boardView, type Side } from './model/view.ts';
import { type Bar, barsOf, deeper, isDeep, NO_PICKS, type Picks, type Way, waysOf } from './model/ways.ts';

export const GAME = 'board';

export interface Board {
  readonly view: BoardView;
  readonly seats: readonly SeatFact[];
  /** The side of the seat that looks; null for spectators. */
  readonly side: Side | null;
  readonly ways: readonly Way[];
  readonly bars: readonly Bar[];
  readonly picks: Picks;
  pick(picks: Partial<Picks>): void;
  /** Gives the answers of a way, one after another. The last asks to be confirmed where it is final. */
  take(way: Way): void;
  /** Confirms the draft, and gives these answers to the questions that follow. */
  confirmAnd(rest: readonly string[]): void;
  /** Who is to guide the Fellowship when that is asked next; null: whoever guides it now. */
  readonly wishedGuide: string | null;
  wishGuide(who: string | null): void;
  /** Whether a way is about to be taken: it waits for its confirmation. */
  isTaken(way: Way): boolean;
}
const BoardContext = createContext<Board | null>(null);
export function useBoard(): Board {
  const board = use(BoardContext);
  if (board === null) throw new Error('there is no board outside its table');
  return board;
}
export type Say = (key: BoardKey, values?: Readonly<Record<string, string | number | boolean>>) => string;
export function useSay(): Say {
  const voice = useVoice();
  return useCallback((key, values) => voice.written(GAME, key, values) ?? key, [voice]);
}

export function Around({ seen, children }: PartProps & { readonly children: ReactNode }) {
  const view = boardView(seen.view);
  const { decision, draft, verdict, press, confirm, explore, busy } = useDecision();
  const question = `${seen.number} ${seen.as} ${decision?.which ?? ''}`;
  const { ways, bars } = useWays(decision, question, explore);
  const [picked, setPicked] = useState({ question, picks: NO_PICKS });
  const picks = picked.question === question ? picked.picks : NO_PICKS;
  const pick = useCallback(
    (some: Partial<Picks>) => {
      setPicked((now) => ({ question, picks: { ...(now.question === question ? now.picks : NO_PICKS), ...some } }));
    },
    [question],
  );
  const { follow, next } = useFollowing(question, decision, press, busy);
  const take = useCallback(
    ({ steps: [first, ...rest] }: Way) => {
      follow(rest);
      press(first);
    },
    [follow, press],
  );
  const confirmAnd = useCallback(
    (rest: readonly string[]) => {
      follow(rest);
      confirm();
    },
    [confirm, follow],
  );
  const isTaken = useCallback(
    ({ steps }: Way) => draft.has(steps[0]) && steps.slice(1).join(' + ') === next.join(' + '),
    [draft, next],
  );
  const [wishedGuide, wishGuide] = useState<string | null>(null);
  const idle = decision === null ? null : idleAnswer(view, decision, wishedGuide);
  const isIdleChosen = idle !== null && draft.has(idle);
  useEffect(() => {
    if (idle === null || busy) return;
    if (!isIdleChosen) press(idle);
    else if (verdict === true) confirm();
  }, [busy, confirm, idle, isIdleChosen, press, verdict]);
  const seats = useMemo(() => seatsOf(view), [view]);
  const side = sideOf(seats, seen.as);
  const board = useMemo<Board>(
    () => ({ view, seats, side, ways, bars, picks, pick, take, confirmAnd, isTaken, wishedGuide, wishGuide }),
    [view, seats, side, ways, bars, picks, pick, take, confirmAnd, isTaken, wishedGuide],
  );
  return (
    <BoardContext value={board}>
      <svg className="unseen" aria-hidden="true">
        <defs>
          <BadgePatterns />
        </defs>
      </svg>
      {children}
    </BoardContext>
  );
}
function sideOf(seats: readonly SeatFact[], as: Seat | 'public'): Side | null {
  return seats.find(({ seat }) => seat === as)?.side ?? null;
}

interface Known {
  readonly ways: readonly Way[];
  readonly bars: readonly Bar[];
}
const NOTHING: Known = { ways: [], bars: [] };
/** The ways of the question, and as soon as they are known those that lead one question further. */
function useWays(
  decision: OwnDecision | null,
  question: string,
  explore: (steps: readonly Step[]) => Promise<Explored>,
): Known {
  const plain = useMemo<Known>(() => {
    if (decision === null || decision.own.form !== 'one') return NOTHING;
    return { ways: waysOf(decision.own.options), bars: barsOf(decision.own.refused, null) };
  }, [decision]);
  const [deep, setDeep] = useState({ question: '', known: NOTHING });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what we wait for
  useEffect(() => {
    let left = false;
    if (decision === null || !plain.ways.some(({ first }) => isDeep(first))) return;
    void lookAhead(plain, decision.which, explore).then((known) => {
      if (!left) setDeep({ question, known });
    });
    return () => {
      left = true;
    };
  }, [question]);
  return deep.question === question ? deep.known : plain;
}
async function lookAhead(
  { ways, bars }: Known,
  which: number,
  explore: (steps: readonly Step[]) => Promise<Explored>,
): Promise<Known> {
  const found = await Promise.all(
    ways.map(async (way): Promise<Known> => {
      if (!isDeep(way.first)) return { ways: [way], bars: [] };
      const explored = await explore([{ which, says: way.first.id }]);
      const next = explored.kind === 'open' ? ownDecisions(explored.offers)[0] : undefined;
      if (next === undefined || next.own.form !== 'one') return { ways: [way], bars: [] };
      return { ways: [way, ...deeper(way, next.own.options)], bars: barsOf(next.own.refused, way.first) };
    }),
  );
  return { ways: found.flatMap((known) => known.ways), bars: [...bars, ...found.flatMap((known) => known.bars)] };
}

/** Answers to questions that are still to come. Whatever else is asked instead ends it. */
function useFollowing(question: string, decision: OwnDecision | null, press: (id: string) => void, busy: boolean) {
  const [following, setFollowing] = useState<{ readonly asked: string; readonly next: readonly string[] } | null>(null);
  useEffect(() => {
    // the answer before may not have been acknowledged yet
    if (following === null || following.asked === question || busy) return;
    const [id, ...rest] = following.next;
    const offered = decision !== null && decision.own.form === 'one' && decision.own.options.includes(id);
    if (offered) press(id);
    setFollowing(offered && rest.length > 0 ? { asked: question, next: rest } : null);
  }, [busy, decision, following, press, question]);
  const follow = useCallback(
    (next: readonly string[]) => setFollowing(next.length === 0 ? null : { asked: question, next }),
    [question],
  );
  return { follow, next: following?.next ?? NOBODY };
}
const NOBODY: readonly string[] = [];

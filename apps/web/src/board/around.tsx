/** What the parts of the table share: the view, the ways to act, and what is picked. */
import type { Seat } from '@amon-hen/kernel';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { type OwnDecision, ownDecisions } from '../decision-bar/draft.ts';
import { BadgePatterns } from '../map/badge.tsx';
import type { Explored, Step } from '../play/source.ts';
import { useSettings } from '../settings/settings.ts';
import type { PartProps } from '../table/design.ts';
import { type SeatFact, seatsOf } from './model/score.ts';
import { type BoardView, boardView, type Side } from './model/view.ts';
import { type Bar, barsOf, deeper, isDeep, type Way, waysOf } from './model/ways.ts';
import { type Picking, usePicking } from './picking.ts';
import { StandingNotice, useStanding } from './standing.tsx';

export interface Board extends Picking {
  readonly view: BoardView;
  readonly isFirstEdition: boolean;
  readonly seats: readonly SeatFact[];
  /** The side of the seat that looks; null for spectators. */
  readonly side: Side | null;
  readonly ways: readonly Way[];
  readonly bars: readonly Bar[];
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

export function Around({ table, seen, children }: PartProps & { readonly children: ReactNode }) {
  const view = boardView(seen.view);
  const { question, decision, draft, press, confirm, explore } = useDecision();
  const { ways, bars } = useWays(decision, question, explore);
  const { follow, next } = useFollowing(question);
  const take = useCallback(
    ({ steps: [first, ...rest] }: Way) => {
      follow(rest, false);
      press(first);
    },
    [follow, press],
  );
  const confirmAnd = useCallback(
    (rest: readonly string[]) => {
      follow(rest, true);
      confirm();
    },
    [confirm, follow],
  );
  const isTaken = useCallback(
    ({ steps }: Way) => draft.has(steps[0]) && steps.slice(1).join(' + ') === next.join(' + '),
    [draft, next],
  );
  const [wishedGuide, wishGuide] = useState<string | null>(null);
  const standing = useStanding(view, wishedGuide, useSettings().lessons.includes(table.id));
  const picking = usePicking(question, view, ways, take);
  const seats = useMemo(() => seatsOf(view), [view]);
  const side = sideOf(seats, seen.as);
  const isFirstEdition = Object(table.setup).edition === 'first';
  const board = useMemo<Board>(
    () => ({
      view,
      isFirstEdition,
      seats,
      side,
      ways,
      bars,
      take,
      confirmAnd,
      isTaken,
      wishedGuide,
      wishGuide,
      ...picking,
    }),
    [view, isFirstEdition, seats, side, ways, bars, take, confirmAnd, isTaken, wishedGuide, picking],
  );
  return (
    <BoardContext value={board}>
      <svg className="unseen" aria-hidden="true">
        <defs>
          <BadgePatterns />
        </defs>
      </svg>
      {children}
      <StandingNotice standing={standing} />
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

/**
 * Answers to questions that are still to come. Whatever else is asked instead ends it. `firm`: the button said all of it,
 * so it need not be confirmed again.
 */
interface Following {
  readonly asked: string;
  readonly next: readonly string[];
  readonly firm: boolean;
}
function useFollowing(question: string) {
  const { decision, draft, verdict, press, setDraft, confirm, busy } = useDecision();
  const [following, setFollowing] = useState<Following | null>(null);
  useEffect(() => {
    // the answer before may not have been acknowledged yet
    if (following === null || following.asked === question || busy) return;
    const { next, firm } = following;
    const [id, ...rest] = next;
    const go = () => setFollowing(rest.length > 0 ? { asked: question, next: rest, firm } : null);
    const form = decision?.own.options.includes(id) === true ? decision.own.form : null;
    if (form === 'one' && !firm) {
      press(id);
      go();
    } else if (form === 'one' || form === 'some') {
      // this one alone
      if (!draft.has(id) || draft.size > 1) setDraft(new Map([[id, 1]]));
      else if (verdict === true) {
        confirm();
        go();
      } else if (verdict !== null) setFollowing(null);
    } else setFollowing(null);
  }, [busy, confirm, decision, draft, following, press, question, setDraft, verdict]);
  const follow = useCallback(
    (next: readonly string[], firm: boolean) =>
      setFollowing(next.length === 0 ? null : { asked: question, next, firm }),
    [question],
  );
  useClosing(question, following === null);
  return { follow, next: following?.next ?? NOBODY };
}
/** Another one may go, but most often none does: to close is chosen already, and waits to be confirmed. */
const CLOSING = ['no further move', 'done'];
function useClosing(question: string, isFree: boolean): void {
  const { decision, draft, setDraft, busy } = useDecision();
  const [offered, setOffered] = useState('');
  const closing = decision?.own.form === 'one' ? decision.own.options.find((id) => CLOSING.includes(id)) : undefined;
  useEffect(() => {
    if (closing === undefined || !isFree || busy || offered === question) return;
    setOffered(question);
    if (draft.size === 0) setDraft(new Map([[closing, 1]]));
  }, [busy, closing, draft, isFree, offered, question, setDraft]);
}
const NOBODY: readonly string[] = [];

/**
 * One decision, given by whatever means: the bar, the map, a card, a key. All of them work on the same draft, so they show
 * the same choice and lead to the same answer.
 */
import type { Refusal, Verdict } from '@amon-hen/kernel';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Explored, PlaySource, Seen, Step } from '../play/source.ts';
import type { Settings } from '../settings/settings.ts';
import {
  countFits,
  type Draft,
  EMPTY,
  firstDraft,
  type OwnDecision,
  ownDecisions,
  pressed,
  readDraft,
  spellDraft,
  withAmount,
} from './draft.ts';

export interface Deciding {
  /** Another question, another name: it stays when somebody else answers something else at the same time. */
  readonly question: string;
  /** What this seat is asked now; null when it has to wait. */
  readonly decision: OwnDecision | null;
  /** How many more decisions wait for it at the same time. */
  readonly others: number;
  readonly draft: Draft;
  /** May the draft be given as it is? Null while that is not known, or too little is chosen. */
  readonly verdict: Verdict | null;
  /** Whether giving the draft cannot be taken back; null while that is not known. */
  readonly final: boolean | null;
  readonly busy: boolean;
  /** Why the last try was refused. */
  readonly refusal: Refusal | null;
  readonly mayUndo: Verdict;
  /** Press an option. With `confirm` set to `final` or `never`, a single pick may be an answer at once. */
  press(id: string): void;
  setAmount(id: string, n: number): void;
  setDraft(draft: Draft): void;
  takeUsual(): void;
  clear(): void;
  confirm(): void;
  undo(): void;
  /** What would be asked after these answers? Changes nothing. */
  explore(steps: readonly Step[]): Promise<Explored>;
}

/** The draft belongs to one question; another question begins with another draft. */
interface Work {
  readonly question: string;
  readonly draft: Draft;
  readonly verdict: Verdict | null;
  readonly final: boolean | null;
  readonly refusal: Refusal | null;
}

export function useDeciding(source: PlaySource, seen: Seen, confirmation: Settings['confirm']): Deciding {
  const waiting = useMemo(() => ownDecisions(seen.offers), [seen.offers]);
  const decision = waiting[0] ?? null;
  const question = decision === null ? `${seen.number} ${seen.as}` : `${seen.asked} ${seen.as} ${decision.which}`;
  const fresh = useMemo<Work>(
    () => ({ ...UNKNOWN, question, draft: decision === null ? EMPTY : firstDraft(decision.own) }),
    [question, decision],
  );
  const [kept, setWork] = useState<Work>(fresh);
  const work = kept.question === question ? kept : fresh;
  // an answer is on its way to one question; the next may be worked on as soon as it is there
  const [given, setGiven] = useState<string | null>(null);
  const busy = given === question;
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  /** Only if the question is still the same when the news arrive. */
  const learn = useCallback(
    (draft: Draft, news: Partial<Work>) => {
      setWork((now) => {
        const base = now.question === fresh.question ? now : fresh;
        return alive.current && base.draft === draft ? { ...base, ...news } : now;
      });
    },
    [fresh],
  );
  const give = useCallback(
    async (draft: Draft) => {
      if (decision === null) return;
      setGiven(question);
      try {
        const verdict = await source.answer(decision.which, spellDraft(decision.own, draft));
        if (verdict !== true) learn(draft, { refusal: verdict });
      } finally {
        setGiven((now) => (now === question ? null : now));
      }
    },
    [decision, learn, question, source],
  );
  /** Looks ahead: is the draft legal, and is it final? */
  const judge = useCallback(
    async (draft: Draft): Promise<boolean | null> => {
      if (decision === null || !countFits(decision.own, draft)) return null;
      const says = spellDraft(decision.own, draft);
      const verdict = await source.check(decision.which, says);
      learn(draft, { verdict });
      if (verdict !== true) return null;
      const explored = await source.explore([{ which: decision.which, says }]);
      // when nothing more is asked of us the others go on, and a machine does so at once
      const final = explored.kind !== 'open' || ownDecisions(explored.offers).length === 0;
      learn(draft, { final });
      return final;
    },
    [decision, learn, source],
  );
  const setDraft = useCallback(
    (draft: Draft) => {
      setWork({ ...UNKNOWN, question, draft });
      void judge(draft);
    },
    [judge, question],
  );
  // the usual answer that a question begins with is judged like any other
  useEffect(() => {
    if (fresh.draft.size > 0) void judge(fresh.draft);
  }, [fresh, judge]);

  const press = useCallback(
    async (id: string) => {
      if (decision === null || busy) return;
      const draft = pressed(decision.own, work.draft, id);
      setWork({ ...UNKNOWN, question, draft });
      const final = await judge(draft);
      if (decision.own.form !== 'one' || final === null || !alive.current) return;
      if (confirmation === 'never' || (confirmation === 'final' && !final)) await give(draft);
    },
    [busy, confirmation, decision, give, judge, question, work.draft],
  );
  const undo = useCallback(async () => {
    const verdict = await source.undo();
    if (verdict !== true) learn(work.draft, { refusal: verdict });
  }, [learn, source, work.draft]);

  const explore = useCallback((steps: readonly Step[]) => source.explore(steps), [source]);

  return {
    question,
    decision,
    explore,
    others: Math.max(0, waiting.length - 1),
    draft: work.draft,
    verdict: work.verdict,
    final: work.final,
    refusal: work.refusal,
    busy,
    mayUndo: seen.mayUndo,
    press: (id) => void press(id),
    setDraft,
    setAmount: (id, n) => setDraft(withAmount(work.draft, id, n)),
    takeUsual: () => {
      if (decision?.own.usual !== undefined) setDraft(readDraft(decision.own.form, decision.own.usual));
    },
    clear: () => setDraft(EMPTY),
    confirm: () => {
      if (work.verdict === true && !busy) void give(work.draft);
    },
    undo: () => void undo(),
  };
}
const UNKNOWN = { verdict: null, final: null, refusal: null };

const DecidingContext = createContext<Deciding | null>(null);
export const DecidingProvider = DecidingContext;
/** For the map, the cards and the windows of a table. */
export function useDecision(): Deciding {
  const deciding = use(DecidingContext);
  if (deciding === null) throw new Error('there is no decision outside a table');
  return deciding;
}

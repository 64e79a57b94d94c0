/**
 * Playing a card costs another one (CG-8.1.1). The player may say which together with the card that is played; the
 * answer is given as soon as the question comes.
 */
import { useCallback, useEffect, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import type { OwnDecision } from '../decision-bar/draft.ts';

interface Plan {
  readonly asked: string;
  readonly played: string;
  readonly pay: string;
}
export interface Payment {
  /** The card that is to be cycled for the one played. */
  readonly pay: string | null;
  plan(played: string, pay: string | null): void;
}
export function usePayment(decision: OwnDecision | null, question: string): Payment {
  const { draft, verdict, setDraft, confirm } = useDecision();
  const [plan, setPlan] = useState<Plan | null>(null);
  const answer = plan === null ? '' : `cycle ${plan.pay}`;
  const due = plan !== null && plan.asked !== question && decision !== null;
  const fits = due && decision.about === 'pay' && decision.values?.cause === plan.played;
  const offered = fits && decision.own.options.includes(answer);
  const drafted = draft.has(answer);
  useEffect(() => {
    if (!due) return;
    if (!offered) setPlan(null);
    else if (!drafted) setDraft(new Map([[answer, 1]]));
    else if (verdict === true) {
      setPlan(null);
      confirm();
    }
  }, [answer, confirm, drafted, due, offered, setDraft, verdict]);
  const make = useCallback(
    (played: string, pay: string | null) => setPlan(pay === null ? null : { asked: question, played, pay }),
    [question],
  );
  return { pay: plan?.pay ?? null, plan: make };
}

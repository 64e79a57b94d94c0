/** A standing order that is about to answer: said beforehand, and stopped with one press. */
import { useCallback, useEffect, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { type Settings, useSettings } from '../settings/settings.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { type IdleAnswer, idleAnswer } from './model/idle.ts';
import type { BoardView } from './model/view.ts';
import { giveOrder, useOrders } from './orders.ts';
import { type Say, useSay } from './say.ts';

/** Milliseconds in which the player can stop it. */
const NOTICE: Readonly<Record<Settings['pace'], number>> = { calm: 5000, brisk: 3000, 'at-once': 1500 };

export interface Standing {
  /** What will be answered soon; null where the player is asked. */
  readonly coming: IdleAnswer | null;
  /** The order no longer stands, and the question waits for its answer. */
  stop(): void;
}
/** A newcomer who is guided is asked everything. */
export function useStanding(view: BoardView, wishedGuide: string | null, isGuided: boolean): Standing {
  const { question, decision, draft, verdict, press, confirm, busy } = useDecision();
  const orders = useOrders();
  const { pace } = useSettings();
  const idle = decision === null ? null : idleAnswer(view, decision, wishedGuide);
  const [begun, setBegun] = useState('');
  const isChosen = idle !== null && draft.has(idle.says);
  // whoever has chosen something else answers by hand
  const byHand = draft.size > 0 && !isChosen;
  const coming = idle !== null && !isGuided && orders[idle.order] && !byHand ? idle : null;
  const isDue = coming !== null && begun === question;
  const waits = coming !== null && !isDue;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setBegun(question), NOTICE[pace]);
    return () => clearTimeout(timer);
  }, [pace, question, waits]);
  useEffect(() => {
    if (!isDue || busy) return;
    if (!isChosen) press(coming.says);
    else if (verdict === true) confirm();
  }, [busy, coming, confirm, isChosen, isDue, press, verdict]);
  const order = coming?.order;
  const stop = useCallback(() => {
    if (order !== undefined) giveOrder(order, false);
  }, [order]);
  return { coming, stop };
}
export function StandingNotice({ standing: { coming, stop } }: { readonly standing: Standing }) {
  const say = useSay();
  const announce = useAnnounce();
  const text = coming === null ? null : orderText(say, coming);
  useEffect(() => {
    if (text !== null) announce(text);
  }, [announce, text]);
  if (text === null) return null;
  return (
    <p className="order-notice">
      <span>{text}</span>
      <button type="button" className="button" onClick={stop}>
        {say('order.stop')}
      </button>
    </p>
  );
}
function orderText(say: Say, { order, says }: IdleAnswer): string {
  return order === 'declare' ? say('order.declare-soon') : say('order.guide-soon', { who: says.replace('guide ', '') });
}

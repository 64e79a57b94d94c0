/** Questions that most often come to nothing. A standing order may answer them; the player sees it coming and can stop it. */
import type { OwnDecision } from '../../decision-bar/draft.ts';
import { figureOf } from './figures.ts';
import { regionFact } from './score.ts';
import type { BoardView } from './view.ts';

export const ORDERS = ['guide', 'declare'] as const;
export type Order = (typeof ORDERS)[number];
export interface IdleAnswer {
  readonly order: Order;
  readonly says: string;
}

/**
 * BG-12.4.1: a Fellowship that has not moved may be declared where it stands. That heals (BG-12.7.1), activates the Nation
 * (BG-12.4.5), or drives off a card that waits for it; where there is nothing of the kind to gain, nothing is declared.
 */
function undeclared(view: BoardView, decision: OwnDecision): string | null {
  if (decision.about !== 'declare' || view.fellowship.progress > 0 || view.fellowship.corruption > 0) return null;
  const at = view.fellowship.position;
  const { nation, side, sign } = regionFact(at);
  const isAtHome = side === 'free' && view.control[at] === 'free' && (sign === 'city' || sign === 'stronghold');
  const isIdle = isAtHome && nation !== null && view.politics[nation].active && view.table.length === 0;
  return isIdle && decision.own.options.includes(NOT) ? NOT : null;
}
const NOT = 'no declaration';

/** BG-12.2.1: who may guide: those of the highest Level. */
export function possibleGuides({ fellowship }: BoardView): readonly string[] {
  const levels = fellowship.companions.map((who) => figureOf(who)?.level ?? 0);
  return fellowship.companions.filter((_, i) => levels[i] === Math.max(...levels));
}
/** BG-12.2.3: the Guide stays, unless another was wished for. */
function sameGuide(view: BoardView, { about, own }: OwnDecision, wished: string | null): string | null {
  if (about !== 'guide') return null;
  const answer = [wished, view.fellowship.guide].map((who) => `guide ${who ?? ''}`);
  return answer.find((id) => own.options.includes(id)) ?? null;
}
export function idleAnswer(view: BoardView, decision: OwnDecision, wishedGuide: string | null): IdleAnswer | null {
  const not = undeclared(view, decision);
  if (not !== null) return { order: 'declare', says: not };
  const guide = sameGuide(view, decision, wishedGuide);
  return guide === null ? null : { order: 'guide', says: guide };
}

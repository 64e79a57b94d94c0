/** What passing would mean (CG-7.1.4, CG-7.1.6, CG-16.2.1). */
import { playerNamed, turnOrder, type View } from './view.ts';

export interface Passing {
  readonly player: string;
  readonly hand: number;
  readonly limit: number;
  /** How many cards each opponent holds. */
  readonly others: readonly number[];
  readonly why: 'limit' | 'fewest' | 'no';
  /** Who else would still have to pass before the combats begin. */
  readonly waitsFor: readonly string[];
}
export function passingOf(view: View, name: string): Passing | null {
  const player = playerNamed(view, name);
  if (player === null || view.phase !== 'action') return null;
  const hand = player.hand.size;
  const limit = player.carryoverLimit;
  const held = view.players.filter(({ side }) => side !== player.side).map((other) => other.hand.size);
  const why = hand <= limit ? 'limit' : held.every((n) => hand < n) ? 'fewest' : 'no';
  const others = new Set(turnOrder(view).map((turn) => turn.player));
  const waitsFor = [...others].filter((other) => other !== name && !view.passed.includes(other));
  return { player: name, hand, limit, others: held, why, waitsFor };
}

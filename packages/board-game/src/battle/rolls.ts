/** Combat rolls, Leader re-rolls, extra attacks (BG-9.4, BG-9.5). */
import { type Part, part, pickOne, type Rules, together } from '@amon-hen/kernel';
import { takeHits, wipeOut } from '../armies/casualties.ts';
import { enemyOf, FREE, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { commander } from '../seats/seats.ts';
import { units } from '../state/armies.ts';
import type { Battle } from '../state/battle.ts';
import type { State } from '../state/state.ts';
import { combatDice, fighters, hits, leadership, MOST_DICE, toHit } from './strength.ts';

const ROLL = ['combat free', 'combat shadow'];
const REROLL = ['re-roll free', 're-roll shadow'];
const EXTRA = ['extra attack free', 'extra attack shadow'];

export function die(game: Table, label: string): number {
  return game.chance.below(6, label) + 1;
}
/** R2 */
export function combatRoll(game: Table, b: Battle, side: Side): void {
  const n = combatDice(game.state, b, side);
  const need = toHit(b, side);
  const rolled = b.roll[side];
  let scored = 0;
  for (let i = 0; i < n; i++) {
    const d = die(game, ROLL[side]);
    rolled.push(d);
    if (hits(d, b.bonus[side], need)) scored++;
  }
  b.rollHits[side] = scored;
  b.misses[side] = n - scored;
  game.tell({ what: 'combat-roll', side, dice: rolled.slice(), n: scored, cause: 'BG-9.5.1' });
}
/** BG-9.5.6: how many missed dice may be rolled again. */
export function rerollsAllowed(s: State, b: Battle, side: Side): number {
  return b.noReroll[side] ? 0 : Math.min(MOST_DICE, leadership(s, b, side), b.misses[side]);
}
const rerollId = (n: number): string => `re-roll ${n}`;
function rerollPart(game: Table, b: Battle, side: Side, chosen: [number, number]): readonly Part[] {
  const s = game.state;
  const most = rerollsAllowed(s, b, side);
  if (most === 0) return [];
  const asking = pickOne({
    by: commander(s, fighters(b, side), side),
    rule: 'BG-9.5.6',
    about: 'leader-re-roll',
    values: { most },
    id: rerollId,
    options: upTo[most],
  });
  return [
    part(asking, (n) => {
      chosen[side] = n;
    }),
  ];
}
const upTo = Array.from({ length: MOST_DICE + 1 }, (_, n) => Array.from({ length: n + 1 }, (_, i) => n - i));
/** R3, for both at once (BG-9.2.5). */
export function* leaderRerolls(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  if (rerollsAllowed(s, b, FREE) === 0 && rerollsAllowed(s, b, SHADOW) === 0) return;
  const chosen: [number, number] = [0, 0];
  yield* together(() => [
    ...rerollPart(game, b, b.attacker, chosen),
    ...rerollPart(game, b, enemyOf(b.attacker), chosen),
  ]);
  for (const side of [b.attacker, enemyOf(b.attacker)]) reroll(game, b, side, chosen[side]);
}
function reroll(game: Table, b: Battle, side: Side, n: number): void {
  if (n === 0) return;
  const need = toHit(b, side);
  const rolled = b.reroll[side];
  for (let i = 0; i < n; i++) {
    const d = die(game, REROLL[side]);
    rolled.push(d);
    if (!hits(d, b.rerollBonus[side], need)) continue;
    b.rerollHits[side]++;
    b.misses[side]--;
  }
  game.tell({ what: 'leader-re-roll', side, dice: rolled.slice(), n: b.rerollHits[side], cause: 'BG-9.5.6' });
}

/** BG-9.4.1: an attack made by a Combat card: no re-roll, no modifiers of the opponent, losses at once. */
export function* extraAttack(
  game: Table,
  b: Battle,
  side: Side,
  dice: number,
  need: number,
  cause: string,
): Rules<number> {
  const rolled: number[] = [];
  let scored = 0;
  for (let i = 0; i < Math.min(MOST_DICE, dice); i++) {
    const d = die(game, EXTRA[side]);
    rolled.push(d);
    if (hits(d, 0, need)) scored++;
  }
  game.tell({ what: 'extra-attack', side, dice: rolled, n: scored, cause });
  yield* suffer(game, b, enemyOf(side), scored, cause);
  return scored;
}
/** Losses of one side outside the common step; a destroyed Army takes its Leaders with it. */
export function* suffer(game: Table, b: Battle, side: Side, n: number, cause: string): Rules<void> {
  const s = game.state;
  const row = fighters(b, side);
  yield* takeHits(game, row, side, n, cause);
  if (units(s, row, side) === 0) wipeOut(game, row, side, 'BG-9.6.9');
}

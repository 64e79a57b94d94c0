/** Moving Armies and attacking with a die or a card (D-13, D-21). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { armyMoves, type MoveRule, moveArmy, moveFrom, moveId, moveTo, refusedMoves } from '../armies/movement.ts';
import { removeAtOnce } from '../armies/stacking.ts';
import { type AttackRule, attack, attackId, attacks, refusedAttacks } from '../battle/attack.ts';
import type { Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { acting } from '../seats/seats.ts';

const DONE = -1;
const moveOrDoneId = (move: number): string => (move === DONE ? 'no further move' : moveId(move));

/** Up to so many different Armies, each to an adjacent region; those that have moved are kept apart (BG-8.4.3). */
export function* moveArmies(game: Table, side: Side, armies: number, rule: MoveRule, cause: string): Rules<void> {
  const s = game.state;
  for (let n = 0; n < armies; n++) {
    const optional = n > 0;
    const move = yield* pickOne({
      by: acting(s),
      rule: 'BG-8.4.1',
      about: optional ? 'move-another-army' : 'move-army',
      id: moveOrDoneId,
      options: () => (optional ? [DONE, ...armyMoves(s, side, rule)] : armyMoves(s, side, rule)),
      refused: () => refusedMoves(s, side, rule),
    });
    if (move === DONE) return;
    yield* moveArmy(game, side, moveFrom(move), moveTo(move), rule, cause);
    yield* removeAtOnce(game, moveTo(move), side);
  }
}
export function* attackWithArmy(game: Table, side: Side, rule: AttackRule, cause: string): Rules<void> {
  const s = game.state;
  const chosen = yield* pickOne({
    by: acting(s),
    rule: 'BG-9.1.3',
    about: 'attack',
    id: attackId,
    options: () => attacks(s, side, rule),
    refused: () => refusedAttacks(s, side, rule),
  });
  yield* attack(game, side, chosen, rule, cause);
}

/** A card of the Shadow lets Armies with a certain figure move, or one of them attack (BG-8.5.1, BG-9.1.1). */
import { pickOne, type Refusal, type Rules } from '@amon-hen/kernel';
import { attackWithArmy, moveArmies } from '../../actions/armies.ts';
import { anyArmyMoves } from '../../armies/movement.ts';
import { anyAttack } from '../../battle/attack.ts';
import type { Figure } from '../../data/figures.ts';
import { SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';

/** How many Armies may move, and whom the part that moves or attacks must have with it. */
export interface Order {
  readonly armies: number;
  readonly needs: { readonly by: (figure: Figure) => boolean; readonly refusal: Refusal };
}
const STAY = 0;
const MOVE = 1;
const ATTACK = 2;
const orderId = ['stay', 'move', 'attack'] as const;

/** Moves, one attack, or nothing. */
export function* orderArmies(game: Table, order: Order, cause: string): Rules<void> {
  const s = game.state;
  const { by, refusal } = order.needs;
  const rule = { needs: { by: (_: unknown, figure: Figure) => by(figure), refusal } };
  const options = [STAY];
  if (anyArmyMoves(s, SHADOW, rule)) options.push(MOVE);
  if (anyAttack(s, SHADOW, rule)) options.push(ATTACK);
  const choice = yield* pickOne({
    by: acting(s),
    rule: cause,
    about: 'order-armies',
    id: (o) => orderId[o],
    options,
  });
  if (choice === MOVE) yield* moveArmies(game, SHADOW, order.armies, rule, cause);
  if (choice === ATTACK) yield* attackWithArmy(game, SHADOW, rule, cause);
}

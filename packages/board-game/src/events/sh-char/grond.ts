import type { Rules } from '@amon-hen/kernel';
import { anyArmy, battle, mayAttack } from '../../battle/attack.ts';
import { dreadAndDespair } from '../../battle/cards/dread-and-despair.ts';
import { WITCH_KING } from '../../data/figures.ts';
import { insideOf, isInside, NO_ROW } from '../../data/map.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { units, whereIs } from '../../state/armies.ts';
import { SIEGE } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { threeRounds } from '../verbs/long-siege.ts';

const ID = 'sh-char-20';

/** The Witch-king is in a Shadow Army that besieges a Stronghold. */
function besieges(s: State): boolean {
  const row = whereIs(s, WITCH_KING);
  if (row < 0 || isInside(row) || units(s, row, SHADOW) === 0) return false;
  return insideOf[row] !== NO_ROW && units(s, insideOf[row], FREE) > 0;
}
function mayAssault(s: State): boolean {
  const row = whereIs(s, WITCH_KING);
  return mayAttack(s, SHADOW, row, insideOf[row], anyArmy) === true;
}
function* play(game: Table): Rules<void> {
  if (!mayAssault(game.state)) return;
  const row = whereIs(game.state, WITCH_KING);
  yield* battle(game, SHADOW, SIEGE, row, insideOf[row], anyArmy, ID, threeRounds);
}
export const grond = event({
  id: ID,
  needs: (s) => condition(ID, besieges(s)),
  works: mayAssault,
  play,
  combat: dreadAndDespair,
});

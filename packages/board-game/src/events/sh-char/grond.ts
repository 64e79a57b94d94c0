import type { Rules } from '@amon-hen/kernel';
import { anyArmy, battle, mayAttack } from '../../battle/attack.ts';
import { dreadAndDespair } from '../../battle/cards/dread-and-despair.ts';
import { WITCH_KING } from '../../data/figures.ts';
import { insideOf, isInside, NO_ROW } from '../../data/map.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { units, whereIs } from '../../state/armies.ts';
import { SIEGE, type Terms, usualTerms } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-char-20';
/** Three rounds; in the first no Combat card for the Free Peoples without a Companion. */
export const threeRounds: Terms = { ...usualTerms, rounds: 3, lockFirstRound: true };

/** The Witch-king is in a Shadow Army that besieges a Stronghold. */
function besieges(s: State): boolean {
  const row = whereIs(s, WITCH_KING);
  if (row < 0 || isInside(row) || units(s, row, SHADOW) === 0) return false;
  return insideOf[row] !== NO_ROW && units(s, insideOf[row], FREE) > 0;
}
function* play(game: Table): Rules<void> {
  const row = whereIs(game.state, WITCH_KING);
  yield* battle(game, SHADOW, SIEGE, row, insideOf[row], anyArmy, ID, threeRounds);
}
export const grond = event({
  id: ID,
  needs: (s) => condition(ID, besieges(s)),
  works: (s) => mayAttack(s, SHADOW, whereIs(s, WITCH_KING), insideOf[whereIs(s, WITCH_KING)], anyArmy) === true,
  play,
  combat: dreadAndDespair,
});

import type { Rules } from '@amon-hen/kernel';
import { wordsOfPower } from '../../battle/cards/words-of-power.ts';
import { canMoveNazgul, moveNazgul } from '../../characters/nazgul.ts';
import { isNazgul } from '../../data/figures.ts';
import type { Table } from '../../fact.ts';
import { event, no } from '../registry.ts';
import { type Order, orderArmies } from '../verbs/order-armies.ts';

const ID = 'sh-char-23';
const withNazgul: Order = { armies: 2, needs: { by: isNazgul, refusal: no(ID, 'needs-nazgul') } };

/** Those that have just moved may lead an Army: the card allows both. */
function* play(game: Table): Rules<void> {
  yield* moveNazgul(game, false, true, ID);
  yield* orderArmies(game, withNazgul, ID);
}
export const theRingwraithsAreAbroad = event({
  id: ID,
  works: (s) => canMoveNazgul(s, false),
  play,
  combat: wordsOfPower,
});

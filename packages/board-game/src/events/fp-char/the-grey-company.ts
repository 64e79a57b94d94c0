import { pickOne, type Rules } from '@amon-hen/kernel';
import { inReserve, recruit } from '../../armies/recruiting.ts';
import { braveStand } from '../../battle/cards/brave-stand.ts';
import { strategyDeck } from '../../data/deck.ts';
import { eliteOf, figureId, regularOf } from '../../data/figures.ts';
import { LOST } from '../../data/map.ts';
import { FREE, type Nation, nationsOfSide } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { hasNation } from '../../seats/nations.ts';
import { acting } from '../../seats/seats.ts';
import { count, shift, whereIs } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { drawAndDiscard } from '../cards.ts';
import { event } from '../registry.ts';
import { condition, isWithArmy, striderOrAragorn } from '../verbs/conditions.ts';

const ID = 'fp-char-24';
const DECK = strategyDeck(FREE);

function holds(s: State): boolean {
  const king = striderOrAragorn(s);
  return king >= 0 && isWithArmy(s, king, FREE);
}
/** Own Nations (BG-16.3.1) that have a Regular in his Army, and an Elite to put in its place. */
function nationsToRaise(s: State): Nation[] {
  const row = whereIs(s, striderOrAragorn(s));
  return nationsOfSide[FREE].filter(
    (n) => hasNation(s, acting(s), n) && count(s, row, regularOf(n)) > 0 && inReserve(s, eliteOf(n)) > 0,
  );
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  const options = nationsToRaise(s);
  if (options.length > 0) {
    const nation = yield* pickOne({
      by: acting(s),
      rule: ID,
      about: 'replace-regular',
      id: (n) => `replace ${figureId[regularOf(n)]}`,
      options,
    });
    const row = whereIs(s, striderOrAragorn(s));
    shift(s, row, LOST, regularOf(nation), 1);
    game.tell({ what: 'lost', from: row, figure: regularOf(nation), n: 1, cause: ID });
    recruit(game, eliteOf(nation), row, 1, ID);
  }
  yield* drawAndDiscard(game, acting(s), DECK, 2, ID);
}
export const theGreyCompany = event({
  id: ID,
  needs: (s) => condition(ID, holds(s)),
  works: (s) => s.decks[DECK].length > 0 || nationsToRaise(s).length > 0,
  play,
  combat: braveStand,
});

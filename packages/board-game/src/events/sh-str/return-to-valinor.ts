import type { Rules } from '@amon-hen/kernel';
import { deadlyStrife } from '../../battle/cards/deadly-strife.ts';
import { eliteOf, regularOf } from '../../data/figures.ts';
import { type Region, strongholdsOfNation } from '../../data/map.ts';
import { ELVES, FREE, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { control, count, isBesieged } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { hitArmy, rollAtLeast } from '../verbs/hits.ts';

const ID = 'sh-str-01';
const TO_HIT = 6;

const elves = (s: State, at: Region): number => count(s, at, regularOf(ELVES)) + count(s, at, eliteOf(ELVES));
/** Elven Strongholds that are not besieged, with Elves in the region. */
const weary = (s: State): Region[] => strongholdsOfNation[ELVES].filter((at) => !isBesieged(s, at) && elves(s, at) > 0);

function* play(game: Table): Rules<void> {
  const s = game.state;
  for (const at of weary(s)) yield* hitArmy(game, at, FREE, rollAtLeast(game, elves(s, at), TO_HIT, ID), ID);
}
export const returnToValinor = event({
  id: ID,
  needs: (s) =>
    condition(
      ID,
      strongholdsOfNation[ELVES].some((at) => control(s, at) === SHADOW),
    ),
  works: (s) => weary(s).length > 0,
  play,
  combat: deadlyStrife,
});

import type { Rules } from '@amon-hen/kernel';
import { scouts } from '../../battle/cards/scouts.ts';
import { MAP_ROWS, type Row } from '../../data/map.ts';
import { nationsOfSide, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { hasUnitOf, units } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { hitArmy, rollAtLeast } from '../verbs/hits.ts';
import { whichArmy } from '../verbs/which-army.ts';

const ID = 'fp-str-05';
const DICE = 5;
const TO_HIT = 5;

const isMixed = (s: State, row: Row): boolean =>
  units(s, row, SHADOW) > 1 && nationsOfSide[SHADOW].filter((nation) => hasUnitOf(s, row, nation)).length > 1;
function mixedArmies(s: State): Row[] {
  const rows: Row[] = [];
  for (let row = 0; row < MAP_ROWS; row++) if (isMixed(s, row)) rows.push(row);
  return rows;
}
function* play(game: Table): Rules<void> {
  const rows = mixedArmies(game.state);
  if (rows.length === 0) return;
  const row = yield* whichArmy(game, rows, 'army-to-hit', ID);
  yield* hitArmy(game, row, SHADOW, rollAtLeast(game, DICE, TO_HIT, ID), ID);
}
export const theSpiritOfMordor = event({ id: ID, works: (s) => mixedArmies(s).length > 0, play, combat: scouts });

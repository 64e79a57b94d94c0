import { pickOne, type Rules } from '@amon-hen/kernel';
import { freely, mayMove, moveArmy } from '../../armies/movement.ts';
import { captureIfEmptied } from '../../armies/settle.ts';
import { suddenStrike } from '../../battle/cards/sudden-strike.ts';
import {
  isInside,
  NO_ROW,
  neighbours,
  type Region,
  type Row,
  region,
  regionId,
  regionOfRow,
  regionsOfNation,
} from '../../data/map.ts';
import { FREE, ROHAN } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { armyRow, control, isBesieged } from '../../state/armies.ts';
import { isAtWar } from '../../state/politics.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { whichArmy } from '../verbs/which-army.ts';

const ID = 'fp-str-11';
const MINAS_TIRITH = region('minas-tirith');
const toId = (to: Region): string => `to ${regionId[to]}`;

/** Minas Tirith; if it is besieged or lost, the regions around it. */
function goals(s: State): readonly Region[] {
  const open = control(s, MINAS_TIRITH) === FREE && !isBesieged(s, MINAS_TIRITH);
  return open ? [MINAS_TIRITH] : neighbours[MINAS_TIRITH];
}
const goalsFor = (s: State, row: Row): Region[] => goals(s).filter((to) => mayMove(s, FREE, row, to, freely) === true);
/** Armies in Rohan, besieged ones too. */
function armies(s: State): Row[] {
  const rows = regionsOfNation[ROHAN].map((at) => armyRow(s, at, FREE));
  return rows.filter((row) => row !== NO_ROW && goalsFor(s, row).length > 0);
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  const rows = armies(s);
  if (rows.length === 0) return;
  const row = yield* whichArmy(game, rows, 'army-to-move', ID);
  const options = goalsFor(s, row);
  const to = yield* pickOne({ by: acting(s), rule: ID, about: 'army-to', id: toId, options });
  yield* moveArmy(game, FREE, row, to, freely, ID);
  // BG-10.7.8: the last unit may have left a besieged Stronghold
  if (isInside(row) && s.rulings.emptiedStrongholdFalls) captureIfEmptied(game, regionOfRow[row], FREE);
}
export const pathsOfTheWoses = event({
  id: ID,
  needs: (s) => condition(ID, isAtWar(s, ROHAN)),
  works: (s) => armies(s).length > 0,
  play,
  combat: suddenStrike,
});

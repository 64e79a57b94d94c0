import { pickOne, type Rules } from '@amon-hen/kernel';
import { inReserve } from '../../armies/recruiting.ts';
import { weComeToKill } from '../../battle/cards/we-come-to-kill.ts';
import { eliteOf, regularOf } from '../../data/figures.ts';
import { MAP_ROWS, RESERVE, type Row, rowId } from '../../data/map.ts';
import { SAURON } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { count, shift } from '../../state/armies.ts';
import { isAtWar } from '../../state/politics.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-str-15';
const TROLLS = 2;
const REGULAR = regularOf(SAURON);
const ELITE = eliteOf(SAURON);
const upgradeId = (row: Row): string => `upgrade ${rowId(row)}`;

function places(s: State): Row[] {
  const rows: Row[] = [];
  if (inReserve(s, ELITE) === 0) return rows;
  for (let row = 0; row < MAP_ROWS; row++) if (count(s, row, REGULAR) > 0) rows.push(row);
  return rows;
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  for (let left = TROLLS; left > 0; left--) {
    const options = places(s);
    if (options.length === 0) return;
    const row = yield* pickOne({
      by: acting(s),
      rule: ID,
      about: 'upgrade-regular',
      values: { left },
      id: upgradeId,
      options,
    });
    shift(s, row, RESERVE, REGULAR, 1);
    shift(s, RESERVE, row, ELITE, 1);
    game.tell({ what: 'upgraded', figure: REGULAR, n: 1, to: row, cause: ID });
  }
}
export const hillTrolls = event({
  id: ID,
  needs: (s) => condition(ID, isAtWar(s, SAURON)),
  works: (s) => places(s).length > 0,
  play,
  combat: weComeToKill,
});

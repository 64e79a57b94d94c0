import { pickOne, type Rules } from '@amon-hen/kernel';
import { afterLosses } from '../../armies/settle.ts';
import { greatHost } from '../../battle/cards/great-host.ts';
import { companions, eliteOf, type Figure, figureId, leaderOf, regularOf } from '../../data/figures.ts';
import { LOST, MAP_ROWS, nationOf, rowId } from '../../data/map.ts';
import { FREE, type Nation, nationId, nationsOfSide } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { ringBearersRegion } from '../../fellowship/declare.ts';
import { ownerOf } from '../../seats/nations.ts';
import { acting } from '../../seats/seats.ts';
import { count, shift } from '../../state/armies.ts';
import { isAtWar } from '../../state/politics.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition, regionOfCharacter } from '../verbs/conditions.ts';

const ID = 'sh-str-06';

/** A Companion, or the Ring-bearers' figure, is within its borders. */
function isVisited(s: State, nation: Nation): boolean {
  const guests = [ringBearersRegion(s), ...companions.map((companion) => regionOfCharacter(s, companion))];
  return guests.some((at) => at >= 0 && nationOf[at] === nation);
}
const hosts = (s: State): Nation[] =>
  nationsOfSide[FREE].filter((nation) => !isAtWar(s, nation) && isVisited(s, nation));

/** A loss is figure × 256 + row. */
const lossId = (loss: number): string => `remove ${figureId[loss >> 8]} ${rowId(loss & 255)}`;
function losses(s: State, nation: Nation): number[] {
  const kinds: readonly Figure[] = [regularOf(nation), eliteOf(nation), leaderOf(nation)];
  const options: number[] = [];
  for (let row = 0; row < MAP_ROWS; row++) {
    for (const figure of kinds) if (count(s, row, figure) > 0) options.push((figure << 8) | row);
  }
  return options;
}
const suffers = (s: State, nation: Nation): boolean => s.box[nation] > 0 || losses(s, nation).length > 0;

function* play(game: Table): Rules<void> {
  const s = game.state;
  const options = hosts(s).filter((nation) => suffers(s, nation));
  if (options.length === 0) return;
  const nation = yield* pickOne({
    by: acting(s),
    rule: ID,
    about: 'stormcrow',
    id: (n) => `nation ${nationId[n]}`,
    options,
  });
  if (s.box[nation] > 0) {
    s.box[nation]--;
    game.tell({ what: 'moved-back', nation, n: s.box[nation], cause: ID });
  }
  yield* loseOne(game, nation);
}
function* loseOne(game: Table, nation: Nation): Rules<void> {
  const s = game.state;
  const options = losses(s, nation);
  if (options.length === 0) return;
  const loss = yield* pickOne({
    by: ownerOf(s, nation),
    rule: ID,
    about: 'lose-figure',
    values: { nation: nationId[nation] },
    id: lossId,
    options,
  });
  const figure = loss >> 8;
  const row = loss & 255;
  shift(s, row, LOST, figure, 1);
  game.tell({ what: 'lost', from: row, figure, n: 1, cause: ID });
  afterLosses(game, row, FREE);
}
export const stormcrow = event({
  id: ID,
  needs: (s) => condition(ID, hosts(s).length > 0),
  works: (s) => hosts(s).some((nation) => suffers(s, nation)),
  play,
  combat: greatHost,
});

/** Recruiting by card (BG-8.3.8 to BG-8.3.10): from the reinforcements, as far as possible, also inside a siege. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { inReserve, recruit, recruitingRow } from '../../armies/recruiting.ts';
import { removeAtOnce, removeExcess } from '../../armies/stacking.ts';
import {
  eliteOf,
  type Figure,
  figureId,
  isLeader,
  isUnit,
  nationOfFigure,
  regularOf,
  sideOfFigure,
} from '../../data/figures.ts';
import { isInside, type Region, type Row, regionId } from '../../data/map.ts';
import { FREE, type Nation } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { mayActFor } from '../../seats/rights.ts';
import { acting } from '../../seats/seats.ts';
import { units } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';

/** Could at least one such figure be placed there? */
export function canRecruit(s: State, figure: Figure, region: Region): boolean {
  const row = recruitingRow(s, region, figure);
  if (mayActFor(s, nationOfFigure[figure]) !== true) return false;
  return row !== null && inReserve(s, figure) > 0 && (!isLeader[figure] || units(s, row, FREE) > 0);
}
export function canRecruitUnit(s: State, nation: Nation, region: Region): boolean {
  return canRecruit(s, regularOf(nation), region) || canRecruit(s, eliteOf(nation), region);
}
/** Places up to `n` figures in a row: as many as there are (BG-19.1.1). A Leader is not placed where he would be alone. */
export function* recruitInRow(game: Table, figure: Figure, row: Row, n: number, cause: string): Rules<void> {
  const s = game.state;
  const placed = Math.min(n, inReserve(s, figure));
  if (placed === 0 || (isLeader[figure] && units(s, row, FREE) === 0)) return;
  if (mayActFor(s, nationOfFigure[figure]) !== true) return; // BG-16.3.1: each for his own Nations
  recruit(game, figure, row, placed, cause);
  if (!isUnit[figure]) return;
  if (isInside(row))
    yield* removeExcess(game, row, sideOfFigure[figure]); // BG-19.6.5
  else yield* removeAtOnce(game, row, sideOfFigure[figure]);
}
/** Places up to `n` figures in a region, if the card may do so there. */
export function* recruitFigures(game: Table, figure: Figure, region: Region, n: number, cause: string): Rules<void> {
  const row = recruitingRow(game.state, region, figure);
  if (row !== null) yield* recruitInRow(game, figure, row, n, cause);
}
const unitId = (figure: Figure): string => `recruit ${figureId[figure]}`;
/** One unit in a row, Regular or Elite as the player likes. */
export function* recruitUnitInRow(game: Table, nation: Nation, row: Row, region: Region, cause: string): Rules<void> {
  const s = game.state;
  const options = [regularOf(nation), eliteOf(nation)].filter((f) => inReserve(s, f) > 0);
  if (options.length === 0 || mayActFor(s, nation) !== true) return;
  const figure = yield* pickOne({
    by: acting(s),
    rule: cause,
    about: 'regular-or-elite',
    values: { region: regionId[region] },
    id: unitId,
    options,
  });
  yield* recruitInRow(game, figure, row, 1, cause);
}
/** One unit in a region, Regular or Elite as the player likes. */
export function* recruitUnit(game: Table, nation: Nation, region: Region, cause: string): Rules<void> {
  const row = recruitingRow(game.state, region, regularOf(nation));
  if (row !== null) yield* recruitUnitInRow(game, nation, row, region, cause);
}

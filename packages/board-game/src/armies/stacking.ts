/** Stacking limits (BG-8.2): ten units in a region, five in a besieged Stronghold. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { type Figure, figureId, unitsOfSide } from '../data/figures.ts';
import { isInside, MAP_ROWS, REGIONS, RESERVE, type Row, regionId, regionOfRow } from '../data/map.ts';
import { FREE, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { commander } from '../seats/seats.ts';
import { count, shift, units } from '../state/armies.ts';
import { type State, unitsCell } from '../state/state.ts';

export const STACK = 10;
export const GARRISON = 5;
const removeId = (figure: Figure): string => `remove ${figureId[figure]}`;

/** The owner takes units away until the limit is met; they go to the reinforcements (BG-8.2.5). */
export function* removeExcess(game: Table, row: Row, side: Side): Rules<void> {
  const s = game.state;
  const inside = isInside(row);
  const limit = inside ? GARRISON : STACK;
  while (units(s, row, side) > limit) {
    const figure = yield* pickOne({
      by: commander(s, row, side),
      rule: inside ? 'BG-8.2.4' : 'BG-8.2.3',
      about: 'remove-excess',
      values: { region: regionId[regionOfRow[row]], limit },
      id: removeId,
      options: () => unitsOfSide[side].filter((f) => count(s, row, f) > 0),
    });
    shift(s, row, RESERVE, figure, 1);
    game.tell({ what: 'excess-removed', from: row, figure, cause: inside ? 'BG-8.2.4' : 'BG-8.2.3' });
  }
}
function isAnyOverstacked(s: State): boolean {
  const { cells } = s;
  const regions = unitsCell(0, FREE);
  const insides = unitsCell(REGIONS, FREE);
  const end = unitsCell(MAP_ROWS, FREE);
  for (let cell = regions; cell < insides; cell++) if (cells[cell] > STACK) return true;
  for (let cell = insides; cell < end; cell++) if (cells[cell] > GARRISON) return true;
  return false;
}
/** BG-4.6.9, BG-8.2.3: at the end of each action. */
export function* checkStacking(game: Table): Rules<void> {
  const s = game.state;
  if (!isAnyOverstacked(s)) return;
  for (let row = 0; row < MAP_ROWS; row++) {
    const limit = row < REGIONS ? STACK : GARRISON;
    if (units(s, row, FREE) > limit) yield* removeExcess(game, row, FREE);
    if (units(s, row, SHADOW) > limit) yield* removeExcess(game, row, SHADOW);
  }
}

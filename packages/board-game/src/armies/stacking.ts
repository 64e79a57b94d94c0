/** Stacking limits (BG-8.2): ten units in a region, five in a besieged Stronghold. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { FIGURES, type Figure, figureId, unitsOfSide } from '../data/figures.ts';
import {
  isInside,
  MAP_ROWS,
  MARCH,
  REGIONS,
  RESERVE,
  type Region,
  type Row,
  regionId,
  regionOfRow,
} from '../data/map.ts';
import { FREE, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { isShared, removeInTurn } from '../seats/mixed-armies.ts';
import { ownerOfFigure } from '../seats/nations.ts';
import { commander, isTeam, leading, teammateOf } from '../seats/seats.ts';
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
  if (isShared(s, row, side) && !s.mixed.includes(row)) {
    yield* removeInTurn(game, row, side, limit);
    return;
  }
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
/** BG1-5.1: in the first edition the limit holds at every moment, and excess goes at once. */
export function* removeAtOnce(game: Table, region: Region, side: Side): Rules<void> {
  const s = game.state;
  if (s.rulings.stackingChecked === 'end-of-action') return;
  const rows = [region, ...s.marches.flatMap((to, i) => (to === region ? [MARCH + i] : []))];
  const total = (): number => rows.reduce((sum, row) => sum + units(s, row, side), 0);
  const inTurn = isTeam(s, side) && !s.mixed.includes(region); // BG-16.4.2
  let seat = teammateOf(s, leading(s, side));
  const choices = (): number[] =>
    rows.flatMap((row, i) =>
      unitsOfSide[side]
        .filter((f) => count(s, row, f) > 0 && (!inTurn || ownerOfFigure(s, f) === seat))
        .map((f) => f + FIGURES * i),
    );
  while (total() > STACK) {
    if (choices().length > 0) {
      const choice = yield* pickOne({
        by: inTurn ? seat : commander(s, rows[rows.length - 1], side),
        rule: 'BG1-5.1',
        about: 'remove-excess',
        values: { region: regionId[region], limit: STACK },
        id: (c) => removeId(c % FIGURES) + ((c / FIGURES) | 0 ? ' just arrived' : ''),
        options: choices,
      });
      const figure = choice % FIGURES;
      shift(s, rows[(choice / FIGURES) | 0], RESERVE, figure, 1);
      game.tell({ what: 'excess-removed', from: region, figure, cause: 'BG1-5.1' });
    }
    seat = teammateOf(s, seat);
  }
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

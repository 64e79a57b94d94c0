/** Figures on the map: the one door that changes them, and the questions about them. */
import {
  type Figure,
  figuresOfSide,
  isUnit,
  KINDS,
  leadersOfSide,
  sideOfFigure,
  unitsOfSide,
} from '../data/figures.ts';
import { insideOf, NO_ROW, REGIONS, type Region, ROWS, type Row, STRONGHOLD, settlement } from '../data/map.ts';
import { enemyOf, FREE, type Nation, SHADOW, type Side } from '../data/nations.ts';
import { mark, WORDS } from './occupied.ts';
import { cellOf, controlCell, type State, unitsCell } from './state.ts';

/** How many figures of a kind are in a row; a Character is one or none. */
export function count(s: State, row: Row, figure: Figure): number {
  return figure < KINDS ? s.cells[cellOf(row, figure)] : s.where[figure - KINDS] === row ? 1 : 0;
}
export function hasAny(s: State, row: Row, figures: readonly Figure[]): boolean {
  for (let i = 0; i < figures.length; i++) if (count(s, row, figures[i]) > 0) return true;
  return false;
}
/** The one door through which figures change places: it keeps the derived counts, and figures are conserved. */
export function shift(s: State, from: Row, to: Row, figure: Figure, n: number): void {
  if (figure >= KINDS) {
    if (n > 0) s.where[figure - KINDS] = to;
    return;
  }
  s.cells[cellOf(from, figure)] -= n;
  s.cells[cellOf(to, figure)] += n;
  if (isUnit[figure]) {
    const side = sideOfFigure[figure];
    changeUnits(s, from, side, -n);
    changeUnits(s, to, side, n);
  }
}
function changeUnits(s: State, row: Row, side: Side, by: number): void {
  const cell = unitsCell(row, side);
  s.cells[cell] += by;
  if (row < REGIONS) mark(s.occupied, row, side, s.cells[cell] > 0);
}
/** Moves everything of a side from one row to another. */
export function shiftAll(s: State, from: Row, to: Row, side: Side): void {
  for (const figure of figuresOfSide[side]) {
    const n = count(s, from, figure);
    if (n > 0) shift(s, from, to, figure, n);
  }
}
export function whereIs(s: State, character: Figure): number {
  return s.where[character - KINDS];
}
export function place(s: State, character: Figure, where: number): void {
  s.where[character - KINDS] = where;
}
/** BG-7.1.7: its figure is on the map (or in the battle that is being fought). */
export function isInPlay(s: State, character: Figure): boolean {
  return s.where[character - KINDS] >= 0;
}

/** Army units (Regulars and Elites) of a side in a row. */
export function units(s: State, row: Row, side: Side): number {
  return s.cells[unitsCell(row, side)];
}
export function setCount(s: State, row: Row, figure: Figure, n: number): void {
  const cell = cellOf(row, figure);
  if (isUnit[figure]) changeUnits(s, row, sideOfFigure[figure], n - s.cells[cell]);
  s.cells[cell] = n;
}
/** Rebuilds the derived counts from the figures. */
export function recount(s: State): void {
  s.occupied.length = 0;
  for (let word = 0; word < 2 * WORDS; word++) s.occupied.push(0);
  for (let row = 0; row < ROWS; row++) {
    for (let side = 0; side < 2; side++) {
      let n = 0;
      for (const figure of unitsOfSide[side]) n += s.cells[cellOf(row, figure)];
      s.cells[unitsCell(row, side)] = 0;
      changeUnits(s, row, side, n);
    }
  }
}
/** Is any figure that leads (Leader, Nazgûl) or any Character of the side in the row? */
export function hasLeaderOrCharacter(s: State, row: Row, side: Side): boolean {
  for (const figure of leadersOfSide[side]) if (s.cells[cellOf(row, figure)] > 0) return true;
  return hasCharacter(s, row, side);
}
export function hasCharacter(s: State, row: Row, side: Side): boolean {
  for (const figure of figuresOfSide[side]) if (figure >= KINDS && s.where[figure - KINDS] === row) return true;
  return false;
}
export function hasUnitOf(s: State, row: Row, nation: Nation): boolean {
  const regular = nation < 5 ? nation * 3 : 15 + (nation - 5) * 2;
  return s.cells[cellOf(row, regular)] > 0 || s.cells[cellOf(row, regular + 1)] > 0;
}

// ── control and sieges ──
export const NO_CONTROL = -1;
/** The side that controls the Settlement of the region, or NO_CONTROL (BG-2.4). */
export function control(s: State, region: Region): number {
  return s.cells[controlCell(region)];
}
export function setControl(s: State, region: Region, side: number): void {
  s.cells[controlCell(region)] = side;
}
/** A Stronghold with figures inside it is besieged (BG-10.2.4): they are there only during a siege. */
export function isBesieged(s: State, region: Region): boolean {
  const inside = insideOf[region];
  return inside !== NO_ROW && (units(s, inside, FREE) > 0 || units(s, inside, SHADOW) > 0);
}
/** The side inside the Stronghold, if it is besieged. */
export function isBesiegedSide(s: State, region: Region, side: Side): boolean {
  const inside = insideOf[region];
  return inside !== NO_ROW && units(s, inside, side) > 0;
}
export function isControlledStronghold(s: State, region: Region, side: Side): boolean {
  return settlement[region] === STRONGHOLD && control(s, region) === side;
}
/** The row in which a side's Characters stand in a region: inside, if the side is besieged there. */
export function rowIn(s: State, region: Region, side: Side): Row {
  return isBesiegedSide(s, region, side) ? insideOf[region] : region;
}
/** "An Army is here" looks into the besieged Stronghold too: the row of the side's Army, or NO_ROW. */
export function armyRow(s: State, region: Region, side: Side): Row {
  if (units(s, region, side) > 0) return region;
  return isBesiegedSide(s, region, side) ? insideOf[region] : NO_ROW;
}

// ── free regions (BG-2.5) ──
/** BG-2.5.1: free for a side. */
export function isFree(s: State, region: Region, side: Side): boolean {
  const enemy = enemyOf(side);
  if (units(s, region, enemy) > 0) return false;
  if (control(s, region) !== enemy) return true;
  return isBesiegedSide(s, region, enemy); // a Stronghold of the enemy's that an Army of this side besieges
}
/** BG-2.5.2: free for the purposes of Army movement. */
export function isFreeForMovement(s: State, region: Region, side: Side): boolean {
  return units(s, region, enemyOf(side)) === 0;
}

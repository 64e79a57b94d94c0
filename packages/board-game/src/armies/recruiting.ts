/** Recruiting (BG-8.3): where figures may be placed, and placing them. */
import type { Refusal, Verdict } from '@amon-hen/kernel';
import { type Figure, isLeader, nationOfFigure, sideOfFigure } from '../data/figures.ts';
import { insideOf, NO_SETTLEMENT, nationOf, RESERVE, type Region, type Row, settlement } from '../data/map.ts';
import { enemyOf } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { noteNation } from '../seats/consecutive.ts';
import { newcomers } from '../seats/mixed-armies.ts';
import { control, count, isBesiegedSide, isFree, shift, units } from '../state/armies.ts';
import type { State } from '../state/state.ts';

const NONE_LEFT: Refusal = { rule: 'BG-8.3.7', why: 'no-figure-left' };
const NOT_FREE: Refusal = { rule: 'BG-8.3.6', why: 'region-not-free' };
const BESIEGED: Refusal = { rule: 'BG-8.3.6', why: 'besieged' };
const FOREIGN: Refusal = { rule: 'BG-8.3.3', why: 'not-a-settlement-of-its-nation' };
const NO_UNITS: Refusal = { rule: 'BG-8.3.11', why: 'leader-would-be-alone' };

export function inReserve(s: State, figure: Figure): number {
  return count(s, RESERVE, figure);
}
/** BG-8.3.3, BG-8.3.6: a Muster die places figures in free Settlements of their own Nation. */
export function mayMuster(s: State, figure: Figure, region: Region): Verdict {
  const side = sideOfFigure[figure];
  if (settlement[region] === NO_SETTLEMENT || nationOf[region] !== nationOfFigure[figure]) return FOREIGN;
  if (isBesiegedSide(s, region, side)) return BESIEGED;
  if (control(s, region) !== side || !isFree(s, region, side)) return NOT_FREE;
  if (inReserve(s, figure) === 0) return NONE_LEFT;
  return isLeader[figure] && units(s, region, side) === 0 ? NO_UNITS : true;
}
/** BG-8.3.8, BG-8.3.9: the row in which a card may place figures of the side in the region, or null. */
export function recruitingRow(s: State, region: Region, figure: Figure): Row | null {
  const side = sideOfFigure[figure];
  if (isBesiegedSide(s, region, side)) return insideOf[region];
  if (units(s, region, enemyOf(side)) > 0) return null;
  return control(s, region) === enemyOf(side) ? null : region;
}
export function recruit(game: Table, figure: Figure, row: Row, n: number, cause: string): void {
  const s = game.state;
  noteNation(s, nationOfFigure[figure]);
  newcomers(s, row);
  shift(s, RESERVE, row, figure, n);
  game.tell({ what: 'recruited', figure, n, to: row, cause });
}

/** What follows at once when figures have come or gone: sieges end, Strongholds fall, Leaders without units are lost. */
import type { Seat } from '@amon-hen/kernel';
import { freeLeaders } from '../data/figures.ts';
import {
  insideOf,
  LOST,
  MARCH,
  NO_ROW,
  NO_SETTLEMENT,
  nationOf,
  type Region,
  regionOfRow,
  settlement,
  sideOf,
} from '../data/map.ts';
import { enemyOf, FREE, NO_NATION, SHADOW, type Side } from '../data/nations.ts';
import { checkTable } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { activate, advance } from '../politics/politics.ts';
import { armyComes } from '../seats/mixed-armies.ts';
import { noteCaptor } from '../seats/ranking.ts';
import { control, count, isBesiegedSide, setControl, shift, shiftAll, units } from '../state/armies.ts';
import type { State } from '../state/state.ts';

/** Units of a side in a region outside its Stronghold, those that arrived in this action included (BG-8.4.3). */
export function presence(s: State, region: Region, side: Side): number {
  let n = units(s, region, side);
  for (let i = 0; i < s.marches.length; i++) if (s.marches[i] === region) n += units(s, MARCH + i, side);
  return n;
}

/** BG-10.7: the marker is placed or taken away; points follow the markers (BG-10.7.4). */
export function capture(game: Table, region: Region, side: Side, by?: Seat): void {
  const s = game.state;
  setControl(s, region, side);
  noteCaptor(s, region, side, by);
  game.tell({ what: 'captured', region, side, cause: 'BG-10.7.1' });
  if (sideOf[region] !== side) advance(game, nationOf[region], 'capture', 'BG-11.4.1'); // BG-10.7.5, BG-10.7.7
}

/** An Army of the side has entered the region (BG-8.4.12, BG-8.4.13, BG-9.8.4). */
export function enterRegion(game: Table, region: Region, side: Side): void {
  const s = game.state;
  const nation = nationOf[region];
  if (side === SHADOW && nation !== NO_NATION && sideOf[region] === FREE) {
    activate(game, nation, 'entry', region, 'BG-11.2.1');
  }
  const enemy = enemyOf(side);
  if (settlement[region] === NO_SETTLEMENT || control(s, region) !== enemy) return;
  if (!isBesiegedSide(s, region, enemy)) capture(game, region, side);
}

/** BG-2.6.3: Leaders without units in a row are lost. */
function loseLeadersAlone(game: Table, row: number): void {
  const s = game.state;
  if (units(s, row, FREE) > 0) return;
  for (const leader of freeLeaders) {
    const n = count(s, row, leader);
    if (n === 0) continue;
    shift(s, row, LOST, leader, n);
    game.tell({ what: 'leader-alone', from: row, figure: leader, n, cause: 'BG-2.6.3' });
  }
}

/** Puts a region in order after figures have left it or died there. */
export function settle(game: Table, region: Region): void {
  const s = game.state;
  const inside = insideOf[region];
  if (inside !== NO_ROW) settleSiege(game, region, inside);
  loseLeadersAlone(game, region);
  if (s.table.length > 0) checkTable(game);
}
function settleSiege(game: Table, region: Region, inside: number): void {
  const s = game.state;
  for (let side = FREE; side <= SHADOW; side++) {
    if (units(s, inside, side) === 0) {
      // BG-19.6.3: without units Leaders are lost, and the others stay in the region
      if (side === FREE) loseLeadersAlone(game, inside);
      shiftAll(s, inside, region, side);
    } else if (presence(s, region, enemyOf(side)) === 0) {
      armyComes(s, inside, region, side);
      shiftAll(s, inside, region, side); // BG-10.4.1, BG-10.4.3
      game.tell({ what: 'siege-ended', region, cause: 'BG-10.4.1' });
    }
  }
}
/** BG-10.7.1b: the last unit that held a besieged Stronghold of the side is gone, and a besieger is left. */
export function captureIfEmptied(game: Table, region: Region, side: Side, by?: Seat): void {
  const s = game.state;
  const inside = insideOf[region];
  if (inside === NO_ROW || control(s, region) !== side || units(s, inside, side) > 0) return;
  if (presence(s, region, side) === 0 && presence(s, region, enemyOf(side)) > 0)
    capture(game, region, enemyOf(side), by);
}
/** After a card has cost an Army of the side units outside battle (BG-6.5.1, BG-19.6.3). */
export function afterLosses(game: Table, row: number, side: Side): void {
  const region = regionOfRow[row];
  captureIfEmptied(game, region, side);
  settle(game, region);
}

/** Losses (BG-9.6): hits are taken one after another by the owner of the Army. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { eliminate } from '../characters/eliminate.ts';
import {
  charactersOfSide,
  elitesOfSide,
  type Figure,
  figureId,
  isElite,
  leadersOfSide,
  regularsOfSide,
  sideOfFigure,
  unitsOfSide,
} from '../data/figures.ts';
import { LOST, RESERVE, type Row } from '../data/map.ts';
import { FREE, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { commander } from '../seats/seats.ts';
import { count, shift, units } from '../state/armies.ts';
import type { State } from '../state/state.ts';

/** A loss is the figure that is removed, or an Elite that is reduced. */
const REDUCE = 64;
const lossId = (loss: number): string =>
  loss >= REDUCE ? `reduce ${figureId[loss - REDUCE]}` : `remove ${figureId[loss]}`;

/** BG-8.2.6, BG-8.2.7: where the dead of a side go. */
export const graveOf = (side: Side): Row => (side === FREE ? LOST : RESERVE);
/** BG-9.6.5: can a Regular of the Elite's Nation take its place? */
export function canBeReduced(s: State, elite: Figure): boolean {
  if (count(s, RESERVE, elite - 1) > 0) return true;
  return sideOfFigure[elite] === FREE && count(s, LOST, elite - 1) > 0; // for the Shadow these are one pool
}
/** BG-9.6.5, BG-19.1.3: the Regular comes from the casualties first. */
export function reduceElite(game: Table, row: Row, elite: Figure, side: Side, cause: string): void {
  const s = game.state;
  shift(s, side === FREE && count(s, LOST, elite - 1) > 0 ? LOST : RESERVE, row, elite - 1, 1);
  shift(s, row, graveOf(side), elite, 1);
  game.tell({ what: 'reduced', from: row, figure: elite, cause });
}
function lossOptions(s: State, row: Row, side: Side, hits: number): number[] {
  const options: number[] = [];
  for (const regular of regularsOfSide[side]) if (count(s, row, regular) > 0) options.push(regular);
  for (const elite of elitesOfSide[side]) {
    if (count(s, row, elite) === 0) continue;
    if (!canBeReduced(s, elite))
      options.push(elite); // BG-9.6.6
    else {
      options.push(REDUCE + elite);
      if (hits >= 2) options.push(elite); // BG-9.6.3
    }
  }
  return options;
}
/** How many hits it takes to destroy the Army whatever is chosen. */
function toughness(s: State, row: Row, side: Side): number {
  let n = 0;
  for (const figure of unitsOfSide[side]) n += count(s, row, figure) * (isElite[figure] ? 2 : 1);
  return n;
}

/** The units take the hits; Leaders and Characters are looked after by whoever calls (BG-9.6.9, BG-6.5.1). */
export function* takeHits(game: Table, row: Row, side: Side, hits: number, cause: string): Rules<void> {
  const s = game.state;
  if (hits <= 0 || units(s, row, side) === 0) return;
  if (hits >= toughness(s, row, side)) {
    for (const figure of unitsOfSide[side]) {
      const n = count(s, row, figure);
      if (n === 0) continue;
      shift(s, row, graveOf(side), figure, n);
      game.tell({ what: 'lost', from: row, figure, n, cause });
    }
    return;
  }
  for (let left = hits; left > 0 && units(s, row, side) > 0; ) {
    const remaining = left;
    const loss = yield* pickOne({
      by: commander(s, row, side),
      rule: 'BG-9.6.2',
      about: 'casualties',
      values: { hits: remaining },
      id: lossId,
      options: () => lossOptions(s, row, side, remaining),
    });
    if (loss >= REDUCE) {
      reduceElite(game, row, loss - REDUCE, side, cause);
      left--;
    } else {
      left -= isElite[loss] && canBeReduced(s, loss) ? 2 : 1;
      shift(s, row, graveOf(side), loss, 1);
      game.tell({ what: 'lost', from: row, figure: loss, n: 1, cause });
    }
  }
}

/** BG-9.6.9: Leaders, Nazgûl and Characters of a destroyed Army go with it. */
export function wipeOut(game: Table, row: Row, side: Side, cause: string): void {
  const s = game.state;
  for (const leader of leadersOfSide[side]) {
    const n = count(s, row, leader);
    if (n === 0) continue;
    shift(s, row, graveOf(side), leader, n);
    game.tell({ what: 'lost', from: row, figure: leader, n, cause });
  }
  for (const character of charactersOfSide[side]) {
    if (count(s, row, character) > 0) eliminate(game, character, cause);
  }
}

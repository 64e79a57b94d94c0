/** Nazgûl and Minions on the map (BG-7.4). */
import { pickOne, type Refusal, type Rules } from '@amon-hen/kernel';
import { type Figure, figureId, isNazgul, levelOf, MOUTH_OF_SAURON, NAZGUL, WITCH_KING } from '../data/figures.ts';
import {
  insideOf,
  isInside,
  MAP_ROWS,
  NO_ROW,
  neighbours,
  REGIONS,
  type Region,
  type Row,
  regionId,
  regionOfRow,
  rowId,
} from '../data/map.ts';
import { FREE, SHADOW } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { hasFigure } from '../seats/rights.ts';
import { acting } from '../seats/seats.ts';
import { count, isBesiegedSide, isControlledStronghold, isInPlay, rowIn, shift, whereIs } from '../state/armies.ts';
import type { State } from '../state/state.ts';

const HOSTILE: Refusal = { rule: 'BG-7.4.2', why: 'free-stronghold' };

/** BG-7.4.2, BG-7.4.4: not where the Free Peoples hold a Stronghold, unless the Shadow besieges it. */
function isBarred(s: State, region: Region): boolean {
  return isControlledStronghold(s, region, FREE) && !isBesiegedSide(s, region, FREE);
}
/** Does a Nazgûl, or the Witch-king, stand in the region, inside its Stronghold or not? */
export function isNazgulIn(s: State, region: Region): boolean {
  const inside = insideOf[region];
  return hasNazgul(s, region) || (inside !== NO_ROW && hasNazgul(s, inside));
}
const hasNazgul = (s: State, row: Row): boolean => count(s, row, NAZGUL) > 0 || count(s, row, WITCH_KING) > 0;

export function nazgulTargets(s: State, from: Region): Region[] {
  const options: Region[] = [];
  for (let region = 0; region < REGIONS; region++) {
    if (region === from || isBarred(s, region)) continue;
    if (!s.rulings.nazgulJoinBesieged && isBesiegedSide(s, region, SHADOW)) continue; // BG-19.4.8
    options.push(region);
  }
  return options;
}
/** BG-7.4.3: up to three regions; never through a friendly Stronghold that is besieged. */
export function mouthTargets(s: State, from: Region): Region[] {
  const steps = new Int8Array(REGIONS).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i];
    if (steps[at] === levelOf[MOUTH_OF_SAURON] || (at !== from && isBarred(s, at))) continue; // BG1-6.1: he stops there
    for (const next of neighbours[at]) {
      if (steps[next] >= 0 || isBesiegedSide(s, next, SHADOW)) continue;
      if (isBarred(s, next) && !s.rulings.mouthEntersStrongholds) continue;
      steps[next] = steps[at] + 1;
      queue.push(next);
    }
  }
  return queue.slice(1);
}

/** A flyer is figure × 256 + row. */
const DONE = -1;
const flyerId = (flyer: number): string => (flyer === DONE ? 'done' : `${figureId[flyer >> 8]} ${rowId(flyer & 255)}`);
const toId = (region: Region): string => `to ${regionId[region]}`;

/** Every figure that may move, one entry each. */
function flyers(s: State, withMouth: boolean): number[] {
  const list: number[] = [];
  for (let row = 0; row < MAP_ROWS; row++) {
    for (let n = count(s, row, NAZGUL); n > 0; n--) list.push((NAZGUL << 8) | row);
  }
  if (isInPlay(s, WITCH_KING) && hasFigure(s, WITCH_KING)) list.push((WITCH_KING << 8) | whereIs(s, WITCH_KING));
  if (withMouth && mouthMoves(s)) list.push((MOUTH_OF_SAURON << 8) | whereIs(s, MOUTH_OF_SAURON));
  return list;
}
function mouthMoves(s: State): boolean {
  const row = whereIs(s, MOUTH_OF_SAURON);
  return row >= 0 && !isInside(row) && hasFigure(s, MOUTH_OF_SAURON) && mouthTargets(s, regionOfRow[row]).length > 0;
}
export function canMoveNazgul(s: State, withMouth: boolean): boolean {
  if (isInPlay(s, WITCH_KING) && hasFigure(s, WITCH_KING)) return true;
  for (let row = 0; row < MAP_ROWS; row++) if (count(s, row, NAZGUL) > 0) return true;
  return withMouth && mouthMoves(s);
}
/** D-19: each at most once, each to its own destination. Cards move Nazgûl only, and let them all stay. */
export function* moveNazgul(game: Table, withMouth: boolean, optional: boolean, cause: string): Rules<void> {
  const s = game.state;
  const waiting = flyers(s, withMouth);
  for (let first = !optional; waiting.length > 0; first = false) {
    const options = [...new Set(waiting)];
    const flyer = yield* pickOne({
      by: acting(s),
      rule: 'BG-7.4.1',
      about: 'move-nazgul',
      id: flyerId,
      options: first ? options : [DONE, ...options],
    });
    if (flyer === DONE) return;
    const figure: Figure = flyer >> 8;
    const row: Row = flyer & 255;
    const from = regionOfRow[row];
    const to = yield* pickOne({
      by: acting(s),
      rule: isNazgul(figure) ? 'BG-7.4.2' : 'BG-7.4.3',
      about: 'nazgul-to',
      values: { figure: figureId[figure] },
      id: toId,
      options: () => (isNazgul(figure) ? nazgulTargets(s, from) : mouthTargets(s, from)),
      refused: () =>
        Array.from({ length: REGIONS }, (_, r) => r)
          .filter((r) => r !== from && isBarred(s, r) && (isNazgul(figure) || !s.rulings.mouthEntersStrongholds))
          .map((r) => ({ option: toId(r), refusal: HOSTILE })),
    });
    waiting.splice(waiting.indexOf(flyer), 1);
    shift(s, row, rowIn(s, to, SHADOW), figure, 1); // BG-19.4.7, BG-19.4.8
    game.tell({ what: 'flew', figure, from: row, to, cause });
  }
}

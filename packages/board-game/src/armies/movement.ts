/** Moving Armies (BG-8.4): where they may go, and going there. */
import type { Refusal, Rules, Verdict } from '@amon-hen/kernel';
import {
  type Figure,
  figuresOfSide,
  freeLeaders,
  isCharacter,
  isCompanion,
  isMinion,
  isUnit,
  KINDS,
  NAZGUL,
  nationOfFigure,
  unitsOfSide,
} from '../data/figures.ts';
import {
  MARCH,
  MARCHES,
  nationOf,
  neighbours,
  REGIONS,
  type Region,
  type Row,
  regionId,
  regionOfRow,
} from '../data/map.ts';
import { AT_WAR, enemyOf, FREE, NO_NATION, SHADOW, type Side } from '../data/nations.ts';
import { isClosed } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { companionArrives } from '../politics/politics.ts';
import { noteArmy } from '../seats/consecutive.ts';
import { armyComes, mayOrder } from '../seats/mixed-armies.ts';
import { hasFigure } from '../seats/rights.ts';
import { acting } from '../seats/seats.ts';
import { count, hasAny, isFreeForMovement, rowIn, shift, shiftAll, units } from '../state/armies.ts';
import { beside, lowest, WORDS } from '../state/occupied.ts';
import { allAtWar } from '../state/politics.ts';
import type { State } from '../state/state.ts';
import { canWalk, chooseGroup, type GroupRule, groupOf, judgeGroup, largestGroup, leads } from './groups.ts';
import { enterRegion, settle } from './settle.ts';

const ENEMY_THERE: Refusal = { rule: 'BG-8.4.9', why: 'enemy-army-there' };
const CLOSED: Refusal = { rule: 'BG-6.4.1', why: 'closed-by-card' };
const NOT_AT_WAR: Refusal = { rule: 'BG-8.4.11', why: 'not-at-war-border' };
const NO_LEADER: Refusal = { rule: 'BG-8.4.1', why: 'needs-leader' };
const NOT_YOURS: Refusal = { rule: 'BG-16.3.1', why: 'not-your-nation' };

/** BG-8.4.9: may an Army of the side enter the region at all? */
export function mayEnter(s: State, side: Side, to: Region): Verdict {
  if (!isFreeForMovement(s, to, side)) return ENEMY_THERE;
  return isClosed(s, to, side) ? CLOSED : true;
}
/** BG-8.4.11, BG-11.5: may this figure go into that land? */
export function mayCross(s: State, figure: Figure, to: Region): boolean {
  if (isCharacter(figure)) return canWalk(figure);
  const land = nationOf[to];
  if (land === NO_NATION || figure === NAZGUL) return true;
  const own = nationOfFigure[figure];
  return land === own || s.box[own] === AT_WAR;
}

/** What an Army that moves must be like besides; cards ask for more than dice. */
export interface MoveRule {
  /** It must have such a figure with it (BG-8.4.6, or the text of a card). */
  readonly needs?: { readonly by: (s: State, figure: Figure) => boolean; readonly refusal: Refusal };
}
export const freely: MoveRule = {};
/** A Character result: with a Leader, Nazgûl or Character that moves along (BG-8.4.1). */
export const withLeader: MoveRule = { needs: { by: leads, refusal: NO_LEADER } };

export function groupRule(s: State, to: Region, move: MoveRule): GroupRule {
  const shared = { rule: 'BG-8.4.4', about: 'who-moves', values: { to: regionId[to] }, ordered: true } as const;
  const { needs } = move;
  return needs === undefined
    ? shared
    : { ...shared, led: { by: (f) => needs.by(s, f) && canWalk(f), refusal: needs.refusal } };
}
/** The figures of Nations that are not At War: they keep to their own borders (BG-11.5). */
function homebound(s: State, side: Side): readonly Figure[] {
  return allAtWar(s, side) ? NO_FIGURES : boundFigures[side].filter((f) => s.box[nationOfFigure[f]] !== AT_WAR);
}
const boundFigures: readonly (readonly Figure[])[] = [[...unitsOfSide[FREE], ...freeLeaders], unitsOfSide[SHADOW]];
/** The figures of which an Army must have one to move. */
function guides(s: State, side: Side, { needs }: MoveRule): readonly Figure[] {
  return needs === undefined ? NO_FIGURES : figuresOfSide[side].filter((f) => canWalk(f) && needs.by(s, f));
}
const NO_FIGURES: readonly Figure[] = [];
/** May the figure be taken along: by the land it enters, and by whose it is (BG-16.3.1)? */
export function mayGo(s: State, row: Row, figure: Figure, to: Region): boolean {
  if (!mayCross(s, figure, to)) return false;
  if (s.setup.players === 2) return true;
  return mayOrder(s, acting(s), row, figure) && (!isMinion(figure) || hasFigure(s, figure)); // BG-16.3.3
}
/** May a part of an Army cross into the land of a Nation, if others of it must stay behind? */
function mayPartCross(s: State, side: Side, row: Row, to: Region, move: MoveRule): Verdict {
  if (!unitsOfSide[side].some((f) => count(s, row, f) > 0 && mayCross(s, f, to))) return NOT_AT_WAR;
  const group = groupOf(s, row, side, (f) => mayGo(s, row, f, to));
  if (!group.figures.some((f) => isUnit[f])) return NOT_YOURS;
  const rule = groupRule(s, to, move);
  if (largestGroup(s, row, side, group, rule) !== null) return true;
  return judgeGroup(s, row, side, group, group.upTo, rule); // what is wrong with all of them
}
/** May an Army, or a part of it, move from the row into the region? */
export function mayMove(s: State, side: Side, row: Row, to: Region, move: MoveRule): Verdict {
  const enter = mayEnter(s, side, to);
  if (enter !== true) return enter;
  if (s.setup.players > 2) return mayPartCross(s, side, row, to, move);
  if (nationOf[to] !== NO_NATION && hasAny(s, row, homebound(s, side))) return mayPartCross(s, side, row, to, move);
  const { needs } = move;
  return needs === undefined || hasAny(s, row, guides(s, side, move)) || needs.refusal;
}
/** Visits every possible move; stops when the visitor says so, and tells whether it did. */
function eachMove(s: State, side: Side, move: MoveRule, visit: (from: Region, to: Region) => boolean): boolean {
  const divided = s.setup.players > 2; // whose figures they are is looked at for each move
  const led = guides(s, side, move);
  const home = homebound(s, side);
  const { occupied } = s;
  const own = side * WORDS;
  const theirs = enemyOf(side) * WORDS;
  for (let word = 0; word < WORDS; word++) {
    for (let armies = occupied[own + word]; armies !== 0; armies &= armies - 1) {
      const from = word * 32 + lowest(armies);
      const whole = move.needs === undefined || hasAny(s, from, led);
      if (!whole && !divided) continue; // a part has no more than the whole
      const bound = hasAny(s, from, home);
      for (let w = 0; w < WORDS; w++) {
        let targets = beside[from * WORDS + w] & ~occupied[theirs + w]; // BG-8.4.9
        for (; targets !== 0; targets &= targets - 1) {
          const to = w * 32 + lowest(targets);
          if (isClosed(s, to, side)) continue;
          const inPart = divided || (bound && nationOf[to] !== NO_NATION);
          const may = inPart ? mayPartCross(s, side, from, to, move) === true : whole;
          if (may && visit(from, to)) return true;
        }
      }
    }
  }
  return false;
}
/** A move is from × 128 + to, regions both. */
export const moveId = (move: number): string => `move ${regionId[move >> 7]} ${regionId[move & 127]}`;
export const moveFrom = (move: number): Region => move >> 7;
export const moveTo = (move: number): Region => move & 127;
export const moveOf = (from: Region, to: Region): number => (from << 7) | to;

export function armyMoves(s: State, side: Side, move: MoveRule): number[] {
  const options: number[] = [];
  eachMove(s, side, move, (from, to) => {
    options.push(moveOf(from, to));
    return false;
  });
  return options;
}
const first = (): boolean => true;
export function anyArmyMoves(s: State, side: Side, move: MoveRule): boolean {
  return eachMove(s, side, move, first);
}
/** The moves that are not possible, with the reason. */
export function refusedMoves(s: State, side: Side, move: MoveRule): { option: string; refusal: Refusal }[] {
  const noes: { option: string; refusal: Refusal }[] = [];
  for (let from = 0; from < REGIONS; from++) {
    if (units(s, from, side) === 0) continue;
    for (const to of neighbours[from]) {
      const verdict = mayMove(s, side, from, to, move);
      if (verdict !== true) noes.push({ option: moveId(moveOf(from, to)), refusal: verdict });
    }
  }
  return noes;
}

/** Chooses who goes, and goes: the figures wait in a MARCH row until all moves of the action are made (BG-8.4.3). */
export function* moveArmy(game: Table, side: Side, row: Row, to: Region, move: MoveRule, cause: string): Rules<void> {
  const s = game.state;
  const group = groupOf(s, row, side, (f) => mayGo(s, row, f, to));
  const amounts = yield* chooseGroup(s, row, side, group, groupRule(s, to, move));
  march(game, side, row, [to], group.figures, amounts, cause);
}
/** Moves figures along a route into its last region; Settlements on the way are captured (BG-8.5.3). */
export function march(
  game: Table,
  side: Side,
  row: Row,
  route: readonly Region[],
  figures: readonly Figure[],
  amounts: readonly number[],
  cause: string,
): void {
  const s = game.state;
  const to = route[route.length - 1];
  const n = s.marches.length;
  if (n >= MARCHES) throw new Error('too many Armies on the march');
  for (let i = 0; i < figures.length; i++) if (amounts[i] > 0) shift(s, row, MARCH + n, figures[i], amounts[i]);
  s.marches.push(to);
  noteArmy(s, side, to, figures, amounts);
  game.tell({ what: 'army-moved', side, from: row, to, figures: flat(figures, amounts), cause });
  for (const region of route) {
    s.marches[n] = region; // it is where it has come to so far: what it captures there is its own (BG-16.7.2)
    enterRegion(game, region, side);
  }
  settle(game, regionOfRow[row]);
}
const flat = (figures: readonly Figure[], amounts: readonly number[]): number[] =>
  figures.flatMap((f, i) => (amounts[i] > 0 ? [f, amounts[i]] : []));

/** The moves of the action are made: Armies join whoever is there (BG-8.1.2), Companions with them arrive (BG-19.4.20). */
export function arrive(game: Table, side: Side): void {
  const s = game.state;
  while (s.marches.length > 0) {
    const n = s.marches.length - 1;
    const to = s.marches[n];
    const row = rowIn(s, to, side);
    const travellers: Figure[] = [];
    if (side === FREE)
      for (let f = 0; f < s.where.length; f++) if (s.where[f] === MARCH + n) travellers.push(f + KINDS);
    armyComes(s, MARCH + n, row, side);
    shiftAll(s, MARCH + n, row, side);
    s.marches.pop();
    for (const figure of travellers) if (isCompanion(figure)) companionArrives(game, figure, to);
    settle(game, to);
  }
}

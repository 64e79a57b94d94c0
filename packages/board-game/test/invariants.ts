/** What must be true of every position, whatever was played (issue of a broken one: the first line that throws). */
import { CARDS, cardId } from '../src/data/deck.ts';
import { figureId, figuresInBox, freeLeaders, KINDS, unitsOfSide } from '../src/data/figures.ts';
import { TILES } from '../src/data/hunt-pool.ts';
import { insideOf, MAP_ROWS, NO_ROW, REGIONS, ROWS, regionId, rowId } from '../src/data/map.ts';
import { enemyOf, FREE } from '../src/data/nations.ts';
import { fellowshipCompanions } from '../src/fellowship/guide.ts';
import { control, count, units } from '../src/state/armies.ts';
import { WORDS } from '../src/state/occupied.ts';
import { ACTION_RESOLUTION, GOLLUM, IN_FELLOWSHIP, type State } from '../src/state/state.ts';

function must(yes: boolean, what: string): void {
  if (!yes) throw new Error(what);
}

/** BG-3.2.3: on the map + reinforcements + out = the box. */
function figuresAreConserved(s: State): void {
  for (let kind = 0; kind < KINDS; kind++) {
    let n = 0;
    for (let row = 0; row < ROWS; row++) {
      const here = count(s, row, kind);
      must(here >= 0, `${here} ${figureId[kind]} in ${row}`);
      n += here;
    }
    must(n === figuresInBox[kind], `${n} ${figureId[kind]} instead of ${figuresInBox[kind]}`);
  }
}
function countsAreTrue(s: State): void {
  for (let row = 0; row < ROWS; row++) {
    for (let side = 0; side < 2; side++) {
      let n = 0;
      for (const figure of unitsOfSide[side]) n += count(s, row, figure);
      must(n === units(s, row, side), `row ${row} counts ${units(s, row, side)} units instead of ${n}`);
      if (row >= REGIONS) continue;
      const marked = ((s.occupied[side * WORDS + (row >> 5)] >> (row & 31)) & 1) === 1;
      must(marked === n > 0, `${regionId[row]}: ${n} units of side ${side}, ${marked ? '' : 'not '}marked as occupied`);
    }
  }
}
/** Each card is in exactly one place. */
function cardsAreWhole(s: State): void {
  const chosen = s.battle === null ? [] : s.battle.cards.filter((card) => card >= 0);
  const all = [...s.hands.flat(), ...s.decks.flat(), ...s.table, ...s.discard, ...s.buried.flat(), ...chosen];
  must(all.length === CARDS && new Set(all).size === CARDS, `cards: ${all.length}, ${new Set(all).size} different`);
  must(
    all.every((card) => cardId[card] !== undefined),
    'an unknown card',
  );
}
/** BG-13.1: each tile in one place; special ones not in play are in none. */
function tilesAreWhole(s: State): void {
  const all = [...s.pool, ...s.drawn, ...s.waiting, ...s.removed];
  must(new Set(all).size === all.length && all.length <= TILES && all.length >= 16, `tiles: ${all.join()}`);
}
/** Between actions: stacking (BG-8.2), no Leader alone (BG-2.6.3), sieges as they must be (BG-10.4). */
function armiesAreInOrder(s: State): void {
  for (let row = 0; row < MAP_ROWS; row++) {
    for (let side = 0; side < 2; side++) {
      const limit = row < REGIONS ? 10 : 5;
      must(units(s, row, side) <= limit, `${units(s, row, side)} units in ${rowId(row)}`);
    }
    if (units(s, row, FREE) > 0) continue;
    for (const leader of freeLeaders) must(count(s, row, leader) === 0, `a Leader alone in ${rowId(row)}`);
  }
  for (let region = 0; region < REGIONS; region++) {
    must(units(s, region, 0) === 0 || units(s, region, 1) === 0, `two Armies in ${regionId[region]}`);
    const inside = insideOf[region];
    if (inside === NO_ROW) continue;
    for (let side = 0; side < 2; side++) {
      if (units(s, inside, side) === 0) continue;
      must(control(s, region) === side, `${regionId[region]}: the besieged do not control their Stronghold`);
      must(units(s, region, enemyOf(side)) > 0, `${regionId[region]}: a siege without besiegers`);
    }
    if (units(s, inside, 0) + units(s, inside, 1) === 0) {
      for (let kind = 0; kind < KINDS; kind++) must(count(s, inside, kind) === 0, `figures inside ${regionId[region]}`);
      must(!s.where.includes(inside), `a Character inside ${regionId[region]}`);
    }
  }
  must(s.marches.length === 0, 'an Army still on the march');
}
/** BG-12.2.1, BG-12.2.5 */
function guideIsRight(s: State): void {
  const company = fellowshipCompanions(s);
  if (company.length === 0) must(s.guide === GOLLUM, 'Gollum is not the Guide');
  else must(s.guide !== GOLLUM && s.where[s.guide - KINDS] === IN_FELLOWSHIP, 'the Guide is not in the Fellowship');
}
export function invariants(s: State): void {
  figuresAreConserved(s);
  countsAreTrue(s);
  cardsAreWhole(s);
  tilesAreWhole(s);
  must(s.corruption >= 0 && s.corruption <= 12 && s.progress >= 0 && s.progress <= 12, 'the Fellowship Track');
}
/** Only at a checkpoint: in the middle of an action some of this waits for its end. */
export function restingInvariants(s: State): void {
  invariants(s);
  if (s.phase !== ACTION_RESOLUTION || s.battle !== null || s.hunt !== null) return;
  armiesAreInOrder(s);
  guideIsRight(s);
}

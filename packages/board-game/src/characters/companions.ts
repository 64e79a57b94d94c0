/** Companions on the map (BG-7.3): how far they go, alone or in groups. */
import { pickOne, pickSome, type Rules } from '@amon-hen/kernel';
import { companions, type Figure, figureId, GANDALF_THE_WHITE, isHobbit, levelOf } from '../data/figures.ts';
import { isInside, type Region, type Row, regionId, regionOfRow } from '../data/map.ts';
import { FREE } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { type Route, routeEnd, routeId, touched } from '../fellowship/routes.ts';
import { companionArrives } from '../politics/politics.ts';
import { acting } from '../seats/seats.ts';
import { place, rowIn, whereIs } from '../state/armies.ts';
import type { State } from '../state/state.ts';
import { journeys, rousedOnTheWay } from './journeys.ts';

export const figureName = (figure: Figure): string => figureId[figure];

/** The Level of a group for movement: the highest in it (BG-7.3.3); Shadowfax makes it 4 (BG-7.7.8, BG-19.4.19). */
export function groupLevel(group: readonly Figure[]): number {
  let level = 0;
  for (const companion of group) level = Math.max(level, levelOf[companion]);
  const shadowfax =
    group.includes(GANDALF_THE_WHITE) &&
    (group.length === 1 || (group.length === 2 && group.some((companion) => isHobbit(companion))));
  return shadowfax ? Math.max(level, 4) : level;
}

/** Puts Companions into a region: with the besieged, if there are any (BG-12.8.4), and activates (BG-7.3.9). */
export function arriveAt(game: Table, group: readonly Figure[], region: Region, cause: string): void {
  const s = game.state;
  for (const companion of group) {
    place(s, companion, rowIn(s, region, FREE));
    game.tell({ what: 'companion-moved', figure: companion, to: region, cause });
  }
  for (const companion of group) companionArrives(game, companion, region);
}

/** A group goes its way: those whom it rouses in passing, then its end. */
export function travel(
  game: Table,
  group: readonly Figure[],
  way: Route,
  watched: readonly Region[],
  cause: string,
): void {
  for (const region of touched(way, watched)) for (const c of group) companionArrives(game, c, region); // BG1-8.1
  arriveAt(game, group, routeEnd(way), cause);
}

/** Companions on the map that can move: not those inside a besieged Stronghold (BG-7.3.6). */
export function movableCompanions(s: State): Figure[] {
  return companions.filter((c) => {
    const row = whereIs(s, c);
    return row >= 0 && !isInside(row);
  });
}
export function companionsIn(s: State, row: Row): Figure[] {
  return companions.filter((c) => whereIs(s, c) === row);
}

const DONE: Region = -1;
const fromId = (region: Region): string => (region === DONE ? 'done' : `from ${regionId[region]}`);
export const toId = (region: Region): string => `to ${regionId[region]}`;

export interface CompanionMove {
  /** Added to the Level of a group. */
  readonly bonus: number;
  /** Counts instead of the Level, if higher. */
  readonly level: number;
  readonly intoSieges: boolean;
  /** One group only. */
  readonly once: boolean;
  readonly optional: boolean;
}
export const byDie: CompanionMove = { bonus: 0, level: 0, intoSieges: false, once: false, optional: false };

/** D-18: groups are formed and moved one after another, each Companion at most once. */
export function* moveCompanions(game: Table, move: CompanionMove, cause: string): Rules<void> {
  const s = game.state;
  const moved: Figure[] = [];
  for (;;) {
    const waiting = movableCompanions(s).filter((c) => !moved.includes(c));
    const regions = [...new Set(waiting.map((c) => regionOfRow[whereIs(s, c)]))];
    if (regions.length === 0) return;
    const mayStop = move.optional || moved.length > 0;
    const from = yield* pickOne({
      by: acting(s),
      rule: 'BG-7.3.1',
      about: 'move-companions',
      id: fromId,
      options: mayStop ? [DONE, ...regions] : regions,
    });
    if (from === DONE) return;
    const here = waiting.filter((c) => regionOfRow[whereIs(s, c)] === from);
    const group = yield* pickSome({
      by: acting(s),
      rule: 'BG-7.3.3',
      about: 'companion-group',
      values: { region: regionId[from] },
      id: figureName,
      options: here,
      least: 1,
      most: here.length,
    });
    const range = Math.max(groupLevel(group), move.level) + move.bonus;
    const watched = rousedOnTheWay(s, group);
    const way = yield* pickOne({
      by: acting(s),
      rule: 'BG-7.3.2',
      about: 'companions-to',
      values: { range },
      id: (route) => `to ${routeId(route, watched)}`,
      options: () => journeys(s, from, range, move.intoSieges, watched),
    });
    if (way !== from) travel(game, group, way, watched, cause);
    moved.push(...group);
    if (move.once) return;
  }
}

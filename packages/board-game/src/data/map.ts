/**
 * The map as numbers. A row is a place where figures can be: the regions, then the insides of the Strongholds, then
 * the places beside the map.
 */
import { borders } from './borders.ts';
import { FREE, type Nation, NO_NATION, nationId, SHADOW, type Side, sideOfNation } from './nations.ts';
import { type RegionId, regionFacts } from './regions.ts';

export type Region = number;
export type Row = number;

export const REGIONS = regionFacts.length;
export const regionId: readonly string[] = regionFacts.map((r) => r.id);
const numberOf = new Map<string, Region>(regionId.map((id, r) => [id, r]));
export function region(id: RegionId): Region {
  return findRegion(id);
}
/** As `region`, for words that come from outside. */
export function findRegion(id: string): Region {
  const found = numberOf.get(id);
  if (found === undefined) throw new Error(`there is no region “${id}”`);
  return found;
}

export const NO_SETTLEMENT = 0;
export const TOWN = 1;
export const CITY = 2;
export const STRONGHOLD = 3;
export const settlement: readonly number[] = regionFacts.map(({ settlement }) =>
  settlement === 'stronghold'
    ? STRONGHOLD
    : settlement === 'city'
      ? CITY
      : settlement === 'town'
        ? TOWN
        : NO_SETTLEMENT,
);
export const isFortification: readonly boolean[] = regionFacts.map((r) => r.fortification);
export const isCoastal: readonly boolean[] = regionFacts.map((r) => r.coastal);
/** The Nation whose borders enclose the region (BG-2.2.2), or NO_NATION. */
export const nationOf: readonly Nation[] = regionFacts.map(({ nation }) =>
  nation === null ? NO_NATION : nationId.indexOf(nation),
);
export const NOBODY = -1;
/** The side of the Nation the region lies in: the original owner of its Settlement (BG-2.4.1, BG-2.4.4). */
export const sideOf: readonly Side[] = nationOf.map((n) => (n === NO_NATION ? NOBODY : sideOfNation(n)));
/** BG-2.3.3 */
export const victoryPointsOf: readonly number[] = settlement.map((s) => (s === STRONGHOLD ? 2 : s === CITY ? 1 : 0));

export const neighbours: readonly (readonly Region[])[] = (() => {
  const lists: Region[][] = regionFacts.map(() => []);
  for (const [id, others] of Object.entries(borders)) {
    for (const other of others) {
      lists[findRegion(id)].push(findRegion(other));
      lists[findRegion(other)].push(findRegion(id));
    }
  }
  return lists.map((list) => list.sort((a, b) => a - b));
})();
export const areAdjacent = (a: Region, b: Region): boolean => neighbours[a].includes(b);

/** Steps between any two regions (BG-2.1.6). */
const steps: readonly (readonly number[])[] = regionFacts.map((_, start) => {
  const from: number[] = regionFacts.map(() => -1);
  from[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of neighbours[at]) {
      if (from[next] >= 0) continue;
      from[next] = from[at] + 1;
      queue.push(next);
    }
  }
  return from;
});
export const distance = (a: Region, b: Region): number => steps[a][b];

export const strongholds: readonly Region[] = settlement.flatMap((s, r) => (s === STRONGHOLD ? [r] : []));
/** Where points are: Cities and Strongholds. */
export const scoring: readonly Region[] = victoryPointsOf.flatMap((v, r) => (v > 0 ? [r] : []));
export const settlementsOfNation: readonly (readonly Region[])[] = nationId.map((_, n) =>
  settlement.flatMap((s, r) => (s !== NO_SETTLEMENT && nationOf[r] === n ? [r] : [])),
);
export const strongholdsOfNation: readonly (readonly Region[])[] = settlementsOfNation.map((list) =>
  list.filter((r) => settlement[r] === STRONGHOLD),
);
export const shadowStrongholds: readonly Region[] = strongholds.filter((r) => sideOf[r] === SHADOW);
export const regionsOfNation: readonly (readonly Region[])[] = nationId.map((_, n) =>
  nationOf.flatMap((of, r) => (of === n ? [r] : [])),
);
export const isFreePeoplesCityOrStronghold: readonly boolean[] = settlement.map(
  (s, r) => (s === CITY || s === STRONGHOLD) && sideOf[r] === FREE,
);

// ── rows ──
/** The inside of a Stronghold: holds figures only while it is besieged (BG-2.6.8). NO_ROW elsewhere. */
export const NO_ROW = -1;
export const insideOf: readonly Row[] = regionFacts.map((_, r) => {
  const i = strongholds.indexOf(r);
  return i < 0 ? NO_ROW : REGIONS + i;
});
const FIRST_BESIDE = REGIONS + strongholds.length;
/** Rows below this are on the map. */
export const MAP_ROWS = FIRST_BESIDE;
/** The attacking force of the battle that is being fought (BG-9.1.5). */
export const FORCE: Row = FIRST_BESIDE;
/** Armies that have moved in this action and are kept apart until it ends (BG-8.4.3). */
export const MARCH: Row = FORCE + 1;
export const MARCHES = 4;
/** Reinforcements (BG-3.1.11). */
export const RESERVE: Row = MARCH + MARCHES;
/** Free Peoples casualties: out of the game, except to replace an Elite (BG-8.2.7, BG-9.6.5). */
export const LOST: Row = RESERVE + 1;
export const ROWS = LOST + 1;

/** The region in which a row of the map lies. */
export const regionOfRow: readonly Region[] = Array.from({ length: MAP_ROWS }, (_, row) =>
  row < REGIONS ? row : strongholds[row - REGIONS],
);
export const isInside = (row: Row): boolean => row >= REGIONS && row < MAP_ROWS;
/** `minas-tirith`, or `minas-tirith-inside` for a besieged Stronghold. */
export const rowId = (row: Row): string => (isInside(row) ? `${regionId[regionOfRow[row]]}-inside` : regionId[row]);

/** The ways of Companions over the map (BG-7.3.4 to BG-7.3.7), and whom they rouse on them. */
import { activates, type Figure } from '../data/figures.ts';
import { isFreePeoplesCityOrStronghold, nationOf, neighbours, REGIONS, type Region } from '../data/map.ts';
import { FREE, SHADOW } from '../data/nations.ts';
import { type Route, routeEnd } from '../fellowship/routes.ts';
import { control, isBesiegedSide, isControlledStronghold } from '../state/armies.ts';
import type { State } from '../state/state.ts';

/**
 * Where Companions may end who start in the region and go up to so many steps, and which of the watched regions they
 * can enter on the way. Without watched regions there is one way to each end.
 */
export function journeys(
  s: State,
  from: Region,
  range: number,
  intoSieges: boolean,
  watched: readonly Region[],
): Route[] {
  const bit = new Int32Array(REGIONS);
  for (let i = 0; i < watched.length; i++) bit[watched[i]] = 1 << (7 + i);
  const steps = new Map<Route, number>([[from, 0]]);
  const reached: Route[] = [from];
  const ends: Route[] = [from];
  for (let i = 0; i < reached.length; i++) {
    const way = reached[i];
    const at = routeEnd(way);
    const walked = steps.get(way) ?? 0;
    if (walked === range) continue;
    if (at !== from && isControlledStronghold(s, at, SHADOW)) continue; // BG-7.3.5: they must stop
    for (const next of neighbours[at]) {
      const longer: Route = (way & ~127) | bit[next] | next;
      if (steps.has(longer)) continue;
      steps.set(longer, walked + 1);
      if (isBesiegedSide(s, next, FREE)) {
        if (intoSieges) ends.push(longer); // a card may let them in, but not out again
        continue; // BG-7.3.6
      }
      reached.push(longer);
      ends.push(longer);
    }
  }
  return ends;
}
/** BG1-8.1: Cities and Strongholds of passive Nations that the group would activate by passing through. */
export function rousedOnTheWay(s: State, group: readonly Figure[]): Region[] {
  if (s.rulings.companionActivates === 'on-ending') return [];
  const regions: Region[] = [];
  for (let r = 0; r < REGIONS; r++) {
    if (!isFreePeoplesCityOrStronghold[r] || control(s, r) !== FREE || s.active[nationOf[r]]) continue;
    if (group.some((companion) => activates[companion].includes(nationOf[r]))) regions.push(r);
  }
  return regions;
}

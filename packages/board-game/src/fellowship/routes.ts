/** Where the Ring-bearers' figure may go, and past which watched regions (BG-12.4.2, BG-12.5.2). */
import { distance, neighbours, REGIONS, type Region, region, regionId } from '../data/map.ts';
import type { State } from '../state/state.ts';

/** A route is its end + 128 × the set of watched regions that it touches. */
export type Route = number;
export const routeEnd = (route: Route): Region => route & 127;
const interior: readonly Region[] = [region('barad-dur'), region('gorgoroth'), region('nurn')];
/** BG-12.4.9 */
export function isOpenToRingBearers(s: State, region: Region): boolean {
  return s.rulings.mordorInteriorOpen || !interior.includes(region);
}

export interface Routes {
  readonly watched: readonly Region[];
  readonly routes: readonly Route[];
}
/** The watched regions that a route leaves, passes, enters or stays in; each once (BG-19.7.14). */
export function touched(route: Route, watched: readonly Region[]): Region[] {
  return watched.filter((_, i) => (route >> (7 + i)) & 1);
}
/** All ends within so many steps, with every set of watched regions on the way that makes a difference. */
export function routesWithin(
  s: State,
  steps: number,
  watch: readonly Region[],
  mayEnd: (end: Region) => boolean,
): Routes {
  const from = s.position;
  const watched = watch.filter((r) => distance(from, r) <= steps);
  const bit = new Int32Array(REGIONS);
  for (let i = 0; i < watched.length; i++) bit[watched[i]] = 1 << (7 + i);
  const seen = new Set<Route>([from | bit[from]]);
  let edge: Route[] = [from | bit[from]];
  for (let step = 0; step < steps; step++) {
    const next: Route[] = [];
    for (const route of edge) {
      const at = routeEnd(route);
      for (const to of neighbours[at]) {
        const longer = (route & ~127) | bit[to] | to;
        if (seen.has(longer) || !isOpenToRingBearers(s, to)) continue;
        seen.add(longer);
        next.push(longer);
      }
    }
    edge = next;
  }
  const routes = [...seen].filter((route) => mayEnd(routeEnd(route)));
  return { watched, routes: routes.sort((a, b) => routeEnd(a) - routeEnd(b) || a - b) };
}
/** `lorien`, or `lorien past moria`. */
export function routeId(route: Route, watched: readonly Region[]): string {
  const past = touched(route, watched).map((r) => regionId[r]);
  const end = regionId[routeEnd(route)];
  return past.length === 0 ? end : `${end} past ${past.join(' ')}`;
}

/** The Fellowship Phase (BG-4.3): declaring, entering Mordor, the Guide. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { isFreePeoplesCityOrStronghold, nationOf, type Region, region, regionId } from '../data/map.ts';
import { FREE } from '../data/nations.ts';
import { announce } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { buildMordorPool } from '../hunt/pool.ts';
import { huntTile } from '../hunt/tile.ts';
import { activate } from '../politics/politics.ts';
import { leading } from '../seats/seats.ts';
import { control } from '../state/armies.ts';
import { OFF_MORDOR_TRACK, type State } from '../state/state.ts';
import { heal } from '../turn/victory.ts';
import { chooseGuide } from './guide.ts';
import { ambush, ambushes } from './reveal.ts';
import { type Route, routeEnd, routeId, routesWithin, touched } from './routes.ts';

const anywhere = (): boolean => true;
const NOT: Route = -1;
const gates: readonly Region[] = [region('morannon'), region('minas-morgul')];

export function* fellowshipPhase(game: Table): Rules<void> {
  const s = game.state;
  if (s.mordor === OFF_MORDOR_TRACK) {
    if (s.hidden) yield* maybeDeclare(game);
    if (s.rulings.mordorEntry === 'choice' && gates.includes(s.position)) yield* maybeEnterMordor(game);
  }
  yield* chooseGuide(game); // BG-12.2.3
}
/** D-02 */
function* maybeDeclare(game: Table): Rules<void> {
  const s = game.state;
  const { watched, routes } = routesWithin(s, s.progress, ambushes(s), anywhere);
  const route: Route = yield* pickOne({
    by: leading(s, FREE),
    rule: 'BG-12.4.1',
    about: 'declare',
    values: { steps: s.progress, region: regionId[s.position] },
    id: (r) => (r === NOT ? 'no declaration' : `declare ${routeId(r, watched)}`),
    options: [NOT, ...routes],
  });
  if (route === NOT) return;
  yield* declare(game, routeEnd(route), touched(route, watched));
}
/** BG-12.4.8: in this order. */
export function* declare(game: Table, to: Region, way: readonly Region[]): Rules<void> {
  const s = game.state;
  s.position = to;
  s.progress = 0;
  game.tell({ what: 'declared', region: to, cause: 'BG-12.4.1' });
  const held = isFreePeoplesCityOrStronghold[to] && control(s, to) === FREE;
  if (isFreePeoplesCityOrStronghold[to] && (held || s.rulings.declarationActivatesCaptured)) {
    activate(game, nationOf[to], 'declaration', to, 'BG-12.4.5');
  }
  if (held && s.rulings.healBeforeTiles) heal(game, 1, 'BG-12.7.1');
  announce(game, { what: 'declared', region: to });
  for (const terms of yield* ambush(game, way, held)) yield* huntTile(game, terms); // BG-13.6.1
  if (held && !s.rulings.healBeforeTiles) heal(game, 1, 'BG-12.7.1');
  if (s.rulings.mordorEntry === 'by-declaring' && gates.includes(to)) enterMordor(game); // BG1-11.2
}
/** D-03, BG-14.1.2 */
function* maybeEnterMordor(game: Table): Rules<void> {
  const s = game.state;
  const enters = yield* pickOne({
    by: leading(s, FREE),
    rule: 'BG-14.1.1',
    about: 'enter-mordor',
    id: (yes) => (yes ? 'enter mordor' : 'stay outside'),
    options: [true, false],
  });
  if (enters) enterMordor(game);
}
export function enterMordor(game: Table): void {
  const s = game.state;
  s.mordor = 0;
  s.progress = 0; // BG-14.1.3
  buildMordorPool(s);
  game.tell({ what: 'entered-mordor', cause: 'BG-14.1.2' });
}
/** The region of the Ring-bearers, or none on the Mordor Track (BG-14.1.4). */
export function ringBearersRegion(s: State): Region {
  return s.mordor === OFF_MORDOR_TRACK ? s.position : -1;
}

/** Being revealed (BG-12.5), and what follows: tiles of cards, tiles of Shadow Strongholds (BG-13.6). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { cardId } from '../data/deck.ts';
import { isFreePeoplesCityOrStronghold, type Region, shadowStrongholds } from '../data/map.ts';
import { FREE, SHADOW } from '../data/nations.ts';
import { tableEffect } from '../events/registry.ts';
import { announce, discardFromTable } from '../events/table.ts';
import type { Table } from '../fact.ts';
import type { TileTerms } from '../hunt/terms.ts';
import { leading } from '../seats/seats.ts';
import { control } from '../state/armies.ts';
import { FOR_CARD, FOR_STRONGHOLD } from '../state/hunt.ts';
import { OFF_MORDOR_TRACK, type State } from '../state/state.ts';
import { type Route, routeEnd, routeId, routesWithin, touched } from './routes.ts';

/** Regions in which a card of the Shadow's on the table lies in wait. */
export function ambushes(s: State): Region[] {
  return s.table.flatMap((card) => {
    const { ambushIn } = tableEffect(card);
    return ambushIn === undefined ? [] : [ambushIn];
  });
}
/** BG-13.6.2, BG-19.7.5: Strongholds that were and are the Shadow's. */
function watchfulStrongholds(s: State): readonly Region[] {
  return shadowStrongholds.filter((r) => control(s, r) === SHADOW);
}

export type RevealedBy = 'shadow' | 'gollum';
/** D-39. Only a Hidden Fellowship can be revealed. Gives the tiles that are now to be drawn, in their order (BG-13.6.3). */
export function* reveal(game: Table, by: RevealedBy, cause: string): Rules<readonly TileTerms[]> {
  const s = game.state;
  if (!s.hidden) return [];
  s.hidden = false;
  game.tell({ what: 'revealed', cause });
  announce(game, { what: 'revealed' });
  if (s.mordor !== OFF_MORDOR_TRACK) return []; // BG-12.5.7
  const drawsTiles = by === 'shadow' || s.rulings.gollumRevealDrawsTiles; // BG-19.7.12
  const strongholds = drawsTiles ? watchfulStrongholds(s) : [];
  const watch = [...new Set([...strongholds, ...ambushes(s)])];
  // BG-12.5.2: not in a City or Stronghold of the Free Peoples that they hold; BG-12.5.3: with progress 0 it stays
  const mayEnd = (r: Region): boolean =>
    s.progress === 0 || !isFreePeoplesCityOrStronghold[r] || control(s, r) !== FREE;
  const { watched, routes } = routesWithin(s, s.progress, watch, mayEnd);
  const route: Route = yield* pickOne({
    by: leading(s, FREE),
    rule: 'BG-12.5.2',
    about: 'reveal-route',
    values: { steps: s.progress },
    id: (r) => `to ${routeId(r, watched)}`,
    options: routes,
  });
  const from = s.position;
  s.position = routeEnd(route);
  s.progress = 0;
  game.tell({ what: 'ring-bearers-moved', region: s.position, cause: 'BG-12.5.2' });
  const way = touched(route, watched);
  const tiles = yield* ambush(game, way, false);
  const stayed = s.position === from && way.length === 1;
  const drawing = stayed && !s.rulings.stayingDrawsTile ? [] : way.filter((r) => strongholds.includes(r)); // BG1-9.2
  return [...tiles, ...drawing.map(() => STRONGHOLD_TILE)];
}
const STRONGHOLD_TILE: TileTerms = { reason: FOR_STRONGHOLD, eye: 0, cause: 'BG-13.6.2' };

/** A card on the table may be given up for a tile when the way leads through its region (Balrog of Moria). */
export function* ambush(game: Table, way: readonly Region[], ignoreReveal: boolean): Rules<TileTerms[]> {
  const s = game.state;
  const tiles: TileTerms[] = [];
  for (const card of s.table.slice()) {
    const { ambushIn } = tableEffect(card);
    if (ambushIn === undefined || !way.includes(ambushIn) || s.mordor !== OFF_MORDOR_TRACK) continue;
    const yes = yield* pickOne({
      by: leading(s, SHADOW),
      rule: 'BG-6.4.4',
      about: 'ambush',
      values: { card: cardId[card] },
      id: (use) => (use ? `use ${cardId[card]}` : 'keep it'),
      options: [true, false],
    });
    if (!yes) continue;
    discardFromTable(game, card, cardId[card]);
    tiles.push({ reason: FOR_CARD, eye: 'void', ignoreReveal, cause: cardId[card] });
  }
  return tiles;
}

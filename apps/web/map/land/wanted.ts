/** What a region wants before the lands settle: its share of the land, and room for its name and its crest. */

import { type Advances, breaksOf, CREST_GAP, crestSize, TEXT_EDGE, textHeight, widthOf } from '../../src/map/text.ts';
import { LAKE } from '../facts/coast.ts';
import type { Facts, Region } from '../facts/facts.ts';
import type { Topology } from './topology.ts';

/** Lands that their place in the graph would squeeze get a little more. */
const EXTRA: Readonly<Record<string, number>> = {
  gorgoroth: 1.25,
  'tower-hills': 1.2,
  'fords-of-bruinen': 1.5,
  'fords-of-isen': 1.15,
  'eastern-mirkwood': 1.12,
  'narrows-of-the-forest': 1.1,
  'the-shire': 1.15,
  'south-anduin-vale': 1.1,
  'north-anduin-vale': 1.1,
  'dimrill-dale': 1.12,
  'weather-hills': 1.08,
  'woodland-realm': 1.1,
  'helms-deep': 1.08,
  lorien: 1.12,
  rivendell: 1.1,
};

/** Between the true share and equal shares; more for long names, mountains and settlements. */
export function wantedShares(facts: Facts, topology: Topology): Map<string, number> {
  const shares = new Map<string, number>();
  for (const region of facts.regions) {
    const words = region.names[0].split(' ');
    const longest = Math.max(...words.map((word) => word.length));
    const walls = topology.contacts.filter((c) => c.kind === 'closed' && (c.a === region.id || c.b === region.id));
    let share = Math.min(0.017, Math.max(0.0062, region.share)) ** 0.62;
    share *= 1 + 0.03 * Math.max(0, longest - 7) + 0.03 * Math.max(0, words.length - 2);
    share *= 1 + 0.05 * Math.min(4, walls.length);
    // A Stronghold must have room for two armies.
    if (region.settlement === 'stronghold') share *= 1.24;
    else if (region.settlement !== null || region.fortification) share *= 1.08;
    shares.set(region.id, share * (EXTRA[region.id] ?? 1));
  }
  return shares.set(LAKE.id, 0.05);
}

export interface Room {
  readonly w: number;
  readonly h: number;
}
/** Where nothing is written. */
export const LEAST_ROOM: Room = { w: 130, h: 170 };

/** In English, and at least in every other language. */
const WANTED_SIZE = { english: 31, other: 23 };

/** The room that the name in its best break needs, in any language, with the crest above it. */
export function wantedRoom(region: Region, advances: Advances): Room {
  const rooms = region.names.map((name, i) =>
    roomFor(name, i === 0 ? WANTED_SIZE.english : WANTED_SIZE.other, advances),
  );
  const crest = crestSize(region);
  const above = crest.h > 0 ? crest.h + CREST_GAP : 0;
  return { w: Math.max(crest.w, ...rooms.map((room) => room.w)), h: above + Math.max(...rooms.map((room) => room.h)) };
}

function roomFor(name: string, size: number, advances: Advances): Room {
  const rooms = breaksOf(name).map((lines) => ({
    w: Math.max(...lines.map((line) => widthOf(line, size, advances))) + TEXT_EDGE,
    h: textHeight(lines.length, size),
  }));
  const length = ({ w, h }: Room) => Math.hypot(w, 1.25 * h);
  return rooms.reduce((best, room) => (length(room) < length(best) ? room : best));
}

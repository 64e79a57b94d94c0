/** Where the name and the crest of a region stand when nothing else does. */
import { type Box, boxOf, centroidOf, overlap } from '../../src/map/plane.ts';
import { type Advances, breaksOf, crestSize, fitName, TEXT_EDGE, textHeight, widthOf } from '../../src/map/text.ts';
import type { Region } from '../facts/facts.ts';
import type { Line } from '../geometry/lines.ts';
import type { Room } from './room.ts';

/** A place for the name, the largest size of its type, and a place for the crest, if there is one. */
export interface Title {
  readonly name: Box;
  readonly size: number;
  readonly crest: Box | null;
}

const SIZES = [36, 34, 32, 31, 30, 29, 28];
const SIZES_IN_LARGE_LANDS = [44, 42, 40, 38, 36, 34, 32, 30];
const LARGE_LAND = 95_000;
/** Of all places for the name, in the order of their worth, so many are tried with the crest and in all languages. */
const TRIED = 1500;

interface Option extends Title {
  readonly score: number;
}

export function homeOf(region: Region, outline: Line, room: Room, advances: Advances): Title {
  const crest = crestSize(region);
  const names = placesForName(region, outline, room, advances, crest.h > 0);
  const crests = crest.w > 0 ? room.places(crest.w, crest.h) : [];
  let best: Option | null = null;
  for (const option of names.slice(0, TRIED)) {
    const crested = crest.w > 0 ? withCrest(option, crests) : option;
    if (crested === null) continue;
    const name = grown(crested, room);
    const smallest = Math.min(...region.names.map((text) => fitName(text, name, option.size, advances).size));
    const score = crested.score + 0.16 * Math.min(25, smallest);
    if (best === null || score > best.score) best = { ...crested, name, score };
  }
  if (best === null) throw new Error(`no room for the name and the crest of ${region.id}`);
  return { name: best.name, size: best.size, crest: best.crest };
}

function placesForName(region: Region, outline: Line, room: Room, advances: Advances, crested: boolean): Option[] {
  const land = boxOf(outline);
  const heart = centroidOf(outline);
  const large = land.w * land.h > LARGE_LAND;
  const options: Option[] = [];
  for (const lines of breaksOf(region.names[0])) {
    for (const size of large ? SIZES_IN_LARGE_LANDS : SIZES) {
      // A little more, since the files hold whole numbers.
      const w = Math.max(...lines.map((line) => widthOf(line, size, advances))) + TEXT_EDGE + 2;
      for (const name of room.places(w, textHeight(lines.length, size) + 2)) {
        const dx = name.x + name.w / 2 - heart[0];
        const dy = name.y + name.h / 2 - heart[1] - (crested ? 22 : 0);
        const off = Math.hypot(dx / land.w, dy / land.h);
        const score = size * (large ? 0.1 : 0.14) - off * 3 - (lines.length - 1) * 0.3;
        options.push({ name, size, crest: null, score });
      }
    }
  }
  return options.sort((a, b) => b.score - a.score);
}

/** Best straight above the name, but anywhere near it will do. */
function withCrest(option: Option, crests: readonly Box[]): Option | null {
  const { name } = option;
  let best: { crest: Box; cost: number } | null = null;
  for (const crest of crests) {
    const gapX = Math.max(name.x - crest.x - crest.w, crest.x - name.x - name.w);
    const gapY = Math.max(name.y - crest.y - crest.h, crest.y - name.y - name.h);
    if (gapX < 4 && gapY < 3) continue;
    const dx = Math.abs(crest.x + crest.w / 2 - name.x - name.w / 2);
    const dy = crest.y + crest.h / 2 - name.y - name.h / 2;
    const cost =
      gapY >= 3
        ? (dy < 0 ? 0 : 14) + dx * 0.7 + Math.max(0, gapY - 3) * 2
        : 16 + Math.abs(dy) * 0.7 + Math.max(0, gapX - 4) * 2;
    if (best === null || cost < best.cost) best = { crest, cost };
  }
  return best === null ? null : { ...option, crest: best.crest, score: option.score - best.cost / 22 };
}

/** As wide and then as high as it can be around the same middle: other languages have longer names. */
export function grown({ name, crest }: Title, room: Room, field: Box | null = null): Box {
  // A unit apart, since the files hold whole numbers.
  const isApart = (box: Box, other: Box | null) =>
    other === null || !overlap({ x: box.x - 1, y: box.y - 1, w: box.w + 2, h: box.h + 2 }, other);
  const isClear = (box: Box) => room.isFree(box) && isApart(box, crest) && isApart(box, field);
  let box = name;
  for (const [dx, dy, times] of [
    [5, 0, 12],
    [0, 4, 4],
  ]) {
    for (let i = 0; i < times; i++) {
      const larger = { x: box.x - dx, y: box.y - dy, w: box.w + 2 * dx, h: box.h + 2 * dy };
      if (!isClear(larger)) break;
      box = larger;
    }
  }
  return box;
}

/** Notes, such as the odds of an attack: in a free corner of their region, or else across its border. */
import { boxesOf, type RegionFace } from './arrange.ts';
import type { Placed } from './lay.ts';
import { neighboursOf, outlineOf, type RegionId } from './outlines.ts';
import { placesOf } from './places.ts';
import { type Box, middleOf, overlap, type Point } from './plane.ts';
import { noteSize } from './tokens.ts';

const SCALES = [1.5, 1.25, 1, 0.8, 0.65, 0.5];
const ALONG_BORDER = 16;

export interface NoteOf {
  readonly id: RegionId;
  readonly text: string;
}

/** Every note where it covers no name and no token, neither of its own region nor of those around it. */
export function placeNotes(notes: readonly NoteOf[], faceOf: (id: RegionId) => RegionFace): Placed[] {
  const placed: Placed[] = [];
  for (const { id, text } of notes) {
    const taken = [id, ...neighboursOf(id)].flatMap((region) => boxesOf(faceOf(region)));
    taken.push(...placed.map(({ box }) => box));
    const isFree = (box: Box) => !taken.some((other) => overlap(box, other));
    // Where all is taken, a note across the border is better than none.
    let place = { box: outlineOf(id).box, scale: 1 };
    for (const candidate of placesFor(id, text)) {
      place = candidate;
      if (isFree(candidate.box)) break;
    }
    placed.push({ token: { kind: 'note', text }, ...place });
  }
  return placed;
}

/** The largest first; corners before borders; along a border from its top. */
function* placesFor(id: RegionId, text: string): Generator<{ readonly box: Box; readonly scale: number }> {
  const { w, h } = noteSize(text);
  const { ring } = outlineOf(id);
  const border = ring.filter((_, i) => i % Math.max(1, Math.floor(ring.length / ALONG_BORDER)) === 0);
  const fields = placesOf(id).plans.map(({ field }) => field);
  for (const scale of SCALES) {
    const [wide, high] = [w * scale, h * scale];
    for (const box of fields.flatMap((field) => cornersOf(field, wide, high))) yield { box, scale };
    for (const [x, y] of border.toSorted((a, b) => a[1] - b[1])) {
      yield { box: { x: x - wide / 2, y: y - high / 2, w: wide, h: high }, scale };
    }
  }
}

function cornersOf(field: Box, w: number, h: number): Box[] {
  if (w > field.w || h > field.h) return [];
  const [x, y] = middleOf(field);
  const corners: Point[] = [
    [field.x + field.w - w, field.y + field.h - h],
    [field.x, field.y + field.h - h],
    [field.x + field.w - w, field.y],
    [field.x, field.y],
    [x - w / 2, y - h / 2],
  ];
  return corners.map((corner) => ({ x: corner[0], y: corner[1], w, h }));
}

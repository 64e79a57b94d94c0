/** Names seen from afar: the great settlements, as many as can be written without covering a token or one another. */
import { ADVANCES } from './generated/advances.ts';
import { type RegionId, regionIds, SHEET } from './outlines.ts';
import { placesOf, type Sign } from './places.ts';
import { type Box, middleOf, overlap } from './plane.ts';
import { TEXT_EDGE, textHeight, widthOf } from './text.ts';

export interface Landmark {
  readonly id: RegionId;
  readonly text: string;
  readonly size: number;
  readonly box: Box;
}

const RANK: readonly Sign[] = ['stronghold', 'city'];
const GAP = 8;

/**
 * Greedy, the Strongholds first. A name stands above or below the middle of its region, or beside it, and may reach
 * into the next one: from afar, names belong to places, not to areas.
 */
export function landmarks(nameOf: (id: RegionId) => string, taken: readonly Box[], size: number): Landmark[] {
  const placed: Landmark[] = [];
  for (const sign of RANK) {
    for (const id of regionIds.filter((region) => placesOf(region).sign === sign)) {
      const text = nameOf(id);
      const w = widthOf(text, size, ADVANCES) + TEXT_EDGE;
      const h = textHeight(1, size);
      const { far } = placesOf(id);
      const [x, y] = middleOf(far);
      const places: Box[] = [
        { x: x - w / 2, y: y - h / 2, w, h },
        { x: x - w / 2, y: far.y + far.h + GAP, w, h },
        { x: x - w / 2, y: far.y - h - GAP, w, h },
        { x: far.x + far.w + GAP, y: y - h / 2, w, h },
        { x: far.x - w - GAP, y: y - h / 2, w, h },
      ];
      const box = places.find(
        (place) =>
          place.x > 0 &&
          place.x + w < SHEET.w &&
          place.y > 0 &&
          place.y + h < SHEET.h &&
          !taken.some((other) => overlap(place, other)) &&
          !placed.some((other) => overlap(place, other.box)),
      );
      if (box !== undefined) placed.push({ id, text, size, box });
    }
  }
  return placed;
}

/**
 * How a region makes room for tokens: the name steps aside, and a field is left to them. Each region has plans for
 * common and for large loads, a Stronghold others for a siege; the map takes the one that shows the tokens largest.
 */

import { layTokens } from '../../src/map/lay.ts';
import { type Box, middleOf, overlap } from '../../src/map/plane.ts';
import {
  type Advances,
  breaksOf,
  CREST_GAP,
  CREST_SCALE,
  crestSize,
  fitName,
  TEXT_EDGE,
  textHeight,
  widthOf,
} from '../../src/map/text.ts';
import { type Standing, summed } from '../../src/map/tokens.ts';
import type { Region } from '../facts/facts.ts';
import { distance } from '../geometry/vectors.ts';
import { grown, type Title } from './home.ts';
import { ALLIES, COMMON, LARGEST_HOST, LARGEST_SIEGE, SIEGE } from './loads.ts';
import type { Room } from './room.ts';

export interface Plan extends Title {
  readonly field: Box;
}

const SIZES = [32, 29, 26, 24];

const FIELD_GAP = 3;
/** Tokens in this scale are large enough. */
const ENOUGH = 1.75;

/** A name with its crest beside or above it, as one block. */
interface TitleBlock {
  readonly w: number;
  readonly h: number;
  readonly size: number;
  /** Within the block. */
  readonly name: Box;
  readonly crest: Box | null;
}

/** What a field is worth: the scale in which a load would be shown, quickly reckoned from the load's own best shapes. */
type Worth = (field: Box) => number;

interface Purpose {
  readonly load: Standing;
  /** The smaller the tokens are, the more it matters that they grow. */
  readonly weight: number;
  /** In a siege the walls stand for the crest. */
  readonly siege?: true;
}
const PURPOSES: readonly Purpose[] = [
  { load: COMMON, weight: 1 },
  { load: ALLIES, weight: 2 },
  { load: LARGEST_HOST, weight: 4 },
];
const SIEGE_PURPOSES: readonly Purpose[] = [
  { load: SIEGE, weight: 3, siege: true },
  { load: LARGEST_SIEGE, weight: 4, siege: true },
];

export function plansOf(region: Region, room: Room, ground: Room, advances: Advances): Plan[] {
  const rectangles = ground.rectangles();
  const purposes = region.settlement === 'stronghold' ? [...PURPOSES, ...SIEGE_PURPOSES] : PURPOSES;
  return purposes.map(({ load, weight, siege }) => {
    const blocks = titleBlocks(region, siege === true ? { w: 0, h: 0 } : crestSize(region), advances);
    return bestPlan(region, room, rectangles, blocks, worthOf(load, weight), advances);
  });
}

function titleBlocks(region: Region, crest: Pick<Box, 'w' | 'h'>, advances: Advances): TitleBlock[] {
  const [cw, ch] = [crest.w * CREST_SCALE, crest.h * CREST_SCALE];
  return breaksOf(region.names[0]).flatMap((lines) =>
    SIZES.flatMap((size): TitleBlock[] => {
      const w = Math.max(...lines.map((line) => widthOf(line, size, advances))) + TEXT_EDGE + 2;
      const h = textHeight(lines.length, size) + 2;
      if (cw === 0) return [{ w, h, size, name: { x: 0, y: 0, w, h }, crest: null }];
      const [wide, high] = [Math.max(w, cw), Math.max(h, ch)];
      return [
        {
          w: cw + CREST_GAP + w,
          h: high,
          size,
          name: { x: cw + CREST_GAP, y: (high - h) / 2, w, h },
          crest: { x: 0, y: (high - ch) / 2, w: cw, h: ch },
        },
        {
          w: wide,
          h: ch + CREST_GAP + h,
          size,
          name: { x: (wide - w) / 2, y: ch + CREST_GAP, w, h },
          crest: { x: (wide - cw) / 2, y: 0, w: cw, h: ch },
        },
      ];
    }),
  );
}

/** The least height that a load needs at each width, both in token units; a field's worth follows from these. */
function worthOf(load: Standing, weight: number, enough = ENOUGH): Worth {
  const shapes: { w: number; h: number }[] = [];
  for (let w = 40; w <= 420; w += 10) {
    const laid = layTokens(load, { x: 0, y: 0, w, h: 2000 }, { largest: 1 });
    if (laid === null || laid.scale < 1) continue;
    const h =
      Math.max(...laid.placed.map(({ box }) => box.y + box.h)) - Math.min(...laid.placed.map(({ box }) => box.y));
    if (shapes.every((shape) => shape.h > h)) shapes.push({ w, h });
  }
  return (field) =>
    weight * shapes.reduce((best, { w, h }) => Math.max(best, Math.min(enough, field.w / w, field.h / h)), 0);
}

/** The most that the sizes of the names can add to the score of a plan. */
const MOST_FOR_NAMES = 0.02 * 25;

function bestPlan(
  region: Region,
  room: Room,
  rectangles: readonly Box[],
  blocks: readonly TitleBlock[],
  worth: Worth,
  advances: Advances,
): Plan {
  let best: { plan: Plan; score: number } | null = null;
  const heart = middleOf(room.box);
  const ranked = rectangles.map((box) => ({ box, worth: worth(box) })).sort((a, b) => b.worth - a.worth);
  for (const block of blocks) {
    for (const place of room.places(block.w, block.h, 2)) {
      const title = 0.026 * block.size - 0.001 * distance(middleOf(place), heart);
      let field: { box: Box; worth: number } | null = null;
      for (const rectangle of ranked) {
        if (field !== null && rectangle.worth + BELOW <= field.worth) break;
        if (best !== null && rectangle.worth + BELOW + title + MOST_FOR_NAMES <= best.score) break;
        for (const box of besides(rectangle.box, place)) {
          const value = worth(box) - 0.004 * gapBetween(place, box) + (box.y >= place.y + place.h ? BELOW : 0);
          if (field === null || value > field.worth) field = { box, worth: value };
        }
      }
      if (field === null || (best !== null && field.worth + title + MOST_FOR_NAMES <= best.score)) continue;
      const at = (box: Box): Box => ({ ...box, x: box.x + place.x, y: box.y + place.y });
      const own = { name: at(block.name), size: block.size, crest: block.crest === null ? null : at(block.crest) };
      const name = grown(own, room, field.box);
      const smallest = Math.min(...region.names.map((text) => fitName(text, name, block.size, advances).size));
      const score = field.worth + title + 0.02 * Math.min(25, smallest);
      if (best === null || score > best.score) best = { plan: { ...own, name, field: field.box }, score };
    }
  }
  if (best === null) throw new Error(`no plan for ${region.id}`);
  return best.plan;
}

/** An army stands best under the name of its land. */
const BELOW = 0.06;
const gapBetween = (a: Box, b: Box): number =>
  Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w) + Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h);

/** What is left of a rectangle above, below, left and right of a title. */
function besides(rectangle: Box, title: Box): Box[] {
  const taken = {
    x: title.x - FIELD_GAP,
    y: title.y - FIELD_GAP,
    w: title.w + 2 * FIELD_GAP,
    h: title.h + 2 * FIELD_GAP,
  };
  if (!overlap(rectangle, taken)) return [rectangle];
  const { x, y, w, h } = rectangle;
  const [right, bottom] = [x + w, y + h];
  const [titleRight, titleBottom] = [taken.x + taken.w, taken.y + taken.h];
  return [
    { x, y, w, h: taken.y - y },
    { x, y: titleBottom, w, h: bottom - titleBottom },
    { x, y, w: taken.x - x, h },
    { x: titleRight, y, w: right - titleRight, h },
  ].filter((box) => box.w > 20 && box.h > 10);
}

/** The field of a region seen from afar, where no name is written in it. */
export function farField(region: Region, ground: Room): Box {
  const worth = worthOf(summed(region.settlement === 'stronghold' ? SIEGE : COMMON), 1, Number.POSITIVE_INFINITY);
  return ground.rectangles().reduce((best, box) => (worth(box) > worth(best) ? box : best));
}

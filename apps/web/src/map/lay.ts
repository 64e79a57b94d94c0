/**
 * Where the tokens of a region stand. The heads of an army stand over its counters or before them; a siege is a walled
 * army above the besiegers or left of them, within a palisade. All of it flows into a box in the largest scale that fits,
 * so tokens can never leave it.
 */
import { type Block, column, flow, framed, GAP, type Part, row } from './blocks.ts';
import { type Box, middleOf, type Point } from './plane.ts';
import { fellowshipBlock, type Standing, type Token, type Troop, troopOf } from './tokens.ts';
import type { Side } from './types.ts';

export interface Placed {
  readonly token: Token;
  /** In sheet units. */
  readonly box: Box;
  /** Sheet units for one token unit. */
  readonly scale: number;
}
export interface TokenLayout {
  readonly scale: number;
  readonly placed: readonly Placed[];
}

const KEEP = { side: 4, top: 8, bottom: 3 } as const;
const PALISADE = { side: 5, top: 5, bottom: 5 } as const;

/** Ways to set the same tokens. */
interface Setting {
  /** Heads before the counters. */
  readonly inline: boolean;
  /** Walls left of the besiegers. */
  readonly wide: boolean;
}
const SETTINGS: readonly Setting[] = [
  { inline: false, wide: false },
  { inline: true, wide: false },
];
const SIEGE_SETTINGS: readonly Setting[] = [...SETTINGS, { inline: false, wide: true }, { inline: true, wide: true }];

/** What is to be set, made ready once for all scales. */
interface Muster {
  readonly troops: readonly Troop[];
  /** Inside the walls. */
  readonly garrison: Troop | null;
  readonly seal: Side | undefined;
  readonly others: readonly Block<Token>[];
}

const isNobody = ({ heads, counters }: Troop): boolean => heads.length === 0 && counters.length === 0;

function musterOf({ armies, besieged, control, fellowship }: Standing): Muster {
  const garrison = besieged === undefined ? null : troopOf(besieged);
  return {
    troops: armies.map(troopOf).filter((troop) => !isNobody(troop)),
    garrison: garrison === null || isNobody(garrison) ? null : garrison,
    seal: control,
    others: fellowship === undefined ? [] : [fellowshipBlock(fellowship)],
  };
}

/** What the tokens cover by themselves. */
function covered({ troops, garrison, others }: Muster): number {
  const all = [...troops, ...(garrison === null ? [] : [garrison])];
  const blocks = [...all.flatMap(({ heads, counters }) => [...heads, ...counters]), ...others];
  return blocks.reduce((sum, { w, h }) => sum + w * h, 0);
}

function troopBlock({ heads, counters }: Troop, width: number, { inline }: Setting): Block<Token> {
  if (inline || heads.length === 0 || counters.length === 0) return flow([...heads, ...counters], width);
  return column([flow(heads, width), flow(counters, width)], 0);
}

function siegeBlock(garrison: Troop, { troops, seal }: Muster, width: number, setting: Setting): Block<Token> {
  const room = width - 2 * PALISADE.side;
  const part = setting.wide ? (room - GAP) / 2 : room;
  const keep: Token = seal === undefined ? { kind: 'keep' } : { kind: 'keep', seal };
  const walls = framed<Token>(keep, troopBlock(garrison, part - 2 * KEEP.side, setting), KEEP);
  const blocks = [walls, ...troops.map((troop) => troopBlock(troop, part, setting))];
  return framed<Token>({ kind: 'palisade' }, setting.wide ? row(blocks) : column(blocks), PALISADE);
}

function wholeBlock(muster: Muster, width: number, setting: Setting): Block<Token> {
  const { troops, garrison, others } = muster;
  const armies =
    garrison === null
      ? troops.map((troop) => troopBlock(troop, width, setting))
      : [siegeBlock(garrison, muster, width, setting)];
  return flow([...armies, ...others], width);
}

const LARGEST = 1.9;
const STEP = 0.96;
/** Smaller than this nobody could read it at any zoom. */
const LEAST = 0.32;

interface LayOptions {
  readonly largest?: number;
  /** Tokens stand as near to this point as they can; without it, in the middle of the box. */
  readonly near?: Point;
  /** A layout in this scale or a smaller one is of no use. */
  readonly above?: number;
}

/** The largest layout that fits into the box, or null when none does. */
export function layTokens(standing: Standing, box: Box, options: LayOptions = {}): TokenLayout | null {
  const { largest = LARGEST, near = middleOf(box), above = 0 } = options;
  const muster = musterOf(standing);
  const area = covered(muster);
  if (area === 0) return { scale: largest, placed: [] };
  // No scale can be larger than the one in which the tokens alone would fill the box.
  const most = Math.sqrt((box.w * box.h) / area);
  const settings = muster.garrison === null ? SETTINGS : SIEGE_SETTINGS;
  for (let scale = largest; scale >= LEAST && scale > above; scale *= STEP) {
    if (scale > most) continue;
    for (const setting of settings) {
      const whole = wholeBlock(muster, box.w / scale, setting);
      if (whole.w * scale <= box.w && whole.h * scale <= box.h)
        return { scale, placed: onSheet(whole, box, scale, near) };
    }
  }
  return null;
}

function onSheet(whole: Block<Token>, box: Box, scale: number, near: Point): Placed[] {
  const along = (wanted: number, start: number, room: number, length: number): number =>
    Math.max(start, Math.min(start + room - length, wanted - length / 2));
  const left = along(near[0], box.x, box.w, whole.w * scale);
  const top = along(near[1], box.y, box.h, whole.h * scale);
  const parts: Part<Token>[] = [];
  whole.put(0, 0, parts);
  return parts.map(({ item, box: { x, y, w, h } }) => ({
    token: item,
    scale,
    box: { x: left + x * scale, y: top + y * scale, w: w * scale, h: h * scale },
  }));
}

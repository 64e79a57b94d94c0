/** How a name is broken into lines, how large it may be, and how much room it and the crest of its region take. */
import type { Box } from './plane.ts';

/** Widths of characters in thousandths of the size of the type. */
export type Advances = Readonly<Record<string, number>>;
const UNKNOWN_ADVANCE = 600;

export function widthOf(text: string, size: number, advances: Advances): number {
  let sum = 0;
  for (const character of text) sum += advances[character] ?? UNKNOWN_ADVANCE;
  return (sum / 1000) * size;
}

const LEADING = 0.93;
export const textHeight = (lines: number, size: number): number => size * (0.98 + LEADING * (lines - 1));
/** The baseline of a line, from the top of the text. */
export const baselineOf = (line: number, size: number): number => size * (0.76 + line * LEADING);
/** The halo around the letters, left and right together. */
export const TEXT_EDGE = 4;

const SMALL_WORDS = /^(of|the|of the)$/;

const SOFT_HYPHEN = '\u00ad';

/** All ways to write a name in one, two or three lines; it breaks at spaces. */
export function breaksOf(name: string): string[][] {
  return breaksAt(/(?<= )/, name).filter(
    (lines) => lines.length === 3 || !lines.some((text) => SMALL_WORDS.test(text)),
  );
}

function breaksAt(places: RegExp, name: string): string[][] {
  const pieces = name.split(places);
  const line = (from: number, to: number) => {
    const text = pieces.slice(from, to).join('').trim();
    return (text.endsWith(SOFT_HYPHEN) ? `${text}-` : text).replaceAll(SOFT_HYPHEN, '');
  };
  const n = pieces.length;
  const ways: string[][] = [[line(0, n)]];
  for (let i = 1; i < n; i++) ways.push([line(0, i), line(i, n)]);
  for (let i = 1; i < n - 1; i++) for (let j = i + 1; j < n; j++) ways.push([line(0, i), line(i, j), line(j, n)]);
  return ways;
}

export interface FittedName {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A word is broken, at a hyphen or a soft hyphen, only where that makes the name this much larger. */
const WORTH_A_HYPHEN = 1.2;

/** The largest way to write a name in a box, at most `largest`; of equal ways the one with fewer lines. */
export function fitName(name: string, box: Pick<Box, 'w' | 'h'>, largest: number, advances: Advances): FittedName {
  const { whole, broken } = waysToWrite(name, advances);
  const best = largestOf(whole, box, largest);
  if (best.size >= largest || broken === null) return best;
  const other = largestOf(broken, box, largest);
  return other.size > best.size * WORTH_A_HYPHEN ? other : best;
}

interface Way {
  readonly lines: readonly string[];
  /** Of the widest line, in a type of size 1. */
  readonly width: number;
}
interface Ways {
  readonly whole: readonly Way[];
  /** With broken words, where there are hyphens. */
  readonly broken: readonly Way[] | null;
}
/** A name is fitted again and again, its letters never change. */
const known = new WeakMap<Advances, Map<string, Ways>>();

function waysToWrite(name: string, advances: Advances): Ways {
  const measured = known.get(advances) ?? new Map<string, Ways>();
  known.set(advances, measured);
  const found = measured.get(name);
  if (found !== undefined) return found;
  const measure = (lines: readonly string[]): Way => ({
    lines,
    width: Math.max(...lines.map((line) => widthOf(line, 1, advances))),
  });
  const ways: Ways = {
    whole: breaksOf(name).map(measure),
    broken: /[-\u00ad]/.test(name) ? breaksAt(/(?<=[- \u00ad])/, name).map(measure) : null,
  };
  measured.set(name, ways);
  return ways;
}

function largestOf(ways: readonly Way[], box: Pick<Box, 'w' | 'h'>, largest: number): FittedName {
  let best: FittedName | null = null;
  for (const { lines, width } of ways) {
    const size = Math.min(largest, (box.w - TEXT_EDGE) / width, box.h / textHeight(lines.length, 1));
    const fitting = Math.floor(size * 2) / 2;
    if (best === null || fitting > best.size) best = { lines, size: fitting };
  }
  if (best === null) throw new Error('a name can be written in one line at least');
  return best;
}

export interface WrittenName extends FittedName {
  /** Around the letters. */
  readonly box: Box;
}
/** The name in the middle of the box that is kept for it. */
export function writeName(name: string, room: Box, largest: number, advances: Advances): WrittenName {
  const fitted = fitName(name, room, largest, advances);
  const w = Math.max(...fitted.lines.map((line) => widthOf(line, fitted.size, advances))) + TEXT_EDGE;
  const h = textHeight(fitted.lines.length, fitted.size);
  return { ...fitted, box: { x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h } };
}

/** The crest of a region: the sign of its settlement and the badge of its nation, side by side. */
export const SIGN = { w: 48, h: 42 } as const;
export const BADGE = { w: 24, h: 28 } as const;
const BETWEEN_SIGN_AND_BADGE = 5;
/** Between the crest and the name. */
export const CREST_GAP = 5;

/** The crest is smaller beside tokens. */
export const CREST_SCALE = 0.8;

export interface Crested {
  readonly nation: string | null;
  readonly settlement: string | null;
  readonly fortification: boolean;
}
export function crestSize({ nation, settlement, fortification }: Crested): { readonly w: number; readonly h: number } {
  const sign = settlement !== null || fortification;
  if (!sign) return nation === null ? { w: 0, h: 0 } : BADGE;
  return { w: SIGN.w + (nation === null ? 0 : BETWEEN_SIGN_AND_BADGE + BADGE.w), h: SIGN.h };
}

/**
 * Which regions hold Army units of a side, as bits: derived from the figures, so that whoever looks over the whole map
 * for Armies and their neighbours need not visit empty regions. Four words of 32 regions a side.
 */
import { insideOf, NO_ROW, neighbours, REGIONS, type Region } from '../data/map.ts';
import type { Side } from '../data/nations.ts';

export const WORDS = Math.ceil(REGIONS / 32);
function wordsOf(regions: readonly Region[]): number[] {
  const words = new Array<number>(WORDS).fill(0);
  for (const region of regions) words[region >> 5] |= 1 << (region & 31);
  return words;
}
const all = Array.from({ length: REGIONS }, (_, region) => region);
/** The neighbours of each region, and the regions of Strongholds. */
export const beside = Int32Array.from(neighbours.flatMap(wordsOf));
export const strongholds = Int32Array.from(wordsOf(all.filter((region) => insideOf[region] !== NO_ROW)));

export function mark(occupied: number[], region: Region, side: Side, isThere: boolean): void {
  const word = side * WORDS + (region >> 5);
  const bit = 1 << (region & 31);
  if (isThere) occupied[word] |= bit;
  else occupied[word] &= ~bit;
}
/** The number of the lowest bit; without it the rest is `bits & (bits - 1)`. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Seeds of single games from one seed of a match: the n-th game is the same however many workers play. */

/** Two numbers stirred into one of 32 bits, in which neighbours are nothing alike. */
export function stir(a: number, b: number): number {
  let h = (a ^ Math.imul(b + 1, 0x9e3779b9)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
export function gameSeed(seed: number, game: number): number {
  return stir(stir(seed, 0x616d6f6e), game);
}

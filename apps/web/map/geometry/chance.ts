/** Seeded chance, so that every run draws the same map. */
export type Chance = () => number;

/** mulberry32 */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The chance that belongs to a name: FNV-1a as its seed. */
export function chanceOf(name: string): Chance {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return chance(hash >>> 0);
}

export type Noise = (x: number, y: number) => number;

/** Smooth gradient noise over the whole plane, about -1 to 1. */
export function gradientNoise(seed: number): Noise {
  const random = chance(seed);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  const slope = order.map((_, i) => [Math.cos((i / 256) * 2 * Math.PI), Math.sin((i / 256) * 2 * Math.PI)]);
  const slopeAt = (ix: number, iy: number) => slope[order[(order[ix & 255] + iy) & 255]];
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const corner = (dx: number, dy: number) => {
      const [gx, gy] = slopeAt(ix + dx, iy + dy);
      return gx * (fx - dx) + gy * (fy - dy);
    };
    const u = fade(fx);
    const upper = corner(0, 0) + u * (corner(1, 0) - corner(0, 0));
    const lower = corner(0, 1) + u * (corner(1, 1) - corner(0, 1));
    return 1.5 * (upper + fade(fy) * (lower - upper));
  };
}

/** Noise that repeats without a seam after `size`. */
export function tilingNoise(size: number, cells: number, seed: number): Noise {
  const random = chance(seed);
  const grid = Array.from({ length: cells * cells }, () => random());
  const wrap = (i: number) => ((i % cells) + cells) % cells;
  const at = (i: number, j: number) => grid[wrap(j) * cells + wrap(i)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const u = (x / size) * cells;
    const v = (y / size) * cells;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const a = ease(u - i);
    const b = ease(v - j);
    return (at(i, j) * (1 - a) + at(i + 1, j) * a) * (1 - b) + (at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a) * b;
  };
}

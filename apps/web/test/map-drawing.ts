import { PEAKS, STEEP } from '../map/draw/stamps.ts';
import type { Point } from '../src/map/plane.ts';

/** The peaks that stand in the drawing, read from the drawing itself. */
export function peaksIn(svg: string): { readonly foot: Point; readonly w: number; readonly h: number }[] {
  const sizes = new Map(PEAKS.flat().map(({ id, w, h }) => [id, { w, h }]));
  const uses = svg.matchAll(/<use href="#(p\d\d)" (?:x="([^"]+)" y="([^"]+)"|[^>]*matrix\(1 0 0 \S+ (\S+) ([^)]+)\))/g);
  return [...uses].map(([, id, x, y, darkX, darkY]) => {
    const size = sizes.get(id);
    if (size === undefined) throw new Error(`there is no stamp ${id}`);
    const dark = x === undefined;
    return {
      foot: dark ? [Number(darkX), Number(darkY)] : [Number(x), Number(y)],
      w: size.w,
      h: size.h * (dark ? STEEP : 1),
    };
  });
}

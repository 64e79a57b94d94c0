/** A nation's badge, drawn into an SVG at a place and in a size. */
import { memo } from 'react';
import { colourOf, EMBLEMS, inkOn, type Pattern } from './emblems.ts';
import { drawn, type Shape, shape } from './pen.ts';
import type { Nation } from './types.ts';

interface Parts {
  readonly shape: Shape;
  readonly sign: Shape;
  readonly top: number;
  readonly pattern: Pattern | undefined;
}
const partsOf = (nation: Nation): Parts => {
  const { shape: outline, sign, top, pattern } = EMBLEMS[nation];
  return { shape: shape(outline), sign: shape(sign), top, pattern };
};
const PARTS: Readonly<Record<Nation, Parts>> = {
  dwarves: partsOf('dwarves'),
  elves: partsOf('elves'),
  gondor: partsOf('gondor'),
  north: partsOf('north'),
  rohan: partsOf('rohan'),
  isengard: partsOf('isengard'),
  sauron: partsOf('sauron'),
  'southrons-easterlings': partsOf('southrons-easterlings'),
};

/** The grid, with half of the outline around it. */
const GRID = { w: 26, h: 28, edge: 1 } as const;
const RIM = { scale: 0.86, middle: [12, 13] } as const;
const SIGN = { left: 4.7, scale: 0.608 } as const;

interface Props {
  readonly nation: Nation;
  /** The upper left corner, and the height. */
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

export const Badge = memo(({ nation, x, y, h }: Props) => {
  const parts = PARTS[nation];
  const scale = h / GRID.h;
  const [left, top] = [x + GRID.edge * scale, y + GRID.edge * scale];
  const outline = drawn(parts.shape, left, top, scale);
  const inset = 1 - RIM.scale;
  const rim = drawn(
    parts.shape,
    left + RIM.middle[0] * inset * scale,
    top + RIM.middle[1] * inset * scale,
    scale * RIM.scale,
  );
  return (
    <>
      <path d={outline} className="map-badge" style={{ fill: colourOf(nation) }} strokeWidth={1.3 * scale} />
      {parts.pattern !== undefined && <path d={outline} fill={`url(#map-${parts.pattern})`} />}
      <path d={rim} className="map-badge-rim" strokeWidth={0.8 * scale} />
      <path
        d={drawn(parts.sign, left + SIGN.left * scale, top + parts.top * scale, SIGN.scale * scale)}
        fillRule="evenodd"
        style={{ fill: inkOn(nation) }}
      />
    </>
  );
});

/** Put once into an SVG that shows badges. */
export function BadgePatterns() {
  return (
    <>
      <pattern id="map-chevrons" width="9" height="7.5" patternUnits="userSpaceOnUse">
        <path d="M0 6 4.5 2.2 9 6" fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="1.5" />
      </pattern>
      <pattern id="map-bars" width="9" height="6.8" patternUnits="userSpaceOnUse">
        <path d="M0 1.5H9" stroke="#fff" strokeOpacity=".42" strokeWidth="1.8" />
      </pattern>
      <pattern id="map-diagonals" width="7.5" height="7.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7.5" stroke="#fff" strokeOpacity=".3" strokeWidth="2.4" />
      </pattern>
      <pattern id="map-pales" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M1.5 0V6" stroke="#000" strokeOpacity=".22" strokeWidth="1.7" />
      </pattern>
      <pattern id="map-dots" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="1.8" cy="1.8" r="1.2" fillOpacity=".42" />
      </pattern>
      <pattern id="map-lattice" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M4.5 0 9 4.5 4.5 9 0 4.5Z" fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="1.4" />
      </pattern>
    </>
  );
}

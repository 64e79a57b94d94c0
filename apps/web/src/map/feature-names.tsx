/** The names of waters and mountains, and the title of the sheet. Rivers bear theirs only from near. */
import { memo } from 'react';
import { ADVANCES } from './generated/advances.ts';
import { FEATURES, RIVERS } from './generated/features.ts';
import { PLAQUE } from './ornament.ts';
import type { Level } from './region-face.tsx';
import { baselineOf, widthOf, writeName } from './text.ts';

interface Props {
  readonly nameOf: (feature: string) => string;
  readonly level: Level;
}

const RIVER_SIZE = 17;
const TITLE_SIZE = 64;

export const FeatureNames = memo(({ nameOf, level }: Props) => (
  <g className="map-features">
    <text
      className="map-title"
      x={PLAQUE.x + PLAQUE.w / 2}
      y={PLAQUE.y + 88}
      fontSize={Math.min(TITLE_SIZE, (PLAQUE.w - 90) / widthOf(nameOf('middle-earth'), 1, ADVANCES))}
    >
      {nameOf('middle-earth')}
    </text>
    {FEATURES.filter(([, , , , , , near]) => !near || level === 'near').map(([id, x, y, w, h, size]) => {
      const { lines, size: fitted, box } = writeName(nameOf(id), { x, y, w, h }, size, ADVANCES);
      return (
        <text key={id} className={id === 'mount-doom' ? 'map-water hot' : 'map-water'} fontSize={fitted}>
          {lines.map((line, i) => (
            <tspan key={line} x={box.x + box.w / 2} y={box.y + baselineOf(i, fitted)}>
              {line}
            </tspan>
          ))}
        </text>
      );
    })}
    {level === 'near' &&
      RIVERS.filter(([id, , length]) => widthOf(nameOf(id), RIVER_SIZE, ADVANCES) < length).map(([id, line]) => (
        <g key={id}>
          <path id={`map-river-${id}`} d={line} fill="none" />
          <text className="map-water river" fontSize={RIVER_SIZE} dy={RIVER_SIZE * 0.32}>
            <textPath href={`#map-river-${id}`} startOffset="50%">
              {nameOf(id)}
            </textPath>
          </text>
        </g>
      ))}
  </g>
));

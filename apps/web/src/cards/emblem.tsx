/** The badge of a faction: shape first, then pattern, then emblem, then colour, so that no meaning rests on colour alone. */
import { memo, useId } from 'react';
import { EMBLEMS, type Pattern } from '../map/emblems.ts';
import { HOBBIT, HORNS, STAFF } from './glyphs.ts';
import type { FactionId } from './model/printed.ts';

interface Badge {
  readonly shape: string;
  readonly pattern?: Pattern;
  readonly sign: string;
  readonly top: number;
}
const ROUND = 'M12 1.2A11.8 11.8 0 1 1 12 24.8 11.8 11.8 0 1 1 12 1.2Z';
/** A tall hat. */
const HAT = 'M12 .4 18.6 18.2H23V25.2H1V18.2H5.4Z';
/** A torn banner. */
const TORN = 'M1.2 1.6 6.5 4 12 1.2 17.5 4 22.8 1.6V16L18.4 25.2 14.8 20.6 12 25.4 9.2 20.6 5.6 25.2 1.2 16Z';

const BADGES: Readonly<Record<FactionId, Badge>> = {
  dunedain: EMBLEMS.gondor,
  dwarf: EMBLEMS.dwarves,
  elf: EMBLEMS.elves,
  rohan: EMBLEMS.rohan,
  isengard: EMBLEMS.isengard,
  mordor: EMBLEMS.sauron,
  southron: EMBLEMS['southrons-easterlings'],
  hobbit: { shape: ROUND, sign: HOBBIT, top: 5.7 },
  wizard: { shape: HAT, sign: STAFF, top: 8.4, pattern: 'bars' },
  monstrous: { shape: TORN, sign: HORNS, top: 4.6, pattern: 'diagonals' },
};
const PATTERNS: Readonly<Record<Pattern, { readonly d: string; readonly size: number; readonly turn?: number }>> = {
  chevrons: { d: 'M0 4 3 1.5 6 4', size: 6 },
  bars: { d: 'M0 1H6', size: 4.5 },
  diagonals: { d: 'M0 0V5', size: 5, turn: 45 },
  pales: { d: 'M1 0V4', size: 4 },
  dots: { d: 'M1.2 .4A.8 .8 0 1 1 1.2 2 .8 .8 0 1 1 1.2 .4Z', size: 4 },
  lattice: { d: 'M3 0 6 3 3 6 0 3Z', size: 6 },
};

export const Emblem = memo(({ faction }: { readonly faction: FactionId }) => {
  const { shape, pattern, sign, top } = BADGES[faction];
  const id = useId();
  const lines = pattern === undefined ? null : PATTERNS[pattern];
  return (
    <svg className="cg-emblem" data-faction={faction} viewBox="-1 -1 26 28" aria-hidden="true" focusable="false">
      {lines !== null && (
        <pattern
          id={id}
          width={lines.size}
          height={lines.size}
          patternUnits="userSpaceOnUse"
          patternTransform={lines.turn === undefined ? undefined : `rotate(${lines.turn})`}
        >
          <path className="cg-emblem-pattern" d={lines.d} />
        </pattern>
      )}
      <path className="cg-emblem-shape" d={shape} />
      {lines !== null && <path d={shape} fill={`url(#${id})`} />}
      <path className="cg-emblem-sign" d={sign} fillRule="evenodd" transform={`translate(4.7 ${top}) scale(.608)`} />
    </svg>
  );
});

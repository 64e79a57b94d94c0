/**
 * The badges of the nations: shape first, then pattern, then emblem, then colour, so that no meaning rests on colour
 * alone. All are drawn once as symbols; a badge anywhere on the page is a `use` of its symbol.
 */
import type { Nation } from './types.ts';

type Pattern = 'chevrons' | 'bars' | 'diagonals' | 'pales' | 'dots' | 'lattice';
interface Emblem {
  /** The name of its colours among the design tokens. */
  readonly token: string;
  readonly shape: string;
  readonly pattern?: Pattern;
  /** Drawn on a grid of 24; holes by the even-odd rule. */
  readonly sign: string;
  /** The top of the sign within the shape. */
  readonly top: number;
}

export const EMBLEMS: Readonly<Record<Nation, Emblem>> = {
  dwarves: {
    token: 'dwarves',
    shape: 'M12 .8 22.6 6.9V19.1L12 25.2 1.4 19.1V6.9Z',
    pattern: 'chevrons',
    sign: 'M1.5 6H8v-.5h14.5V8c-2.6.2-4.3 1.4-5 3.5-.4 1.3-1.4 2-2.5 2.300V16h2.500v3.500H6.500V16H9v-2.200C5 13.3 2.2 10.6 1.5 6Z',
    top: 5.4,
  },
  elves: {
    token: 'elves',
    shape: 'M12 .5C20.5 5.5 24.5 13 12 25.5-.5 13 3.5 5.5 12 .5Z',
    sign: 'M12 1c5.5 4 7.5 8.3 6.3 12.6-.8 2.9-2.7 4.9-5.5 5.800V23h-1.600v-3.600c-2.8-.9-4.7-2.9-5.5-5.800C4.5 9.3 6.5 5 12 1Zm-.8 7.500v3L8.6 9.300l-.9 1.3 3.5 3v3.800h1.600v-3.800l3.5-3-.9-1.3-2.6 2.200v-3Z',
    top: 5.2,
  },
  gondor: {
    token: 'gondor',
    shape: 'M1.5 1.500H22.500V12.500C22.5 19 18 23.2 12 25.5 6 23.2 1.5 19 1.5 12.500Z',
    sign: 'M6 2h2.600v2.200h2V2h2.800v2.200h2V2H18v6l-1.8 1.500V20H19v2.500H5V20h2.800V9.500L6 8Zm6 9a1.9 1.9 0 0 0-1.9 1.900V17h3.800v-4.100A1.9 1.9 0 0 0 12 11Z',
    top: 5.4,
  },
  north: {
    token: 'north',
    shape: 'M12 1.200A11.8 11.8 0 1 1 12 24.8 11.8 11.8 0 1 1 12 1.200Z',
    pattern: 'bars',
    sign: 'M4.3 2.500C12.8 3 20.7 11 21.5 19.700l-2.3.3C18.4 12.7 11.4 5.6 4 4.800ZM2.5 21.500l1-5 2.1 1.700L17.9 5.900l-1.4-1.4 5-1.6-1.5 5-1.4-1.400L6.3 18.800l1.7 1.700Z',
    top: 5.4,
  },
  rohan: {
    token: 'rohan',
    shape: 'M1.5 1.500H22.500V25L12 20.2 1.5 25Z',
    pattern: 'diagonals',
    sign: 'M13.2 1.5 14 4.200c4.7 1.3 7.2 5 7.3 10.200L21.5 22H10.800c.2-3 .9-4.9 2.6-6.9.9-1.1.8-2.3 0-3-1.7 1-3.1 1.9-4.3 3.5-.6.8-1.4 1.3-2.3 1.400l-2.4-1.2-.9-2.300c1.5-1.9 2.3-3.8 2.9-5.9.7-2.4 2.4-3.9 5-4.400Z',
    top: 4.2,
  },
  isengard: {
    token: 'isengard',
    shape: 'M6.8 1.200H17.200L23 7V19L17.2 24.800H6.800L1 19V7Z',
    pattern: 'pales',
    sign: 'M7.6 4.600c0-.8.6-1.4 1.3-1.400s1.3.6 1.3 1.400v5.600h.7V2.700c0-.8.6-1.4 1.3-1.400s1.3.6 1.3 1.400v7.500h.7V3.900c0-.8.6-1.4 1.3-1.400s1.3.6 1.3 1.400v7.100h.7V6.800c0-.8.6-1.4 1.2-1.400s1.2.6 1.2 1.400v8.500c0 4.4-2.7 7.4-6.9 7.4-3.3 0-5.2-1.5-6.6-4.400L3.7 13c-.4-.8-.2-1.6.5-2s1.5-.1 2 .6l1.4 2.200Z',
    top: 5.4,
  },
  sauron: {
    token: 'sauron',
    shape: 'M.8 2 7 6.2 12 .5 17 6.2 23.2 2 20.6 16.8 12 25.5 3.4 16.800Z',
    pattern: 'dots',
    sign: 'M1.5 4.5 6.6 10 8.8 2.5 12 9l3.2-6.500L17.4 10l5.1-5.5-2.3 13H3.800ZM3.8 19h16.400v2.700H3.800Z',
    top: 6.6,
  },
  'southrons-easterlings': {
    token: 'southrons',
    shape: 'M12 .3 23.8 13 12 25.7 .2 13Z',
    pattern: 'lattice',
    sign: 'M12 7.200a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.600Zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600ZM10.6 5.8 12 .8l1.4 5Zm0 12.4 1.4 5 1.4-5ZM5.8 10.6.8 12l5 1.400Zm12.4 0 5 1.4-5 1.400ZM6.6 8.6 4 4l4.6 2.600Zm8.8-2L20 4l-2.6 4.600Zm2 8.800L20 20l-4.6-2.600Zm-8.8 2L4 20l2.6-4.600Z',
    top: 5.4,
  },
};

export const NATIONS: readonly Nation[] = [
  'dwarves',
  'elves',
  'gondor',
  'north',
  'rohan',
  'isengard',
  'sauron',
  'southrons-easterlings',
];

/** The colour of a nation, and of what is written on it. */
export const colourOf = (nation: Nation): string => `var(--n-${EMBLEMS[nation].token})`;
export const inkOn = (nation: Nation): string => `var(--n-${EMBLEMS[nation].token}-on)`;
export const badgeOf = (nation: Nation): string => `#badge-${nation}`;

/** Put once into the page, before any badge. */
export function BadgeDefinitions() {
  return (
    <>
      <pattern id="map-chevrons" width="6" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 4 3 1.5 6 4" fill="none" stroke="#fff" strokeOpacity=".28" />
      </pattern>
      <pattern id="map-bars" width="6" height="4.5" patternUnits="userSpaceOnUse">
        <path d="M0 1H6" stroke="#fff" strokeOpacity=".42" strokeWidth="1.2" />
      </pattern>
      <pattern id="map-diagonals" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke="#fff" strokeOpacity=".3" strokeWidth="1.6" />
      </pattern>
      <pattern id="map-pales" width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M1 0V4" stroke="#000" strokeOpacity=".22" strokeWidth="1.1" />
      </pattern>
      <pattern id="map-dots" width="4" height="4" patternUnits="userSpaceOnUse">
        <circle cx="1.2" cy="1.2" r=".8" fillOpacity=".42" />
      </pattern>
      <pattern id="map-lattice" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M3 0 6 3 3 6 0 3Z" fill="none" stroke="#000" strokeOpacity=".28" strokeWidth=".9" />
      </pattern>
      {NATIONS.map((nation) => (
        <BadgeSymbol key={nation} nation={nation} />
      ))}
    </>
  );
}

function BadgeSymbol({ nation }: { readonly nation: Nation }) {
  const { shape, pattern, sign, top } = EMBLEMS[nation];
  return (
    <symbol id={`badge-${nation}`} viewBox="-1 -1 26 28">
      <path d={shape} style={{ fill: colourOf(nation) }} className="map-badge-edge" />
      {pattern !== undefined && <path d={shape} fill={`url(#map-${pattern})`} />}
      <path
        d={shape}
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth=".8"
        transform="matrix(.86 0 0 .86 1.68 1.82)"
      />
      <path
        d={sign}
        fillRule="evenodd"
        style={{ fill: inkOn(nation) }}
        transform={`translate(4.7 ${top}) scale(.608)`}
      />
    </symbol>
  );
}

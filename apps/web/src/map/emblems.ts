/**
 * The badges of the nations: shape first, then pattern, then emblem, then colour, so that no meaning rests on colour
 * alone. Drawn on a grid of 24 by 26.
 */
import type { Nation } from './types.ts';

export type Pattern = 'chevrons' | 'bars' | 'diagonals' | 'pales' | 'dots' | 'lattice';
export interface Emblem {
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
    sign: 'M1.5 6H8v-.5h14.5V8c-2.6.2-4.3 1.4-5 3.5-.4 1.3-1.4 2-2.5 2.3V16h2.5v3.5H6.5V16H9v-2.2C5 13.3 2.2 10.6 1.5 6Z',
    top: 5.4,
  },
  elves: {
    token: 'elves',
    shape: 'M12 .5C20.5 5.5 24.5 13 12 25.5-.5 13 3.5 5.5 12 .5Z',
    sign: 'M12 1c5.5 4 7.5 8.3 6.3 12.6-.8 2.9-2.7 4.9-5.5 5.8V23h-1.6v-3.6c-2.8-.9-4.7-2.9-5.5-5.8C4.5 9.3 6.5 5 12 1Zm-.8 7.5v3L8.6 9.3l-.9 1.3 3.5 3v3.8h1.6v-3.8l3.5-3-.9-1.3-2.6 2.2v-3Z',
    top: 5.2,
  },
  gondor: {
    token: 'gondor',
    shape: 'M1.5 1.5H22.5V12.5C22.5 19 18 23.2 12 25.5 6 23.2 1.5 19 1.5 12.5Z',
    sign: 'M6 2h2.6v2.2h2V2h2.8v2.2h2V2H18v6l-1.8 1.5V20H19v2.5H5V20h2.8V9.5L6 8Zm6 9a1.9 1.9 0 0 0-1.9 1.9V17h3.8v-4.1A1.9 1.9 0 0 0 12 11Z',
    top: 5.4,
  },
  north: {
    token: 'north',
    shape: 'M12 1.2A11.8 11.8 0 1 1 12 24.8 11.8 11.8 0 1 1 12 1.2Z',
    pattern: 'bars',
    sign: 'M4.3 2.5C12.8 3 20.7 11 21.5 19.7l-2.3.3C18.4 12.7 11.4 5.6 4 4.8ZM2.5 21.5l1-5 2.1 1.7L17.9 5.9l-1.4-1.4 5-1.6-1.5 5-1.4-1.4L6.3 18.8l1.7 1.7Z',
    top: 5.4,
  },
  rohan: {
    token: 'rohan',
    shape: 'M1.5 1.5H22.5V25L12 20.2 1.5 25Z',
    pattern: 'diagonals',
    sign: 'M13.2 1.5 14 4.2c4.7 1.3 7.2 5 7.3 10.2L21.5 22H10.8c.2-3 .9-4.9 2.6-6.9.9-1.1.8-2.3 0-3-1.7 1-3.1 1.9-4.3 3.5-.6.8-1.4 1.3-2.3 1.4l-2.4-1.2-.9-2.3c1.5-1.9 2.3-3.8 2.9-5.9.7-2.4 2.4-3.9 5-4.4Z',
    top: 4.2,
  },
  isengard: {
    token: 'isengard',
    shape: 'M6.8 1.2H17.2L23 7V19L17.2 24.8H6.8L1 19V7Z',
    pattern: 'pales',
    sign: 'M7.6 4.6c0-.8.6-1.4 1.3-1.4s1.3.6 1.3 1.4v5.6h.7V2.7c0-.8.6-1.4 1.3-1.4s1.3.6 1.3 1.4v7.5h.7V3.9c0-.8.6-1.4 1.3-1.4s1.3.6 1.3 1.4v7.1h.7V6.8c0-.8.6-1.4 1.2-1.4s1.2.6 1.2 1.4v8.5c0 4.4-2.7 7.4-6.9 7.4-3.3 0-5.2-1.5-6.6-4.4L3.7 13c-.4-.8-.2-1.6.5-2s1.5-.1 2 .6l1.4 2.2Z',
    top: 5.4,
  },
  sauron: {
    token: 'sauron',
    shape: 'M.8 2 7 6.2 12 .5 17 6.2 23.2 2 20.6 16.8 12 25.5 3.4 16.8Z',
    pattern: 'dots',
    sign: 'M1.5 4.5 6.6 10 8.8 2.5 12 9l3.2-6.5L17.4 10l5.1-5.5-2.3 13H3.8ZM3.8 19h16.4v2.7H3.8Z',
    top: 6.6,
  },
  'southrons-easterlings': {
    token: 'southrons',
    shape: 'M12 .3 23.8 13 12 25.7 .2 13Z',
    pattern: 'lattice',
    sign: 'M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM10.6 5.8 12 .8l1.4 5Zm0 12.4 1.4 5 1.4-5ZM5.8 10.6.8 12l5 1.4Zm12.4 0 5 1.4-5 1.4ZM6.6 8.6 4 4l4.6 2.6Zm8.8-2L20 4l-2.6 4.6Zm2 8.8L20 20l-4.6-2.6Zm-8.8 2L4 20l2.6-4.6Z',
    top: 5.4,
  },
};

/** The colour of a nation, and of what is written on it. */
export const colourOf = (nation: Nation): string => `var(--n-${EMBLEMS[nation].token})`;
export const inkOn = (nation: Nation): string => `var(--n-${EMBLEMS[nation].token}-on)`;

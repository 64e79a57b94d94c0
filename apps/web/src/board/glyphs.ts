/** The glyphs of the board game, drawn on a grid of 24. */
import { banner, eye, type Glyph, star } from '../ui/glyphs.ts';

const glyph = (...paths: Glyph['paths']): Glyph => ({ box: 24, paths });

const sword = glyph({
  d: 'M12 1.2 14.3 4v9.6h3.9v2.3h-4.7v3.4l1.3 1v2.3H9.2v-2.3l1.3-1v-3.4H5.8v-2.3h3.9V4Z',
});
const helm = glyph({
  d: 'M12 2.2c4.9 0 8 3.4 8 8.2v8.2c-1.6 1.7-3.4 2.7-5.4 3.2v-7.4h1.9v-3.6h-3.3l-1.2 2.6-1.2-2.6H7.5v3.6h1.9v7.4C7.4 21.3 5.6 20.3 4 18.6v-8.2c0-4.8 3.1-8.2 8-8.2Z',
});
const orb = glyph(
  {
    d: 'M12 2a9.5 9.5 0 0 1 7.2 15.7l1.6 4.3H3.2l1.6-4.3A9.5 9.5 0 0 1 12 2Zm0 2.2a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6Z',
    evenOdd: true,
  },
  {
    d: 'M12 6.2a5.3 5.3 0 0 1 4.7 2.9c-2-.3-3.3.4-4 1.7-.7 1.4-2 2-3.9 1.5-.9-.2-1.5 0-2 .5A5.3 5.3 0 0 1 12 6.2Z',
  },
);
export const ring = glyph(
  {
    d: 'M12 4.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 2.7a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6Z',
    evenOdd: true,
  },
  { d: 'm12 .5 3.2 2.3L12 6.6 8.8 2.8Z' },
);
export const swords = glyph({
  d: 'm2.5 2.5 3.4.7 8.4 9.4 1.7-1.5 1.3 1.5-1.5 1.4 4.9 5.5-1.7 1.6-5-5.4-1.5 1.4-1.4-1.5 1.6-1.5L3.2 5.8Zm19 0-.7 3.3-6.2 6.2-1.7-1.9 5.2-6.9Zm-12 11.3 1.7 1.9-5.5 5.4L4 19.5l4.3-4.8-1.5-1.4 1.3-1.5Z',
});
export const wing = glyph({
  d: 'M12 6.5c.8-1.7 1-2.8.8-4.3 1 .5 1.6 1.3 1.9 2.3 2.4-1.4 5.4-1.7 8.6-.8-.9 1.2-1.4 2.4-1.5 3.9-1.2-.2-2.1.1-2.8.9-.7.9-.8 2-.3 3.3-1.5-.4-2.7 0-3.5 1.2-.9 1.3-1.9 4.2-3.2 8.8-1.3-4.6-2.3-7.5-3.2-8.8-.8-1.2-2-1.6-3.5-1.2.5-1.3.4-2.4-.3-3.3-.7-.8-1.6-1.1-2.8-.9C2.1 6.1 1.6 4.9.7 3.7c3.2-.9 6.2-.6 8.6.8.3-1 .9-1.8 1.9-2.3-.2 1.5 0 2.6.8 4.3Z',
});
export const shut = glyph({
  d: 'M2 8.5c2.6 3.6 6 5.5 10 5.5s7.4-1.9 10-5.5l-2-1.5c-2.2 3-4.8 4.5-8 4.5S6.2 10 4 7ZM4.6 14.8l1.9 1.2-1.8 3.2-2.1-1.2Zm6.2 1.6h2.4v4h-2.4Zm6.7-.4 1.9-1.2 2 3.2-2.1 1.2Z',
});
export const list = glyph({ d: 'M3 4h3v3H3Zm5 0h13v3H8ZM3 10.5h3v3H3Zm5 0h13v3H8ZM3 17h3v3H3Zm5 0h13v3H8Z' });
export const minus = glyph({ d: 'M3 10.5h18v3H3Z' });
export const whole = glyph({
  d: 'M3 3h7v2.6H5.6V10H3Zm11 0h7v7h-2.6V5.6H14ZM3 14h2.6v4.4H10V21H3Zm15.4 0H21v7h-7v-2.6h4.4Z',
});

/** The faces of Action dice; two glyphs where a die gives either of two results. */
export const FACES: Readonly<Record<string, readonly Glyph[]>> = {
  character: [sword],
  army: [banner],
  muster: [helm],
  event: [orb],
  'army-muster': [banner, helm],
  'will-of-the-west': [star],
  eye: [eye],
};
/** The type of an Event card. */
export const TYPES: Readonly<Record<string, Glyph>> = { character: sword, army: banner, muster: helm };

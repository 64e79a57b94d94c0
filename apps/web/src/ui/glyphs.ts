/** Our own glyphs, drawn on a grid of 24. Each is its own export, so that a screen carries only those it shows. */
export interface Glyph {
  readonly box: number;
  readonly paths: readonly { readonly d: string; readonly evenOdd?: true; readonly faint?: true }[];
}
const glyph = (...paths: Glyph['paths']): Glyph => ({ box: 24, paths });

export const star = glyph({
  d: 'M12 0.8 13.9 8 18.6 5.4 16 10.1 23.2 12 16 13.9 18.6 18.6 13.9 16 12 23.2 10.1 16 5.4 18.6 8 13.9 0.8 12 8 10.1 5.4 5.4 10.1 8Z',
});
export const eye = glyph(
  {
    d: 'M12 5c5.2 0 8.9 3.6 11 7-2.1 3.4-5.8 7-11 7S3.1 15.4 1 12c2.1-3.4 5.8-7 11-7Zm0 2.3C8.5 7.3 5.7 9.5 3.9 12c1.8 2.5 4.6 4.7 8.1 4.7s6.3-2.2 8.1-4.7C18.3 9.5 15.5 7.3 12 7.3Z',
    evenOdd: true,
  },
  { d: 'M12 7.3c1.2 1.3 1.8 2.9 1.8 4.7s-.6 3.4-1.8 4.7c-1.2-1.3-1.8-2.9-1.8-4.7s.6-3.4 1.8-4.7Z' },
);
export const scroll = glyph({
  d: 'M6 2h13a3 3 0 0 1 0 6v10.5A3.5 3.5 0 0 1 15.5 22H5a3 3 0 0 1-3-3v-1.5h10V19a1.3 1.3 0 0 0 2.6 0V8H6a3 3 0 0 1 0-6Zm2 8.5h4.5V12H8Zm0 3.3h4.5v1.5H8Z',
  evenOdd: true,
});
export const cards = glyph(
  { d: 'M3 6.5 11.5 4l4.3 14.5L7.3 21Z' },
  { d: 'M13.3 3.5H21v15.3h-3.4L13.3 4.3Z', faint: true },
);
export const undo = glyph({ d: 'M9 3v4.5h5.5a6.7 6.7 0 0 1 0 13.5H7v-2.6h7.5a4.1 4.1 0 0 0 0-8.3H9v4.4L2.5 8.8Z' });
export const lock = glyph({
  d: 'M12 1.5A5.5 5.5 0 0 1 17.5 7v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5Zm0 2.6A2.9 2.9 0 0 0 9.1 7v3h5.8V7A2.9 2.9 0 0 0 12 4.1Z',
  evenOdd: true,
});
export const arrow = glyph({ d: 'M13 4.5 21.5 12 13 19.5v-5H2.5v-5H13Z' });
export const chevron = glyph({ d: 'm8 3.5 9 8.5-9 8.5-2-2.2 6.7-6.3L6 5.7Z' });
export const check = glyph({ d: 'm2.5 12.5 2.6-2.4 4.4 4.5L19 4.5l2.5 2.4-12 13Z' });
export const menu = glyph({ d: 'M3 5h18v2.6H3Zm0 5.7h18v2.6H3Zm0 5.7h18V19H3Z' });
export const moon = glyph({ d: 'M14.5 2.5a9.7 9.7 0 1 0 7 14.3A8.2 8.2 0 0 1 14.5 2.5Z' });
export const sun = glyph(
  { d: 'M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z', evenOdd: true },
  {
    d: 'M10.6 5.8 12 .8l1.4 5Zm0 12.4 1.4 5 1.4-5ZM5.8 10.6.8 12l5 1.4Zm12.4 0 5 1.4-5 1.4ZM6.6 8.6 4 4l4.6 2.6Zm8.8-2L20 4l-2.6 4.6Zm2 8.8L20 20l-4.6-2.6Zm-8.8 2L4 20l2.6-4.6Z',
  },
);
export const play = glyph({ d: 'M6 3.5 20.5 12 6 20.5Z' });
export const forward = glyph({ d: 'M4 4l10.5 8L4 20Zm12 0h4v16h-4Z' });
export const search = glyph({
  d: 'M10 2.5a7.5 7.5 0 0 1 6 12l5.5 5.4-1.9 1.9-5.4-5.5a7.5 7.5 0 1 1-4.2-13.8Zm0 2.6a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8Z',
  evenOdd: true,
});
export const gear = glyph({
  d: 'M10.3 1.5h3.4l.5 2.8 1.9.8 2.3-1.7 2.4 2.4-1.7 2.3.8 1.9 2.8.5v3.4l-2.8.5-.8 1.9 1.7 2.3-2.4 2.4-2.3-1.7-1.9.8-.5 2.8h-3.4l-.5-2.8-1.9-.8-2.3 1.7-2.4-2.4 1.7-2.3-.8-1.9-2.8-.5v-3.4l2.8-.5.8-1.9-1.7-2.3 2.4-2.4 2.3 1.7 1.9-.8ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z',
  evenOdd: true,
});
export const people = glyph({
  d: 'M8 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm8.5 1a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6ZM1 20.5c0-4.5 2.8-7.5 7-7.5s7 3 7 7.5Zm15.7 0c0-2.9-.9-5.3-2.5-7 .7-.3 1.5-.4 2.3-.4 3.8 0 6.5 2.9 6.5 7.4Z',
});
export const book = glyph({
  d: 'M2 4c3.8-.7 7-.3 9.2 1.5V21c-2.2-1.6-5.4-2-9.2-1.4ZM22 4c-3.8-.7-7-.3-9.2 1.5V21c2.2-1.6 5.4-2 9.2-1.4Z',
});
export const plus = glyph({ d: 'M10.5 3h3v7.5H21v3h-7.5V21h-3v-7.5H3v-3h7.5Z' });
export const link = glyph({
  d: 'M9.5 7H7a5 5 0 0 0 0 10h2.5v-2.5H7a2.5 2.5 0 0 1 0-5h2.5Zm5 0H17a5 5 0 0 1 0 10h-2.5v-2.5H17a2.5 2.5 0 0 0 0-5h-2.5ZM8 10.8h8v2.4H8Z',
});
export const machine = glyph({
  d: 'M7 4V1.5h2V4h2V1.5h2V4h2V1.5h2V4h3v3h2.5v2H20v2h2.5v2H20v2h2.5v2H20v3h-3v2.5h-2V20h-2v2.5h-2V20H9v2.5H7V20H4v-3H1.5v-2H4v-2H1.5v-2H4V9H1.5V7H4V4Zm1.5 4.5v7h7v-7Z',
  evenOdd: true,
});
export const banner = glyph({ d: 'M5 1.6h1.9v1.2h12.3l-3 4.4 3 4.4H6.9v10.8H5Z' });
export const crown = glyph({
  d: 'M1.5 4.5 6.6 10 8.8 2.5 12 9l3.2-6.5L17.4 10l5.1-5.5-2.3 13H3.8ZM3.8 19h16.4v2.7H3.8Z',
});
export const die = glyph({
  d: 'M5 2.5h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5Zm2.7 3.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm8.6 8.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  evenOdd: true,
});
export const close = glyph({ d: 'M5 3 12 10 19 3 21 5 14 12 21 19 19 21 12 14 5 21 3 19 10 12 3 5Z' });
export const pause = glyph({ d: 'M5 3.5h5v17H5Zm9 0h5v17h-5Z' });
export const fork = glyph({
  d: 'M6.5 2a3 3 0 0 1 1.3 5.7V9c0 1.5 1 2.3 2.7 2.3h3c1.7 0 2.7-.8 2.7-2.3V7.700a3 3 0 1 1 2.600 0V9c0 2.900-2 4.900-5.300 4.900h-.2v2.400a3 3 0 1 1-2.600 0v-2.400h-.2c-3.300 0-5.300-2-5.300-4.900V7.700A3 3 0 0 1 6.500 2Z',
});
export const swords = glyph({
  d: 'm2.5 2.5 3.4.7 8.4 9.4 1.7-1.500 1.300 1.500-1.500 1.400 4.900 5.500-1.700 1.600-5-5.400-1.500 1.400-1.400-1.500 1.600-1.500L3.200 5.800Zm19 0-.7 3.300-6.200 6.200-1.700-1.900 5.200-6.900Zm-12 11.300 1.700 1.900-5.500 5.400L4 19.500l4.300-4.800-1.500-1.400 1.300-1.500Z',
});
export const tower = glyph({
  d: 'M6 2h2.600v2.200h2V2h2.800v2.200h2V2H18v6l-1.800 1.500V20H19v2.500H5V20h2.800V9.500L6 8Zm6 9a1.900 1.900 0 0 0-1.900 1.900V17h3.800v-4.100A1.900 1.900 0 0 0 12 11Z',
  evenOdd: true,
});
export const ring = glyph({
  d: 'M12 2.5a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Zm0 3.200a6.300 6.300 0 1 0 0 12.600 6.300 6.300 0 0 0 0-12.600Z',
  evenOdd: true,
});
export const key = glyph({
  d: 'M8 6.500a5.500 5.500 0 0 1 5.300 4H22.500v3.200h-2v3h-3.200v-3h-4A5.500 5.500 0 1 1 8 6.500Zm0 3.200a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Z',
  evenOdd: true,
});
export const person = glyph({
  d: 'M12 2.500a4.800 4.800 0 1 1 0 9.600 4.800 4.800 0 0 1 0-9.600ZM3.500 21.500c0-5 3.400-8 8.500-8s8.500 3 8.500 8Z',
});
export const question = glyph({
  d: 'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Zm-.2 4.300c-2.300 0-3.900 1.300-4.200 3.500l2.500.4c.2-1 .8-1.600 1.700-1.600.9 0 1.500.5 1.500 1.300 0 .7-.3 1.100-1.200 1.800-1.200.9-1.600 1.700-1.500 3.200h2.400c0-.9.3-1.300 1.300-2 1.200-.9 1.700-1.800 1.700-3.100 0-2.100-1.700-3.500-4.200-3.500Zm-.1 9.900a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200Z',
  evenOdd: true,
});

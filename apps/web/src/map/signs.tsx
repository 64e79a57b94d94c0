/** Signs that stand on the map many times: settlements, wings, the Ring, seals, swords. */
import { drawn, type Shape, shape } from './pen.ts';
import type { Sign } from './places.ts';

/** On a grid of 24. */
export const WINGS = shape(
  'M12 6.5c.8-1.7 1-2.8.8-4.3 1 .5 1.6 1.3 1.9 2.3 2.4-1.4 5.4-1.7 8.6-.8-.9 1.2-1.4 2.4-1.5 3.9-1.2-.2-2.1.1-2.8.9-.7.9-.8 2-.3 3.3-1.5-.4-2.7 0-3.5 1.2-.9 1.3-1.9 4.2-3.2 8.8-1.3-4.6-2.3-7.5-3.2-8.8-.8-1.2-2-1.6-3.5-1.2.5-1.3.4-2.4-.3-3.3-.7-.8-1.6-1.1-2.8-.9C2.1 6.1 1.6 4.9.7 3.7c3.2-.9 6.2-.6 8.6.8.3-1 .9-1.8 1.9-2.3-.2 1.5 0 2.6.8 4.3Z',
);
export const RING = shape(
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Zm0 3.2a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6Z',
);
export const EYE = shape(
  'M12 5c5.2 0 8.9 3.6 11 7-2.1 3.4-5.8 7-11 7S3.1 15.4 1 12c2.1-3.4 5.8-7 11-7Zm0 2.3C8.5 7.3 5.7 9.5 3.9 12c1.8 2.5 4.6 4.7 8.1 4.7s6.3-2.2 8.1-4.7C18.3 9.5 15.5 7.3 12 7.3ZM12 7.3c1.2 1.3 1.8 2.9 1.8 4.7s-.6 3.4-1.8 4.7c-1.2-1.3-1.8-2.9-1.8-4.7s.6-3.4 1.8-4.7Z',
);
export const STAR = shape(
  'M12 .8 13.9 8 18.6 5.4 16 10.1 23.2 12 16 13.9 18.6 18.6 13.9 16 12 23.2 10.1 16 5.4 18.6 8 13.9 .8 12 8 10.1 5.4 5.4 10.1 8Z',
);
export const SWORDS = shape(
  'm2.5 2.5 3.4.7 8.4 9.4 1.7-1.5 1.3 1.5-1.5 1.4 4.9 5.5-1.7 1.6-5-5.4-1.5 1.4-1.4-1.5 1.6-1.5L3.2 5.8Zm19 0-.7 3.3-6.2 6.2-1.7-1.9 5.2-6.9Zm-12 11.3 1.7 1.9-5.5 5.4L4 19.5l4.3-4.8-1.5-1.4 1.3-1.5Z',
);

/** Around its middle: what each part is made of, and its outline. */
type Building = readonly (readonly [part: 'halo' | 'wall' | 'rock' | 'roof' | 'line' | 'door', shape: Shape])[];
const BUILDINGS: Readonly<Record<Sign, Building>> = {
  town: [
    ['halo', shape('M-25 6A25 15 0 1 1 25 6A25 15 0 1 1 -25 6Z')],
    ['wall', shape('M-20 14V3L-12.5-5L-5 3V14Z')],
    ['roof', shape('M-22.5 4L-12.5-7L-2.5 4H-6L-12.5-3L-19 4Z')],
    ['wall', shape('M4 14V1L12-7L20 1V14Z')],
    ['roof', shape('M1.5 2L12-10L22.5 2H18.5L12-5.5L5.5 2Z')],
    ['wall', shape('M-7 17V6L0-1L7 6V17Z')],
    ['roof', shape('M-9.5 7L0-4L9.5 7H6L0 .5L-6 7Z')],
    ['door', shape('M-2 17v-5.5h4V17ZM-14 14v-4h3v4ZM11 14V9.5h3V14Z')],
  ],
  city: [
    ['halo', shape('M-27 6A27 17 0 1 1 27 6A27 17 0 1 1 -27 6Z')],
    ['roof', shape('M-9 1L-3-9L3 1ZM2 1L8-11L14 1Z')],
    ['wall', shape('M-4-1V-13H4V-1Z')],
    ['roof', shape('M-6-12L0-20L6-12Z')],
    ['wall', shape('M-23 16V0H-14V4H14V0H23V16Z')],
    ['roof', shape('M-25 1L-18.5-8L-12 1ZM12 1L18.5-8L25 1Z')],
    ['line', shape('M-14 8H14M-10 4V8M-3 4V8M4 4V8M11 4V8')],
    ['door', shape('M-4 16V12A4 4 0 0 1 4 12V16Z')],
  ],
  stronghold: [
    ['halo', shape('M-25 19L-14-16H14L25 19Z')],
    ['rock', shape('M-24 18C-20 12-15 10-12 9H12C16 10 20 12 24 18Z')],
    ['wall', shape('M-18 14V-3H-14.5V0H-11.5V-3H-8V-13H-4.5V-10H-1.7V-13H1.7V-10H4.5V-13H8V-3H11.5V0H14.5V-3H18V14Z')],
    ['line', shape('M0-13V-21M-8-3V12M8-3V12')],
    ['roof', shape('M0-21L9-18.5L0-16Z')],
    ['door', shape('M-3 14V9A3 3 0 0 1 3 9V14ZM-1-5h2v4h-2ZM-14 4h1.8v3.5h-1.8ZM12 4h1.8v3.5H12Z')],
  ],
  fortification: [
    ['halo', shape('M-26 5A26 14 0 1 1 26 5A26 14 0 1 1 -26 5Z')],
    ['wall', shape('M-22 14V-6H-17V-2H-12.5V-6H-8V2H8V-6H12.5V-2H17V-6H22V14Z')],
    ['rock', shape('M-8 14V8A8 7 0 0 1 8 8V14Z')],
    ['line', shape('M-22 3H-8M8 3H22M-15-2V3M15-2V3M-4.5 14V4.5M0 14V2M4.5 14V4.5M-8 9H8')],
  ],
};
const LINE = { halo: 0, wall: 2, rock: 2, roof: 2, line: 1.8, door: 0 } as const;

/** The sign of a settlement, its middle at a point. */
export function SettlementSign({
  sign,
  x,
  y,
  scale,
}: {
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  return BUILDINGS[sign].map(([part, outline], i) => (
    <path
      // The parts of a building never change their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed list
      key={i}
      className={`map-sign-${part}`}
      d={drawn(outline, x, y, scale)}
      strokeWidth={LINE[part] * scale}
    />
  ));
}

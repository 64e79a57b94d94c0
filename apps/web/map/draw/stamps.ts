/** The small signs of the drawing, each made once and stamped again and again: peaks, hills, trees, and what stands alone. */
import type { Point } from '../../src/map/plane.ts';
import { chance } from '../geometry/chance.ts';
import { half, path } from './svg.ts';

/** Stamps are painted from north to south, so that what is nearer covers what is behind it. */
export interface Stamp {
  readonly y: number;
  readonly svg: string;
}

export interface PeakStamp {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly svg: string;
}

const PEAK_SIZES = [0.3, 0.38, 0.48, 0.6, 0.75, 0.95, 1.2];
const PEAK_SHAPES = 4;
const random = chance(1954);
const jitter = (range: number) => (random() - 0.5) * range;

export const PEAKS: readonly (readonly PeakStamp[])[] = PEAK_SIZES.map((size, i) =>
  Array.from({ length: PEAK_SHAPES }, (_, k) =>
    peakStamp(`p${i}${k}`, (47 + random() * 15) * size, (34 + random() * 15) * size),
  ),
);

/** The largest peaks that are not larger than this. */
export function peaksOfSize(size: number): readonly PeakStamp[] {
  const index = PEAK_SIZES.findLastIndex((own) => own <= size);
  return PEAKS[Math.max(0, index)];
}

/** Its foot is at the origin. */
function peakStamp(id: string, w: number, h: number): PeakStamp {
  const top: Point = [jitter(w * 0.16), -h];
  const left: Point[] = [
    [-w / 2, jitter(2)],
    [-w * (0.34 + jitter(0.06)), -h * (0.3 + jitter(0.1))],
    [-w * (0.17 + jitter(0.06)), -h * (0.62 + jitter(0.1))],
    top,
  ];
  const right: Point[] = [
    top,
    [w * (0.16 + jitter(0.06)), -h * (0.66 + jitter(0.12))],
    [w * (0.31 + jitter(0.06)), -h * (0.34 + jitter(0.12))],
    [w / 2, jitter(2)],
  ];
  const ridge: Point[] = [
    top,
    [top[0] + w * (0.05 + jitter(0.06)), -h * 0.72],
    [top[0] - w * (0.03 + jitter(0.06)), -h * 0.46],
    [top[0] + w * (0.06 + jitter(0.06)), -h * 0.2],
    [top[0] + w * (0.02 + jitter(0.08)), -h * 0.02],
  ];
  let ink = path([...left, ...right.slice(1)]) + path(ridge.slice(0, 4));
  for (let k = 0; k < 3; k++) {
    const t = 0.3 + k * 0.2 + jitter(0.08);
    const x = top[0] + (w / 2 - top[0]) * t * 0.92;
    ink += path([
      [x, -h + h * t],
      [x - w * 0.07 + jitter(2), -h + h * (t + 0.2 + jitter(0.06))],
    ]);
  }
  const svg =
    `<g id="${id}"><path class="pf" d="${path([...left, ...right.slice(1)], true)}"/>` +
    `<path class="ps" d="${path([...ridge, ...right.toReversed().slice(0, -1)], true)}"/><path class="pi" d="${ink}"/></g>`;
  return { id, w, h, svg };
}

/** The peaks of dark lands are steeper. */
export const STEEP = 1.18;
export const stampPeak = (stamp: PeakStamp, [x, y]: Point, dark: boolean): Stamp => ({
  y,
  svg: dark
    ? `<use href="#${stamp.id}" class="dark" transform="matrix(1 0 0 ${STEEP} ${half(x)} ${half(y)})"/>`
    : `<use href="#${stamp.id}" x="${half(x)}" y="${half(y)}"/>`,
});

const HILLS = Array.from({ length: 6 }, (_, i) => {
  const [w, h] = [30 + random() * 12, 12 + random() * 5];
  const back =
    `M${half(-w / 2)} 0C${half(-w * 0.3)} ${half(-h * 1.1 + jitter(3))} ${half(w * 0.18)} ` +
    `${half(-h * 1.25 + jitter(3))} ${half(w / 2)} ${half(jitter(2))}`;
  const shade = [0, 1, 2].map((k) =>
    path([
      [w * (0.14 + k * 0.11), -h * (0.62 - k * 0.19)],
      [w * (0.19 + k * 0.11), -h * (0.32 - k * 0.19)],
    ]),
  );
  return `<g id="h${i}"><path class="hf" d="${back}z"/><path class="hi" d="${back}${shade.join('')}"/></g>`;
});
export const stampHill = ([x, y]: Point, pick: number): Stamp => ({
  y,
  svg: `<use href="#h${Math.floor(pick * HILLS.length)}" x="${half(x)}" y="${half(y)}"/>`,
});

/** Trees: round ones light and dark, firs, and the tall ones of Lórien. */
const TREES = `
<g id="t0"><path class="ti" d="M0 0v-7"/><path class="tl" d="M-6-6C-9.5-8-8-13-5-13C-5-17.5 3-18.5 4.5-14.5C9-14.5 10-8.5 6.5-6.5C4-4-3.5-4-6-6z"/></g>
<g id="t1"><path class="ti" d="M0 0v-6"/><path class="tl" d="M-5-5C-8-7-7-11-4.5-11.5C-4-15.5 3-15.5 4-12C7.5-12 8-7 5.5-5.5C3-3.5-3-3.5-5-5z"/><path class="ti" d="M1-8l3 1"/></g>
<g id="t2"><path class="ti" d="M0 0v-8"/><path class="td" d="M-5.5-7C-9-9-7-14-4-14C-3-19 4-19 4.5-14.5C8.5-14 9-9 6-7C3.5-5-3-5-5.5-7z"/><path class="ti" d="M1-10l3.5 1M-1-13l2.5.5"/></g>
<g id="t3"><path class="ti" d="M0 0v-5"/><path class="td" d="M0-22L5.5-11H3L7-4.5H-7L-3-11H-5.5z"/></g>
<g id="t4"><path class="ti" d="M0 0v-5"/><path class="td" d="M0-19L4.5-10H2.5L6-4H-6L-2.5-10H-4.5z"/></g>
<g id="t5"><path class="ti" d="M0 0v-9M0-5l3-3"/><path class="tl" d="M0-26C5-22 7-13 4-9C1.5-7-1.5-7-4-9C-7-13-5-22 0-26z"/></g>`
  .replaceAll('.5', '.5')
  .replaceAll('\n', '');
export const stampTree = ([x, y]: Point, kind: string): Stamp => ({
  y,
  svg: `<use href="#${kind}" x="${half(x)}" y="${half(y)}"/>`,
});

export const STAMP_DEFINITIONS = PEAKS.flat()
  .map((peak) => peak.svg)
  .concat(HILLS, TREES)
  .join('');

const at = ([x, y]: Point) => `transform="translate(${half(x)} ${half(y)})"`;

/** Orodruin, with fire and smoke. */
export const volcano = (place: Point): string =>
  `<g ${at(place)} class="dark"><path class="pf" d="M-62 34C-40 26-26-10-14-34L-8-30L0-33L8-30L14-35C26-8 42 28 64 34z"/>` +
  '<path class="ps" d="M2-31L8-30L14-35C26-8 42 28 64 34H10C4 14 8-10 2-31z"/>' +
  '<path class="pi" d="M-62 34C-40 26-26-10-14-34L-8-30L0-33L8-30L14-35C26-8 42 28 64 34M-20 4l-8 18M-8-4l-4 22M22 2l8 20M12-8l6 26M34 18l6 12"/>' +
  '<path class="fire" d="M-12-33L-8-30L0-33L8-30L13-34C8-38-7-38-12-33z"/>' +
  '<path class="lava" d="M-2-31C-6-20 2-12-3-2C-6 6 0 12-2 20"/>' +
  '<path class="soft" d="M-2-40C-14-48 8-56-4-64C-14-72 12-76 8-88M6-40C16-46 2-54 14-60C24-66 10-74 22-82M-8-42C-20-50-6-58-18-66"/></g>';

/** The Lonely Mountain, with long spurs. */
export const loneMountain = (place: Point): string =>
  `<g ${at(place)}><path class="pf" d="M-58 0C-44-3-36-14-28-24L-20-30L-10-50L-2-64L6-54L14-44L22-30L32-22C38-12 46-4 60 0z"/>` +
  '<path class="ps" d="M-2-64L6-54L14-44L22-30L32-22C38-12 46-4 60 0H14L18-12L8-22L10-36L2-46z"/>' +
  '<path class="pi" d="M-58 0C-44-3-36-14-28-24L-20-30L-10-50L-2-64L6-54L14-44L22-30L32-22C38-12 46-4 60 0M-2-64L2-46L10-36L8-22L18-12L14 0M-10-50L-14-34L-8-24L-16-10M-28-24L-30-12L-40-4M22-30L26-16L36-6M-12-46L-6-42L-2-48L4-40L10-44"/></g>';

export const ship = (place: Point, scale: number): string =>
  `<g ${at(place).replace(')"', `)scale(${scale})"`)}><path class="hull" d="M-30 6C-20 18 18 18 30 4L22 6H-22z"/>` +
  '<path class="line" stroke-width="2" d="M-4 6V-40M12 6V-26M30 4L38-6M-30 6L-36-2"/>' +
  '<path class="hull" d="M-22-34C-12-30-8-30 2-34C6-22 6-14 0-6C-8-10-14-10-22-6C-18-14-18-24-22-34zM8-22C14-20 16-20 22-22C26-14 24-8 20-2C16-4 13-4 8-2C10-8 11-14 8-22z"/>' +
  '<path class="line" stroke-width="1.5" d="M-46 16c6-4 10-4 16 0s10 4 16 0s10-4 16 0s10 4 16 0s10-4 16 0"/></g>';

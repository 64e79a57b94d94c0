/** What lies around the lands: the frame, the compass rose, the plaque for the title. */
import type { Point } from '../../src/map/plane.ts';
import { FRAME, SHEET } from '../sheet.ts';
import { half } from './svg.ts';

const { x0, y0, x1, y1 } = FRAME;
const inset = (by: number, width: number): string =>
  `<rect class="line" x="${x0 - by}" y="${y0 - by}" width="${x1 - x0 + 2 * by}" height="${y1 - y0 + 2 * by}" style="stroke-width:${width}"/>`;
const around = (by: number): string =>
  `M0 0H${SHEET.w}V${SHEET.h}H0zM${x0 - by} ${y0 - by}V${y1 + by}H${x1 + by}V${y0 - by}z`;

export function frame(): string {
  const corners: readonly Point[] = [
    [x0 - 15, y0 - 15],
    [x1 + 15, y0 - 15],
    [x0 - 15, y1 + 15],
    [x1 + 15, y1 + 15],
  ];
  const corner =
    '<g id="corner"><circle r="19" fill="var(--sheet)" stroke="var(--ink)" stroke-width="2.4"/><circle class="line" r="13"/>' +
    '<path fill="var(--gold)" stroke="var(--ink)" stroke-width="1.2" d="M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3z"/></g>';
  return (
    `<defs>${corner}</defs><path fill-rule="evenodd" fill="var(--sheet)" d="${around(0)}"/>` +
    `<path fill-rule="evenodd" fill="var(--stain)" fill-opacity=".12" d="${around(40)}"/>` +
    inset(0, 3.2) +
    inset(8, 1.4) +
    inset(22, 1.4) +
    inset(30, 5) +
    inset(38, 1.2) +
    `<path fill="var(--ink)" fill-opacity=".8" d="${chequers()}"/>` +
    corners.map(([x, y]) => `<use href="#corner" x="${x}" y="${y}"/>`).join('')
  );
}

/** The chequered band between the two thin lines. */
function chequers(): string {
  const [w, h] = [x1 - x0, y1 - y0];
  const [across, down] = [Math.round(w / 72), Math.round(h / 72)];
  let d = '';
  for (let i = 0; i < across; i += 2) {
    const [x, length] = [half(x0 + (w * i) / across), half(w / across)];
    for (const y of [y0 - 18, y1 + 12]) d += `M${x} ${y}h${length}v6h-${length}z`;
  }
  for (let i = 0; i < down; i += 2) {
    const [y, length] = [half(y0 + (h * i) / down), half(h / down)];
    for (const x of [x0 - 18, x1 + 12]) d += `M${x} ${y}v${length}h6v-${length}z`;
  }
  return d;
}

const turned = (angle: number, length: number): string =>
  `${half(length * Math.sin(angle))} ${half(-length * Math.cos(angle))}`;
const turns = (count: number): number[] => Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI);

/** Lines of the winds over the sea. */
export function rhumbs([x, y]: Point): string {
  const d = turns(32).map((angle) => `M${turned(angle, 128)}L${turned(angle, 1500)}`);
  return `<path class="waterline" stroke-opacity=".28" transform="translate(${x} ${y})" d="${d.join('')}"/>`;
}

export function compass([x, y]: Point, r: number): string {
  const ring = (part: number, width: number) =>
    `<circle class="line" r="${half(r * part)}" style="stroke-width:${width}"/>`;
  const ticks = turns(64).map(
    (angle, i) => `M${turned(angle, r * 0.9)}L${turned(angle, r * (i % 4 === 0 ? 0.98 : 0.94))}`,
  );
  const star = (from: number, count: number, long: number, waist: number, dark: string) => {
    const half = Math.PI / count;
    const rays = (side: 1 | -1) =>
      turns(count).map((turn) => `M0 0L${turned(from + turn + side * half, waist)}L${turned(from + turn, long)}z`);
    const ray = (fill: string, side: 1 | -1) => `<path fill="var(--${fill})" d="${rays(side).join('')}"/>`;
    return `<g stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round">${ray('plaque', -1)}${ray(dark, 1)}</g>`;
  };
  return (
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="var(--sea3)" fill-opacity=".55"/>` +
    ring(0.98, 1.4) +
    ring(0.9, 2.6) +
    ring(0.56, 1.2) +
    `<path class="line" d="${ticks.join('')}"/>` +
    star(Math.PI / 8, 8, r * 0.55, r * 0.16, 'ink') +
    star(Math.PI / 4, 4, r * 0.74, r * 0.2, 'ink') +
    star(0, 4, r * 0.98, r * 0.2, 'red') +
    `<circle r="${half(r * 0.12)}" fill="var(--gold)" stroke="var(--ink)" stroke-width="1.8"/>` +
    `<circle r="${half(r * 0.05)}" fill="var(--ink)"/></g>`
  );
}

/** An empty plaque: the title is written over it in the reader's language. */
export function plaque({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  const c = 26;
  const shape = (o: number) =>
    `M${c + o} ${o}H${w - c - o}Q${w - c - o} ${c + o} ${w - o} ${c + o}V${h - c - o}Q${w - c - o} ${h - c - o} ${w - c - o} ` +
    `${h - o}H${c + o}Q${c + o} ${h - c - o} ${o} ${h - c - o}V${c + o}Q${c + o} ${c + o} ${c + o} ${o}z`;
  const star = `M${w / 2} ${h - 45}l4 7 12 3-12 3-4 7-4-7-12-3 12-3z`;
  return (
    `<g transform="translate(${x} ${y})"><path d="${shape(-7)}" fill="var(--ink)" fill-opacity=".14" transform="translate(5 7)"/>` +
    `<path d="${shape(0)}" fill="var(--plaque)" stroke="var(--ink)" stroke-width="4"/><path d="${shape(9)}" class="line"/>` +
    `<path class="line" d="M70 ${h - 35}H${w / 2 - 22}M${w / 2 + 22} ${h - 35}H${w - 70}"/>` +
    `<path fill="var(--gold)" stroke="var(--ink)" stroke-width="1.2" d="${star}"/></g>`
  );
}

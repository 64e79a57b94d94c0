/**
 * Pan and zoom, outside of React: a gesture moves the sheet by a transform alone. While it lasts the browser keeps the
 * sheet as it was painted; when it ends the sheet is painted anew, sharp.
 */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { outlineOf, type RegionId, SHEET } from './outlines.ts';
import { type Box, middleOf, type Point } from './plane.ts';
import type { Level } from './region-face.tsx';

/** What panels cover at each side of the stage, in pixels. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/** Pixels for one sheet unit: below the first, only landmarks are named; from the second on, rivers are, too. */
const MIDDLE_FROM = 0.24;
const NEAR_FROM = 0.85;
export const levelAt = (k: number): Level => (k < MIDDLE_FROM ? 'far' : k < NEAR_FROM ? 'middle' : 'near');

const LARGEST = 2.6;
/** The sheet opens whole where its names can almost be read; else closer, as large as fills the stage within these. */
const ALMOST_READABLE = 0.3;
const READABLE = 0.4;
const CLOSE = 0.52;
const MARGIN = 24;
const GLIDE = 240;
const SETTLE = 160;

export interface CameraListener {
  readonly level: (level: Level) => void;
  readonly moved: () => void;
}

export class Camera {
  readonly #stage: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #listener: CameraListener;
  readonly #behaviour: ZoomBehavior<HTMLElement, unknown>;
  readonly #watcher: ResizeObserver;
  #padding: Padding = NO_PADDING;
  #at: ZoomTransform = zoomIdentity;
  #settling = 0;
  #gliding = 0;
  #size = '';
  /** Wished for while nothing of the map was on the screen: done as soon as it is. */
  #wish: RegionId | null = null;

  constructor(stage: HTMLElement, sheet: HTMLElement, listener: CameraListener) {
    this.#stage = stage;
    this.#sheet = sheet;
    this.#listener = listener;
    this.#behaviour = zoom<HTMLElement, unknown>()
      .extent(() => this.#extent())
      .clickDistance(6)
      .on('start', () => this.#hold())
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#place(event.transform))
      .on('end', () => this.#settle());
    // Twice clicked is twice chosen; a finger that taps twice is handled by the map.
    select(stage).call(this.#behaviour).on('dblclick.zoom', null);
    this.#watcher = new ResizeObserver(() => this.#resized());
    this.#watcher.observe(stage);
    this.#size = `${stage.clientWidth} ${stage.clientHeight}`;
    this.#limit();
  }

  dispose(): void {
    this.#watcher.disconnect();
    cancelAnimationFrame(this.#gliding);
    clearTimeout(this.#settling);
    select(this.#stage).on('.zoom', null);
  }

  set padding(padding: Padding) {
    this.#padding = padding;
    this.#limit();
  }

  /** Where a point of the sheet is on the stage. */
  onStage([x, y]: Point): Point {
    return [this.#at.applyX(x), this.#at.applyY(y)];
  }

  /** The first view: the whole sheet where its names can be read, else a part of it around a place. */
  open(around: Point): void {
    const whole = this.#wholeScale();
    const { w, h } = this.#free();
    const filling = Math.max(w / SHEET.w, h / SHEET.h);
    if (whole >= ALMOST_READABLE) this.#go(this.#centred([SHEET.w / 2, SHEET.h / 2], whole), false);
    else this.#go(this.#centred(around, Math.max(READABLE, Math.min(CLOSE, filling))), false);
  }
  fit(): void {
    this.#go(this.#centred([SHEET.w / 2, SHEET.h / 2], this.#wholeScale()), true);
  }
  zoomBy(factor: number, at?: Point): void {
    const { w, h, x, y } = this.#free();
    const [px, py] = at ?? [x + w / 2, y + h / 2];
    const [sx, sy] = this.#at.invert([px, py]);
    const k = this.#within(this.#at.k * factor);
    this.#go(zoomIdentity.translate(px - sx * k, py - sy * k).scale(k), true);
  }
  /** Brings a region close, with the lands around it. */
  zoomTo(id: RegionId): void {
    if (this.#stage.clientWidth === 0) {
      this.#wish = id;
      return;
    }
    const { box } = outlineOf(id);
    const { w, h } = this.#free();
    const k = this.#within(Math.min(w / (box.w * 2.6), h / (box.h * 2.6), 1.3));
    this.#go(this.#centred(middleOf(box), Math.max(k, READABLE)), true);
  }
  /** Moves just as far as needed to see a region, and not at all when it is seen. */
  reveal(id: RegionId): void {
    const { box } = outlineOf(id);
    const free = this.#free();
    const { k } = this.#at;
    const [left, top] = this.onStage([box.x, box.y]);
    const dx = shortfall(left, box.w * k, free.x, free.w);
    const dy = shortfall(top, box.h * k, free.y, free.h);
    if (dx !== 0 || dy !== 0) this.#go(zoomIdentity.translate(this.#at.x + dx, this.#at.y + dy).scale(k), true);
  }

  #extent(): [[number, number], [number, number]] {
    return [
      [0, 0],
      [this.#stage.clientWidth, this.#stage.clientHeight],
    ];
  }
  /** The part of the stage that no panel covers. */
  #free(): Box {
    const { top, right, bottom, left } = this.#padding;
    const w = Math.max(80, this.#stage.clientWidth - left - right);
    const h = Math.max(80, this.#stage.clientHeight - top - bottom);
    return { x: left, y: top, w, h };
  }
  #wholeScale(): number {
    const { w, h } = this.#free();
    return Math.min(w / SHEET.w, h / SHEET.h);
  }
  #within(k: number): number {
    return Math.max(this.#wholeScale(), Math.min(LARGEST, k));
  }
  #centred([x, y]: Point, k: number): ZoomTransform {
    const free = this.#free();
    return zoomIdentity.translate(free.x + free.w / 2 - x * k, free.y + free.h / 2 - y * k).scale(k);
  }
  /** The sheet can be pulled clear of every panel, and a little further. */
  #limit(): void {
    const whole = this.#wholeScale();
    const { top, right, bottom, left } = this.#padding;
    const beyond = (pixels: number) => (pixels + MARGIN) / whole;
    this.#behaviour.scaleExtent([whole, LARGEST]).translateExtent([
      [-beyond(left), -beyond(top)],
      [SHEET.w + beyond(right), SHEET.h + beyond(bottom)],
    ]);
  }
  #resized(): void {
    const size = `${this.#stage.clientWidth} ${this.#stage.clientHeight}`;
    if (size === this.#size) return;
    this.#size = size;
    this.#limit();
    this.#go(
      this.#at.k < this.#wholeScale() ? this.#centred([SHEET.w / 2, SHEET.h / 2], this.#wholeScale()) : this.#at,
      false,
    );
    const wish = this.#wish;
    this.#wish = null;
    if (wish !== null) this.zoomTo(wish);
  }

  #go(wanted: ZoomTransform, gliding: boolean): void {
    cancelAnimationFrame(this.#gliding);
    const from = this.#at;
    const to = this.#behaviour.constrain()(wanted, this.#extent(), this.#behaviour.translateExtent());
    const still = getComputedStyle(this.#stage).getPropertyValue('--motion').trim() === '0';
    if (!gliding || still) {
      this.#apply(to);
      return;
    }
    const begun = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      this.#apply(between(from, to, 1 - (1 - t) ** 3));
      if (t < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }
  #apply(to: ZoomTransform): void {
    select(this.#stage).call(this.#behaviour.transform, to);
  }
  #place(to: ZoomTransform): void {
    const level = levelAt(to.k);
    if (level !== levelAt(this.#at.k)) this.#listener.level(level);
    this.#at = to;
    this.#sheet.style.transform = `translate(${to.x}px,${to.y}px) scale(${to.k})`;
    this.#listener.moved();
  }
  #hold(): void {
    clearTimeout(this.#settling);
    this.#sheet.classList.add('moving');
  }
  #settle(): void {
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => this.#sheet.classList.remove('moving'), SETTLE);
  }
}

/** How far a span must move to lie within another; what is too long is centred. */
function shortfall(start: number, length: number, from: number, room: number): number {
  const inner = room - 2 * MARGIN;
  if (length > inner) return from + room / 2 - (start + length / 2);
  return Math.max(0, from + MARGIN - start) - Math.max(0, start + length - (from + room - MARGIN));
}

/** Zooming is even when each frame multiplies the scale by the same factor around one point. */
function between(from: ZoomTransform, to: ZoomTransform, t: number): ZoomTransform {
  const k = from.k * (to.k / from.k) ** t;
  const part = Math.abs(to.k - from.k) < 1e-9 ? t : (k - from.k) / (to.k - from.k);
  return zoomIdentity.translate(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part).scale(k);
}

/** Play, pause, step, jump: by buttons and by keys. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MomentKind, TimeLine } from '../play/replay/time-line.ts';
import type { WorkerSource } from '../play/worker/source.ts';
import { PACES, useSettings } from '../settings/settings.ts';

export interface Player {
  readonly playing: boolean;
  readonly last: number;
  readonly speed: number;
  goTo(step: number): void;
  stepBy(steps: number): void;
  /** To the nearest moment before or after this one. */
  jump(direction: -1 | 1): void;
  toggle(): void;
  pause(): void;
  faster(): void;
}
/** A turn, and what would be told of it at the fire. */
export const GREAT: readonly MomentKind[] = ['turn', 'capture', 'character', 'end'];
export const SPEEDS: readonly number[] = [1, 2, 4];
/** Nothing is shown faster than it can be seen. */
const LEAST_MILLISECONDS = 120;

export function usePlayer(source: WorkerSource, line: TimeLine, at: number): Player {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { pace } = useSettings();
  const last = line.steps.length;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => source.goTo(at + 1), Math.max(PACES[pace] / speed, LEAST_MILLISECONDS));
    return () => clearTimeout(timer);
  }, [playing, at, last, pace, speed, source]);
  const goTo = useCallback((step: number) => source.goTo(Math.max(0, Math.min(step, last))), [source, last]);
  const jump = useCallback(
    (direction: -1 | 1) => {
      const stops = line.moments.filter(({ kind }) => GREAT.includes(kind)).map((moment) => moment.at);
      const next = direction === 1 ? stops.find((stop) => stop > at) : [...stops].reverse().find((stop) => stop < at);
      goTo(next ?? (direction === 1 ? last : 0));
    },
    [line, at, last, goTo],
  );
  const toggle = useCallback(() => {
    if (!playing && at >= last) source.goTo(0);
    setPlaying(!playing);
  }, [playing, at, last, source]);
  const player = useMemo<Player>(
    () => ({
      playing,
      last,
      speed,
      goTo: (step) => {
        setPlaying(false);
        goTo(step);
      },
      stepBy: (steps) => {
        setPlaying(false);
        goTo(at + steps);
      },
      jump,
      toggle,
      pause: () => setPlaying(false),
      faster: () => setSpeed((now) => SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length] ?? 1),
    }),
    [playing, last, speed, at, goTo, jump, toggle],
  );
  useKeys(player);
  return player;
}
/** Where nothing else wants the key. */
function useKeys(player: Player): void {
  useEffect(() => {
    const keys = new Map<string, () => void>([
      [' ', player.toggle],
      [',', () => player.stepBy(-1)],
      ['.', () => player.stepBy(1)],
      ['ArrowLeft', () => player.stepBy(-1)],
      ['ArrowRight', () => player.stepBy(1)],
      ['PageUp', () => player.jump(-1)],
      ['PageDown', () => player.jump(1)],
      ['Home', () => player.goTo(0)],
      ['End', () => player.goTo(player.last)],
    ]);
    const press = (event: KeyboardEvent): void => {
      const run = keys.get(event.key);
      const { target } = event;
      const free = event.key === ',' || event.key === '.' ? !(target instanceof HTMLInputElement) : isFree(target);
      if (run === undefined || !free || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [player]);
}
/** The map, lists, fields and windows have their own use for arrows; buttons for the space bar. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target === document.body || target.matches('h1, .dock, .dock *:not(button):not(input)');
}

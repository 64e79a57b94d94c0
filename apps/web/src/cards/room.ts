/** How many cards find room side by side, and whether they have room to stand. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The narrowest card, and the gap beside it. */
const CARD = 80;
const FIRST_GUESS: Room = { across: 3, isLow: false };
/** A location less high than this has no room for two rows of cards, its name and the sums between them. */
const LOW = 300;

export interface Room {
  readonly across: number;
  readonly isLow: boolean;
}

export function toTheMiddle(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest', inline: 'center' });
}
export function useRoom(): readonly [RefObject<HTMLElement | null>, Room] {
  const ref = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(FIRST_GUESS);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width === 0) return;
      const next = { across: Math.max(1, Math.floor(width / CARD)), isLow: height < LOW };
      setRoom((last) => (last.across === next.across && last.isLow === next.isLow ? last : next));
      // its pane has come to the front
      if (element.dataset.state === 'chosen') toTheMiddle(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

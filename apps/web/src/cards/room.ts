/** How many cards find room side by side. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The narrowest card, and the gap beside it. */
const CARD = 80;
const FIRST_GUESS = 3;

export function toTheMiddle(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest', inline: 'center' });
}
export function useRoom(): readonly [RefObject<HTMLElement | null>, number] {
  const ref = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(FIRST_GUESS);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width === 0) return;
      setRoom(Math.max(1, Math.floor(width / CARD)));
      // its pane has come to the front
      if (element.dataset.state === 'chosen') toTheMiddle(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

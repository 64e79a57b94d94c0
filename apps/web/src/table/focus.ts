/** Whoever answers with the keyboard stays where the next question comes. */
import { type RefObject, useEffect, useRef } from 'react';

/** `moment` changes whenever what stands in the place may have changed. */
export function useFocusKept(place: RefObject<HTMLElement | null>, moment: string): void {
  const inside = useRef(false);
  useEffect(() => {
    // what is taken away under the focus tells nobody, so this stays as it was
    const note = ({ target }: FocusEvent): void => {
      inside.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is what we wait for
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!inside.current || !lost) return;
    place.current?.querySelector<HTMLElement>('[role="option"], input, button:enabled, h2[tabindex]')?.focus();
  }, [place, moment]);
}

/** Why a region cannot be chosen, beside it. */
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { Point } from './plane.ts';

export interface HintHandle {
  /** Over a point of the stage. */
  readonly show: (text: string, at: Point) => void;
  readonly hide: () => void;
}

/** It has a state of its own, so that the map need not be drawn anew when it comes and goes. */
export function Hint({ ref }: { readonly ref: Ref<HintHandle> }) {
  const [hint, setHint] = useState<{ readonly text: string; readonly at: Point } | null>(null);
  const shown = useRef(false);
  useImperativeHandle(ref, () => ({
    show: (text, at) => {
      shown.current = true;
      setHint({ text, at });
    },
    hide: () => {
      if (!shown.current) return;
      shown.current = false;
      setHint(null);
    },
  }));
  if (hint === null) return null;
  return (
    // The text is the description of the region itself; here it is for the eye.
    <div className="map-hint" style={{ left: hint.at[0], top: hint.at[1] }} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M12 1.5A5.5 5.5 0 0 1 17.5 7v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5Zm0 2.6A2.9 2.9 0 0 0 9.1 7v3h5.8V7A2.9 2.9 0 0 0 12 4.1Z"
        />
      </svg>
      {hint.text}
    </div>
  );
}

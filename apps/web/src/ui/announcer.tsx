/** Says aloud, to screen readers, what others see happen. */
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';

type Announce = (text: string) => void;
const AnnounceContext = createContext<Announce>(() => {});

const KEPT = 6;

export function Announcer({ children }: { readonly children: ReactNode }) {
  const next = useRef(0);
  const [said, setSaid] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const announce = useCallback<Announce>((text) => {
    const id = next.current++;
    setSaid((before) => [...before.slice(1 - KEPT), { id, text }]);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="unseen announcer" role="log" aria-live="polite" aria-relevant="additions">
        {said.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </AnnounceContext>
  );
}
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

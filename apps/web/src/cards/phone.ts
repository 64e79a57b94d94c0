/** Whether one pane is shown at a time. */
import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 640px)';
const watch = (listener: () => void): (() => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(PHONE).matches);
}

/** What a table sounds like: which news have a sound. */
import { useEffect, useRef } from 'react';
import type { Seen } from '../play/source.ts';
import { useSettings } from '../settings/settings.ts';
import type { Sound } from './sounds.ts';

const HEARD: Readonly<Record<string, Sound>> = {
  'action-roll': 'dice',
  'combat-roll': 'dice',
  'hunt-roll': 'dice',
  attack: 'battle',
  combat: 'battle',
};
export function useSounds(seen: Seen): void {
  const { sound } = useSettings();
  const heard = useRef({ as: seen.as, n: seen.facts.length });
  useEffect(() => {
    const { as, n } = heard.current;
    heard.current = { as: seen.as, n: seen.facts.length };
    if (sound === 'off' || as !== seen.as) return;
    const last = seen.facts.slice(n).findLast(({ what }) => HEARD[String(what)] !== undefined);
    const what = last === undefined ? undefined : HEARD[String(last.what)];
    if (what !== undefined) void import('./sounds.ts').then(({ play }) => play(what));
  }, [seen, sound]);
}

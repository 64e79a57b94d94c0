/** What the player has chosen, kept in this browser. */
import { type Language, languages, spoken } from '@amon-hen/i18n';
import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'full' | 'none';
  /** When a choice asks to be confirmed: if it cannot be taken back, always, or never. */
  readonly confirm: 'final' | 'always' | 'never';
  /** How fast the moves of others are shown. */
  readonly pace: 'calm' | 'brisk' | 'at-once';
  /** Bells, dice and drums. */
  readonly sound: 'off' | 'on';
  /** Whether the system calls when it is one's turn and the page is not looked at. */
  readonly notify: 'off' | 'on';
  readonly playerName: string;
  /** The tables at which somebody is guided, the newest first, and what he has understood. */
  readonly lessons: readonly string[];
  readonly learned: readonly string[];
}
const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  confirm: 'final',
  pace: 'brisk',
  sound: 'off',
  notify: 'off',
  playerName: '',
  lessons: [],
  learned: [],
};
export const PACES: Readonly<Record<Settings['pace'], number>> = { calm: 1600, brisk: 600, 'at-once': 0 };

const KEY = 'amon-hen settings'; // public/theme.js reads it too
const listeners = new Set<() => void>();
let current: Settings = load();

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...DEFAULTS, ...kept } : DEFAULTS;
  } catch {
    return DEFAULTS; // storage is closed to us, or holds something else
  }
}
export function change(what: Partial<Settings>): void {
  renew(what);
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // a private window: the choice holds until it is closed
  }
}
function renew(what: Partial<Settings>): void {
  current = { ...current, ...what };
  applySettings();
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

const dusk = matchMedia('(prefers-color-scheme: dark)');
/** Read once: a browser that is asked again before it has told of a change does not tell of it any more. */
let systemIsDark = dusk.matches;
dusk.addEventListener('change', ({ matches }) => {
  systemIsDark = matches;
  renew({}); // the lamp's button shows it too
});

export function isDark({ theme }: Settings = current): boolean {
  return theme === 'auto' ? systemIsDark : theme === 'dark';
}
export function applySettings(): void {
  const { dataset } = document.documentElement;
  dataset.theme = isDark() ? 'lamplight' : 'vellum';
  if (current.motion === 'auto') delete dataset.motion;
  else dataset.motion = current.motion;
}
/** The language chosen, or the first of the browser's that we speak. */
export function languageOf({ language }: Settings): Language {
  const speaks = (code: string): Language | undefined => {
    const found = languages.find((l) => l === code.slice(0, 2));
    return spoken.some((s) => s.language === found) ? found : undefined;
  };
  if (language !== 'auto') return speaks(language) ?? 'en';
  return navigator.languages.map(speaks).find((found) => found !== undefined) ?? 'en';
}

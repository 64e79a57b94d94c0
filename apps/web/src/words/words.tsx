/** The words of the player's language, for every component. */

import { extraWords } from 'virtual:extra-games';
import {
  type Language,
  loadGame,
  loadLearning,
  loadShell,
  type Naming,
  type ShellKey,
  Speaker,
  type Words,
} from '@amon-hen/i18n';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { languageOf, useSettings } from '../settings/settings.ts';

export type Voice = Speaker<ShellKey>;

const VoiceContext = createContext<Voice | null>(null);

/** English stands behind every other language. */
const shells = new Map<Language, Promise<readonly [Words, ...Words[]]>>();
function shellWords(language: Language): Promise<readonly [Words, ...Words[]]> {
  let words = shells.get(language);
  if (words === undefined) {
    words = Promise.all([loadShell(language), language === 'en' ? null : loadShell('en')]).then(([own, english]) =>
      english === null ? [withExtra(own)] : [own, withExtra(english)],
    );
    shells.set(language, words);
  }
  return words;
}
function withExtra(words: Words): Words {
  const sentences = { ...words.shell.sentences, ...extraWords.sentences };
  return { ...words, shell: { ...words.shell, sentences }, games: { ...words.games, ...extraWords.games } };
}
const tables = new Map<string, Promise<readonly [Words, ...Words[]]>>();
function tableWords(language: Language, game: string): Promise<readonly [Words, ...Words[]]> {
  const key = `${language} ${game}`;
  let words = tables.get(key);
  if (words === undefined) {
    words = shellWords(language).then(async ([own, ...rest]) => [
      await loadGame(own, game),
      ...(await Promise.all(rest.map((more) => loadGame(more, game)))),
    ]);
    tables.set(key, words);
  }
  return words;
}

const lessons = new Map<string, Promise<readonly [Words, ...Words[]]>>();
function learningWords(language: Language, game: string): Promise<readonly [Words, ...Words[]]> {
  const key = `${language} ${game}`;
  let words = lessons.get(key);
  if (words === undefined) {
    words = tableWords(language, game).then(async ([own, ...rest]) => [
      await loadLearning(own, game),
      ...(await Promise.all(rest.map((more) => loadLearning(more, game)))),
    ]);
    lessons.set(key, words);
  }
  return words;
}

export function Speaking({ children }: { readonly children: ReactNode }) {
  const language = languageOf(useSettings());
  const words = use(shellWords(language));
  const voice = useMemo<Voice>(() => new Speaker(words), [words]);
  document.documentElement.lang = language;
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}
/** At a table: with the names and sentences of its game, and of those who sit at it. */
export function SpeakingOf({
  game,
  naming,
  children,
}: {
  readonly game: string;
  readonly naming: Naming;
  readonly children: ReactNode;
}) {
  const words = use(tableWords(languageOf(useSettings()), game));
  const voice = useMemo<Voice>(() => new Speaker(words, naming), [words, naming]);
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}
export function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (voice === null) throw new Error('nobody speaks here: <Speaking> is missing');
  return voice;
}
/** The voice that explains the words of a game and gives its lessons; loaded when it is first asked for. */
export function useTeacher(game: string): Voice {
  const words = use(learningWords(languageOf(useSettings()), game));
  return useMemo<Voice>(() => new Speaker(words), [words]);
}

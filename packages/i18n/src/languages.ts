/**
 * The languages. Everything is loaded when it is needed: the shell first, a game's words and the names with its table.
 * A new language is one folder and its row here. English is complete, so a sentence that is missing elsewhere is said
 * in English.
 */
import type { NameTables } from './names.ts';
import type { GameWords, Learning, ShellWords, Words } from './words.ts';

export const languages = ['en', 'hu', 'nl', 'pl', 'ru', 'tr'] as const;
export type Language = (typeof languages)[number];

interface Pack {
  /** What the language calls itself. */
  readonly ownName: string;
  readonly names: () => Promise<{ readonly default: NameTables }>;
  /** What the words of the games are called; loaded with the lessons. */
  readonly terms: () => Promise<{ readonly default: NameTables }>;
  /** Absent until the language has been translated; its names are there already. */
  readonly shell?: () => Promise<{ readonly shellWords: ShellWords }>;
  readonly games?: Readonly<Record<string, () => Promise<{ readonly gameWords: GameWords }>>>;
  readonly learning?: Readonly<Record<string, () => Promise<{ readonly learning: Learning }>>>;
}
const packs: Readonly<Record<Language, Pack>> = {
  en: {
    ownName: 'English',
    names: () => import('./generated/en.json', { with: { type: 'json' } }),
    terms: () => import('./generated/terms/en.json', { with: { type: 'json' } }),
    shell: () => import('./en/shell.ts'),
    games: {
      board: () => import('./en/board.ts'),
      cards: () => import('./en/cards.ts'),
    },
    learning: {
      board: () => import('./en/board/learning.ts'),
      cards: () => import('./en/cards/learning.ts'),
    },
  },
  hu: {
    ownName: 'Magyar',
    names: () => import('./generated/hu.json', { with: { type: 'json' } }),
    terms: () => import('./generated/terms/hu.json', { with: { type: 'json' } }),
  },
  nl: {
    ownName: 'Nederlands',
    names: () => import('./generated/nl.json', { with: { type: 'json' } }),
    terms: () => import('./generated/terms/nl.json', { with: { type: 'json' } }),
  },
  pl: {
    ownName: 'Polski',
    names: () => import('./generated/pl.json', { with: { type: 'json' } }),
    terms: () => import('./generated/terms/pl.json', { with: { type: 'json' } }),
  },
  ru: {
    ownName: 'Русский',
    names: () => import('./generated/ru.json', { with: { type: 'json' } }),
    terms: () => import('./generated/terms/ru.json', { with: { type: 'json' } }),
  },
  tr: {
    ownName: 'Türkçe',
    names: () => import('./generated/tr.json', { with: { type: 'json' } }),
    terms: () => import('./generated/terms/tr.json', { with: { type: 'json' } }),
  },
};

/** The languages a player can choose. */
export const spoken: readonly { readonly language: Language; readonly ownName: string }[] = languages
  .filter((language) => packs[language].shell !== undefined)
  .map((language) => ({ language, ownName: packs[language].ownName }));

const EMPTY_SHELL: ShellWords = { sentences: {}, refusals: {} };

/** As much as the screens outside a table need. */
export async function loadShell(language: Language): Promise<Words> {
  const pack = packs[language];
  const shell = pack.shell === undefined ? EMPTY_SHELL : (await pack.shell()).shellWords;
  return { language, shell, names: {}, games: {} };
}
/** With the names and the words of one game. */
export async function loadGame(words: Words, game: string): Promise<Words> {
  const language = languages.find((l) => l === words.language);
  if (language === undefined) throw new Error(`no such language: ${words.language}`);
  const pack = packs[language];
  const [names, own] = await Promise.all([pack.names(), pack.games?.[game]?.()]);
  const games = own === undefined ? words.games : { ...words.games, [game]: own.gameWords };
  return { ...words, names: names.default, games };
}
/** With what a newcomer to the game needs: the meaning of its words, and the lessons. */
export async function loadLearning(words: Words, game: string): Promise<Words> {
  const language = languages.find((l) => l === words.language);
  if (language === undefined) throw new Error(`no such language: ${words.language}`);
  const pack = packs[language];
  const [terms, own] = await Promise.all([pack.terms(), pack.learning?.[game]?.()]);
  const names = { ...words.names, ...terms.default };
  const known = words.games[game];
  if (own === undefined || known === undefined) return { ...words, names };
  return { ...words, names, games: { ...words.games, [game]: { ...known, learning: own.learning } } };
}

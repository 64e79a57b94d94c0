import { describe, expect, it } from 'vitest';
import { languages, loadGame, loadLearning, loadShell, type Sentences, spoken, type Words } from '../src/index.ts';
import { parse, places } from '../src/message.ts';
import { readPattern } from '../src/option.ts';
import { split, splitTerms } from './split.ts';

const GAMES = ['board', 'cards'];
async function everything(language: (typeof languages)[number]): Promise<Words> {
  let words = await loadShell(language);
  for (const game of GAMES) words = await loadLearning(await loadGame(words, game), game);
  return words;
}
function tablesOf(words: Words): readonly (readonly [string, Sentences])[] {
  const shell: readonly (readonly [string, Sentences])[] = [
    ['shell', words.shell.sentences],
    ['refusals', words.shell.refusals],
  ];
  return shell.concat(
    Object.entries(words.games).flatMap(
      ([game, { decisions, options, verbs, refusals, facts, endings, table = {}, learning }]) =>
        Object.entries({ decisions, options, verbs, refusals, facts, endings, table, ...learning }).map(
          ([table, sentences]) => [`${game} ${table}`, sentences] as const,
        ),
    ),
  );
}

describe.each(languages)('the words of %s', (language) => {
  it('names: the table made for loading is the one made from the masters', async () => {
    await expect(`${JSON.stringify(split(language), null, 1)}\n`).toMatchFileSnapshot(
      `../src/generated/${language}.json`,
    );
    await expect(`${JSON.stringify(splitTerms(language), null, 1)}\n`).toMatchFileSnapshot(
      `../src/generated/terms/${language}.json`,
    );
  });
  it('names: none is empty, and every id of English is there', async () => {
    const { names } = await loadLearning(await loadGame(await loadShell(language), 'board'), 'board');
    for (const [kind, table] of Object.entries({ ...split('en'), ...splitTerms('en') })) {
      expect(Object.keys(names[kind] ?? {}), kind).toEqual(Object.keys(table));
      for (const [id, entry] of Object.entries(names[kind] ?? {})) {
        expect((typeof entry === 'string' ? entry : entry.name).trim(), `${kind} ${id}`).not.toBe('');
      }
    }
  });
  it('sentences: all are well formed', async () => {
    for (const [table, sentences] of tablesOf(await everything(language))) {
      for (const [key, message] of Object.entries(sentences)) {
        expect(() => parse(message), `${table} ${key}`).not.toThrow();
        if (table.endsWith(' options')) expect(() => readPattern(key.split(' / ').at(-1) ?? ''), key).not.toThrow();
      }
    }
  });
});

const translated = spoken.map(({ language }) => language).filter((language) => language !== 'en');
describe.each([...translated, 'en' as const])('%s against English', (language) => {
  it('has the same sentences, and they need the same values', async () => {
    const english = new Map(tablesOf(await everything('en')));
    for (const [table, sentences] of tablesOf(await everything(language))) {
      const original = english.get(table) ?? {};
      expect(Object.keys(sentences).sort(), table).toEqual(Object.keys(original).sort());
      for (const [key, message] of Object.entries(sentences)) {
        expect([...places(message)].sort(), `${table} ${key}`).toEqual([...places(original[key] ?? '')].sort());
      }
    }
  });
});

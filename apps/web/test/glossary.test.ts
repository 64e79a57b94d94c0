/** The words of the games, their rules, and the lessons, held together. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadGame, loadLearning, loadShell } from '@amon-hen/i18n';
import { describe, expect, it } from 'vitest';
import { readBook } from '../build/rules.ts';
import { rulesOfTerms } from '../src/learn/rules-of-terms.ts';
import { rulesOf } from '../src/rules/book.ts';

const book = (name: string): readonly string[] => {
  const file = fileURLToPath(new URL(`../../../docs/rules/${name}.md`, import.meta.url));
  return rulesOf(readBook(name, readFileSync(file, 'utf8'))).map(({ id }) => id);
};
describe.each([
  ['board', 'board-game'],
  ['cards', 'card-game'],
])('the words of %s', (game, rules) => {
  it('all have a name, a definition and a rule that is there', async () => {
    const words = await loadLearning(await loadGame(await loadShell('en'), game), game);
    const glossary = words.games[game]?.learning?.glossary ?? {};
    expect(Object.keys(rulesOfTerms[game] ?? {}).sort()).toEqual(Object.keys(glossary).sort());
    expect(glossary).not.toEqual({});
    const names = words.names.term ?? {};
    expect(Object.keys(glossary).filter((id) => names[id] === undefined)).toEqual([]);
    const ids = book(rules);
    expect(Object.values(rulesOfTerms[game] ?? {}).filter((rule) => !ids.includes(rule))).toEqual([]);
  });
  it('has lessons for questions that are asked and things that happen', async () => {
    const words = (await loadLearning(await loadGame(await loadShell('en'), game), game)).games[game];
    const { decisions = {}, facts = {}, learning } = words ?? {};
    const lessons = learning?.lessons ?? {};
    expect(lessons).not.toEqual({});
    const known = Object.keys(lessons).filter((key) => {
      if (key.startsWith('welcome ')) return true;
      return key.startsWith('fact ') ? key.slice(5) in facts : key in decisions;
    });
    expect(known).toEqual(Object.keys(lessons));
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isCounted, partOf, readRules, rulesOf } from '../src/rules/catalogue.ts';
import { idsIn, titlesIn } from '../src/rules/mentions.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('the rules in docs', () => {
  const rules = readRules(root);
  const count = (part: ReturnType<typeof partOf>): number =>
    [...rules.keys()].filter((id) => partOf(id) === part).length;

  it('are all found', () => {
    expect(count('board')).toBe(577);
    expect(count('cards')).toBe(336);
    expect(count('examples')).toBe(41);
    expect(count('first-edition')).toBeGreaterThan(150);
    expect([...rules.keys()].filter((id) => isCounted(id, 'board')).length).toBe(511);
  });
  it('have ids that are used once in their file', () => {
    for (const name of ['board-game.md', 'board-game-first-edition.md', 'card-game.md']) {
      const ids = rulesOf(name, readFileSync(join(root, 'docs', 'rules', name), 'utf8')).map((rule) => rule.id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    }
  });
  it('are complete: a rule ends where the next begins', () => {
    expect(rules.get('BG-1.1.1')?.text).toContain('| Combat dice (d6) | 5 |');
    expect(rules.get('BG-13.4.1')?.text).not.toContain('BG-13.4.2');
    expect(rules.get('CG-13.1.1')?.text.split('\n')).toHaveLength(1);
    expect(rules.get('BG-13.4.1')?.chapter).toContain('13.4');
  });
});

describe('the search for ids', () => {
  // put together here, so that this file does not count as a test of these rules
  const [BG, CG] = ['BG-', 'CG-'];
  const rules = readRules(root);
  it.each([
    [`${BG}9.3.1: one`, [`${BG}9.3.1`]],
    [`${BG}9.3.1, ${BG}9.5.2 and ${CG}2.1.1`, [`${BG}9.3.1`, `${BG}9.5.2`, `${CG}2.1.1`]],
    [`${BG}10.7.1b: a part of a rule`, [`${BG}10.7.1`]],
    [`${BG}9.3.1–${BG}9.3.3: a range`, [`${BG}9.3.1`, `${BG}9.3.2`, `${BG}9.3.3`]],
    [`${BG}9.3.1–3: a short range`, [`${BG}9.3.1`, `${BG}9.3.2`, `${BG}9.3.3`]],
    [`${BG}9.3.1 to ${BG}9.3.2`, [`${BG}9.3.1`, `${BG}9.3.2`]],
    [`the section ${BG}9.3 and the switch BG1-1.1`, ['BG1-1.1']],
    [`${BG}9.3.1 – 2 units fall`, [`${BG}9.3.1`]],
  ])('%s', (text, ids) => {
    expect(idsIn(text, rules)).toEqual({ ids, problems: [] });
  });
  it.each([`${BG}9.3.1–${BG}9.4.2`, `${BG}9.3.4–2`, `${BG}9.3.1–99`])('%s is not clear', (text) => {
    expect(idsIn(text, rules)).toEqual({ ids: [], problems: [`the range “${text}” is not clear`] });
  });
  it('finds titles in every way of writing tests, and nothing else', () => {
    const source = [
      "it('a', f); test.skip(\"b\", f); describe.each([[1, 'no']])(`c`, f);",
      "// it('no', f) isn't one",
      "/* describe('no') */ const x = 'no: this'; expect(y).toBe('RULE');",
      "const cases = [['RULE: d', 2]];",
      'it(',
      "  'e',",
    ]
      .join('\n')
      .replaceAll('RULE', `${BG}9.3.1`);
    expect(titlesIn(source).map(({ title, line }) => `${line} ${title}`)).toEqual([
      '1 a',
      '1 b',
      '1 c',
      `4 ${BG}9.3.1: d`,
      '6 e',
    ]);
  });
});

/** The shell's sentences and the places where they are said, held together. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadShell } from '@amon-hen/i18n';
import { describe, expect, it } from 'vitest';
import { places } from '../../../packages/i18n/src/message.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(`${root}${file}`, 'utf8'))
  .join('\n');
/** Keys that are put together from an id, by what they begin with; a test of their own holds them. */
const FAMILIES = ['seat.', 'players.', 'edition.', 'scenario.', 'answer.'];

const { sentences } = (await loadShell('en')).shell;

describe('the sentences of the shell', () => {
  it('are all said somewhere', () => {
    const unused = Object.keys(sentences).filter(
      (key) => !source.includes(`'${key}'`) && !FAMILIES.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
  it('get the values that they need, where they are said', () => {
    const wrong: string[] = [];
    for (const [, key = '', given = ''] of source.matchAll(/\bsay\(\s*'([\w.-]+)'(?:,\s*\{([^{}]*)\})?\s*\)/g)) {
      const names = given.split(',').flatMap((entry) => /^\s*(\w+)/.exec(entry)?.[1] ?? []);
      for (const place of places(sentences[key] ?? '')) {
        const [name = ''] = place.split(', ');
        if (!names.includes(name)) wrong.push(`${key} needs ${name}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readBook } from '../build/rules.ts';
import { rulesOf } from '../src/rules/book.ts';
import { find } from '../src/rules/find.ts';

const folder = fileURLToPath(new URL('../../../docs/rules/', import.meta.url));
const files = globSync('*.md', { cwd: folder }).filter((file) => /^\s*(- \*\*|\| )(BG1?|CG)-\d/m.test(text(file)));
function text(file: string): string {
  return readFileSync(`${folder}${file}`, 'utf8');
}

describe.each(files)('the reader of %s', (file) => {
  const book = readBook(basename(file, '.md'), text(file));
  const placed = rulesOf(book);
  it('has every rule of the document once', () => {
    const written = [...text(file).matchAll(/^\s*(?:- \*\*|\| (?:\*\*)?)((?:BG1?|CG)-\d+(?:\.\d+)*[a-z]?)\b/gm)];
    const ids = placed.map(({ id }) => id);
    expect(written.map(([, id]) => id).filter((id) => id?.startsWith(book.prefix) && !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
  it('finds each of them', () => {
    for (const { id, chapter } of placed) {
      const { id: own, blocks } = book.chapters[chapter] ?? { blocks: [] };
      expect(own === id || find(blocks, id) !== null, id).toBe(true);
    }
  });
});

describe('the reader', () => {
  const book = readBook(
    'toy',
    [
      '# The toy',
      '## 1. Rules',
      '### 1.1 First',
      '- **TOY-1.1.1** Take *one*, see TOY-1.1.2 and `x`.',
      '  - a part',
      '- **TOY-1.1.2** Take two.',
      '',
      '| id | what |',
      '|---|---|',
      '| TOY-1.2 | a row |',
    ].join('\n'),
  );
  it('knows titles, ids and links', () => {
    expect(book).toMatchObject({ title: 'The toy', prefix: 'TOY' });
    expect(rulesOf(book).map(({ id }) => id)).toEqual(['TOY-1', 'TOY-1.1', 'TOY-1.1.1', 'TOY-1.1.2', 'TOY-1.2']);
    expect(find(book.chapters[0]?.blocks ?? [], 'TOY-1.1.1')).toMatchObject({
      item: {
        blocks: [{ p: ['Take ', { i: ['one'] }, ', see ', { rule: 'TOY-1.1.2' }, ' and ', { code: 'x' }, '.'] }, {}],
      },
    });
  });
  it('refuses a document without rules', () => {
    expect(() => readBook('prose', '# Prose\n\nNothing.')).toThrow('no rules');
  });
});

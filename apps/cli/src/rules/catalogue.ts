/** The rules of `docs/rules`, by id. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files.ts';

export interface Rule {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The headings above it. */
  readonly chapter: string;
  readonly text: string;
}

/** An id, wherever it stands. */
export const ID = /\b(?:(?:BG|CG)-\d+\.\d+\.\d+|BG1-(?:\d+|[A-Z])\.\d+|EX-\d+|D-\d+[a-d]?)(?!\d)/;
/** Where a rule is laid down: the head of a list item, a paragraph, a table row or a section. */
const HEAD = new RegExp(`^(- \\*\\*|\\*\\*|\\| \\*\\*|\\| |#+ )(${ID.source})`);

/** In the order of the files. */
export function readRules(root: string): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const file of globSync('docs/rules/*.md', { cwd: root }).sort()) {
    for (const rule of rulesOf(file, readText(join(root, file)))) {
      if (!rules.has(rule.id)) rules.set(rule.id, rule);
    }
  }
  return rules;
}
export function rulesOf(file: string, text: string): readonly Rule[] {
  const rules: Rule[] = [];
  const lines = text.split('\n');
  let headings: readonly string[] = [];
  lines.forEach((written, i) => {
    const heading = /^(#+) (.*)$/.exec(written);
    if (heading !== null) headings = [...headings.slice(0, (heading[1]?.length ?? 1) - 1), heading[2] ?? ''];
    const head = HEAD.exec(written);
    const [, mark = '', id = ''] = head ?? [];
    if (head === null) return;
    let end = i + 1;
    if (!mark.startsWith('|')) while (end < lines.length && belongs(lines[end])) end++;
    const chapter = headings.slice(1).join(' / ');
    rules.push({ id, file, line: i + 1, chapter, text: lines.slice(i, end).join('\n').trimEnd() });
  });
  return rules;
}
/** Does this line still belong to the rule above it? */
function belongs(line: string): boolean {
  return !/^(#|---)/.test(line) && !HEAD.test(line) && !/^- \*\*/.test(line);
}

export type Part = 'board' | 'first-edition' | 'cards' | 'examples' | 'decisions';
export function partOf(id: string): Part {
  if (id.startsWith('BG1-')) return 'first-edition';
  if (id.startsWith('CG-')) return 'cards';
  if (id.startsWith('EX-')) return 'examples';
  return id.startsWith('D-') ? 'decisions' : 'board';
}
/** The chapters of the board game that must be tested: the others are components, other seats, lists and examples. */
const TESTED_CHAPTERS = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 19]);
export function isCounted(id: string, which: 'board' | 'cards' | 'all'): boolean {
  const part = partOf(id);
  if (which === 'all') return part !== 'decisions';
  if (part !== which) return false;
  return part === 'cards' || TESTED_CHAPTERS.has(Number(/^BG-(\d+)\./.exec(id)?.[1]));
}

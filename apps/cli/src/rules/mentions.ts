/** Which rules the tests name: in the titles of tests, and in the `rules` of scenarios. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readScenarios } from '@amon-hen/scenario';
import { readText } from '../files.ts';
import { ID, type Rule } from './catalogue.ts';

export interface Mentions {
  readonly tested: ReadonlySet<string>;
  /** Ids that do not exist, and ranges that could mean anything. */
  readonly problems: readonly string[];
}

export function readMentions(root: string, rules: ReadonlyMap<string, Rule>): Mentions {
  const tested = new Set<string>();
  const problems: string[] = [];
  const note = (text: string, where: string): void => {
    const found = idsIn(text, rules);
    for (const id of found.ids) tested.add(id);
    for (const problem of found.problems) problems.push(`${where}: ${problem}`);
  };
  for (const file of globSync(['packages/*/test/**/*.{ts,tsx}', 'apps/*/test/**/*.{ts,tsx}'], { cwd: root }).sort()) {
    for (const { line, title } of titlesIn(readText(join(root, file)))) note(title, `${file}:${line}`);
  }
  for (const file of globSync('packages/*/scenarios/**/*.{yaml,yml,json}', { cwd: root }).sort()) {
    const read = readScenarios(readText(join(root, file)));
    if ('file' in read) {
      read.file.scenarios.forEach((scenario, i) => {
        note(scenario.rules.join(', '), `${file}:${read.lineOf(['scenarios', i, 'rules'])}`);
      });
    } else problems.push(...read.map(({ line, message }) => `${file}:${line}: ${message}`));
  }
  return { tested, problems };
}

/** The titles of tests: what `it`, `test` and `describe` are given first, and strings of the form `id: sentence`. */
export function titlesIn(source: string): readonly { readonly line: number; readonly title: string }[] {
  const string = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
  const before = /\b(?:it|test|describe)(?:\.\w+)*\(\s*$|\)\(\s*$/; // the second: `it.each(…)(`
  const looksLikeTitle = new RegExp(`^${ID.source}[^:]*: `);
  const titles: { line: number; title: string }[] = [];
  for (const found of withoutComments(source).matchAll(string)) {
    const title = found[2] ?? '';
    const lead = source.slice(Math.max(0, found.index - 60), found.index);
    if (!before.test(lead) && !looksLikeTitle.test(title)) continue;
    titles.push({ line: source.slice(0, found.index).split('\n').length, title });
  }
  return titles;
}
/** Comments become blanks, so that places stay the same; a quotation mark in a comment must not open a string. */
function withoutComments(source: string): string {
  const piece = /(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\/[^\n]*|\/\*.*?\*\//gs;
  return source.replaceAll(piece, (text) => (text.startsWith('/') ? text.replaceAll(/[^\n]/g, ' ') : text));
}

/** Single ids, and ranges within one section: `BG-9.3.1–BG-9.3.4`, `BG-9.3.1–4`, `BG-9.3.1 to BG-9.3.4`. */
export function idsIn(
  text: string,
  rules: ReadonlyMap<string, Rule>,
): { readonly ids: readonly string[]; readonly problems: readonly string[] } {
  const ids: string[] = [];
  const problems: string[] = [];
  const long = `(?:\\s*(?:–|\\.\\.|…)\\s*|\\s+to\\s+)(${ID.source})`;
  const short = '(?:–|\\.\\.|…)(\\d+(?![\\d.]))'; // without spaces: “BG-9.3.1 – 2 units fall” is no range
  const range = new RegExp(`(${ID.source})(?:${long}|${short})`, 'g');
  const rest = text.replaceAll(range, (whole, from: string, to: string | undefined, number: string) => {
    const last = to ?? from.replace(/\d+$/, number);
    const section = from.replace(/\d+$/, '');
    const [a, b] = [from, last].map((id) => Number(/\d+$/.exec(id)?.[0]));
    if (
      !last.startsWith(section) ||
      /\D/.test(last.slice(section.length)) ||
      a >= b ||
      !rules.has(from) ||
      !rules.has(last)
    ) {
      problems.push(`the range “${whole}” is not clear`);
    } else for (let n = a; n <= b; n++) if (rules.has(`${section}${n}`)) ids.push(`${section}${n}`);
    return '';
  });
  for (const [id] of rest.matchAll(new RegExp(ID.source, 'g'))) {
    if (rules.has(id)) ids.push(id);
    else problems.push(`there is no rule ${id}`);
  }
  return { ids, problems };
}

/** The rules documents of `docs/rules` as data, one chunk for each, loaded when somebody reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Chapter, Inline, Item, Row, RuleBook } from '../src/rules/book.ts';

const LIST = 'virtual:rules';
const ONE = 'virtual:rules/';
/** Of a rule, an example or a decision. */
const ID = /\b[A-Z]{1,3}\d?-\d+(?:\.\d+)*[a-z]?\b/;
/** What may be the id of a rule: whether it is one, the reader knows. */
const RULE = /\b[A-Z]{2,3}1?-\d+(?:\.\d+)*[a-z]?\b/;

export function rules(folders: readonly string[]): Plugin {
  /** The files with rules in them; one without rule ids is about the rules, not of them. */
  const files = new Map(
    folders
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .filter((file) => file.endsWith('.md') && prefixOf(readFileSync(file, 'utf8')) !== null)
      .map((file): [string, string] => [basename(file, '.md'), file]),
  );
  const read = (name: string): RuleBook => readBook(name, readFileSync(files.get(name) ?? '', 'utf8'));
  return {
    name: 'rules',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const all = [...files.keys()].map(read).sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
        const rows = all.map(({ name, title, prefix }) => {
          const about = JSON.stringify({ name, title, prefix }).slice(0, -1);
          return `${about}, "load": () => import(${JSON.stringify(ONE + name)})}`;
        });
        return `export const books = [${rows.join(',\n')}];`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const name = id.slice(ONE.length + 1);
      this.addWatchFile(files.get(name) ?? '');
      // a string that is parsed: faster for a browser than the same thing as a program
      return `export const book = JSON.parse(${JSON.stringify(JSON.stringify(read(name)))});`;
    },
  };
}

/** What the ids of a document begin with: what most of them do. */
function prefixOf(markdown: string): string | null {
  const counts = new Map<string, number>();
  for (const [, prefix = ''] of markdown.matchAll(/^\s*(?:- \*\*|\| )([A-Z]{2,3}1?)-\d/gm)) {
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

export function readBook(name: string, markdown: string): RuleBook {
  const prefix = prefixOf(markdown);
  if (prefix === null) throw new Error(`${name} has no rules with ids`);
  const idOf = headingIds(prefix, markdown);
  const chapters: (Chapter & { blocks: Block[] })[] = [];
  let title = name;
  for (const token of lexer(markdown)) {
    if (token.type === 'heading' && chapters.length === 0 && token.depth === 1) title = unmarked(token.text);
    else if (token.type === 'heading' && token.depth <= 2) chapters.push(chapterOf(token.text, idOf));
    else chapters.at(-1)?.blocks.push(...blocksOf([token], idOf));
  }
  const isContents = (chapter: Chapter): boolean => /^table of contents$/i.test(chapter.title);
  return { name, title, prefix, chapters: chapters.filter((chapter) => !isContents(chapter)) };
}
type IdOf = (heading: string) => string | undefined;
/** A heading's id: written out where the document does so, else made from its number. */
function headingIds(prefix: string, markdown: string): IdOf {
  const writtenOut = new RegExp(`^#+ ${prefix}-\\d`, 'm').test(markdown);
  const pattern = new RegExp(writtenOut ? `^${prefix}-(\\d+(?:\\.\\d+)*)` : '^(\\d+(?:\\.\\d+)*)');
  return (heading) => {
    const number = pattern.exec(heading)?.[1];
    return number === undefined ? undefined : `${prefix}-${number}`;
  };
}
function chapterOf(heading: string, idOf: IdOf): Chapter & { blocks: Block[] } {
  const id = idOf(heading);
  const title = unmarked(heading).replace(/^[A-Z]{2,3}1?-/, '');
  return id === undefined ? { title, blocks: [] } : { id, title, blocks: [] };
}
function unmarked(text: string): string {
  return text.replaceAll(/[*`_]/g, '');
}

function blocksOf(tokens: readonly Token[], idOf: IdOf): Block[] {
  return tokens.flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading': {
        const id = idOf(token.text);
        const heading = { h: unmarked(token.text), level: Math.min(token.depth, 4) };
        return [id === undefined ? heading : { ...heading, id }];
      }
      case 'paragraph':
      case 'text':
        return [{ p: inlines(token.tokens ?? [], token.text) }];
      case 'list':
        return [listOf(token as Tokens.List, idOf)];
      case 'table':
        return [tableOf(token as Tokens.Table)];
      case 'code':
        return [{ code: token.text }];
      case 'blockquote':
        return blocksOf(token.tokens ?? [], idOf);
      default:
        return []; // blank lines, rules between chapters, comments
    }
  });
}
function listOf(list: Tokens.List, idOf: IdOf): Block {
  const items = list.items.map((item): Item => {
    const blocks = blocksOf(item.tokens, idOf);
    const [first, ...more] = blocks;
    const led = first !== undefined && 'p' in first ? leadingId(first.p) : null;
    return led === null ? { blocks } : { id: led.id, blocks: [{ p: led.rest }, ...more] };
  });
  return list.ordered ? { list: items, ordered: true } : { list: items };
}
function tableOf(table: Tokens.Table): Block {
  const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens, cell.text));
  const rows = table.rows.map((row): Row => {
    const made = cells(row);
    const first = made[0] ?? [];
    const id = (leadingId(first) ?? leadingId([{ b: first }]))?.id;
    return id === undefined ? { cells: made } : { id, cells: made };
  });
  return { head: cells(table.header), rows };
}
/** A rule begins with its id in bold, sometimes with a title or a mark behind it: **CG-7.1.8 [open]**. */
function leadingId(text: readonly Inline[]): { readonly id: string; readonly rest: Inline[] } | null {
  const [first, ...rest] = text;
  if (typeof first !== 'object' || !('b' in first)) return null;
  const [head, ...more] = first.b;
  if (head === undefined) return null;
  if (typeof head === 'object') {
    if (!('rule' in head)) return null;
    const left = trimmed(more);
    return { id: head.rule, rest: left.length === 0 ? trimmed(rest) : [{ b: left }, ...rest] };
  }
  const id = new RegExp(`^${ID.source}`).exec(head)?.[0];
  if (id === undefined) return null;
  const left = trimmed([head.slice(id.length), ...more]);
  return { id, rest: left.length === 0 ? trimmed(rest) : [{ b: left }, ...rest] };
}
function trimmed([first, ...rest]: readonly Inline[]): Inline[] {
  if (first === undefined) return [];
  const start = typeof first === 'string' ? first.trimStart() : first;
  return start === '' ? rest : [start, ...rest];
}

function inlines(tokens: readonly Token[], text: string): Inline[] {
  if (tokens.length === 0) return linked(text);
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'strong':
        return [{ b: inlines(token.tokens ?? [], token.text) }];
      case 'em':
        return [{ i: inlines(token.tokens ?? [], token.text) }];
      case 'codespan':
        return RULE.test(token.text) ? linked(token.text) : [{ code: token.text }];
      case 'link':
        return inlines(token.tokens ?? [], token.text);
      case 'br':
        return [' '];
      case 'escape':
      case 'html':
        return [token.text];
      default:
        return linked('text' in token ? String(token.text) : token.raw);
    }
  });
}
/** Ids of rules in running text become links. */
function linked(text: string): Inline[] {
  const decoded = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&');
  return decoded
    .split(new RegExp(`(${RULE.source})`))
    .filter((piece) => piece !== '')
    .map((piece): Inline => (RULE.exec(piece)?.[0] === piece ? { rule: piece } : piece));
}

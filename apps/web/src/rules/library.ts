/** The books, each loaded once. */
import { books } from 'virtual:rules';
import type { RuleBook } from './book.ts';

const loaded = new Map<string, Promise<RuleBook>>();

export function bookOf(name: string): Promise<RuleBook> {
  let book = loaded.get(name);
  if (book === undefined) {
    const listed = books.find((b) => b.name === name);
    if (listed === undefined) throw new Error(`no such rules: ${name}`);
    book = listed.load().then((module) => module.book);
    loaded.set(name, book);
  }
  return book;
}
/** The book that a rule is in; null if there is none. */
export function bookNameOf(rule: string): string | null {
  return books.find(({ prefix }) => rule.startsWith(`${prefix}-`))?.name ?? null;
}

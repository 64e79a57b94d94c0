/** A rules document as the reader shows it: made from Markdown when the program is built. */
export interface RuleBook {
  readonly name: string;
  readonly title: string;
  /** What its ids begin with: `BG`, `BG1`, `CG`. */
  readonly prefix: string;
  readonly chapters: readonly Chapter[];
}
export interface Chapter {
  readonly id?: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
export type Block =
  | { readonly h: string; readonly level: number; readonly id?: string }
  | { readonly p: readonly Inline[] }
  | { readonly list: readonly Item[]; readonly ordered?: true }
  | { readonly head: readonly (readonly Inline[])[]; readonly rows: readonly Row[] }
  | { readonly code: string };
export interface Item {
  readonly id?: string;
  readonly blocks: readonly Block[];
}
export interface Row {
  readonly id?: string;
  readonly cells: readonly (readonly Inline[])[];
}
export type Inline =
  | string
  | { readonly b: readonly Inline[] }
  | { readonly i: readonly Inline[] }
  | { readonly code: string }
  /** Another rule. */
  | { readonly rule: string };

/** The words of a chapter in one string, for searching. */
export function plain(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('b' in inline) return plain(inline.b);
      if ('i' in inline) return plain(inline.i);
      return 'code' in inline ? inline.code : inline.rule;
    })
    .join('');
}
export function words(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if ('h' in block) return block.h;
      if ('p' in block) return plain(block.p);
      if ('code' in block) return block.code;
      if ('list' in block) return block.list.map((item) => words(item.blocks)).join('\n');
      return [block.head, ...block.rows.map((row) => row.cells)].map((row) => row.map(plain).join(' ')).join('\n');
    })
    .join('\n');
}

/** Every rule of a book by its id, with the number of its chapter. */
export interface Placed {
  readonly id: string;
  readonly chapter: number;
  readonly text: string;
}
export function rulesOf(book: RuleBook): readonly Placed[] {
  return book.chapters.flatMap(({ id: own, title, blocks }, chapter) => {
    const found: Placed[] = [];
    const note = (id: string | undefined, text: string): void => {
      if (id !== undefined) found.push({ id, chapter, text });
    };
    const collect = (some: readonly Block[]): void => {
      for (const block of some) {
        if ('h' in block) note(block.id, block.h);
        else if ('rows' in block) for (const row of block.rows) note(row.id, row.cells.map(plain).join(' '));
        else if ('list' in block) {
          for (const item of block.list) {
            note(item.id, words(item.blocks));
            collect(item.blocks);
          }
        }
      }
    };
    note(own, title);
    collect(blocks);
    return found;
  });
}

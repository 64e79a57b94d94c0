/** Finds a rule in a book. */
import type { Block, Item } from './book.ts';

export type Found = { readonly item: Item } | { readonly blocks: readonly Block[] };

/** A rule; or a section, with what stands in it; or the row of a table. */
export function find(blocks: readonly Block[], id: string): Found | null {
  for (const [i, block] of blocks.entries()) {
    if ('h' in block && block.id === id) {
      const rest = blocks.slice(i + 1);
      const end = rest.findIndex((next) => 'h' in next && next.level <= block.level);
      return { blocks: [block, ...(end < 0 ? rest : rest.slice(0, end))] };
    }
    if ('rows' in block) {
      const row = block.rows.find((r) => r.id === id);
      if (row !== undefined) return { blocks: [{ head: block.head, rows: [row] }] };
    }
    if ('list' in block) {
      for (const item of block.list) {
        if (item.id === id) return { item };
        const inside = find(item.blocks, id);
        if (inside !== null) return inside;
      }
    }
  }
  return null;
}

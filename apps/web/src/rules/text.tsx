/** One rule by itself, under the title of its chapter. */
import { use } from 'react';
import { useVoice } from '../words/words.tsx';
import { Blocks, RuleItem, SoughtContext } from './blocks.tsx';
import type { Block, Item } from './book.ts';
import { bookNameOf, bookOf } from './library.ts';

export function RuleText({ id }: { readonly id: string }) {
  const name = bookNameOf(id);
  return name === null ? <NoSuchRule id={id} /> : <InBook name={name} id={id} />;
}
function NoSuchRule({ id }: { readonly id: string }) {
  return <p>{useVoice().say('rules.unknown', { id })}</p>;
}
function InBook({ name, id }: { readonly name: string; readonly id: string }) {
  const book = use(bookOf(name));
  for (const { id: own, title, blocks } of book.chapters) {
    const found = own === id ? { blocks: blocks.slice(0, 8) } : find(blocks, id);
    if (found === null) continue;
    return (
      <SoughtContext value={null}>
        <div className="rule-text">
          <p className="muted">{title}</p>
          {'item' in found ? (
            <ul className="rules">
              <RuleItem item={found.item} />
            </ul>
          ) : (
            <Blocks blocks={found.blocks} />
          )}
        </div>
      </SoughtContext>
    );
  }
  return <NoSuchRule id={id} />;
}
type Found = { readonly item: Item } | { readonly blocks: readonly Block[] };

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

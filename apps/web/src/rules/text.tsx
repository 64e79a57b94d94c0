/** One rule by itself, under the title of its chapter. */
import { use } from 'react';
import { useVoice } from '../words/words.tsx';
import { Blocks, RuleItem, SoughtContext } from './blocks.tsx';
import { find } from './find.ts';
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

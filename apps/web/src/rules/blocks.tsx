/** Rules on the screen. */
import './rules.css';
import { createContext, use } from 'react';
import { href } from '../route.ts';
import type { Block, Inline, Item } from './book.ts';
import { isRule, RuleLink } from './link.tsx';

/** The rule that was asked for is marked. */
export const SoughtContext = createContext<string | null>(null);

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, i) => {
    const key = i; // a block of a document is its number
    if ('h' in block) {
      return block.level <= 3 ? (
        <h3 key={key} id={anchor(block.id)}>
          {block.h}
        </h3>
      ) : (
        <h4 key={key} id={anchor(block.id)}>
          {block.h}
        </h4>
      );
    }
    if ('p' in block) {
      return (
        <p key={key}>
          <Inlines of={block.p} />
        </p>
      );
    }
    if ('code' in block) {
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <pre key={key} tabIndex={0}>
          {block.code}
        </pre>
      );
    }
    if ('list' in block) return <List key={key} items={block.list} ordered={block.ordered === true} />;
    return <RuleTable key={key} of={block} />;
  });
}
function List({ items, ordered }: { readonly items: readonly Item[]; readonly ordered: boolean }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? 'numbered' : 'rules'}>
      {items.map((item, i) => (
        <RuleItem key={item.id ?? i} item={item} />
      ))}
    </Tag>
  );
}
export function RuleItem({ item }: { readonly item: Item }) {
  const sought = use(SoughtContext);
  const { id, blocks } = item;
  if (id === undefined) {
    return (
      <li>
        <Blocks blocks={blocks} />
      </li>
    );
  }
  return (
    <li id={anchor(id)} className={sought === id ? 'rule sought' : 'rule'}>
      {isRule(id) ? (
        <a className="rule-name" href={href({ at: 'rules', rule: id })}>
          {id}
        </a>
      ) : (
        <b className="rule-name">{id}</b>
      )}
      <div>
        <Blocks blocks={blocks} />
      </div>
    </li>
  );
}
function RuleTable({ of: { head, rows } }: { readonly of: Extract<Block, { rows: unknown }> }) {
  const sought = use(SoughtContext);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div className="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
              <th key={i} scope="col">
                <Inlines of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }, r) => (
            <tr key={id ?? r} id={anchor(id)} className={id !== undefined && sought === id ? 'sought' : undefined}>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
                <td key={i}>
                  <Inlines of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
function Inlines({ of }: { readonly of: readonly Inline[] }) {
  return of.map((inline, i) => {
    const key = i; // the parts of a sentence have no other identity
    if (typeof inline === 'string') return <span key={key}>{inline}</span>;
    if ('b' in inline) {
      return (
        <b key={key}>
          <Inlines of={inline.b} />
        </b>
      );
    }
    if ('i' in inline) {
      return (
        <i key={key}>
          <Inlines of={inline.i} />
        </i>
      );
    }
    if ('code' in inline) return <code key={key}>{inline.code}</code>;
    return isRule(inline.rule) ? <RuleLink key={key} id={inline.rule} /> : <span key={key}>{inline.rule}</span>;
  });
}
/** The place of a rule on the page. */
export function anchor(id: string | undefined): string | undefined {
  return id === undefined ? undefined : `rule-${id}`;
}

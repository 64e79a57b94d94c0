/** The id of a rule, where there is one: a press shows the rule. */

import { books } from 'virtual:rules';
import { use } from 'react';
import { href } from '../route.ts';
import { useVoice } from '../words/words.tsx';
import { RuleContext } from './opening.ts';

/** Other ids are those of cards, which their tables show, and the kernel's own, which are no rules of a game. */
export function isRule(id: string): boolean {
  return books.some(({ prefix }) => id.startsWith(`${prefix}-`));
}
export function RuleLink({ id }: { readonly id: string }) {
  const voice = useVoice();
  const open = use(RuleContext);
  if (!isRule(id)) return null;
  return (
    <a
      className="rule-id"
      href={href({ at: 'rules', rule: id })}
      aria-label={voice.say('rules.link', { id })}
      onClick={(event) => {
        if (open === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(id);
      }}
    >
      {id}
    </a>
  );
}

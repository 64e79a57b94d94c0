/** What cannot be done, and why: at most three at once, the rest folded away. */

import { textOf } from '@amon-hen/i18n';
import type { Refused } from '@amon-hen/kernel';
import { useState } from 'react';
import { RuleLink } from '../rules/link.tsx';
import { lock } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';

const SHOWN = 3;

export function RefusedOptions({
  game,
  about,
  refused,
}: {
  readonly game: string;
  readonly about: string;
  readonly refused: readonly Refused[];
}) {
  const voice = useVoice();
  const [open, setOpen] = useState(false);
  if (refused.length === 0) return null;
  const shown = open ? refused : refused.slice(0, SHOWN);
  return (
    <section className="refused" aria-label={voice.say('decide.refused')}>
      <h3 className="heading">{voice.say('decide.refused')}</h3>
      <ul>
        {shown.map(({ option, refusal }) => (
          <li key={option}>
            <Icon of={lock} />
            <span>
              <s>{textOf(voice.option(game, option, about).parts)}</s> <Said parts={voice.refusal(game, refusal)} />
            </span>
            <RuleLink id={refusal.rule} />
          </li>
        ))}
      </ul>
      {refused.length > SHOWN && (
        <button type="button" className="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? voice.say('decide.refused-fewer') : voice.say('decide.refused-more', { n: refused.length - SHOWN })}
        </button>
      )}
    </section>
  );
}

/** A rule over the table, without leaving it. */
import { lazy, Suspense } from 'react';
import { href } from '../route.ts';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';

const RuleText = lazy(() => import('./text.tsx').then((m) => ({ default: m.RuleText })));

export function RuleWindow({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  const voice = useVoice();
  return (
    <Window
      title={voice.say('rules.window', { id: id ?? '' })}
      isOpen={id !== null}
      onClose={onClose}
      foot={
        id !== null && (
          <a className="button" href={href({ at: 'rules', rule: id })}>
            {voice.say('rules.open')}
          </a>
        )
      }
    >
      {id !== null && (
        <Suspense fallback={<p className="rule-text" aria-busy="true" />}>
          <RuleText id={id} />
        </Suspense>
      )}
    </Window>
  );
}

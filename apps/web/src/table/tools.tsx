/** The ways out of the table, the light, and the words of the game. */
import { lazy, Suspense, useState } from 'react';
import { href } from '../route.ts';
import { book, gear, question } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { LightButton } from '../ui/light-button.tsx';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';

const Glossary = lazy(() => import('../learn/glossary.tsx').then((m) => ({ default: m.Glossary })));

export function Tools({ game }: { readonly game: string }) {
  const voice = useVoice();
  const [words, setWords] = useState(false);
  return (
    <div className="tools">
      <a className="wordmark" href={href({ at: 'home' })}>
        Amon Hen
      </a>
      <span className="tool-buttons">
        <LightButton />
        <button
          type="button"
          className="icon-button"
          aria-label={voice.say('glossary.open')}
          title={voice.say('glossary.open')}
          onClick={() => setWords(true)}
        >
          <Icon of={question} />
        </button>
        <Window title={voice.say('glossary.title')} isOpen={words} onClose={() => setWords(false)}>
          <Suspense fallback={<p aria-busy="true" />}>
            <Glossary game={game} />
          </Suspense>
        </Window>
        <a className="icon-button" href={href({ at: 'rules', rule: null })} aria-label={voice.say('nav.rules')}>
          <Icon of={book} />
        </a>
        <a className="icon-button" href={href({ at: 'settings' })} aria-label={voice.say('nav.settings')}>
          <Icon of={gear} />
        </a>
      </span>
    </div>
  );
}

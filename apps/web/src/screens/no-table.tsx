/** There is no such table, or it cannot be opened now. */
import type { Trouble } from '../play/source.ts';
import { href } from '../route.ts';
import { troubleText } from '../table/notices.tsx';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';

export function NoTable({ trouble }: { readonly trouble: Trouble }) {
  const voice = useVoice();
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{voice.say('table.gone')}</h1>
        <p className="lead">{troubleText(voice, '', trouble)}</p>
        <p>
          <a className="button" href={href({ at: 'home' })}>
            {voice.say('nav.home')}
          </a>
        </p>
      </main>
    </>
  );
}

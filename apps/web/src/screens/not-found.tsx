import { href } from '../route.ts';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';

export function NotFound() {
  const voice = useVoice();
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{voice.say('nowhere.title')}</h1>
        <p className="lead">{voice.say('nowhere.text')}</p>
        <p>
          <a className="button" href={href({ at: 'home' })}>
            {voice.say('nav.home')}
          </a>
        </p>
      </main>
    </>
  );
}

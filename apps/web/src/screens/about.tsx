/** What this is, and whose work is in it. */
import './about.css';
import { used } from 'virtual:game-icons';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';

export function About() {
  const voice = useVoice();
  return (
    <>
      <Top />
      <main className="page about">
        <h1 tabIndex={-1}>{voice.say('about.title')}</h1>
        <p className="lead">{voice.say('about.what')}</p>
        <h2>{voice.say('about.unofficial.title')}</h2>
        <p>{voice.say('about.unofficial')}</p>
        <h2>{voice.say('about.fonts.title')}</h2>
        <p>{voice.say('about.fonts')}</p>
        <h2>{voice.say('about.icons.title')}</h2>
        <p>{voice.say('about.icons.own')}</p>
        <p>
          {voice.say('about.icons', { n: used.length, icons: used.map((name) => name.replaceAll('-', ' ')) })}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
        </p>
        <h2>{voice.say('about.code.title')}</h2>
        <p>{voice.say('about.code')}</p>
        <p>
          <a className="button" href="licences.txt" target="_blank" rel="noreferrer">
            {voice.say('about.licences')}
          </a>
        </p>
      </main>
    </>
  );
}

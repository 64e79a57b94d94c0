/** The way around, on every screen but the table. */
import './top.css';
import { href, type Route, useRoute } from '../route.ts';
import { LightButton } from '../table/tools.tsx';
import { useVoice } from '../words/words.tsx';
import { focusHeading } from './heading.ts';

export function Top() {
  const voice = useVoice();
  const now = useRoute();
  const link = (route: Route, text: string) => (
    <a href={href(route)} aria-current={route.at === now.at ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <header className="top">
      <button type="button" className="skip" onClick={focusHeading}>
        {voice.say('nav.skip')}
      </button>
      <nav aria-label={voice.say('nav.main')}>
        <a className="wordmark" href={href({ at: 'home' })} aria-current={now.at === 'home' ? 'page' : undefined}>
          Amon Hen
        </a>
        {link({ at: 'new' }, voice.say('nav.new'))}
        {link({ at: 'replays' }, voice.say('nav.replays'))}
        {link({ at: 'rules', rule: null }, voice.say('nav.rules'))}
        {link({ at: 'settings' }, voice.say('nav.settings'))}
        {link({ at: 'about' }, voice.say('nav.about'))}
      </nav>
      <LightButton />
    </header>
  );
}

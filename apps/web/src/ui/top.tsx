/** The way around, on every screen but the table. */
import './top.css';
import { href, type Route, useRoute } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useVoice } from '../words/words.tsx';
import { gear, person } from './glyphs.ts';
import { focusHeading } from './heading.ts';
import { Icon } from './icon.tsx';
import { LightButton } from './light-button.tsx';

export function Top() {
  const voice = useVoice();
  const now = useRoute();
  const { playerName } = useSettings();
  const current = (route: Route) => (route.at === now.at ? 'page' : undefined);
  const link = (route: Route, text: string) => (
    <a href={href(route)} aria-current={current(route)}>
      {text}
    </a>
  );
  return (
    <header className="top">
      <button type="button" className="skip" onClick={focusHeading}>
        {voice.say('nav.skip')}
      </button>
      <nav aria-label={voice.say('nav.main')}>
        <a className="wordmark" href={href({ at: 'home' })} aria-current={current({ at: 'home' })}>
          Amon Hen
        </a>
        {link({ at: 'new' }, voice.say('nav.new'))}
        {link({ at: 'replays' }, voice.say('nav.replays'))}
        {link({ at: 'learn' }, voice.say('nav.learn'))}
        {link({ at: 'rules', rule: null }, voice.say('nav.rules'))}
        <span className="top-tools">
          <LightButton />
          <a
            className="icon-button"
            href={href({ at: 'settings' })}
            aria-label={voice.say('nav.settings')}
            aria-current={current({ at: 'settings' })}
          >
            <Icon of={gear} />
          </a>
          <a
            className="top-profile"
            href={href({ at: 'profile' })}
            aria-label={playerName === '' ? voice.say('nav.profile') : voice.say('nav.profile-of', { who: playerName })}
            aria-current={current({ at: 'profile' })}
          >
            <Icon of={person} /> <span>{playerName}</span>
          </a>
        </span>
      </nav>
    </header>
  );
}

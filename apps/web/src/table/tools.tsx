/** The ways out of the table, and the light. */
import { href } from '../route.ts';
import { change, isDark, useSettings } from '../settings/settings.ts';
import { book, gear, moon, sun } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';

export function LightButton() {
  const voice = useVoice();
  const dark = isDark(useSettings());
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={voice.say(dark ? 'light.vellum' : 'light.lamplight')}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon of={dark ? sun : moon} />
    </button>
  );
}
export function Tools() {
  const voice = useVoice();
  return (
    <div className="tools">
      <a className="wordmark" href={href({ at: 'home' })}>
        Amon Hen
      </a>
      <span className="tool-buttons">
        <LightButton />
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

/** Day or lamp. */
import { change, isDark, useSettings } from '../settings/settings.ts';
import { useVoice } from '../words/words.tsx';
import { moon, sun } from './glyphs.ts';
import { Icon } from './icon.tsx';

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

/** Language, light, motion, and how much the table asks. */
import './settings.css';
import { type Language, spoken } from '@amon-hen/i18n';
import { change, type Settings, useSettings } from '../settings/settings.ts';
import { Pick } from '../ui/pick.tsx';
import { Segments } from '../ui/segments.tsx';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';

const THEMES = [
  ['auto', 'settings.auto'],
  ['light', 'settings.theme.light'],
  ['dark', 'settings.theme.dark'],
] as const;
const MOTIONS = [
  ['auto', 'settings.auto'],
  ['full', 'settings.motion.full'],
  ['none', 'settings.motion.none'],
] as const;
const CONFIRMATIONS = [
  ['final', 'settings.confirm.final'],
  ['always', 'settings.confirm.always'],
  ['never', 'settings.confirm.never'],
] as const;
const SPEEDS = [
  ['calm', 'settings.pace.calm'],
  ['brisk', 'settings.pace.brisk'],
  ['at-once', 'settings.pace.at-once'],
] as const;

export function SettingsScreen() {
  const voice = useVoice();
  const settings = useSettings();
  /** One row: the value must be one of those offered. */
  const row = <K extends 'theme' | 'motion' | 'confirm' | 'pace'>(
    key: K,
    label: 'settings.theme' | 'settings.motion' | 'settings.confirm' | 'settings.pace',
    options: readonly (readonly [Settings[K], Parameters<typeof voice.say>[0]])[],
  ) => (
    <Segments
      label={voice.say(label)}
      value={settings[key]}
      onChange={(value) => {
        const found = options.find(([name]) => name === value);
        if (found !== undefined) change({ [key]: found[0] });
      }}
      options={options.map(([value, text]) => ({ value, label: voice.say(text) }))}
    />
  );
  const languages: readonly { readonly value: Language | 'auto'; readonly label: string }[] = [
    { value: 'auto', label: voice.say('settings.language.auto') },
    ...spoken.map(({ language, ownName }) => ({ value: language, label: ownName })),
  ];
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{voice.say('nav.settings')}</h1>
        <div className="panel settings">
          <Pick
            label={voice.say('settings.language')}
            value={settings.language}
            options={languages}
            onChange={(value) => {
              const found = languages.find((language) => language.value === value);
              if (found !== undefined) change({ language: found.value });
            }}
          />
          {row('theme', 'settings.theme', THEMES)}
          {row('motion', 'settings.motion', MOTIONS)}
          {row('pace', 'settings.pace', SPEEDS)}
          {row('confirm', 'settings.confirm', CONFIRMATIONS)}
          <p className="muted">{voice.say('settings.kept')}</p>
        </div>
      </main>
    </>
  );
}

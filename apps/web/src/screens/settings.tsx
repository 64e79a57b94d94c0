/** Language, light, motion, and how much the table asks. */
import './settings.css';
import { type Language, spoken } from '@amon-hen/i18n';
import { useState } from 'react';
import { mayNotify } from '../calls/call.ts';
import { href } from '../route.ts';
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
const SOUNDS = [
  ['off', 'settings.off'],
  ['on', 'settings.sound.on'],
] as const;
const NOTICES = [
  ['off', 'settings.off'],
  ['on', 'settings.notify.on'],
] as const;
const SPEEDS = [
  ['calm', 'settings.pace.calm'],
  ['brisk', 'settings.pace.brisk'],
  ['at-once', 'settings.pace.at-once'],
] as const;

export function SettingsScreen() {
  const voice = useVoice();
  const settings = useSettings();
  const [refused, setRefused] = useState(false);
  /** One row: the value must be one of those offered. */
  const row = <K extends 'theme' | 'motion' | 'confirm' | 'pace' | 'sound' | 'notify'>(
    key: K,
    label: `settings.${K}`,
    options: readonly (readonly [Settings[K], Parameters<typeof voice.say>[0]])[],
  ) => (
    <Segments
      label={voice.say(label)}
      value={settings[key]}
      onChange={(value) => {
        const found = options.find(([name]) => name === value);
        if (found !== undefined) void set({ [key]: found[0] });
      }}
      options={options.map(([value, text]) => ({ value, label: voice.say(text) }))}
    />
  );
  /** Notices need the leave of the browser, and a sound is heard when it is chosen. */
  const set = async (what: Partial<Settings>): Promise<void> => {
    if (what.notify === 'on' && !(await mayNotify())) return setRefused(true);
    setRefused(false);
    change(what);
    if (what.sound === 'on') void import('../calls/sounds.ts').then(({ play }) => play('turn'));
  };
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
          {row('sound', 'settings.sound', SOUNDS)}
          {row('notify', 'settings.notify', NOTICES)}
          {refused && <p role="alert">{voice.say('settings.notify.refused')}</p>}
          <p className="muted">
            {voice.say('settings.kept')} <a href={href({ at: 'about' })}>{voice.say('settings.about')}</a>
          </p>
        </div>
      </main>
    </>
  );
}

/** For whoever is not signed in: come in, or make an account. Guests play without one. */
import { useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components/TextField';
import { addPasskey, canUsePasskeys, keepSeats, signIn, signInByPasskey, signUp } from '../server/account.ts';
import type { You } from '../server/api.ts';
import { change, useSettings } from '../settings/settings.ts';
import { key } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { useVoice } from '../words/words.tsx';
import { useDoing } from './doing.ts';

const NAME = /^[A-Za-z0-9_.]{3,30}$/;
const LEAST_PASSWORD = 10;

export function Enter({ guest, onEntered }: { readonly guest: You | null; readonly onEntered: () => Promise<void> }) {
  const voice = useVoice();
  const { playerName } = useSettings();
  const [way, setWay] = useState<'in' | 'up'>('in');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const doing = useDoing();
  const up = way === 'up';
  const nameFits = NAME.test(name);
  const passwordFits = password.length >= (up ? LEAST_PASSWORD : 1);
  const enter = async (what: () => Promise<void>): Promise<void> => {
    const done = await doing.run(async () => {
      await what();
      // whoever makes an account was this guest; whoever signs in may be somebody else, and is asked
      if (up && guest !== null) await keepSeats();
    });
    if (!done) return;
    if (playerName.trim() === '' && name !== '') change({ playerName: name });
    await onEntered();
  };
  const withPasskey = async (): Promise<void> => {
    if (!up) return signInByPasskey();
    await signUp(name, null);
    await addPasskey(name);
  };
  return (
    <section className="panel profile-panel" aria-labelledby="profile-account">
      <h2 id="profile-account">{voice.say('account.title')}</h2>
      <p>{guest === null ? voice.say('account.why') : voice.say('account.why-guest', { who: guest.name })}</p>
      <Segments
        label={voice.say('account.way')}
        value={way}
        onChange={(value) => setWay(value === 'up' ? 'up' : 'in')}
        options={[
          { value: 'in', label: voice.say('account.sign-in') },
          { value: 'up', label: voice.say('account.sign-up') },
        ]}
      />
      <form
        className="profile-form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(() => (up ? signUp(name, password) : signIn(name, password)));
        }}
      >
        <TextField className="field" value={name} onChange={setName} autoComplete="username" maxLength={30}>
          <Label className="label">{voice.say('account.name')}</Label>
          <Input className="input" autoCapitalize="none" spellCheck={false} />
          {up && (
            <Text slot="description" className="help">
              {voice.say('account.name-help')}
            </Text>
          )}
        </TextField>
        <TextField
          className="field"
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete={up ? 'new-password' : 'current-password'}
          maxLength={128}
        >
          <Label className="label">{voice.say('account.password')}</Label>
          <Input className="input" />
          {up && (
            <Text slot="description" className="help">
              {voice.say('account.password-help', { n: LEAST_PASSWORD })}
            </Text>
          )}
        </TextField>
        {doing.why !== null && <p role="alert">{doing.why}</p>}
        <div className="profile-buttons">
          <button type="submit" className="button prime" disabled={doing.busy || !nameFits || !passwordFits}>
            {voice.say(up ? 'account.sign-up' : 'account.sign-in')}
          </button>
          {canUsePasskeys && (
            <button
              type="button"
              className="button"
              disabled={doing.busy || (up && !nameFits)}
              onClick={() => void enter(withPasskey)}
            >
              <Icon of={key} /> {voice.say(up ? 'account.sign-up-passkey' : 'account.sign-in-passkey')}
            </button>
          )}
        </div>
        <p className="muted">{voice.say('account.no-mail')}</p>
      </form>
    </section>
  );
}

/** For whoever is signed in: passkeys, the password, the seats of the guest one was, and the way out. */
import { useEffect, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components/TextField';
import {
  addPasskey,
  canUsePasskeys,
  changePassword,
  dropPasskey,
  keepSeats,
  type Passkey,
  passkeys,
  signOut,
} from '../server/account.ts';
import type { You } from '../server/api.ts';
import { close, key } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { ago } from '../words/ago.ts';
import { useVoice } from '../words/words.tsx';
import { type Doing, useDoing } from './doing.ts';

export function Account({ you, onChange }: { readonly you: You; readonly onChange: () => Promise<void> }) {
  const voice = useVoice();
  const doing = useDoing();
  const [kept, setKept] = useState<number | null>(null);
  const leave = async (): Promise<void> => {
    if (await doing.run(signOut)) await onChange();
  };
  return (
    <section className="panel profile-panel" aria-labelledby="profile-account">
      <h2 id="profile-account">{voice.say('account.title')}</h2>
      <p>{voice.say('account.signed-in', { who: you.name })}</p>
      <Passkeys name={you.name} doing={doing} />
      <Password doing={doing} />
      <div>
        <button
          type="button"
          className="button"
          disabled={doing.busy}
          onClick={() => void doing.run(async () => setKept(await keepSeats()))}
        >
          {voice.say('account.keep')}
        </button>
        <p className="muted" role="status">
          {kept === null ? voice.say('account.keep-help') : voice.say('account.kept', { n: kept })}
        </p>
      </div>
      {doing.why !== null && <p role="alert">{doing.why}</p>}
      <div className="profile-buttons">
        <button type="button" className="button" disabled={doing.busy} onClick={() => void leave()}>
          {voice.say('account.sign-out')}
        </button>
      </div>
    </section>
  );
}
function Passkeys({ name, doing }: { readonly name: string; readonly doing: Doing }) {
  const voice = useVoice();
  const [keys, setKeys] = useState<readonly Passkey[]>([]);
  const load = async (): Promise<void> => setKeys(await passkeys());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    void load().catch(() => {}); // the line is down: the rest of the page stands
  }, []);
  return (
    <div>
      <h3>{voice.say('account.passkeys')}</h3>
      {keys.length === 0 && <p className="muted">{voice.say('account.no-passkeys')}</p>}
      <ul className="passkeys">
        {keys.map(({ id, name: called, createdAt }) => (
          <li key={id}>
            <Icon of={key} />
            <span>{called ?? name}</span>
            {createdAt != null && <span className="muted">{ago(voice.language, createdAt.getTime())}</span>}
            <button
              type="button"
              className="icon-button"
              aria-label={voice.say('account.drop-passkey', { name: called ?? name })}
              disabled={doing.busy}
              onClick={() =>
                void doing.run(async () => {
                  await dropPasskey(id);
                  await load();
                })
              }
            >
              <Icon of={close} />
            </button>
          </li>
        ))}
      </ul>
      {canUsePasskeys ? (
        <button
          type="button"
          className="button"
          disabled={doing.busy}
          onClick={() =>
            void doing.run(async () => {
              await addPasskey(name);
              await load();
            })
          }
        >
          <Icon of={key} /> {voice.say('account.add-passkey')}
        </button>
      ) : (
        <p className="muted">{voice.say('account.cannot-passkey')}</p>
      )}
    </div>
  );
}
function Password({ doing }: { readonly doing: Doing }) {
  const voice = useVoice();
  const [before, setBefore] = useState('');
  const [after, setAfter] = useState('');
  const [done, setDone] = useState(false);
  const submit = async (): Promise<void> => {
    setDone(false);
    if (!(await doing.run(() => changePassword(before, after)))) return;
    setBefore('');
    setAfter('');
    setDone(true);
  };
  return (
    <details>
      <summary>{voice.say('account.change-password')}</summary>
      <form
        className="profile-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          className="field"
          type="password"
          value={before}
          onChange={setBefore}
          autoComplete="current-password"
        >
          <Label className="label">{voice.say('account.password-now')}</Label>
          <Input className="input" />
        </TextField>
        <TextField className="field" type="password" value={after} onChange={setAfter} autoComplete="new-password">
          <Label className="label">{voice.say('account.password-new')}</Label>
          <Input className="input" />
        </TextField>
        <button type="submit" className="button" disabled={doing.busy || before === '' || after.length < 10}>
          {voice.say('account.change-password')}
        </button>
        {done && <p role="status">{voice.say('account.password-changed')}</p>}
      </form>
    </details>
  );
}

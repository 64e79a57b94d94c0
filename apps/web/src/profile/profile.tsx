/** Who you are, here and on the server, and how your games went. */
import './profile.css';
import { useCallback, useEffect, useState } from 'react';
import { whoAmI, type You } from '../server/api.ts';
import { hasServer } from '../server/present.ts';
import { NameField } from '../settings/name-field.tsx';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';
import { Account } from './account.tsx';
import { Enter } from './enter.tsx';
import { StatisticsPanel } from './statistics.tsx';

/** Undefined while it is not known whether there is a server, and who we are to it. */
type Known = You | null | 'no-server' | undefined;

export function Profile() {
  const voice = useVoice();
  const [you, setYou] = useState<Known>(undefined);
  const load = useCallback(async () => {
    setYou((await hasServer()) ? await whoAmI().catch(() => null) : 'no-server');
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  const person = typeof you === 'object' ? you : null;
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{voice.say('nav.profile')}</h1>
        <section className="panel profile-panel" aria-labelledby="profile-name">
          <h2 id="profile-name">{voice.say('profile.name')}</h2>
          <NameField placeholder={voice.say('seat.unnamed')} />
          <p className="muted">{voice.say('profile.name-help')}</p>
        </section>
        {person?.account === true ? (
          <Account you={person} onChange={load} />
        ) : (
          you !== undefined && you !== 'no-server' && <Enter guest={person} onEntered={load} />
        )}
        {you === 'no-server' && <p className="muted">{voice.say('profile.no-server')}</p>}
        {you !== undefined && <StatisticsPanel onServer={person !== null} />}
      </main>
    </>
  );
}

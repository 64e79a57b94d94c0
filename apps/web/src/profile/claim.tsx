/** The end of a link that gives a seat to this browser, too. */
import './profile.css';
import { useEffect, useState } from 'react';
import { go } from '../route.ts';
import { claimSeat, introduce, whoAmI } from '../server/api.ts';
import { NameField } from '../settings/name-field.tsx';
import { useSettings } from '../settings/settings.ts';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';
import { useDoing } from './doing.ts';

export function Claim({ secret }: { readonly secret: string }) {
  const voice = useVoice();
  const { playerName } = useSettings();
  const [known, setKnown] = useState(true);
  const doing = useDoing();
  useEffect(() => {
    void whoAmI().then(
      (you) => setKnown(you !== null),
      () => setKnown(false),
    );
  }, []);
  const take = (): Promise<boolean> =>
    doing.run(async () => {
      if (!known) await introduce(playerName.trim() === '' ? voice.say('seat.guest', { n: 1 }) : playerName.trim());
      go({ at: 'play', id: (await claimSeat(secret)).table });
    });
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{voice.say('nav.claim')}</h1>
        <p className="lead">{voice.say('claim.lead')}</p>
        <div className="panel profile-panel">
          {!known && <NameField />}
          {doing.why !== null && <p role="alert">{doing.why}</p>}
          <div className="profile-buttons">
            <button type="button" className="button prime big" disabled={doing.busy} onClick={() => void take()}>
              {voice.say('claim.take')}
            </button>
          </div>
        </div>
      </main>
    </>
  );
}

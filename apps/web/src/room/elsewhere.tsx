/** A link with which the seat can be played from another browser, too. */
import { useState } from 'react';
import { href } from '../route.ts';
import { linkFor } from '../server/api.ts';
import { useVoice } from '../words/words.tsx';
import { Address } from './invitation.tsx';

export function Elsewhere({ table, seat }: { readonly table: string; readonly seat: number }) {
  const voice = useVoice();
  const [address, setAddress] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const secret = await linkFor(table, seat);
    setAddress(new URL(href({ at: 'claim', secret }), document.baseURI).href);
  };
  return (
    <details className="room-more">
      <summary>{voice.say('room.links')}</summary>
      <Address label={voice.say('room.invite-watch')} address={location.href} />
      {address === null ? (
        <button type="button" className="button" onClick={() => void make()}>
          {voice.say('room.link')}
        </button>
      ) : (
        <Address label={voice.say('room.link-made')} address={address} />
      )}
    </details>
  );
}

/** For a table on the server: who finds it, and how long a thought may take. Nothing of it where there is no server. */
import { useEffect, useState } from 'react';
import { hasServer } from '../server/present.ts';
import { Segments } from '../ui/segments.tsx';
import { useVoice } from '../words/words.tsx';
import type { Where } from './seat-row.tsx';

export interface Terms {
  readonly visibility: 'private' | 'lobby';
  readonly clock: 'none' | 'days' | 'hour';
}
export const USUAL_TERMS: Terms = { visibility: 'private', clock: 'none' };

export function ServerFields(props: {
  readonly where: Where;
  readonly setWhere: (where: Where) => void;
  readonly terms: Terms;
  readonly setTerms: (terms: Terms) => void;
}) {
  const { where, setWhere, terms, setTerms } = props;
  const voice = useVoice();
  const [there, setThere] = useState(false);
  useEffect(() => {
    void hasServer().then(setThere);
  }, []);
  if (!there) return null;
  return (
    <>
      <Segments
        label={voice.say('new.where')}
        value={where}
        onChange={(value) => setWhere(value === 'server' ? 'server' : 'here')}
        options={[
          { value: 'here', label: voice.say('new.here') },
          { value: 'server', label: voice.say('new.server') },
        ]}
      />
      {where === 'server' && (
        <>
          <Segments
            label={voice.say('new.visibility')}
            value={terms.visibility}
            onChange={(value) => setTerms({ ...terms, visibility: value === 'lobby' ? 'lobby' : 'private' })}
            options={[
              { value: 'private', label: voice.say('new.private') },
              { value: 'lobby', label: voice.say('new.lobby') },
            ]}
          />
          <Segments
            label={voice.say('new.clock')}
            value={terms.clock}
            onChange={(value) => setTerms({ ...terms, clock: value === 'days' || value === 'hour' ? value : 'none' })}
            options={[
              { value: 'none', label: voice.say('new.clock.none') },
              { value: 'days', label: voice.say('new.clock.days') },
              { value: 'hour', label: voice.say('new.clock.hour') },
            ]}
          />
        </>
      )}
    </>
  );
}

/** One thing asked of the server at a time; if it says no, why. */
import { textOf } from '@amon-hen/i18n';
import { useCallback, useState } from 'react';
import { Refused } from '../server/api.ts';
import { useVoice } from '../words/words.tsx';

export interface Doing {
  readonly busy: boolean;
  readonly why: string | null;
  /** Whether it was done. */
  run(what: () => Promise<void>): Promise<boolean>;
}
export function useDoing(): Doing {
  const voice = useVoice();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const run = useCallback(
    async (what: () => Promise<void>) => {
      setBusy(true);
      setWhy(null);
      try {
        await what();
        return true;
      } catch (error) {
        const code = error instanceof Refused ? error.code : 'internal';
        setWhy(textOf(voice.refusal('', { why: `server-${code}` })));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [voice],
  );
  return { busy, why, run };
}

/** How one is called at a table. */
import { useVoice } from '../words/words.tsx';
import { useSettings } from './settings.ts';

export function useOwnName(): string {
  const voice = useVoice();
  const name = useSettings().playerName.trim();
  return name === '' ? voice.say('seat.unnamed') : name;
}

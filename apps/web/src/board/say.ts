/** The words on the board game's table. */
import type { BoardKey } from '@amon-hen/i18n';
import { useCallback } from 'react';
import { useVoice } from '../words/words.tsx';

export const GAME = 'board';

export type Say = (
  key: BoardKey,
  values?: Readonly<Record<string, string | number | boolean | readonly string[]>>,
) => string;
export function useSay(): Say {
  const voice = useVoice();
  return useCallback((key, values) => voice.written(GAME, key, values) ?? key, [voice]);
}

/** A card on the table or among the discards, by its name. */
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { sideOfCard, typeOf } from './card-face.tsx';
import { TYPES } from './glyphs.ts';
import { GAME } from './say.ts';

export function TableCard({ card, onOpen }: { readonly card: string; readonly onOpen: () => void }) {
  const voice = useVoice();
  return (
    <button type="button" className={`table-card ${sideOfCard(card)}`} onClick={onOpen}>
      <Icon of={TYPES[typeOf(card)]} />
      <b>{voice.name(GAME, 'card', card)}</b>
    </button>
  );
}

/** What a card is worth to keep, roughly in points: its best icons, its leadership, its text. */
import {
  attackIcons,
  attackLeadership,
  CARD_COUNT,
  type Card,
  cardIds,
  defenseIcons,
  defenseLeadership,
  isArmy,
  isEvent,
  isItem,
  pathIcons,
} from '@amon-hen/card-game/reading';

/** In reserve they bring a card every round: never to be paid with while there is anything else. */
const engines: readonly (typeof cardIds)[number][] = [
  'galadriel',
  'aragorn',
  'gandalf-the-white',
  'saruman',
  'the-witch-king',
  'mouth-of-sauron',
];
export const isEngine: readonly boolean[] = cardIds.map((id) => engines.includes(id));

export const cardWorth: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) => {
  const icons = Math.max(attackIcons[card], defenseIcons[card], pathIcons[card]);
  const leads = Math.max(attackLeadership[card], defenseLeadership[card]);
  const text = isEvent[card] ? 1 : isItem[card] ? 0.9 : isArmy[card] ? 0 : 0.3;
  return icons * 0.55 + leads * 0.2 + text + (isEngine[card] ? 1.2 : 0);
});
export function worthOf(card: Card): number {
  return cardWorth[card] ?? 0;
}

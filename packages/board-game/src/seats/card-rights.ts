/**
 * Who may use an Event card with three or four players (BG-16.3.4, BG-16.3.6): every player of the team who has a Nation
 * or Character that its Event part names; both, if it names none of either's.
 */
import type { Refusal, Seat, Verdict } from '@amon-hen/kernel';
import type { CardId } from '../data/cards.ts';
import { type Card, findCard, sideOfCard } from '../data/deck.ts';
import { DWARVES, ELVES, GONDOR, ISENGARD, type Nation, NORTH, ROHAN, SAURON, SOUTHRONS } from '../data/nations.ts';
import type { State } from '../state/state.ts';
import { hasNation } from './nations.ts';
import { isTeam } from './seats.ts';

const NOT_YOUR_CARD: Refusal = { rule: 'BG-16.3.4', why: 'not-your-card' };

/** The Nations that a card names, or whose Minion it names. Companions belong to both, Nazgûl too. */
const named: Readonly<Partial<Record<CardId, readonly Nation[]>>> = {
  'fp-char-14': [GONDOR, ROHAN],
  'fp-char-17': [NORTH, ELVES, DWARVES],
  'fp-char-22': [GONDOR],
  'fp-char-23': [GONDOR],
  'fp-str-02': [ELVES],
  'fp-str-03': [NORTH],
  'fp-str-04': [DWARVES],
  'fp-str-06': [GONDOR],
  'fp-str-07': [NORTH],
  'fp-str-09': [ROHAN],
  'fp-str-11': [ROHAN],
  'fp-str-13': [ELVES],
  'fp-str-14': [GONDOR],
  'fp-str-15': [ELVES],
  'fp-str-16': [ROHAN],
  'fp-str-17': [NORTH],
  'fp-str-18': [GONDOR],
  'fp-str-19': [NORTH],
  'fp-str-20': [NORTH, DWARVES],
  'fp-str-21': [ELVES],
  'fp-str-22': [DWARVES],
  'fp-str-23': [ROHAN],
  'fp-str-24': [ELVES],
  'sh-char-20': [SAURON],
  'sh-char-21': [ISENGARD],
  'sh-char-22': [ISENGARD],
  'sh-char-24': [SAURON],
  'sh-str-02': [ISENGARD],
  'sh-str-10': [SOUTHRONS],
  'sh-str-11': [ISENGARD],
  'sh-str-12': [SAURON],
  'sh-str-13': [ISENGARD],
  'sh-str-14': [SAURON],
  'sh-str-15': [SAURON],
  'sh-str-16': [ISENGARD],
  'sh-str-17': [SOUTHRONS],
  'sh-str-18': [SAURON],
  'sh-str-19': [SAURON],
  'sh-str-20': [SAURON],
  'sh-str-21': [SOUTHRONS],
  'sh-str-22': [SAURON],
  'sh-str-23': [SAURON, SOUTHRONS],
  'sh-str-24': [SAURON],
};
const nationsNamed = new Map<Card, readonly Nation[]>(
  Object.entries(named).map(([id, nations]) => [findCard(id), nations ?? []]),
);
export function mayUseCard(s: State, seat: Seat, card: Card): Verdict {
  if (!isTeam(s, sideOfCard(card))) return true;
  const nations = nationsNamed.get(card);
  return nations === undefined || nations.some((nation) => hasNation(s, seat, nation)) || NOT_YOUR_CARD;
}

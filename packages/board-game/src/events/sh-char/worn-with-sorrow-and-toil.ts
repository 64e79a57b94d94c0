import { pickOne, type Rules } from '@amon-hen/kernel';
import { wordsOfPower } from '../../battle/cards/words-of-power.ts';
import { type Card, cardId } from '../../data/deck.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { fellowshipCompanions } from '../../fellowship/guide.ts';
import { leading, seatIds, seatsOfSide } from '../../seats/seats.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { discardFromTable } from '../table.ts';
import { declaredAtHome } from '../verbs/declared-at-home.ts';
import { discardId, freeCharacterCardsOnTable, isFreeCharacterCard } from '../verbs/free-character-cards.ts';

const ID = 'sh-char-15';
/** A choice is a card on the table, nothing, or the hand of seat −2 − choice. */
const NOTHING = -1;
const handOf = (seat: number): number => -2 - seat;
const seatOf = (choice: number): number => -2 - choice;

function choices(s: State): number[] {
  const hands = seatsOfSide(s, FREE).filter((seat) => s.hands[seat].some(isFreeCharacterCard));
  return [NOTHING, ...hands.map(handOf), ...freeCharacterCardsOnTable(s)];
}
/** Card backs are public (BG-17.1.1), so everybody knows whether there is a Character card in a hand. */
function* sorrow(game: Table): Rules<void> {
  const s = game.state;
  const choice = yield* pickOne({
    by: leading(s, SHADOW),
    rule: ID,
    about: 'discard-free-card',
    id: (c) => (c === NOTHING ? 'no discard' : c < NOTHING ? `from hand ${seatIds(s.setup)[seatOf(c)]}` : discardId(c)),
    options: () => choices(s),
  });
  if (choice === NOTHING) return;
  if (choice < NOTHING) discardAtRandom(game, seatOf(choice));
  else discardFromTable(game, choice, ID);
}
function discardAtRandom(game: Table, seat: number): void {
  const s = game.state;
  const hand = s.hands[seat];
  const cards: readonly Card[] = hand.filter(isFreeCharacterCard);
  const card = cards[game.chance.below(cards.length, 'discard from hand', (i) => cardId[cards[i]])];
  hand.splice(hand.indexOf(card), 1);
  s.discard.push(card);
  game.tell({ what: 'card-discarded', seat, card, cause: ID });
}
export const wornWithSorrowAndToil = event({
  id: ID,
  works: (s) => fellowshipCompanions(s).length > 0, // those who have left never come back (BG-12.8.7)
  play: () => {},
  table: { onCasualty: sorrow, fallsOn: declaredAtHome },
  combat: wordsOfPower,
});

/** A further card from the hand, played at once and without a die. */
import { pickOne, type Refused, type Rules } from '@amon-hen/kernel';
import { mayPlayEvent, playEvent } from '../../actions/events.ts';
import { type Card, cardName, isCharacterCard } from '../../data/deck.ts';
import { type Face, NO_FACE } from '../../data/dice.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import type { State } from '../../state/state.ts';

const NO_CARD: Card = -1;
const freeCardId = (card: Card): string => (card === NO_CARD ? 'no card' : cardName(card));

/** Is there a Character card in the hand that could be played for free after a die of this face has gone? */
export function hasFreeCharacterCard(s: State, paid: Face, except: (card: Card) => boolean): boolean {
  return s.hands[acting(s)].some((c) => isCharacterCard(c) && !except(c) && mayPlayEvent(s, c, paid) === true);
}
/** Asked whenever the hand has a card with that back, playable or not: being asked must tell nothing. */
export function* playFreeCharacterCard(game: Table, cause: string): Rules<void> {
  const s = game.state;
  const hand = s.hands[acting(s)];
  if (!hand.some(isCharacterCard)) return;
  const card = yield* pickOne({
    by: acting(s),
    rule: cause,
    about: 'free-card',
    privacy: 'closed',
    id: freeCardId,
    options: () => [NO_CARD, ...hand.filter((c) => isCharacterCard(c) && mayPlayEvent(s, c, NO_FACE) === true)],
    refused: () =>
      hand.filter(isCharacterCard).flatMap((c): Refused[] => {
        const verdict = mayPlayEvent(s, c, NO_FACE);
        return verdict === true ? [] : [{ option: cardName(c), refusal: verdict }];
      }),
  });
  if (card !== NO_CARD) yield* playEvent(game, card, cause);
}

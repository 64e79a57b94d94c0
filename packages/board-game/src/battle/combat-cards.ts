/** Combat cards (BG-9.3): chosen face down, shown together, applied by initiative. */
import {
  faceDown,
  part,
  pickOne,
  type Question,
  type Refusal,
  type Refused,
  type Rules,
  type Seat,
  together,
  type Verdict,
} from '@amon-hen/kernel';
import { type Card, cardId, cardName, type Deck, deckId, deckOf, decksOf } from '../data/deck.ts';
import { WITCH_KING } from '../data/figures.ts';
import { enemyOf, FREE, SHADOW, type Side } from '../data/nations.ts';
import { drawAndDiscard } from '../events/cards.ts';
import { combatCard, tableEffect } from '../events/registry.ts';
import { forbidsCombatCard } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { commander } from '../seats/seats.ts';
import { hasCharacter } from '../state/armies.ts';
import { type Battle, NO_CARD } from '../state/battle.ts';
import type { State } from '../state/state.ts';
import { fighters, isFighting, isOver } from './strength.ts';

const combatCardId = (card: Card): string => (card === NO_CARD ? 'no card' : cardName(card));
const LOCKED: Refusal = { rule: 'BG-9.3.4', why: 'combat-cards-forbidden' };

/** Publicly known: no Combat card at all for this side in this round. */
function isLocked(s: State, b: Battle, side: Side): boolean {
  if (side !== FREE) return false;
  if (b.terms.lockFirstRound && b.round === 1 && !hasCharacter(s, fighters(b, FREE), FREE)) return true;
  return forbidsCombatCard(s, b, side);
}
/** BG-9.3.4 */
export function mayPlayCombat(s: State, b: Battle, side: Side, card: Card): Verdict {
  if (isLocked(s, b, side)) return LOCKED;
  return combatCard(card).may?.(s, b, side) ?? true;
}
/** Cards that may be used from the table (Balrog of Moria). */
function fromTable(s: State, side: Side): readonly Card[] {
  if (side !== SHADOW || s.table.length === 0) return [];
  return s.table.filter((card) => tableEffect(card).combatFromTable === true);
}
export function hasTableCard(s: State, b: Battle, side: Side): boolean {
  return fromTable(s, side).some((card) => mayPlayCombat(s, b, side, card) === true);
}
export function playable(s: State, b: Battle, side: Side, seat: number): Card[] {
  const options: Card[] = [NO_CARD];
  for (const card of s.hands[seat]) if (mayPlayCombat(s, b, side, card) === true) options.push(card);
  for (const card of fromTable(s, side)) if (mayPlayCombat(s, b, side, card) === true) options.push(card);
  return options;
}
function refusedCards(s: State, b: Battle, side: Side, seat: number): Refused[] {
  return [...s.hands[seat], ...fromTable(s, side)].flatMap((card) => {
    const verdict = mayPlayCombat(s, b, side, card);
    return verdict === true ? [] : [{ option: cardName(card), refusal: verdict }];
  });
}

/** Nothing to choose from, or forbidden: everybody can see that no card comes. */
function hasNoCards(s: State, b: Battle, side: Side): boolean {
  const seat = commander(s, fighters(b, side), side);
  return isLocked(s, b, side) || (s.hands[seat].length === 0 && fromTable(s, side).length === 0);
}
function cardQuestion(s: State, b: Battle, side: Side, options: () => Card[]): Question<Card> & { readonly by: Seat } {
  const seat = commander(s, fighters(b, side), side);
  return {
    by: seat,
    rule: 'BG-9.3.1',
    about: 'combat-card',
    values: { round: b.round },
    privacy: 'secret',
    id: combatCardId,
    options,
    refused: () => refusedCards(s, b, side, seat),
  };
}
/** The card is put face down before the seat; its back may be seen (BG-9.3.3). */
function putDown(game: Table, b: Battle, side: Side, seat: Seat, card: Card): void {
  const s = game.state;
  const hand = s.hands[seat];
  b.cards[side] = card;
  b.chosenBy[side] = seat;
  if (card === NO_CARD) {
    game.tell({ what: 'no-combat-card', side, cause: 'BG-9.3.2' });
    return;
  }
  b.open[side] = !hand.includes(card);
  const zone = b.open[side] ? s.table : hand;
  zone.splice(zone.indexOf(card), 1);
  const chosen = { what: 'combat-card-chosen', side, cause: 'BG-9.3.2' };
  const seen = s.rulings.combatCardBacks ? { ...chosen, deck: deckOf(card) } : chosen;
  if (b.open[side]) game.tell({ ...seen, card });
  else game.tell(seen, { to: [seat], more: { card } });
}
/** BG-9.3.2: asked whenever there is a hand, playable or not: being asked must tell nothing. */
function* chooseCard(game: Table, b: Battle, side: Side): Rules<void> {
  const s = game.state;
  if (hasNoCards(s, b, side)) {
    b.cards[side] = NO_CARD;
    return;
  }
  const question = cardQuestion(s, b, side, () => playable(s, b, side, commander(s, fighters(b, side), side)));
  yield* faceDown(question, (card) => putDown(game, b, side, question.by, card));
}
/** BG1-4.1: first both say whether they play, the attacker before the defender; then both choose at once. */
function* sayAndChoose(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const cardsOf = (side: Side): Card[] =>
    playable(s, b, side, commander(s, fighters(b, side), side)).filter((card) => card !== NO_CARD);
  for (const side of [b.attacker, enemyOf(b.attacker)]) {
    b.cards[side] = NO_CARD;
    if (hasNoCards(s, b, side)) continue;
    b.willPlay[side] = yield* pickOne({
      by: commander(s, fighters(b, side), side),
      rule: 'BG1-4.1',
      about: 'combat-card-or-not',
      values: { round: b.round },
      privacy: 'closed',
      id: (yes) => (yes ? 'play a card' : 'no card'),
      options: () => (cardsOf(side).length > 0 ? [true, false] : [false]),
    });
    game.tell({ what: b.willPlay[side] ? 'will-play-card' : 'no-combat-card', side, cause: 'BG1-4.1' });
  }
  yield* together(() =>
    [b.attacker, enemyOf(b.attacker)].flatMap((side) => {
      if (!b.willPlay[side]) return [];
      const question = cardQuestion(s, b, side, () => cardsOf(side));
      return [part(pickOne(question), (card) => putDown(game, b, side, question.by, card))];
    }),
  );
}
/** R1 */
export function* chooseCombatCards(game: Table, b: Battle): Rules<void> {
  if (game.state.rulings.combatCardChoice === 'both-at-once') yield* sayAndChoose(game, b);
  else {
    yield* chooseCard(game, b, b.attacker);
    yield* chooseCard(game, b, enemyOf(b.attacker));
  }
  b.shown = true;
  if (b.cards[FREE] === NO_CARD && b.cards[SHADOW] === NO_CARD) return;
  game.reveal();
  for (const side of [b.attacker, enemyOf(b.attacker)]) {
    if (b.cards[side] !== NO_CARD) game.tell({ what: 'combat-card', side, card: b.cards[side], cause: 'BG-9.3.3' });
  }
  if (game.state.rulings.sorcererDraws === 'at-once') yield* sorcerer(game, b);
}
const NO_DECK: Deck = -1;
/** BG-7.7.10 */
export function* sorcerer(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const card = b.cards[SHADOW];
  if (b.round !== 1 || card === NO_CARD || !isFighting(s, b, WITCH_KING, SHADOW)) return;
  const decks = s.rulings.sorcererDeck === 'matching' ? [deckOf(card)] : decksOf(SHADOW); // BG1-14.3
  const left = decks.filter((deck) => s.decks[deck].length > 0);
  if (left.length === 0) return;
  const seat = commander(s, fighters(b, SHADOW), SHADOW);
  const deck = yield* pickOne({
    by: seat,
    rule: 'BG-7.7.10',
    about: 'sorcerer',
    id: (d) => (d === NO_DECK ? 'no draw' : `draw ${deckId[d]}`),
    options: [...left, NO_DECK],
  });
  if (deck !== NO_DECK) yield* drawAndDiscard(game, seat, deck, 1, 'BG-7.7.10');
}
/** One card's effect with this number. A prerequisite that is gone stops it (BG-19.3.6). */
function* cardAt(game: Table, b: Battle, side: Side, initiative: number): Rules<void> {
  const card = b.cards[side];
  if (card < 0 || b.cancelled[side] || isOver(game.state, b)) return; // BG-19.3.7
  const { effects, may } = combatCard(card);
  const effect = effects[initiative];
  if (effect === undefined || (may !== undefined && may(game.state, b, side) !== true)) return;
  const asking = effect(game, b, side);
  if (asking !== undefined) yield* asking;
}
/** BG-9.3.6, BG-9.3.7: effects with this number, the defender's first. */
export function* cardsAt(game: Table, b: Battle, initiative: number): Rules<void> {
  yield* cardAt(game, b, enemyOf(b.attacker), initiative);
  yield* cardAt(game, b, b.attacker, initiative);
}
/** Everything that cards do before the Combat roll. */
export function* cardsBeforeRoll(game: Table, b: Battle): Rules<void> {
  const defender = enemyOf(b.attacker);
  if (game.state.rulings.combatCardOrder === 'initiative') {
    for (let initiative = 0; initiative <= 3; initiative++) yield* cardsAt(game, b, initiative);
    return;
  }
  // BG1-4.2: the defender's card is applied first, always; what comes later cannot cancel it
  for (let initiative = 0; initiative <= 3; initiative++) yield* cardAt(game, b, defender, initiative);
  for (let initiative = 0; initiative <= 3; initiative++) yield* cardAt(game, b, b.attacker, initiative);
  b.cancelled[defender] = false;
}
/** BG-6.6.2 */
export function discardCombatCards(game: Table, b: Battle): void {
  for (let side = FREE; side <= SHADOW; side++) {
    const card = b.cards[side];
    if (card < 0) continue;
    game.state.discard.push(card);
    b.cards[side] = NO_CARD;
    game.tell({ what: 'card-discarded', card, cause: cardId[card] });
  }
}

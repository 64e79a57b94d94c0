/** Combat cards (BG-9.3): chosen face down, shown together, applied by initiative. */
import { faceDown, pickOne, type Refusal, type Refused, type Rules, type Verdict } from '@amon-hen/kernel';
import { type Card, cardId, cardName, deckOf } from '../data/deck.ts';
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

/** BG-9.3.2: asked whenever there is a hand, playable or not: being asked must tell nothing. */
function* chooseCard(game: Table, b: Battle, side: Side): Rules<void> {
  const s = game.state;
  const seat = commander(s, fighters(b, side), side);
  const hand = s.hands[seat];
  if (isLocked(s, b, side) || (hand.length === 0 && fromTable(s, side).length === 0)) {
    b.cards[side] = NO_CARD;
    return;
  }
  yield* faceDown(
    {
      by: seat,
      rule: 'BG-9.3.1',
      about: 'combat-card',
      values: { round: b.round },
      id: combatCardId,
      options: () => playable(s, b, side, seat),
      refused: () => refusedCards(s, b, side, seat),
    },
    (card) => {
      b.cards[side] = card;
      if (card === NO_CARD) {
        game.tell({ what: 'no-combat-card', side, cause: 'BG-9.3.2' });
        return;
      }
      b.open[side] = !hand.includes(card);
      const zone = b.open[side] ? s.table : hand;
      zone.splice(zone.indexOf(card), 1);
      const chosen = { what: 'combat-card-chosen', side, deck: deckOf(card), cause: 'BG-9.3.2' };
      if (b.open[side]) game.tell({ ...chosen, card });
      else game.tell(chosen, { to: [seat], more: { card } });
    },
  );
}
/** R1 */
export function* chooseCombatCards(game: Table, b: Battle): Rules<void> {
  yield* chooseCard(game, b, b.attacker);
  yield* chooseCard(game, b, enemyOf(b.attacker));
  b.shown = true;
  if (b.cards[FREE] === NO_CARD && b.cards[SHADOW] === NO_CARD) return;
  game.reveal();
  for (const side of [b.attacker, enemyOf(b.attacker)]) {
    if (b.cards[side] !== NO_CARD) game.tell({ what: 'combat-card', side, card: b.cards[side], cause: 'BG-9.3.3' });
  }
  if (game.state.rulings.sorcererDraws === 'at-once') yield* sorcerer(game, b);
}
/** BG-7.7.10 */
export function* sorcerer(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const card = b.cards[SHADOW];
  if (b.round !== 1 || card === NO_CARD || !isFighting(s, b, WITCH_KING, SHADOW)) return;
  const deck = deckOf(card);
  if (s.decks[deck].length === 0) return;
  const seat = commander(s, fighters(b, SHADOW), SHADOW);
  const yes = yield* pickOne({
    by: seat,
    rule: 'BG-7.7.10',
    about: 'sorcerer',
    id: (draw) => (draw ? 'draw' : 'no draw'),
    options: [true, false],
  });
  if (yes) yield* drawAndDiscard(game, seat, deck, 1, 'BG-7.7.10');
}
/** BG-9.3.6, BG-9.3.7: effects with this number, the defender's first. A prerequisite that is gone stops them (BG-19.3.6). */
export function* cardsAt(game: Table, b: Battle, initiative: number): Rules<void> {
  for (const side of [enemyOf(b.attacker), b.attacker]) {
    const card = b.cards[side];
    if (card < 0 || b.cancelled[side]) continue;
    const { effects, may } = combatCard(card);
    const effect = effects[initiative];
    if (effect === undefined || (may !== undefined && may(game.state, b, side) !== true)) continue;
    const asking = effect(game, b, side);
    if (asking !== undefined) yield* asking;
    if (isOver(game.state, b)) return; // BG-19.3.7
  }
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

/** "Use your action" texts (CG-8.8): one predicate for the offer, the check and the reason. */
import type { Rules, Verdict } from '@amon-hen/kernel';
import { type Card, cardIds, NONE } from '../data/catalogue.ts';
import { opted } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { nameOf } from '../state/queries.ts';
import { isInPlay, type State, settingOf, USED } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { gainerOf } from '../verbs/costs.ts';
import { refuse } from '../verbs/refuse.ts';
import { type Moment, texts, type Use } from '../verbs/text.ts';
import { kindOfPlace } from './play.ts';

/** CG-8.8.1, CG-8.8.2: the card's owner, or the player whom the text names. */
export function userOf(s: State, card: Card, use: Use): Player {
  const { ownerOf, playerOfFaction } = settingOf(s);
  return use.by === null ? ownerOf[card] : playerOfFaction[use.by];
}
export function mayUse(s: State, player: Player, card: Card, use: Use): Verdict {
  if ((use.at & kindOfPlace(s.place[card])) === 0) return refuse(cardIds[card], 'wrong-place');
  if (use.oncePerRound && (s.marks[card] & USED) !== 0) return refuse(cardIds[card], 'already-used-this-round');
  const moment: Moment = { player, card, location: NONE, gains: gainerOf(s, use.cost, card) };
  const payable = use.cost.can(s, moment);
  if (payable !== true) return payable;
  return opted(s, 'idleTexts', 'allowed') ? true : use.effect.can(s, moment);
}
/** The cards in play whose text this player could use in some place. */
export function usableCards(s: State, player: Player): Card[] {
  const setting = settingOf(s);
  const cards: Card[] = [];
  for (const mate of setting.playersOf[setting.sides[player]]) {
    for (const card of setting.cardsOf[mate]) {
      if (!isInPlay(s, card)) continue;
      const { uses } = texts[card];
      if (uses.length > 0 && userOf(s, card, uses[0]) === player) cards.push(card);
    }
  }
  return cards;
}
export function* useText(table: Table, player: Player, card: Card): Rules<void> {
  const { state } = table;
  const [use] = texts[card].uses;
  const moment: Moment = { player, card, location: NONE, gains: NONE };
  table.tell({ what: 'used', player: nameOf(state, player), card: cardIds[card], cause: 'CG-8.8.1' });
  state.marks[card] |= USED;
  yield* use.cost.pay(table, moment);
  yield* use.effect.run(table, moment);
}

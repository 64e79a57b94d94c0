/** Everything a seat cannot see, dealt anew so that it fits what the seat can see. */
import type { Chance } from '@amon-hen/kernel';
import { type Card, NONE } from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { IN_ANY_WAY, texts } from '../verbs/text.ts';
import { ASIDE, CYCLE_PILE, DECK, ELIMINATED, HAND, KNOWN, type State, settingOf } from './state.ts';

/** The order in which hidden zones are dealt; what is left is the draw deck. */
const ZONES: readonly number[] = [ELIMINATED, CYCLE_PILE, HAND, ASIDE];

export function sample(s: State, seat: number, chance: Chance): void {
  const { seatOf, names } = settingOf(s);
  for (let player = 0; player < names.length; player++) if (seatOf[player] !== seat) deal(s, player, chance);
}
/** A player's unseen cards, in the order of their numbers: the truth is forgotten, only the sizes of the piles stay. */
function deal(s: State, player: Player, chance: Chance): void {
  const unseen: Card[] = [];
  const sizes = ZONES.map(() => 0);
  for (const card of settingOf(s).cardsOf[player]) {
    const place = s.place[card];
    if (place < DECK || place > ASIDE || (s.marks[card] & KNOWN) !== 0) continue;
    unseen.push(card);
    const zone = ZONES.indexOf(place);
    if (zone >= 0) sizes[zone]++;
  }
  ZONES.forEach((zone, i) => {
    for (let n = sizes[i]; n > 0; n--) s.place[drawn(unseen, zone, chance)] = zone;
  });
  for (const card of unseen) s.place[card] = DECK;
  if (s.top[player] === NONE) return;
  const deck = settingOf(s).cardsOf[player].filter((card) => s.place[card] === DECK);
  s.top[player] = deck[chance.below(deck.length, 'sample')];
}
/** A card that is never eliminated cannot lie on the eliminated pile. */
function drawn(unseen: Card[], zone: number, chance: Chance): Card {
  const fit = zone === ELIMINATED ? unseen.filter((card) => !isImmortal(card)) : unseen;
  const card = fit[chance.below(fit.length, 'sample')];
  unseen.splice(unseen.indexOf(card), 1);
  return card;
}
function isImmortal(card: Card): boolean {
  return texts[card].instead.some((instead) => instead.saves === 'this' && instead.when === IN_ANY_WAY);
}

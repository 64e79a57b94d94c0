/** Texts that give icons (CG-3.1.5). */
import { type Card, cardNamed, type LocationId, locationNamed, NONE, otherSide, sideOf } from '../data/catalogue.ts';
import type { CardId } from '../data/faction-cards.ts';
import { type OptionName, type OptionValue, opted } from '../options.ts';
import { cardsAt, locationOf } from '../state/queries.ts';
import { AT, isInPlay, type State } from '../state/state.ts';
import type { Filter } from './filter.ts';
import type { Ability, Icons } from './text.ts';

function iconsIf(condition: (s: State, card: Card) => boolean, icons: Icons): Ability {
  return { icons: [(s, card) => (condition(s, card) ? icons : null)] };
}
/** Further icons while at the named location. */
export function iconsAt(id: LocationId, icons: Icons): Ability {
  const place = AT + locationNamed(id);
  return iconsIf((s, card) => s.place[card] === place, icons);
}
/** Further icons while one of the cards is in play anywhere. */
export function iconsWhileInPlay(ids: readonly CardId[], icons: Icons): Ability {
  const cards = ids.map(cardNamed);
  return iconsIf((s) => cards.some((card) => isInPlay(s, card)), icons);
}
/** Further icons while a fitting enemy is at the same location. */
export function iconsWhileFacing(enemy: Filter, icons: Icons): Ability {
  return iconsIf((s, card) => enemiesThere(s, card, enemy) > 0, icons);
}
/** Icons for every full pair of fitting enemies at the same location. */
export function iconsForEachPairOf(enemy: Filter, { attack = 0, defense = 0 }: Icons): Ability {
  return {
    icons: [
      (s, card) => {
        const pairs = Math.floor(enemiesThere(s, card, enemy) / 2);
        return pairs === 0 ? null : { attack: attack * pairs, defense: defense * pairs };
      },
    ],
  };
}
function enemiesThere(s: State, card: Card, enemy: Filter): number {
  const location = locationOf(s, card);
  return location === NONE ? 0 : cardsAt(s, location, otherSide(sideOf[card])).filter(enemy).length;
}
/** While this card is in reserve the named cards have these icons; they are lost with them (CG-16.6.12). */
export function lendsWhileInReserve(ids: readonly CardId[], icons: Icons): Ability {
  return { lends: { to: ids.map(cardNamed), icons } };
}
/** This army has these icons while it supports one of the characters (CG-10.5.7). */
export function iconsWhileSupporting(ids: readonly CardId[], icons: Icons): Ability {
  return { whileSupporting: { characters: ids.map(cardNamed), icons } };
}
/** Where an option of the game doubts what is printed: the difference. */
export function printedIf<Name extends OptionName>(name: Name, value: OptionValue<Name>, difference: Icons): Ability {
  return iconsIf((s) => opted(s, name, value), difference);
}
/** While on a path, the path itself has these further defense icons; they are not the wielder's (CG-8.4.6). */
export function pathDefense(icons: number): Ability {
  return { pathDefense: icons };
}

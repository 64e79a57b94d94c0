/** The sums of a combat: what attacks, what the place itself stops, what each card is worth (CG-10.2.3, CG-10.4.4). */
import {
  type Card,
  FREE_PEOPLES,
  isPath,
  type Location,
  otherSide,
  SHADOW,
  type Side,
  sideOf,
} from '../data/catalogue.ts';
import { cardsAt } from '../state/queries.ts';
import type { State } from '../state/state.ts';
import { likelyPairs } from './support.ts';
import { battlegroundValue, defender, defenseOfLocation, pathValue } from './values.ts';

export interface Sums {
  readonly attack: number;
  /** What the location stops by itself. */
  readonly ground: number;
  /** What a card there counts for, in attack or in defense by its side. */
  worth(card: Card): number;
}
/** CG-10.2.1: the Shadow attacks a path. */
export function defenderOf(location: Location): Side {
  return isPath(location) ? FREE_PEOPLES : defender(location);
}
/** As the state has them: with the supports that are declared. */
export function sums(s: State, location: Location): Sums {
  const attacker = otherSide(defenderOf(location));
  const worth = (card: Card): number =>
    isPath(location) ? pathValue(s, card) : battlegroundValue(s, card, sideOf[card] === attacker);
  const attack = cardsAt(s, location, attacker).reduce((sum, card) => sum + worth(card), s.attack[location]);
  return { attack, ground: defenseOfLocation(s, location), worth };
}
/** As they would be if it were fought now: every army supports where it helps most, unless supports are declared. */
export function forecast(s: State, location: Location): Sums {
  if (isPath(location) || s.support.some((card) => isAt(s, card, location))) return sums(s, location);
  const support = [...likelyPairs(s, location, FREE_PEOPLES), ...likelyPairs(s, location, SHADOW)].flat();
  return sums(support.length === 0 ? s : { ...s, support }, location);
}
function isAt(s: State, card: Card, location: Location): boolean {
  return cardsAt(s, location, sideOf[card]).includes(card);
}

/** Texts that widen or narrow where cards may go and who may support them (CG-6.4.1, CG-10.5). */
import {
  battlegroundsOf,
  copiesOf,
  EVERY_BATTLEGROUND,
  FREE_PEOPLES,
  factionNamed,
  SHADOW_BATTLEGROUNDS,
  sideOfFaction,
} from '../data/catalogue.ts';
import { FACTIONS, type FactionId, type Keyword } from '../data/faction-card.ts';
import type { CardId } from '../data/faction-cards.ts';
import { type OptionName, type OptionValue, opted } from '../options.ts';
import type { State } from '../state/state.ts';
import { fitting, named } from './filter.ts';
import type { Ability } from './text.ts';

const always = (): boolean => true;
/** This character may go to battlegrounds that show the faction, and an army of it may support the character. */
export function mayJoin(id: CardId, faction: FactionId): Ability {
  const cards = copiesOf(id);
  const friend = factionNamed(faction);
  return {
    allows: [
      {
        concerns: (card) => cards.includes(card),
        battlegrounds: battlegroundsOf[friend],
        moves: always,
        supporters: 1 << friend,
      },
    ],
  };
}
/** For the round, cards of a faction may go to battlegrounds that show another. */
export function openFor(faction: FactionId, battlegrounds: FactionId): Ability {
  return {
    allows: [
      {
        concerns: fitting({ faction }),
        battlegrounds: battlegroundsOf[factionNamed(battlegrounds)],
        moves: (s) => opted(s, 'redArrowMoves', 'yes'),
        supporters: 0,
      },
    ],
  };
}
/** For the round, the named characters may go to every battleground, and any Free Peoples army may support them. */
export function openEverywhereFor(ids: readonly CardId[]): Ability {
  const supporters = FACTIONS.reduce((bits, _, f) => (sideOfFaction(f) === FREE_PEOPLES ? bits | (1 << f) : bits), 0);
  return { allows: [{ concerns: named(ids), battlegrounds: EVERY_BATTLEGROUND, moves: always, supporters }] };
}
/** Never on a Shadow battleground. */
export const NEVER_ON_SHADOW_BATTLEGROUNDS: Ability = { barredFrom: SHADOW_BATTLEGROUNDS };
/** Not onto a path while a Shadow battleground is active (CG-16.4.12). */
export const NO_PATH_WHILE_SHADOW_BATTLEGROUND_ACTIVE: Ability = {
  barredFromPath: (s: State) => (s.active & SHADOW_BATTLEGROUNDS) !== 0,
};
/** Not onto any path where an option of the game says so. */
export function noPathIf<Name extends OptionName>(name: Name, value: OptionValue<Name>): Ability {
  return { barredFromPath: (s: State) => opted(s, name, value) };
}
/** The wielder may not carry another card with the keyword, whichever came first. */
export function noOther(keyword: Keyword): Ability {
  return { excludes: keyword };
}

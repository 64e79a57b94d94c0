/**
 * The cards as small integers, for the state and for speed. A faction card is its printed number less one, so that
 * copies stand side by side; a location is a battleground (0 to 13) or a path (14 to 40).
 */
import { BATTLEGROUNDS, type BattlegroundId } from './battlegrounds.ts';
import { type CardType, FACTIONS, type FactionCard, type FactionId, type Keyword } from './faction-card.ts';
import { type CardId, FACTION_CARDS } from './faction-cards.ts';
import { PATHS, type PathId } from './paths.ts';

export type Card = number;
export type Location = number;
export type Faction = number;
export type LocationId = BattlegroundId | PathId;
/** The two sides (CG-1.1.1). */
export const FREE_PEOPLES = 0;
export const SHADOW = 1;
export type Side = typeof FREE_PEOPLES | typeof SHADOW;
export type SideId = 'free-peoples' | 'shadow';
export const SIDES = ['free-peoples', 'shadow'] as const satisfies readonly SideId[];
export function otherSide(side: Side): Side {
  return side === FREE_PEOPLES ? SHADOW : FREE_PEOPLES;
}
export function sideNamed(id: SideId): Side {
  return id === 'free-peoples' ? FREE_PEOPLES : SHADOW;
}
/** No card, no location. */
export const NONE = -1;

/** Each physical card's printed facts; copies share them. */
const printed: FactionCard<CardId>[] = [];
for (const card of FACTION_CARDS) for (const number of card.numbers) printed[number - 1] = card;
export const CARD_COUNT = printed.length;

export const cardIds: readonly CardId[] = printed.map((c) => c.id);
export const typeOf: readonly CardType[] = printed.map((c) => c.type);
export const factionOf: readonly Faction[] = printed.map((c) => FACTIONS.indexOf(c.faction));
/** Six factions fight for the Free Peoples, four for the Shadow (CG-1.1.3). */
export function sideOfFaction(faction: Faction): Side {
  return faction < FACTIONS.indexOf('isengard') ? FREE_PEOPLES : SHADOW;
}
export const sideOf: readonly Side[] = factionOf.map(sideOfFaction);
export const isCharacter: readonly boolean[] = typeOf.map((t) => t === 'character');
export const isArmy: readonly boolean[] = typeOf.map((t) => t === 'army');
export const isItem: readonly boolean[] = typeOf.map((t) => t === 'item');
export const isEvent: readonly boolean[] = typeOf.map((t) => t === 'event');
export const attackIcons: readonly number[] = printed.map((c) => c.icons[0]);
export const defenseIcons: readonly number[] = printed.map((c) => c.icons[1]);
export const attackLeadership: readonly number[] = printed.map((c) => c.leadership[0]);
export const defenseLeadership: readonly number[] = printed.map((c) => c.leadership[1]);
export const pathIcons: readonly number[] = printed.map((c) => c.pathIcons);
/** Bit n: the card may enter paths with number n (CG-6.4.2). */
export const pathsAllowed: readonly number[] = printed.map((c) => c.paths.reduce((bits, n) => bits | (1 << n), 0));

export function hasKeyword(card: Card, keyword: Keyword): boolean {
  return printed[card].keywords.includes(keyword);
}
/** Do several physical cards bear this card's name? */
export function hasCopies(card: Card): boolean {
  return printed[card].numbers.length > 1;
}
/** Who may carry this item: all characters that fit (CG-8.4.1). */
export const wieldersOf: readonly (readonly Card[])[] = printed.map((item) =>
  printed.flatMap((c, card) => {
    const fits = item.wielders.some((w) =>
      'card' in w ? w.card === c.id : 'faction' in w ? w.faction === c.faction : c.keywords.includes(w.keyword),
    );
    return fits && c.type === 'character' ? [card] : [];
  }),
);

const byCardId = new Map<string, Card[]>();
cardIds.forEach((id, card) => {
  byCardId.set(id, [...(byCardId.get(id) ?? []), card]);
});
/** All copies of a card; empty if there is no such card. */
export function copiesOf(id: string): readonly Card[] {
  return byCardId.get(id) ?? [];
}
/** The card with this id, or its first copy. */
export function cardNamed(id: CardId): Card {
  return copiesOf(id)[0];
}
export function factionNamed(id: FactionId): Faction {
  return FACTIONS.indexOf(id);
}

/** Locations: battlegrounds first, then paths. */
export const BATTLEGROUND_COUNT = BATTLEGROUNDS.length;
export const LOCATION_COUNT = BATTLEGROUNDS.length + PATHS.length;
export const locationIds: readonly LocationId[] = [...BATTLEGROUNDS.map((b) => b.id), ...PATHS.map((p) => p.id)];
export const locationPoints: readonly number[] = [...BATTLEGROUNDS, ...PATHS].map((l) => l.points);
export const locationDefense: readonly number[] = [...BATTLEGROUNDS, ...PATHS].map((l) => l.defense);
/** A path's number; 0 for battlegrounds. */
export const pathNumber: readonly number[] = [...BATTLEGROUNDS.map(() => 0), ...PATHS.map((p) => p.path)];
/** A battleground's own side, which defends it (CG-10.4.1). */
export const battlegroundSide: readonly Side[] = BATTLEGROUNDS.map((b) => sideNamed(b.side));
export function isBattleground(location: Location): boolean {
  return location < BATTLEGROUND_COUNT;
}
export function isPath(location: Location): boolean {
  return location >= BATTLEGROUND_COUNT;
}
export function locationNamed(id: LocationId): Location {
  return locationIds.indexOf(id);
}
export const ALL_PATHS: readonly Location[] = PATHS.map((_, i) => BATTLEGROUND_COUNT + i);
export const ALL_BATTLEGROUNDS: readonly Location[] = BATTLEGROUNDS.map((_, i) => i);
/** For each faction the battlegrounds that show it, defending or attacking, as bits (CG-3.1.7). */
export const battlegroundsOf: readonly number[] = FACTIONS.map((faction) =>
  BATTLEGROUNDS.reduce((bits, b, i) => {
    const shown: readonly string[] = [...b.defenders, ...b.attackers];
    return shown.includes(faction) ? bits | (1 << i) : bits;
  }, 0),
);
/** All Shadow battlegrounds, as bits. */
export const SHADOW_BATTLEGROUNDS = BATTLEGROUNDS.reduce(
  (bits, b, i) => (b.side === 'shadow' ? bits | (1 << i) : bits),
  0,
);
export const EVERY_BATTLEGROUND = (1 << BATTLEGROUND_COUNT) - 1;

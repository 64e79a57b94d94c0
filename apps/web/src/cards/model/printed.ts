/** What is printed on the cards and the locations, as the table wants it. */
import {
  BATTLEGROUNDS,
  type Battleground,
  type CardType,
  FACTION_CARDS,
  FACTIONS,
  type FactionId,
  PATHS,
  type Wielder,
} from '@amon-hen/card-game/tables';
import type { Side } from './view.ts';

export type { FactionId };
export interface CardFact {
  readonly id: string;
  readonly faction: FactionId;
  readonly side: Side;
  readonly type: CardType;
  /** What stands on the card: a Nazgûl is a character that shows it. */
  readonly kind: CardType | 'nazgul';
  readonly attack: number;
  readonly defence: number;
  readonly leadAttack: number;
  readonly leadDefence: number;
  readonly path: number;
  readonly paths: readonly number[];
  readonly wielders: readonly Wielder[];
}
const SHADOW_FROM = FACTIONS.indexOf('isengard');
export const sideOfFaction = (faction: FactionId): Side =>
  FACTIONS.indexOf(faction) < SHADOW_FROM ? 'free-peoples' : 'shadow';

const cards = new Map<string, CardFact>(
  FACTION_CARDS.map((card) => [
    card.id,
    {
      id: card.id,
      faction: card.faction,
      side: sideOfFaction(card.faction),
      type: card.type,
      kind: card.keywords.includes('nazgul') && card.type === 'character' ? 'nazgul' : card.type,
      attack: card.icons[0],
      defence: card.icons[1],
      leadAttack: card.leadership[0],
      leadDefence: card.leadership[1],
      path: card.pathIcons,
      paths: card.paths,
      wielders: card.wielders,
    },
  ]),
);
export const isCard = (id: string): boolean => cards.has(id);
export function cardFact(id: string): CardFact {
  const fact = cards.get(id);
  if (fact === undefined) throw new Error(`no such card: ${id}`);
  return fact;
}

export interface PlaceFact {
  readonly id: string;
  readonly kind: 'battleground' | 'path';
  /** Who defends it (CG-10.4.1); the Free Peoples defend paths (CG-10.2.1). */
  readonly defender: Side;
  readonly points: number;
  /** Attack icons that the place stops by itself. */
  readonly walls: number;
  /** A path's number; 0 for battlegrounds. */
  readonly number: number;
  readonly defenders: readonly string[];
  readonly attackers: readonly string[];
}
const battlegrounds: readonly Battleground[] = BATTLEGROUNDS;
const places = new Map<string, PlaceFact>([
  ...battlegrounds.map(({ id, side, points, defense, defenders, attackers }): [string, PlaceFact] => [
    id,
    { id, kind: 'battleground', defender: side, points, walls: defense, number: 0, defenders, attackers },
  ]),
  ...PATHS.map(({ id, path, points, defense }): [string, PlaceFact] => [
    id,
    { id, kind: 'path', defender: 'free-peoples', points, walls: defense, number: path, defenders: [], attackers: [] },
  ]),
]);
export const isPlace = (id: string): boolean => places.has(id);
export function placeFact(id: string): PlaceFact {
  const fact = places.get(id);
  if (fact === undefined) throw new Error(`no such location: ${id}`);
  return fact;
}
/** The battlegrounds that show a faction (CG-3.1.7). */
export function battlegroundsOf(faction: string): readonly string[] {
  return battlegrounds
    .filter(({ defenders, attackers }) => defenders.includes(faction) || attackers.includes(faction))
    .map(({ id }) => id);
}

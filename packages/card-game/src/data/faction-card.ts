/** What is printed on a faction card (CG-3.1.3), and short ways to write it down. */
export const FACTIONS = [
  'dunedain',
  'dwarf',
  'elf',
  'hobbit',
  'rohan',
  'wizard',
  'isengard',
  'monstrous',
  'mordor',
  'southron',
] as const;
export type FactionId = (typeof FACTIONS)[number];
export type CardType = 'army' | 'character' | 'item' | 'event';
export type Keyword = 'nazgul' | 'ent' | 'weapon' | 'mount';
/** Who may carry an item: a named character, or any of a faction or with a keyword (CG-8.4.1). */
export type Wielder = { readonly card: string } | { readonly faction: FactionId } | { readonly keyword: Keyword };

export interface Printed {
  /** Plain battleground icons: attack, defense. */
  readonly icons: readonly [attack: number, defense: number];
  /** Leadership icons: attack, defense. They count only with support (CG-10.5.1). */
  readonly leadership: readonly [attack: number, defense: number];
  /** The path numbers that a character may enter (CG-6.4.2). */
  readonly paths: readonly number[];
  readonly pathIcons: number;
  readonly keywords: readonly Keyword[];
  readonly wielders: readonly Wielder[];
  /** How sure the facts are; what is doubtful is an option of the game. */
  readonly confidence: 'confirmed' | 'single-source' | 'uncertain';
}
export interface FactionCard<Id extends string> extends Printed {
  readonly id: Id;
  readonly faction: FactionId;
  readonly type: CardType;
  /** The printed number of each copy (no effect on play). */
  readonly numbers: readonly number[];
}

const BLANK: Printed = {
  icons: [0, 0],
  leadership: [0, 0],
  paths: [],
  pathIcons: 0,
  keywords: [],
  wielders: [],
  confidence: 'confirmed',
};
function maker(type: CardType) {
  return <const Id extends string>(
    id: Id,
    faction: FactionId,
    numbers: readonly number[],
    printed: Partial<Printed> = {},
  ): FactionCard<Id> => ({ ...BLANK, ...printed, id, faction, type, numbers });
}
export const army = maker('army');
export const character = maker('character');
export const item = maker('item');
export const event = maker('event');

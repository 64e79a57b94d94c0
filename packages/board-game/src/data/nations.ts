/** Sides and Nations (BG-2.2.1). */
export const FREE = 0;
export const SHADOW = 1;
export type Side = number;
export const sideId = ['free', 'shadow'] as const;
export const enemyOf = (side: Side): Side => 1 - side;

export const nationId = [
  'dwarves',
  'elves',
  'gondor',
  'north',
  'rohan',
  'isengard',
  'sauron',
  'southrons-easterlings',
] as const;
export type NationId = (typeof nationId)[number];
export type Nation = number;
export const NO_NATION = -1;
export const DWARVES = 0;
export const ELVES = 1;
export const GONDOR = 2;
export const NORTH = 3;
export const ROHAN = 4;
export const ISENGARD = 5;
export const SAURON = 6;
export const SOUTHRONS = 7;
export const NATIONS = nationId.length;
const FIRST_SHADOW_NATION = ISENGARD;
export const sideOfNation = (nation: Nation): Side => (nation < FIRST_SHADOW_NATION ? FREE : SHADOW);
export const nationsOfSide: readonly (readonly Nation[])[] = [
  [DWARVES, ELVES, GONDOR, NORTH, ROHAN],
  [ISENGARD, SAURON, SOUTHRONS],
];

/** The last box of the Political Track (BG-2.7.2). */
export const AT_WAR = 3;

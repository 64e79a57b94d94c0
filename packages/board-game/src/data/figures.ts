/**
 * The kinds of figures, as numbers. First the anonymous ones by Nation, of which a place holds a count (BG-1.2.1); then
 * the Characters, of which each is in one place (BG-1.2.3).
 */
import {
  DWARVES,
  ELVES,
  FREE,
  GONDOR,
  ISENGARD,
  NATIONS,
  type Nation,
  NO_NATION,
  NORTH,
  nationId,
  ROHAN,
  SAURON,
  SHADOW,
  type Side,
  SOUTHRONS,
  sideOfNation,
} from './nations.ts';

export type Figure = number;

export const regularOf = (nation: Nation): Figure => (nation < ISENGARD ? nation * 3 : 15 + (nation - ISENGARD) * 2);
export const eliteOf = (nation: Nation): Figure => regularOf(nation) + 1;
/** Free Peoples only; the Leaders of Sauron are the Nazgûl. */
export const leaderOf = (nation: Nation): Figure => regularOf(nation) + 2;
export const NAZGUL: Figure = 21;
/** How many kinds are counted by place. */
export const KINDS = 22;

export const GANDALF_THE_GREY: Figure = 22;
export const STRIDER: Figure = 23;
export const BOROMIR: Figure = 24;
export const LEGOLAS: Figure = 25;
export const GIMLI: Figure = 26;
export const MERIADOC: Figure = 27;
export const PEREGRIN: Figure = 28;
export const ARAGORN: Figure = 29;
export const GANDALF_THE_WHITE: Figure = 30;
export const WITCH_KING: Figure = 31;
export const SARUMAN: Figure = 32;
export const MOUTH_OF_SAURON: Figure = 33;
export const FIGURES = 34;
export const CHARACTERS = FIGURES - KINDS;

const characterIds = [
  'gandalf-grey',
  'strider',
  'boromir',
  'legolas',
  'gimli',
  'meriadoc',
  'peregrin',
  'aragorn',
  'gandalf-white',
  'witch-king',
  'saruman',
  'mouth-of-sauron',
] as const;

export const figureId: readonly string[] = [
  ...nationId.flatMap((id, n) =>
    n < ISENGARD ? [`${id}-regular`, `${id}-elite`, `${id}-leader`] : [`${id}-regular`, `${id}-elite`],
  ),
  'nazgul',
  ...characterIds,
];

const all = Array.from({ length: FIGURES }, (_, f) => f);
const nations = Array.from({ length: NATIONS }, (_, n) => n);
const byNation = (of: (nation: Nation) => Figure, among: readonly Nation[]): readonly Figure[] => among.map(of);
const free = nations.filter((n) => sideOfNation(n) === FREE);
const shadow = nations.filter((n) => sideOfNation(n) === SHADOW);

export const isRegular: readonly boolean[] = all.map((f) => nations.some((n) => regularOf(n) === f));
export const isElite: readonly boolean[] = all.map((f) => nations.some((n) => eliteOf(n) === f));
export const isUnit: readonly boolean[] = all.map((f) => isRegular[f] || isElite[f]);
/** Free Peoples Leaders: they may never be without units (BG-2.6.3). */
export const isLeader: readonly boolean[] = all.map((f) => free.some((n) => leaderOf(n) === f));
export const isCharacter = (figure: Figure): boolean => figure >= KINDS;
export const isCompanion = (figure: Figure): boolean => figure >= GANDALF_THE_GREY && figure <= GANDALF_THE_WHITE;
export const isMinion = (figure: Figure): boolean => figure >= WITCH_KING;
/** BG-2.6.6: the Witch-king counts as a Nazgûl. */
export const isNazgul = (figure: Figure): boolean => figure === NAZGUL || figure === WITCH_KING;

/** The Nation of a unit or Leader, and of the Minions (BG-7.2.1). */
export const nationOfFigure: readonly Nation[] = all.map((f) => {
  if (f === NAZGUL || f === WITCH_KING || f === MOUTH_OF_SAURON) return SAURON;
  if (f === SARUMAN) return ISENGARD;
  if (f >= KINDS) return NO_NATION;
  return f < 15 ? Math.floor(f / 3) : ISENGARD + ((f - 15) >> 1);
});
export const sideOfFigure: readonly Side[] = all.map((f) => (f < 15 || isCompanion(f) ? FREE : SHADOW));

export const regularsOfSide: readonly (readonly Figure[])[] = [byNation(regularOf, free), byNation(regularOf, shadow)];
export const elitesOfSide: readonly (readonly Figure[])[] = [byNation(eliteOf, free), byNation(eliteOf, shadow)];
export const unitsOfSide: readonly (readonly Figure[])[] = [FREE, SHADOW].map((side) =>
  all.filter((f) => isUnit[f] && sideOfFigure[f] === side),
);
export const freeLeaders: readonly Figure[] = byNation(leaderOf, free);
/** Counted figures that lead: Free Peoples Leaders, Nazgûl. */
export const leadersOfSide: readonly (readonly Figure[])[] = [freeLeaders, [NAZGUL]];
export const companions: readonly Figure[] = all.filter(isCompanion);
/** The seven who set out (BG-3.1.4). */
export const startingCompanions: readonly Figure[] = companions.filter((f) => f <= PEREGRIN);
export const minions: readonly Figure[] = [WITCH_KING, SARUMAN, MOUTH_OF_SAURON];
export const charactersOfSide: readonly (readonly Figure[])[] = [companions, minions];
/** Every kind of a side: units, Leaders, Characters. */
export const figuresOfSide: readonly (readonly Figure[])[] = [FREE, SHADOW].map((side) =>
  all.filter((f) => sideOfFigure[f] === side),
);

/** BG-7.2.1. How far a Character goes, and how much damage he takes as a casualty; Nazgûl and Witch-king fly. */
const levels: Readonly<Record<Figure, number>> = {
  [GANDALF_THE_GREY]: 3,
  [STRIDER]: 3,
  [BOROMIR]: 2,
  [LEGOLAS]: 2,
  [GIMLI]: 2,
  [MERIADOC]: 1,
  [PEREGRIN]: 1,
  [ARAGORN]: 3,
  [GANDALF_THE_WHITE]: 3,
  [SARUMAN]: 0,
  [MOUTH_OF_SAURON]: 3,
};
export const FLIES = 99;
export const levelOf: readonly number[] = all.map((f) => (isNazgul(f) ? FLIES : (levels[f] ?? 0)));
/** BG-7.2.1: re-rolls that the figure gives in battle. Elites of Isengard are added while Saruman is in play. */
export const leadershipOf: readonly number[] = all.map((f) => {
  if (f === ARAGORN || f === WITCH_KING || f === MOUTH_OF_SAURON) return 2;
  return isLeader[f] || f === NAZGUL || isCharacter(f) ? 1 : 0;
});
/** BG-7.2.2 */
export const isCaptainOfTheWest = (figure: Figure): boolean =>
  (figure >= GANDALF_THE_GREY && figure <= GIMLI) || figure === ARAGORN;
export const isHobbit = (figure: Figure): boolean => figure === MERIADOC || figure === PEREGRIN;

const ANY: readonly Nation[] = free;
/** BG-7.2.1, BG-11.2.3: which Nations a Companion can activate. */
export const activates: Readonly<Record<Figure, readonly Nation[]>> = {
  [GANDALF_THE_GREY]: ANY,
  [STRIDER]: [NORTH],
  [BOROMIR]: [GONDOR],
  [LEGOLAS]: [ELVES],
  [GIMLI]: [DWARVES],
  [MERIADOC]: ANY,
  [PEREGRIN]: ANY,
  [ARAGORN]: ANY,
  [GANDALF_THE_WHITE]: ANY,
};

const unitsInBox: Readonly<Record<Nation, readonly [number, number]>> = {
  [DWARVES]: [5, 5],
  [ELVES]: [5, 10],
  [GONDOR]: [15, 5],
  [NORTH]: [10, 5],
  [ROHAN]: [10, 5],
  [ISENGARD]: [12, 6],
  [SAURON]: [36, 6],
  [SOUTHRONS]: [24, 6],
};
/** BG-1.2.1: figures in the box, by kind. */
export const figuresInBox: readonly number[] = Array.from({ length: KINDS }, (_, f) => {
  if (f === NAZGUL) return 8;
  const nation = nationOfFigure[f];
  const [regular, elite] = unitsInBox[nation];
  return isRegular[f] ? regular : isElite[f] ? elite : 4;
});

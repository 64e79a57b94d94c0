/** Figures by their ids: `gondor-elite`, `nazgul`, `strider`. */
import { figureId, isCaptainOfTheWest, leadershipOf, levelOf, nationId } from '@amon-hen/board-game/tables';
import type { Amounts, NationId, Side } from './view.ts';

type FigureKind = 'regular' | 'elite' | 'leader' | 'nazgul' | 'character';
interface FigureFact {
  readonly id: string;
  readonly kind: FigureKind;
  /** Null for Companions. */
  readonly nation: NationId | null;
  readonly side: Side;
  readonly leadership: number;
  readonly level: number;
  readonly isCaptain: boolean;
}
export const FREE_NATIONS: readonly NationId[] = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];
export const NATIONS: readonly NationId[] = nationId;
export const MINIONS = ['saruman', 'witch-king', 'mouth-of-sauron'] as const;
export const COMPANIONS = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
const NATION_OF_MINION: Readonly<Record<string, NationId>> = {
  'witch-king': 'sauron',
  saruman: 'isengard',
  'mouth-of-sauron': 'sauron',
};
/** The two letters on a medal. */
const MARKS: Readonly<Record<string, string>> = {
  'gandalf-grey': 'Ga',
  strider: 'St',
  boromir: 'Bo',
  legolas: 'Le',
  gimli: 'Gi',
  meriadoc: 'Me',
  peregrin: 'Pe',
  aragorn: 'Ar',
  'gandalf-white': 'Ga',
  'witch-king': 'Wi',
  saruman: 'Sa',
  'mouth-of-sauron': 'Mo',
  gollum: 'Go',
};
export const markOf = (character: string): string => MARKS[character] ?? character.slice(0, 2);
/** Who has come back changed. */
export const isCrowned = (character: string): boolean => character === 'aragorn' || character === 'gandalf-white';

function factOf(id: string, n: number): FigureFact {
  const nation = nationId.find((one) => id.startsWith(`${one}-`)) ?? null;
  const common = { id, leadership: leadershipOf[n], level: levelOf[n], isCaptain: isCaptainOfTheWest(n) };
  if (id === 'nazgul') return { ...common, kind: 'nazgul', nation: 'sauron', side: 'shadow' };
  if (nation !== null) {
    const kind = id.endsWith('-elite') ? 'elite' : id.endsWith('-leader') ? 'leader' : 'regular';
    return { ...common, kind, nation, side: FREE_NATIONS.includes(nation) ? 'free' : 'shadow' };
  }
  const minion = NATION_OF_MINION[id];
  return { ...common, kind: 'character', nation: minion ?? null, side: minion === undefined ? 'free' : 'shadow' };
}
const facts = new Map(figureId.map((id, n) => [id, factOf(id, n)]));
export const figureOf = (id: string): FigureFact | null => facts.get(id) ?? null;

export interface Counted extends FigureFact {
  readonly n: number;
}
/** Those of a place, of one side, in the order of the rules. */
export function figuresIn(amounts: Amounts | undefined, side?: Side): readonly Counted[] {
  return Object.entries(amounts ?? {}).flatMap(([id, n]) => {
    const fact = figureOf(id);
    return fact === null || n === 0 || (side !== undefined && fact.side !== side) ? [] : [{ ...fact, n }];
  });
}
export const isUnit = ({ kind }: FigureFact): boolean => kind === 'regular' || kind === 'elite';
const countOf = (figures: readonly Counted[], kind: FigureKind): number =>
  figures.reduce((sum, figure) => (figure.kind === kind ? sum + figure.n : sum), 0);

export interface Strength {
  readonly regulars: number;
  readonly elites: number;
  readonly captains: number;
  readonly leadership: number;
  /** Combat dice: at most five (BG-9.2.1). */
  readonly dice: number;
  /** Leader re-rolls: at most five (BG-9.2.2). */
  readonly reRolls: number;
}
/** BG-9.2.1, BG-9.2.2; without what cards change. `sarumanLeads`: Elites of Isengard are Leaders too (BG-7.7.11). */
export function strengthOf(figures: readonly Counted[], sarumanLeads: boolean): Strength {
  const regulars = countOf(figures, 'regular');
  const elites = countOf(figures, 'elite');
  const captains = figures.filter((figure) => figure.isCaptain).length;
  let leadership = 0;
  for (const figure of figures) {
    const led = sarumanLeads && figure.id === 'isengard-elite' ? 1 : figure.leadership;
    leadership += led * figure.n;
  }
  const dice = Math.min(5, regulars + elites + captains);
  return { regulars, elites, captains, leadership, dice, reRolls: Math.min(5, leadership) };
}

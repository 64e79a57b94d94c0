/** The tokens that figures become: counters, one for each nation, and heads: pennants, wings and medals. */
import { type Block, single } from './blocks.ts';
import type { Box } from './plane.ts';
import type { Army, Character, Figures, Nation, RegionView, Side } from './types.ts';

/** Sizes in token units; a scale turns them into sheet units. */
export const COUNTER = { h: 30, badge: 28, cell: 20 } as const;
export const HEAD = { h: 17, pennant: 11, wings: 17, medal: 20, digit: 9 } as const;
export const RING_SIZE = 34;
const NOTE = { h: 22, edge: 26, letter: 7.5 } as const;
/** So many pennants or wings stand side by side; more are one with a number. */
const SHOWN_ONE_BY_ONE = 2;

export type Token =
  | {
      readonly kind: 'counter';
      readonly side: Side;
      readonly nation: Nation;
      readonly regular: number;
      readonly elite: number;
    }
  | { readonly kind: 'pennant'; readonly nation: Nation; readonly count: number }
  | { readonly kind: 'wings'; readonly count: number }
  | { readonly kind: 'medal'; readonly side: Side; readonly character: Character }
  | { readonly kind: 'fellowship'; readonly revealed: boolean }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'keep'; readonly seal?: Side }
  | { readonly kind: 'palisade' };

/** What stands in a region, as far as tokens show it. */
export type Standing = Pick<RegionView, 'armies' | 'besieged' | 'control' | 'fellowship'>;

const total = (army: Army, kind: Figures['kind'], nation?: Nation): number =>
  army.figures.reduce(
    (sum, f) => (f.kind === kind && (nation === undefined || f.nation === nation) ? sum + f.count : sum),
    0,
  );
const unitsOf = (army: Army, nation?: Nation): number => total(army, 'regular', nation) + total(army, 'elite', nation);
const nationsOf = (army: Army): Nation[] => [...new Set(army.figures.map((f) => f.nation))];

/** The tokens of an army: heads, and counters below them. */
export interface Troop {
  readonly heads: readonly Block<Token>[];
  readonly counters: readonly Block<Token>[];
}
export const troopOf = (army: Army): Troop => ({ heads: headsOf(army), counters: countersOf(army) });

function headsOf(army: Army): Block<Token>[] {
  const heads: Block<Token>[] = [];
  const several = (token: (count: number) => Token, count: number, w: number) => {
    if (count > SHOWN_ONE_BY_ONE)
      heads.push(single<Token>(token(count), w + HEAD.digit * String(count).length, HEAD.h));
    else for (let i = 0; i < count; i++) heads.push(single<Token>(token(1), w, HEAD.h));
  };
  for (const nation of nationsOf(army)) {
    several((count) => ({ kind: 'pennant', nation, count }), total(army, 'leader', nation), HEAD.pennant);
  }
  several((count) => ({ kind: 'wings', count }), total(army, 'nazgul'), HEAD.wings);
  for (const character of army.characters) {
    heads.push(single<Token>({ kind: 'medal', side: army.side, character }, HEAD.medal, HEAD.h));
  }
  return heads;
}

const counterWidth = (regular: number, elite: number): number =>
  COUNTER.badge + (regular > 0 ? COUNTER.cell : 0) + (elite > 0 ? COUNTER.cell : 0);

function countersOf(army: Army): Block<Token>[] {
  return nationsOf(army)
    .filter((nation) => unitsOf(army, nation) > 0)
    .map((nation) => {
      const [regular, elite] = [total(army, 'regular', nation), total(army, 'elite', nation)];
      const token: Token = { kind: 'counter', side: army.side, nation, regular, elite };
      return single<Token>(token, counterWidth(regular, elite), COUNTER.h);
    });
}

export const fellowshipBlock = (state: 'hidden' | 'revealed'): Block<Token> =>
  single<Token>({ kind: 'fellowship', revealed: state === 'revealed' }, RING_SIZE, RING_SIZE);

/** The size of a note in token units. */
export const noteSize = (text: string): Pick<Box, 'w' | 'h'> => ({
  w: NOTE.edge + NOTE.letter * text.length,
  h: NOTE.h,
});

/** Seen from afar, an army is one counter: the badge of its largest nation and the number of its units. */
export function summed({ armies, besieged, fellowship }: Standing): Standing {
  const sum = (army: Army): Army => {
    const [first] = nationsOf(army).sort((a, b) => unitsOf(army, b) - unitsOf(army, a));
    const count = unitsOf(army);
    if (count > 0) return { side: army.side, figures: [{ nation: first, kind: 'regular', count }], characters: [] };
    return {
      side: army.side,
      figures: army.figures.filter((f) => f.count > 0).map((f) => ({ ...f, count: 1 })),
      characters: army.characters.slice(0, 1),
    };
  };
  return {
    armies: armies.map(sum),
    ...(besieged === undefined ? {} : { besieged: sum(besieged) }),
    ...(fellowship === undefined ? {} : { fellowship }),
  };
}

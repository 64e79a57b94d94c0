/** Victory points (BG-2.3.3, BG-15.2), spent dice, and what else is counted. */
import { regionFacts } from '@amon-hen/board-game/tables';
import type { Fact } from '../../play/source.ts';
import { FREE_NATIONS } from './figures.ts';
import type { BoardView, BySide, NationId, Side } from './view.ts';

export type Sign = 'town' | 'city' | 'stronghold' | 'fortification' | 'none';
interface RegionFact {
  readonly nation: NationId | null;
  readonly sign: Sign;
  readonly points: number;
  readonly side: Side | null;
}
const regions = new Map<string, RegionFact>(
  regionFacts.map(({ id, nation, settlement, fortification }) => [
    id,
    {
      nation,
      sign: settlement ?? (fortification ? 'fortification' : 'none'),
      points: settlement === 'stronghold' ? 2 : settlement === 'city' ? 1 : 0,
      side: nation === null ? null : FREE_NATIONS.includes(nation) ? 'free' : 'shadow',
    },
  ]),
);
const NOWHERE: RegionFact = { nation: null, sign: 'none', points: 0, side: null };
export const regionFact = (id: string): RegionFact => regions.get(id) ?? NOWHERE;

/** Points are for what the side has taken from the other. */
export function victoryPoints({ captured, control }: BoardView): BySide<number> {
  const points = { free: 0, shadow: 0 };
  for (const region of captured) {
    const by = control[region];
    if (by !== undefined) points[by] += regionFact(region).points;
  }
  return points;
}
export const POINTS_TO_WIN: BySide<number> = { free: 4, shadow: 10 };

/** The dice that have been used in this turn, by what happened since it began. */
export function usedDice(facts: readonly Fact[], sideOfSeat: (seat: number) => Side): BySide<readonly string[]> {
  const used: { free: string[]; shadow: string[] } = { free: [], shadow: [] };
  const begin = facts.findLastIndex((fact) => fact.what === 'turn');
  for (const fact of facts.slice(Math.max(0, begin))) {
    const spent = fact.what === 'die-used' || fact.what === 'skipped';
    if (spent && typeof fact.seat === 'number') used[sideOfSeat(fact.seat)].push(String(fact.face));
  }
  return used;
}
/** Which side each seat plays (BG-16.1). */
const SEATS: Readonly<Record<string, readonly { readonly id: string; readonly side: Side }[]>> = {
  2: [
    { id: 'free', side: 'free' },
    { id: 'shadow', side: 'shadow' },
  ],
  3: [
    { id: 'free', side: 'free' },
    { id: 'witch-king', side: 'shadow' },
    { id: 'saruman', side: 'shadow' },
  ],
  4: [
    { id: 'gondor', side: 'free' },
    { id: 'witch-king', side: 'shadow' },
    { id: 'rohan', side: 'free' },
    { id: 'saruman', side: 'shadow' },
  ],
};
export interface SeatFact {
  readonly seat: number;
  readonly id: string;
  readonly side: Side;
}
export function seatsOf(view: BoardView): readonly SeatFact[] {
  const plan = SEATS[Object.keys(view.hands).length] ?? [];
  return plan.map(({ id, side }, seat) => ({ seat, id, side }));
}

/** How one's games went, by game and side. */
import type { SavedTable } from '../play/local/table.ts';
import { onShelf } from '../play/shelf.ts';

export interface Count {
  readonly game: string;
  readonly side: 'free' | 'shadow';
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}
/** Of the tables in this browser: those that are over, and where the people who played were all of one side. */
export function countLocal(tables: readonly SavedTable[]): readonly Count[] {
  return tables.flatMap(({ game, setup, sitters, winners }) => {
    if (winners === null) return [];
    const plans = onShelf(game)?.seats(setup) ?? [];
    const sides = new Set(
      plans.filter(({ seat }) => sitters[seat]?.kind === 'person').flatMap(({ side }) => (side === null ? [] : [side])),
    );
    const [side] = sides;
    if (side === undefined || sides.size > 1) return [];
    const won = plans.some((plan) => plan.side === side && winners.includes(plan.seat));
    return [{ game, side, played: 1, won: won ? 1 : 0, drawn: winners.length === 0 ? 1 : 0 }];
  });
}
export function added(counts: readonly Count[]): readonly Count[] {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const key = `${count.game} ${count.side}`;
    const sum = sums.get(key) ?? { ...count, played: 0, won: 0, drawn: 0 };
    sums.set(key, {
      ...sum,
      played: sum.played + count.played,
      won: sum.won + count.won,
      drawn: sum.drawn + count.drawn,
    });
  }
  return [...sums.values()].sort((a, b) => a.game.localeCompare(b.game) || a.side.localeCompare(b.side));
}

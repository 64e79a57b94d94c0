/** How the points come together: battlegrounds, paths, corruption, and in the final scoring the Ring tokens (CG-11.1). */
import type { Outcome } from '@amon-hen/kernel';
import { placeFact } from './printed.ts';
import type { Side, View } from './view.ts';

export interface ScoreRow {
  readonly what: 'battlegrounds' | 'paths' | 'corruption' | 'rings' | 'all';
  readonly points: Readonly<Record<Side, number>>;
}
/**
 * Only the final scoring counts the Ring tokens: a lead of ten does not (CG-11.2.1), nor does a game that its players
 * ended.
 */
export function finalScore({ scoring: { freePeoples, shadow } }: View, { how, by }: Outcome): readonly ScoreRow[] {
  const withRings = how !== 'lead' && by !== 'TABLE';
  const worth = (locations: readonly string[], kind: 'battleground' | 'path'): number =>
    locations.reduce((sum, id) => sum + (placeFact(id).kind === kind ? placeFact(id).points : 0), 0);
  const row = (what: ScoreRow['what'], ours: number, theirs: number): ScoreRow => ({
    what,
    points: { 'free-peoples': ours, shadow: theirs },
  });
  const rows = [
    row('battlegrounds', worth(freePeoples.locations, 'battleground'), worth(shadow.locations, 'battleground')),
    // CG-11.1.1: paths in the Shadow's area lie face down and give it nothing
    row('paths', worth(freePeoples.locations, 'path'), 0),
    row('corruption', 0, shadow.corruption),
    ...(withRings && freePeoples.rings + shadow.rings > 0 ? [row('rings', freePeoples.rings, shadow.rings)] : []),
  ];
  const all = (side: Side): number => rows.reduce((sum, { points }) => sum + points[side], 0);
  return [...rows, row('all', all('free-peoples'), all('shadow'))];
}
/** As the header shows them: while it is played without the Ring tokens. */
export function pointsOf(view: View, outcome: Outcome | null): Readonly<Record<Side, number>> {
  const { freePeoples, shadow } = view.scoring;
  const final = outcome === null ? undefined : finalScore(view, outcome).at(-1)?.points;
  return final ?? { 'free-peoples': freePeoples.points, shadow: shadow.points };
}

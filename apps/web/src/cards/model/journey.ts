/** The paths of the journey, by their numbers, and what became of each. */
import { placeFact } from './printed.ts';
import { scenarioOf, type View } from './view.ts';

export interface Stage {
  readonly number: number;
  readonly state: 'free' | 'shadow' | 'nobody' | 'now' | 'ahead';
  readonly location: string | null;
}
export function journeyOf(view: View): readonly Stage[] {
  const { scoring, laidAside, path } = view;
  const known: readonly (readonly [Stage['state'], readonly string[]])[] = [
    ['now', path === null ? [] : [path.location]],
    ['free', scoring.freePeoples.locations],
    ['shadow', scoring.shadow.locations],
    ['nobody', laidAside],
  ];
  return Array.from({ length: scenarioOf(view).lastPath }, (_, i): Stage => {
    const number = i + 1;
    for (const [state, locations] of known) {
      const location = locations.findLast((id) => placeFact(id).number === number);
      if (location !== undefined) return { number, state, location };
    }
    return { number, state: 'ahead', location: null };
  });
}
/** Who leads, and by how much: ten end the game (CG-11.2.1). */
export function leadOf({ scoring }: View): { readonly side: 'free-peoples' | 'shadow' | 'nobody'; readonly n: number } {
  const n = scoring.freePeoples.points - scoring.shadow.points;
  return { side: n > 0 ? 'free-peoples' : n < 0 ? 'shadow' : 'nobody', n: Math.abs(n) };
}

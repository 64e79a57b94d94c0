/** What can be done with one character: whoever is pressed is the one who goes. */
import type { BoardView } from './view.ts';
import { leaves, type Way } from './ways.ts';

/** Actions that belong to a character alone. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  gimli: ['dwarf of erebor'],
  strider: ['aragorn'],
  'gandalf-grey': ['gandalf the white'],
  saruman: ['voice of saruman: recruit', 'voice of saruman: elites'],
};

export function waysOfFigure(view: BoardView, ways: readonly Way[], figure: string): readonly Way[] {
  const at = view.characters[figure];
  const isWithRing = view.fellowship.companions.includes(figure);
  return leaves(ways).flatMap((way): Way[] => {
    const { first, last, steps } = way;
    if (last.figure === figure || OWN[figure]?.includes(first.act) === true) return [way];
    // BG-7.3.1, BG-12.8: it is asked from where, then who
    const goes = first.act === 'move companions' && last.at !== undefined && last.at === at;
    const leavesRing = first.act === 'separate companions' && isWithRing;
    return goes || leavesRing ? [{ ...way, steps: [...steps, figure] }] : [];
  });
}

/** Combat cards that ask for Elites among the fighters. */
import { elitesOfSide } from '../../data/figures.ts';
import type { Side } from '../../data/nations.ts';
import { no } from '../../events/registry.ts';
import { count } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { fighters } from '../strength.ts';

export const NO_ELITE = no('BG-9.3.4', 'needs-elite-in-battle');

export function elitesInBattle(s: State, b: Battle, side: Side): number {
  const row = fighters(b, side);
  let n = 0;
  for (const elite of elitesOfSide[side]) n += count(s, row, elite);
  return n;
}

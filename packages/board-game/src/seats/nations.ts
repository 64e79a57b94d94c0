/** Which player has which Nations and figures (BG-16.1.1). */
import type { Seat } from '@amon-hen/kernel';
import { type Figure, isCompanion, NAZGUL, nationOfFigure } from '../data/figures.ts';
import type { Nation } from '../data/nations.ts';
import type { Setup } from '../options.ts';
import type { State } from '../state/state.ts';

/** By Nation: dwarves, elves, gondor, north, rohan, isengard, sauron, southrons-easterlings. */
const owners: Readonly<Record<Setup['players'], readonly Seat[]>> = {
  2: [0, 0, 0, 0, 0, 1, 1, 1],
  3: [0, 0, 0, 0, 0, 2, 1, 2],
  4: [2, 0, 0, 2, 2, 3, 1, 3],
};
export function ownerOf(s: State, nation: Nation): Seat {
  return owners[s.setup.players][nation];
}
/** BG-16.3.1: may the player recruit, move, fight and negotiate for the Nation? */
export function hasNation(s: State, seat: Seat, nation: Nation): boolean {
  return owners[s.setup.players][nation] === seat;
}
export const SHARED: Seat = -1;
/** Units and Leaders belong to the player of their Nation, Minions likewise; Companions and Nazgûl to both (BG-16.3.2, BG-16.3.3). */
export function ownerOfFigure(s: State, figure: Figure): Seat {
  if (figure === NAZGUL || isCompanion(figure)) return SHARED;
  return ownerOf(s, nationOfFigure[figure]);
}

/** Questions about the Political Track (BG-11.1). */
import { type Figure, isCharacter, NAZGUL, nationOfFigure } from '../data/figures.ts';
import { AT_WAR, type Nation, nationsOfSide, type Side } from '../data/nations.ts';
import type { State } from './state.ts';

export function isAtWar(s: State, nation: Nation): boolean {
  return s.box[nation] === AT_WAR;
}
export function allAtWar(s: State, side: Side): boolean {
  return nationsOfSide[side].every((n) => s.box[n] === AT_WAR);
}
export function anyAtWar(s: State, side: Side): boolean {
  return nationsOfSide[side].some((n) => s.box[n] === AT_WAR);
}
/** BG-11.5: does the figure move and fight as one At War? Characters and Nazgûl always do (BG-7.1.3). */
export function figureAtWar(s: State, figure: Figure): boolean {
  return isCharacter(figure) || figure === NAZGUL || s.box[nationOfFigure[figure]] === AT_WAR;
}
/** BG-11.1.3: a passive Nation is not advanced into the last box. */
export function canAdvance(s: State, nation: Nation): boolean {
  const box = s.box[nation];
  return box < AT_WAR - 1 || (box === AT_WAR - 1 && s.active[nation]);
}

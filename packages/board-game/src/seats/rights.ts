/** What the acting player may do with three or four players (BG-16.3). */
import type { Refusal, Verdict } from '@amon-hen/kernel';
import type { Figure } from '../data/figures.ts';
import type { Nation } from '../data/nations.ts';
import type { State } from '../state/state.ts';
import { isRested } from './consecutive.ts';
import { hasNation, ownerOfFigure, SHARED } from './nations.ts';

const NOT_YOURS: Refusal = { rule: 'BG-16.3.1', why: 'not-your-nation' };

/** May the acting player recruit for the Nation, or advance it? */
export function mayActFor(s: State, nation: Nation): Verdict {
  if (s.setup.players === 2) return true;
  return hasNation(s, s.acting, nation) ? isRested(s, nation) : NOT_YOURS;
}
/** Is the Character the acting player's, or both teammates'? */
export function hasFigure(s: State, figure: Figure): boolean {
  if (s.setup.players === 2) return true;
  const owner = ownerOfFigure(s, figure);
  return owner === SHARED || owner === s.acting;
}

/** Three players: the Free Peoples may not act twice in a row on the same Nation (BG-16.6.3, BG-16.6.4). */
import type { Refusal, Verdict } from '@amon-hen/kernel';
import { type Figure, isUnit, nationOfFigure } from '../data/figures.ts';
import type { Region } from '../data/map.ts';
import { FREE, type Nation, type Side, sideOfNation } from '../data/nations.ts';
import type { State } from '../state/state.ts';

const SAME_NATION: Refusal = { rule: 'BG-16.6.3', why: 'same-nation-twice' };
const SAME_ARMY: Refusal = { rule: 'BG-16.6.3', why: 'same-army-twice' };

function isBound(s: State, side: Side): boolean {
  return s.setup.players === 3 && side === FREE;
}
/** May the next action be one on this Nation? */
export function isRested(s: State, nation: Nation): Verdict {
  if (!isBound(s, sideOfNation(nation))) return true;
  return (s.lastNations & (1 << nation)) === 0 || SAME_NATION;
}
function nationsOf(figures: readonly Figure[], n: readonly number[]): number {
  let nations = 0;
  for (let i = 0; i < figures.length; i++)
    if (n[i] > 0 && isUnit[figures[i]]) nations |= 1 << nationOfFigure[figures[i]];
  return nations;
}
const isOne = (nations: number): boolean => (nations & (nations - 1)) === 0;
/** May these figures, from this region, act now? An Army of several Nations may, unless it is, like its parts, the very one that acted. */
export function areRested(
  s: State,
  side: Side,
  from: Region,
  figures: readonly Figure[],
  n: readonly number[],
): Verdict {
  if (!isBound(s, side)) return true;
  if (s.lastArmies.includes(from)) return SAME_ARMY;
  const nations = nationsOf(figures, n);
  return !isOne(nations) || (nations & s.lastNations) === 0 || SAME_NATION;
}
/** This action is one on these Nations. */
export function noteNation(s: State, nation: Nation): void {
  if (isBound(s, sideOfNation(nation)) && s.acting === 0) s.nowNations |= 1 << nation;
}
/** This action is one with these figures, which are now in that region. */
export function noteArmy(s: State, side: Side, at: Region, figures: readonly Figure[], n: readonly number[]): void {
  if (!isBound(s, side) || s.acting !== 0) return;
  const nations = nationsOf(figures, n);
  if (isOne(nations)) s.nowNations |= nations;
  else s.nowArmies.push(at);
}
/** The action is over: it is the one that the next is compared with. */
export function closeAction(s: State): void {
  if (s.setup.players !== 3 || s.acting !== 0) return;
  s.lastNations = s.nowNations;
  s.lastArmies.length = 0;
  s.lastArmies.push(...s.nowArmies);
  forgetActions(s);
}
function forgetActions(s: State): void {
  s.nowNations = 0;
  s.nowArmies.length = 0;
}
/** A new turn: other phases lie between. */
export function beginTurn(s: State): void {
  s.lastNations = 0;
  s.lastArmies.length = 0;
  forgetActions(s);
}

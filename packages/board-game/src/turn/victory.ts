/** Victory (BG-15). */
import { scoring, sideOf, victoryPointsOf } from '../data/map.ts';
import { enemyOf, FREE, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { control } from '../state/armies.ts';
import {
  BY_CORRUPTION,
  BY_FREE_MILITARY,
  BY_RING,
  BY_SHADOW_MILITARY,
  CRACK_OF_DOOM,
  MOST_CORRUPTION,
  type State,
} from '../state/state.ts';

/** Thrown to leave all running rules at once: a Ring-based victory ends the game in any phase (BG-4.1.2). */
export const GAME_OVER: unique symbol = Symbol('the game is over');

/** BG-15.2.3: points follow the control markers; they are never counted up. */
export function victoryPoints(s: State, side: Side): number {
  let points = 0;
  for (let i = 0; i < scoring.length; i++) {
    const region = scoring[i];
    if (sideOf[region] === enemyOf(side) && control(s, region) === side) points += victoryPointsOf[region];
  }
  return points;
}
export const POINTS_TO_WIN: readonly number[] = [4, 10];

function win(game: Table, how: number, cause: string): void {
  game.state.victory = how;
  game.tell({ what: 'victory', n: how, cause });
}
/** BG-15.1.1, BG-19.7.8: twelve corruption, at once. */
export function corrupt(game: Table, n: number, cause: string): void {
  if (n <= 0) return;
  const s = game.state;
  s.corruption = Math.min(MOST_CORRUPTION, s.corruption + n);
  game.tell({ what: 'corruption', n, cause });
  if (s.corruption < MOST_CORRUPTION) return;
  win(game, BY_CORRUPTION, 'BG-15.1.1');
  throw GAME_OVER;
}
/** BG-12.7.1, BG-19.7.8: never below 0. */
export function heal(game: Table, n: number, cause: string): void {
  const s = game.state;
  const healed = Math.min(n, s.corruption);
  if (healed <= 0) return;
  s.corruption -= healed;
  game.tell({ what: 'healed', n: healed, cause });
}
/** BG-15.1.2 */
export function checkCrackOfDoom(game: Table): void {
  const s = game.state;
  if (s.mordor < CRACK_OF_DOOM || s.corruption >= MOST_CORRUPTION) return;
  win(game, BY_RING, 'BG-15.1.2');
  throw GAME_OVER;
}
/** BG-15.2, BG-15.3.1: phase 6; the Shadow's condition comes first. */
export function checkMilitaryVictory(game: Table): void {
  const s = game.state;
  if (victoryPoints(s, SHADOW) >= POINTS_TO_WIN[SHADOW]) win(game, BY_SHADOW_MILITARY, 'BG-15.2.1');
  else if (victoryPoints(s, FREE) >= POINTS_TO_WIN[FREE]) win(game, BY_FREE_MILITARY, 'BG-15.2.2');
}

/** The Army in a row, as numbers. */
import {
  charactersOfSide,
  count,
  eliteOf,
  elitesOfSide,
  FREE,
  ISENGARD,
  isCaptainOfTheWest,
  isEliteLeader,
  isInPlay,
  leadershipOf,
  leadersOfSide,
  NO_ROW,
  type Row,
  regularsOfSide,
  SARUMAN,
  SHADOW,
  type Side,
  type State,
  units,
} from '@amon-hen/board-game/reading';
import type { Force } from '../odds/battle.ts';

export interface Host extends Force {
  readonly units: number;
  readonly hitPoints: number;
  /** One number for how strong it is: hit points, and what leads it. */
  readonly power: number;
}
const NOBODY: Host = { regulars: 0, elites: 0, leadership: 0, captains: 0, units: 0, hitPoints: 0, power: 0 };
/** How many hit points a point of Leadership is worth, up to the five dice that can be rolled again. */
const LEADERSHIP_WORTH = 0.7;

export function hostIn(s: State, row: Row, side: Side): Host {
  if (row === NO_ROW || units(s, row, side) === 0) return NOBODY;
  let regulars = 0;
  let elites = 0;
  for (const f of regularsOfSide[side]) regulars += count(s, row, f);
  for (const f of elitesOfSide[side]) elites += count(s, row, f);
  let leadership = 0;
  let captains = 0;
  for (const f of leadersOfSide[side]) leadership += count(s, row, f);
  for (const f of charactersOfSide[side]) {
    if (count(s, row, f) === 0) continue;
    leadership += leadershipOf[f];
    if (side === FREE && isCaptainOfTheWest(f)) captains++;
  }
  if (side === SHADOW && isInPlay(s, SARUMAN) && isEliteLeader(s, eliteOf(ISENGARD))) {
    leadership += count(s, row, eliteOf(ISENGARD));
  }
  return hostOf(regulars, elites, leadership, captains);
}
export function hostOf(regulars: number, elites: number, leadership: number, captains = 0): Host {
  const hitPoints = regulars + 2 * elites;
  return {
    regulars,
    elites,
    leadership,
    captains,
    units: regulars + elites,
    hitPoints,
    power: hitPoints + LEADERSHIP_WORTH * Math.min(5, leadership) + captains,
  };
}

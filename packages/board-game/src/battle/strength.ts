/** What a side brings to a battle (BG-9.2): strength, Leadership, and what its dice must show. */

import { isEliteLeader } from '../armies/groups.ts';
import {
  charactersOfSide,
  elitesOfSide,
  type Figure,
  freeLeaders,
  GANDALF_THE_WHITE,
  isCaptainOfTheWest,
  leadershipOf,
  NAZGUL,
  WITCH_KING,
} from '../data/figures.ts';
import { CITY, FORCE, isFortification, type Region, type Row, regionOfRow, settlement } from '../data/map.ts';
import { enemyOf, FREE, SHADOW, type Side } from '../data/nations.ts';
import { count, units } from '../state/armies.ts';
import { type Battle, FIELD, SIEGE } from '../state/battle.ts';
import type { State } from '../state/state.ts';

export const MOST_DICE = 5;

/** The row in which a side's fighters stand. */
export function fighters(b: Battle, side: Side): Row {
  return side === b.attacker ? FORCE : b.at;
}
export function battleRegion(b: Battle): Region {
  return regionOfRow[b.at];
}
export function isFighting(s: State, b: Battle, figure: Figure, side: Side): boolean {
  return count(s, fighters(b, side), figure) > 0;
}
/** Has either side no units left, or have the defenders gone? */
export function isOver(s: State, b: Battle): boolean {
  return b.retreated || b.withdrew || units(s, FORCE, b.attacker) === 0 || units(s, b.at, enemyOf(b.attacker)) === 0;
}

/** BG-9.2.1, BG-7.2.2 */
export function combatStrength(s: State, b: Battle, side: Side): number {
  const row = fighters(b, side);
  let strength = units(s, row, side);
  if (side !== FREE) return strength;
  for (const companion of charactersOfSide[FREE]) {
    if (!isCaptainOfTheWest(companion) || companion === b.suppressed || count(s, row, companion) === 0) continue;
    strength++;
    if (!s.rulings.captainsAddUp) break;
  }
  return strength;
}
/** BG-9.2.3: at most five dice; cards may set a lower limit, or take dice away down to one. */
export function combatDice(s: State, b: Battle, side: Side): number {
  const most = Math.min(MOST_DICE, b.mostDice[side], combatStrength(s, b, side));
  const fewer = b.fewerDice[side];
  return fewer === 0 ? most : Math.max(Math.min(1, most), most - fewer);
}

/** One Character's Leadership in this round: what is forfeited, suppressed or negated counts nothing (BG-9.3.8). */
export function leadershipOfCharacter(b: Battle, character: Figure): number {
  if (character === b.suppressed || b.silent.includes(character)) return 0;
  if (b.whiteRider && (character === GANDALF_THE_WHITE || character === WITCH_KING)) return 0; // BG-7.7.8
  return leadershipOf[character];
}
/** The Leadership of Nazgûl, the Witch-king included, that is neither negated nor given up. */
export function nazgulLeadership(s: State, b: Battle): number {
  if (b.whiteRider) return 0;
  const row = fighters(b, SHADOW);
  const king = count(s, row, WITCH_KING) > 0 ? leadershipOf[WITCH_KING] : 0;
  return count(s, row, NAZGUL) + king - b.nazgulForfeited;
}
/** BG-9.2.2 */
export function leadership(s: State, b: Battle, side: Side): number {
  const row = fighters(b, side);
  let n = 0;
  if (side === FREE) for (const leader of freeLeaders) n += count(s, row, leader);
  else n += nazgulLeadership(s, b);
  for (const character of charactersOfSide[side]) {
    if (character !== WITCH_KING && count(s, row, character) > 0) n += leadershipOfCharacter(b, character);
  }
  if (side === SHADOW) {
    for (const elite of elitesOfSide[SHADOW]) if (isEliteLeader(s, elite)) n += count(s, row, elite);
  }
  return n;
}

/** BG-9.5.2: what a die must show. */
export function toHit(b: Battle, side: Side): number {
  if (side !== b.attacker) return 5;
  if (b.kind === SIEGE) return 6; // BG-10.3.2
  const region = battleRegion(b);
  const shielded = b.kind === FIELD && b.round === 1 && (settlement[region] === CITY || isFortification[region]);
  return shielded ? 6 : 5; // BG-10.1.1
}
/** BG-9.5.3, BG-9.5.4: a natural 1 misses, a natural 6 hits. */
export function hits(die: number, bonus: number, need: number): boolean {
  return die === 6 || (die !== 1 && die + bonus >= need);
}
/** The hits that a side suffers when casualties are taken (BG-9.5.7, BG-9.6.1). */
export function hitsOn(b: Battle, side: Side): number {
  return Math.max(0, hitsBy(b, enemyOf(side)) - b.cancelledHits[side]) + b.ownHits[side];
}
export function hitsBy(b: Battle, side: Side): number {
  return b.rollHits[side] + b.rerollHits[side] + b.cardHits[side];
}

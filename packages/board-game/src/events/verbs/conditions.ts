/** Conditions that many cards share. */
import type { Verdict } from '@amon-hen/kernel';
import { ARAGORN, companions, type Figure, STRIDER } from '../../data/figures.ts';
import { NO_SETTLEMENT, type Region, regionOfRow, settlement, sideOf } from '../../data/map.ts';
import { FREE, type Side } from '../../data/nations.ts';
import { units, whereIs } from '../../state/armies.ts';
import { OFF_MORDOR_TRACK, type State } from '../../state/state.ts';
import { no } from '../registry.ts';

/** A refusal under the card's own id: its printed condition is not met (BG-6.3.2). */
export function condition(card: string, holds: boolean): Verdict {
  return holds || no(card, 'card-condition');
}
/** The region in which a Character stands on the map, or -1. */
export function regionOfCharacter(s: State, character: Figure): Region {
  const row = whereIs(s, character);
  return row >= 0 && row < regionOfRow.length ? regionOfRow[row] : -1;
}
/** Strider or Aragorn, whichever is on the map; -1 if neither. */
export function striderOrAragorn(s: State): Figure {
  if (whereIs(s, STRIDER) >= 0) return STRIDER;
  return whereIs(s, ARAGORN) >= 0 ? ARAGORN : -1;
}
/** Does a Companion on the map stand in the region, inside a siege or not? */
export function companionStandsIn(s: State, region: Region): boolean {
  return companions.some((c) => regionOfCharacter(s, c) === region);
}
/** Is the Character together with units of its side (in the same row)? */
export function isWithArmy(s: State, character: Figure, side: Side): boolean {
  const row = whereIs(s, character);
  return row >= 0 && units(s, row, side) > 0;
}
/** "No Free Peoples Settlement in the region of the Ring-bearers": original owners count; on the Mordor Track there is no region. */
export function ringBearersInTheWild(s: State): boolean {
  if (s.mordor !== OFF_MORDOR_TRACK) return true;
  return settlement[s.position] === NO_SETTLEMENT || sideOf[s.position] !== FREE;
}

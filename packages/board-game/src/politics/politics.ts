/** Activation and advance on the Political Track (BG-11.2, BG-11.4). */
import { activates, type Figure } from '../data/figures.ts';
import { CITY, nationOf, type Region, STRONGHOLD, settlement, sideOf } from '../data/map.ts';
import { AT_WAR, FREE, type Nation, nationsOfSide, type Side } from '../data/nations.ts';
import type { PoliticalCause } from '../events/registry.ts';
import { activatedByAttackOn, announce, forbidsActivation } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { noteNation } from '../seats/consecutive.ts';
import { mayActFor } from '../seats/rights.ts';
import { control, hasUnitOf } from '../state/armies.ts';
import { canAdvance } from '../state/politics.ts';
import type { State } from '../state/state.ts';

export const NOWHERE: Region = -1;

/** BG-11.2.1: for good. */
export function activate(game: Table, nation: Nation, how: PoliticalCause, region: Region, cause: string): void {
  const s = game.state;
  if (s.active[nation] || forbidsActivation(s, nation, how, region)) return;
  s.active[nation] = true;
  game.tell({ what: 'activated', nation, cause });
  announce(game, { what: 'activated', nation });
}
/** BG-11.4.1, BG-11.4.5: one box, if it may. */
export function advance(game: Table, nation: Nation, how: PoliticalCause, cause: string): void {
  const s = game.state;
  if (how === 'card' ? !cardAdvances(s, nation) : !canAdvance(s, nation)) return;
  s.box[nation]++;
  if (how === 'muster' || how === 'ability' || how === 'card') noteNation(s, nation);
  game.tell({ what: 'advanced', nation, n: s.box[nation], cause });
  if (s.box[nation] === AT_WAR) activate(game, nation, how, NOWHERE, cause); // BG1-8.2; in the second edition it is active
  announce(game, { what: 'advanced', nation, how });
}
/** BG-16.3.1, BG-16.6.3: a card advances the Nations of its player, and none that he has just acted on. */
export function cardAdvances(s: State, nation: Nation): boolean {
  if (s.box[nation] === AT_WAR || mayActFor(s, nation) !== true) return false;
  if (canAdvance(s, nation)) return true;
  return s.rulings.atWarByCardActivates && !forbidsActivation(s, nation, 'card', NOWHERE); // BG1-8.2
}
/** A card that sets a Nation At War (BG-11.2.1.5). */
export function toWar(game: Table, nation: Nation, cause: string): void {
  const s = game.state;
  if (s.box[nation] === AT_WAR || mayActFor(s, nation) !== true) return;
  s.box[nation] = AT_WAR;
  noteNation(s, nation);
  if (s.rulings.atWarByCardActivates) activate(game, nation, 'card', NOWHERE, cause); // BG1-8.2
  game.tell({ what: 'advanced', nation, n: AT_WAR, cause });
  announce(game, { what: 'advanced', nation, how: 'card' });
}

/** BG-9.1.10, BG-11.4.2, BG-11.4.3: an Army in this row is attacked: each Nation with a unit there, activated first. */
export function attacked(game: Table, side: Side, row: number, region: Region): void {
  const s = game.state;
  if (side === FREE)
    for (const nation of activatedByAttackOn(s, region)) activate(game, nation, 'attack', region, 'BG-11.2.1');
  for (const nation of nationsOfSide[side]) {
    if (!hasUnitOf(s, row, nation)) continue;
    activate(game, nation, 'attack', region, 'BG-11.2.1');
    advance(game, nation, 'attack', 'BG-11.4.1');
  }
}
/** BG-11.2.1.4: a Companion ends his movement, or enters play, in a City or Stronghold not held by the enemy. */
export function companionArrives(game: Table, companion: Figure, region: Region): void {
  const nation = nationOf[region];
  if (sideOf[region] !== FREE || (settlement[region] !== CITY && settlement[region] !== STRONGHOLD)) return;
  if (control(game.state, region) !== FREE) return;
  if (activates[companion].includes(nation)) activate(game, nation, 'companion', region, 'BG-11.2.1');
}

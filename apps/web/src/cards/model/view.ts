/** The table as a seat sees it, in the words of the rules' own view. */
import {
  type CardView,
  type LocationView,
  type PlayerView,
  type ProspectView,
  SCENARIOS,
  type ScenarioData,
  type View,
} from '@amon-hen/card-game/tables';
import type { Seat } from '@amon-hen/kernel';

export type Side = 'free-peoples' | 'shadow';
export type { CardView, LocationView, PlayerView, ProspectView, View };
export const SIDES: readonly Side[] = ['free-peoples', 'shadow'];
export const otherSide = (side: Side): Side => (side === 'shadow' ? 'free-peoples' : 'shadow');

/** The source gives what the game's own stage describes, so this is its view. */
export function cardsView(view: unknown): View {
  return view as View;
}
export function scenarioOf({ scenario }: View): ScenarioData {
  const found = Object.values(SCENARIOS).find(({ id }) => id === scenario);
  if (found === undefined) throw new Error(`no such scenario: ${scenario}`);
  return found;
}
/** A seat of the turn order: a player may have two (CG-12.3.3). */
export interface Turn {
  readonly seat: number;
  readonly player: string;
}
/** The turn order, from the seat with the starting token on (CG-4.1.3). */
export function turnOrder(view: View): readonly Turn[] {
  const turns = scenarioOf(view).turnOrder.map((player, seat): Turn => ({ seat, player }));
  return [...turns.slice(view.startingSeat), ...turns.slice(0, view.startingSeat)];
}
export function seatOf(view: View, player: PlayerView): Seat {
  return scenarioOf(view).people[view.people]?.findIndex(({ id }) => id === player.seat) ?? -1;
}
/** The players that a seat plays: two in Trilogy with fewer than four people (CG-12.1.8). */
export function playersOf(view: View, who: Seat | 'public'): readonly PlayerView[] {
  return view.players.filter((player) => seatOf(view, player) === who);
}
/** Since the last action; when the combats begin nobody cares any more. */
export function hasPassed({ phase, passed }: View, player: string): boolean {
  return phase === 'action' && passed.includes(player);
}
export function playerNamed(view: View, name: string): PlayerView | null {
  return view.players.find(({ player }) => player === name) ?? null;
}
/** The path first, then the battlegrounds. */
export function placesOf({ path, battlegrounds }: View): readonly LocationView[] {
  return path === null ? battlegrounds : [path, ...battlegrounds];
}
/** All cards in play. */
export function inPlay(view: View): readonly CardView[] {
  const there = placesOf(view).flatMap((place) => [...place.freePeoples, ...place.shadow]);
  return [...there, ...view.players.flatMap(({ reserve }) => reserve)];
}

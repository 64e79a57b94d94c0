/** An Army that goes several regions by a card (BG-8.5): way first, then who goes; nobody joins or leaves on the way. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { chooseGroup, type Group, groupOf, largestGroup } from '../../armies/groups.ts';
import { groupRule, type MoveRule, march, mayEnter, mayGo, mayMove } from '../../armies/movement.ts';
import { removeAtOnce } from '../../armies/stacking.ts';
import { neighbours, REGIONS, type Region, regionId } from '../../data/map.ts';
import type { Side } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { units } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';

export interface FarMarch {
  readonly side: Side;
  /** The most regions. */
  readonly steps: number;
  readonly rule: MoveRule;
  mayEnd(s: State, from: Region, at: Region): boolean;
}
type Route = readonly Region[];
const endOf = (from: Region, route: Route): Region => route[route.length - 1] ?? from;

/** Those of the Army who may go the whole way (BG-8.4.11). */
function travellers(s: State, far: FarMarch, from: Region, route: Route): Group {
  return groupOf(s, from, far.side, (figure) => route.every((at) => mayGo(s, from, figure, at)));
}
/** BG-8.5.3: every region on the way is free for movement, and somebody may go. */
function mayTake(s: State, far: FarMarch, from: Region, route: Route): boolean {
  const at = endOf(from, route);
  if (route.length === 1) return mayMove(s, far.side, from, at, far.rule) === true;
  if (mayEnter(s, far.side, at) !== true) return false;
  const group = travellers(s, far, from, route);
  return largestGroup(s, from, far.side, group, groupRule(s, at, far.rule)) !== null;
}
/** Does the way so far end well, or go on to where it does? */
function leadsOn(s: State, far: FarMarch, from: Region, route: Route): boolean {
  if (!mayTake(s, far, from, route)) return false;
  if (far.mayEnd(s, from, endOf(from, route))) return true;
  if (route.length === far.steps) return false;
  return neighbours[endOf(from, route)].some((next) => leadsOn(s, far, from, [...route, next]));
}
function mayStart(s: State, far: FarMarch, from: Region): boolean {
  return units(s, from, far.side) > 0 && neighbours[from].some((next) => leadsOn(s, far, from, [next]));
}
export function mayMarchFar(s: State, far: FarMarch): boolean {
  for (let from = 0; from < REGIONS; from++) if (mayStart(s, far, from)) return true;
  return false;
}

const STOP: Region = -1;
const fromId = (from: Region): string => `from ${regionId[from]}`;
const nextId = (at: Region): string => (at === STOP ? 'stop' : `to ${regionId[at]}`);
/** One Army marches; it waits in its MARCH row until the action ends, so that it does not move again (BG-8.4.3). */
export function* marchFar(game: Table, far: FarMarch, cause: string): Rules<void> {
  const s = game.state;
  const starts = Array.from({ length: REGIONS }, (_, r) => r).filter((from) => mayStart(s, far, from));
  if (starts.length === 0) return;
  const from = yield* pickOne({ by: acting(s), rule: cause, about: 'march-from', id: fromId, options: starts });
  const route: Region[] = [];
  while (route.length < far.steps) {
    const at = endOf(from, route);
    const onward = neighbours[at].filter((next) => leadsOn(s, far, from, [...route, next]));
    const options = route.length > 0 && far.mayEnd(s, from, at) ? [STOP, ...onward] : onward;
    const left = far.steps - route.length;
    const next = yield* pickOne({
      by: acting(s),
      rule: 'BG-8.5.3',
      about: 'march-to',
      values: { left },
      id: nextId,
      options,
    });
    if (next === STOP) break;
    route.push(next);
  }
  const group = travellers(s, far, from, route);
  const amounts = yield* chooseGroup(s, from, far.side, group, groupRule(s, endOf(from, route), far.rule));
  march(game, far.side, from, route, group.figures, amounts, cause);
  yield* removeAtOnce(game, endOf(from, route), far.side);
}

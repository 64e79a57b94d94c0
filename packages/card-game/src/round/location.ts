/** The location step (CG-6.1): the starting player activates a battleground, then a path. */
import type { Rules } from '@amon-hen/kernel';
import {
  battlegroundSide,
  type Location,
  locationIds,
  locationNamed,
  otherSide,
  pathNumber,
} from '../data/catalogue.ts';
import { opted } from '../options.ts';
import { startingPlayer, unusedPaths } from '../state/queries.ts';
import { ACTION, PATH, SET_ASIDE, type State, settingOf, UNUSED } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { activate } from '../verbs/activate.ts';

export function* activateBattlegrounds(table: Table): Rules<void> {
  const { state } = table;
  const player = startingPlayer(state);
  table.tell({ what: 'round', n: state.round, player: settingOf(state).names[player], cause: 'CG-5.1.1' });
  const { schedule } = settingOf(state).scenario;
  if (schedule === null) {
    const left = unusedBattlegrounds(state);
    if (left.length > 0) yield* activate(table, random(table, left, 'random battleground'), player, 'CG-6.1.2');
  } else {
    // CG-12.4.3, CG-16.4.11: one of them may already have come by the text of the other
    const fixed = (schedule[state.round] ?? []).map(locationNamed);
    if (opted(state, 'fourthRound', 'dol-guldur-first')) fixed.reverse();
    for (const battleground of fixed) {
      if (state.where[battleground] === UNUSED) yield* activate(table, battleground, player, 'CG-12.4.3');
    }
  }
  state.phase = PATH;
}
/** CG-6.1.2, CG-6.1.3: those of the starting player's side, else of the other; if both decks are empty, none. */
function unusedBattlegrounds(s: State): Location[] {
  const { battlegrounds, sides } = settingOf(s);
  const own = sides[startingPlayer(s)];
  for (const side of [own, otherSide(own)]) {
    const left = battlegrounds.filter((b) => battlegroundSide[b] === side && s.where[b] === UNUSED);
    if (left.length > 0) return left;
  }
  return [];
}
function random(table: Table, locations: readonly Location[], label: string): Location {
  return locations[
    locations.length === 1 ? 0 : table.chance.below(locations.length, label, (i) => locationIds[locations[i]])
  ];
}

/** CG-6.1.4: a random path, one number higher than the last; what is left of lower numbers is set aside. */
export function* activatePath(table: Table): Rules<void> {
  const { state } = table;
  const next = state.pathReached + 1;
  for (const path of settingOf(state).paths) {
    if (pathNumber[path] < next && state.where[path] === UNUSED) state.where[path] = SET_ASIDE;
  }
  yield* activate(table, random(table, unusedPaths(state, next), 'random path'), startingPlayer(state), 'CG-6.1.4');
  state.phase = ACTION;
  state.turn = state.starter; // CG-7.1.1
  state.passed = 0;
}

/** Activating and reactivating locations (CG-6). A path replaced in the action step is fought over first (CG-6.3.2). */
import type { Asking, Rules } from '@amon-hen/kernel';
import { pathCombat } from '../combat/path.ts';
import type { BattlegroundId } from '../data/battlegrounds.ts';
import {
  battlegroundsOf,
  factionNamed,
  type Location,
  locationIds,
  locationNamed,
  NONE,
  pathNumber,
} from '../data/catalogue.ts';
import type { FactionId } from '../data/faction-card.ts';
import type { PathId } from '../data/paths.ts';
import { opted } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { makeActive } from '../state/doors.ts';
import { nameOf, seatOf, unusedPaths } from '../state/queries.ts';
import { type State, settingOf, UNUSED, WON_BY_FREE_PEOPLES, WON_BY_SHADOW } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from './ask.ts';
import { refuse } from './refuse.ts';
import { causeOf, type Effect, locationTexts, type Moment } from './text.ts';

/** Brings a location to the table and resolves its text. The activating player: CG-6.2.3. */
export function* activate(table: Table, location: Location, player: Player, cause: string): Rules<void> {
  const { state } = table;
  const again = state.where[location] !== UNUSED;
  makeActive(state, location);
  table.tell({
    what: again ? 'reactivated' : 'activated',
    player: nameOf(state, player),
    location: locationIds[location],
    cause,
  });
  yield* locationTexts[location].activation.run(table, { player, card: NONE, location, gains: NONE });
}

/** Where battlegrounds may be taken from (CG-6.2.4). An active one is in neither place (CG-6.2.5). */
type Source = 'deck' | 'scoring' | 'both';
function isIn(s: State, battleground: Location, source: Source): boolean {
  const where = s.where[battleground];
  if (where === UNUSED) return source !== 'scoring';
  return source !== 'deck' && (where === WON_BY_FREE_PEOPLES || where === WON_BY_SHADOW);
}
function candidates(s: State, faction: FactionId | 'any', source: Source): Location[] {
  return settingOf(s).battlegrounds.filter((b) => showsFaction(b, faction) && isIn(s, b, source));
}
function showsFaction(battleground: Location, faction: FactionId | 'any'): boolean {
  return faction === 'any' || ((battlegroundsOf[factionNamed(faction)] >> battleground) & 1) === 1;
}

/** Activate the named battleground, if it is there. */
export function activateBattleground(id: BattlegroundId, source: Source = 'deck'): Effect {
  const battleground = locationNamed(id);
  return {
    can: (s) => isIn(s, battleground, source) || refuse('CG-6.2.4', 'no-battleground-left'),
    *run(table, at): Rules<void> {
      if (isIn(table.state, battleground, source)) yield* activate(table, battleground, at.player, causeOf(at));
    },
  };
}
/** The player picks a battleground that shows the faction (CG-6.2.2); what follows is told which one it was. */
export function activateAny(
  faction: FactionId | 'any',
  source: Source,
  then: (table: Table, at: Moment, battleground: Location) => Rules<void> = nothing,
): Effect {
  return {
    can: (s) => candidates(s, faction, source).length > 0 || refuse('CG-16.4.3', 'no-battleground-left'),
    *run(table, at): Rules<void> {
      const { state } = table;
      if (candidates(state, faction, source).length === 0) return;
      const battleground = yield* ask({
        by: seatOf(state, at.player),
        rule: 'CG-6.2.2',
        about: 'pick-battleground',
        values: { player: nameOf(state, at.player), cause: causeOf(at) },
        options: () => candidates(state, faction, source),
        id: (b) => locationIds[b],
      });
      yield* activate(table, battleground, at.player, causeOf(at));
      yield* then(table, at, battleground);
    },
  };
}
function* nothing(): Rules<void> {}

/** Which paths a text may activate (CG-6.3.4). */
function nextPaths(s: State): Location[] {
  const next = pathNumber[s.path] + 1;
  return s.path === NONE || next > settingOf(s).scenario.lastPath ? [] : unusedPaths(s, next); // CG-6.1.5
}
function otherPaths(s: State): Location[] {
  return s.path === NONE ? [] : unusedPaths(s, pathNumber[s.path]);
}
const STAY = NONE;
/** CG-6.3.2: the path is picked first, then the old path is fought over, then the new one is activated. */
function activatePath(eligible: (s: State) => Location[], optional: boolean): Effect {
  return {
    can: (s) => eligible(s).length > 0 || refuse('CG-6.3.5', 'no-path-left'),
    *run(table, at): Rules<void> {
      const { state } = table;
      const paths = eligible(state); // everybody knows which paths are unused (CG-13.1.8)
      if (paths.length === 0) return;
      const later = opted(state, 'pathChoice', 'after-combat');
      if (later && !optional) yield* pathCombat(table);
      const path = yield* pickPath(table, at, optional ? [STAY, ...paths] : paths);
      if (path === STAY) return;
      if (!later || optional) yield* pathCombat(table);
      yield* activate(table, path, at.player, causeOf(at));
    },
  };
}
function pickPath(table: Table, at: Moment, options: readonly Location[]): Asking<Location> {
  const { state } = table;
  return ask({
    by: seatOf(state, at.player),
    rule: 'CG-6.3.2',
    about: 'pick-path',
    values: { player: nameOf(state, at.player), cause: causeOf(at) },
    options,
    id: (p) => (p === STAY ? 'stay' : locationIds[p]),
  });
}
/** Activate an unused path whose number is one higher. */
export function nextPath(): Effect {
  return activatePath(nextPaths, false);
}
/** Activate another unused path of the active path's number; `only` on such a path. */
export function otherPath({
  optional = false,
  only,
}: {
  readonly optional?: boolean;
  readonly only?: number | PathId;
} = {}): Effect {
  const fits = (path: Location): boolean =>
    only === undefined || (typeof only === 'number' ? pathNumber[path] === only : locationIds[path] === only);
  const eligible = (s: State): Location[] => (s.path !== NONE && fits(s.path) ? otherPaths(s) : []);
  return activatePath(eligible, optional);
}

import { factionNamed, NONE } from '../../data/catalogue.ts';
import { opted } from '../../options.ts';
import { locationOf } from '../../state/queries.ts';
import { type State, settingOf } from '../../state/state.ts';
import { eliminateOne, inPlay, isAt } from '../../verbs/destroy.ts';
import { fitting } from '../../verbs/filter.ts';
import { iconsAt } from '../../verbs/icons.ts';
import { card, type Effect } from '../../verbs/text.ts';
import { whenPlayedOrMovedTo } from '../../verbs/timing.ts';

const ISENGARD_ARMY = fitting({ faction: 'isengard', types: ['army'] });
/** The Isengard player picks the army where Treebeard stands; the source that names no place is an option (CG-16.7.5). */
const isengardLosesAnArmy: Effect = {
  can: () => true,
  *run(table, at) {
    const player = settingOf(table.state).playerOfFaction[factionNamed('isengard')];
    if (player === NONE) return;
    const armies = (s: State): number[] =>
      inPlay(s, (c) => ISENGARD_ARMY(c) && (opted(s, 'treebeardArmy', 'any') || isAt(s, c, locationOf(s, at.card))));
    yield* eliminateOne(table, { ...at, player }, armies, false);
  },
};

/**
 * Has 1 more attack icon on the Orthanc battleground. When he enters a battleground, by being played or moved, the
 * Isengard player has to eliminate one Isengard army that is there.
 */
export const treebeard = card(
  'treebeard',
  iconsAt('orthanc', { attack: 1 }),
  whenPlayedOrMovedTo('battleground', isengardLosesAnArmy),
);

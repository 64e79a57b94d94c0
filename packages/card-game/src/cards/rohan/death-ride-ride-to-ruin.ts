import { factionNamed, factionOf, isBattleground, isItem, NONE } from '../../data/catalogue.ts';
import { opted } from '../../options.ts';
import { locationOf, ownerOf } from '../../state/queries.ts';
import { RESERVE, type State, settingOf } from '../../state/state.ts';
import { bearerOf } from '../../verbs/costs.ts';
import { eliminateOne, inPlay } from '../../verbs/destroy.ts';
import { fitting } from '../../verbs/filter.ts';
import { card, type Effect } from '../../verbs/text.ts';
import { whenResolved } from '../../verbs/timing.ts';

const ROHAN = fitting({ faction: 'rohan' });
const MORDOR = factionNamed('mordor');

/** CG-16.6.13: one pick is one card; what falls with a picked wielder does not count. */
function mayBePicked(s: State, c: number): boolean {
  return !isItem[c] || opted(s, 'deathRideItems', 'single');
}
const ride: Effect = {
  can: (s, at) => ownRohan(s, at.player).length > 0 || { rule: 'CG-8.5.2', why: 'nothing-to-do' },
  *run(table, at) {
    let n = 0;
    while (yield* eliminateOne(table, at, (s) => ownRohan(s, at.player), true)) n++;
    const mordor = settingOf(table.state).playerOfFaction[MORDOR];
    if (mordor === NONE) return;
    const onBattlegrounds = (s: State): number[] =>
      inPlay(s, (c) => factionOf[c] === MORDOR && isOnBattleground(s, c) && mayBePicked(s, c));
    for (let i = 0; i < n; i++) yield* eliminateOne(table, { ...at, player: mordor }, onBattlegrounds, false);
  },
};
function ownRohan(s: State, player: number): number[] {
  const isOwn = (c: number): boolean => s.place[c] === RESERVE && ownerOf(s, bearerOf(s, c)) === player;
  return inPlay(s, (c) => ROHAN(c) && isOwn(c) && mayBePicked(s, c));
}
function isOnBattleground(s: State, c: number): boolean {
  const location = locationOf(s, c);
  return location !== NONE && isBattleground(location);
}

/**
 * Eliminate as many Rohan cards in your reserve as you like, none included; the Mordor player then has to eliminate that
 * many Mordor cards (own choice) from active battlegrounds. Cards of every type count, attached items as well.
 */
export const deathRideRideToRuin = card('death-ride-ride-to-ruin', whenResolved(ride));

import { pickOne, type Rules } from '@amon-hen/kernel';
import { removeAtOnce } from '../../armies/stacking.ts';
import { type Region, regionId } from '../../data/map.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import { type Battle, SIEGE } from '../../state/battle.ts';
import { mayWithdraw, retreatRegions, retreatTo, withdraw } from '../retreat.ts';
import { battleRegion } from '../strength.ts';
import { causeOf } from './cause.ts';

const NOT_DEFENDING = no('BG-9.3.4', 'needs-free-defender-in-the-field');
const INTO_SIEGE: Region = -1;
const wayId = (to: Region): string => (to === INTO_SIEGE ? 'retreat into siege' : `retreat ${regionId[to]}`);

/** 1: the defenders leave before any roll; if there is nowhere to go, nothing happens. */
function* slipAway(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const ways = mayWithdraw(s, b) ? [INTO_SIEGE, ...retreatRegions(s, b)] : retreatRegions(s, b);
  if (ways.length === 0) return;
  const to = yield* pickOne({
    by: commander(s, b.at, FREE),
    rule: causeOf(b, FREE),
    about: 'scouts',
    values: { region: regionId[battleRegion(b)] },
    id: wayId,
    options: ways,
  });
  if (to === INTO_SIEGE) {
    withdraw(game, b);
    return;
  }
  retreatTo(game, b.at, to, FREE, causeOf(b, FREE));
  b.retreated = true;
  yield* removeAtOnce(game, to, FREE);
}
export const scouts: CombatCard = {
  title: 'Scouts',
  may: (_s, b) => (b.attacker === SHADOW && b.kind !== SIEGE) || NOT_DEFENDING,
  effects: { 1: slipAway },
};

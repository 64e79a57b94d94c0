import type { Rules } from '@amon-hen/kernel';
import { shieldWall } from '../../battle/cards/shield-wall.ts';
import { type Row, region } from '../../data/map.ts';
import { FREE, GONDOR, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { units } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { hitArmy, rollAtLeast } from '../verbs/hits.ts';
import { inOrder, type Part } from '../verbs/parts.ts';
import { unitAndLeader } from '../verbs/reinforcements.ts';
import { whichArmy } from '../verbs/which-army.ts';

const DICE = 3;
const TO_HIT = 5;
const OSGILIATH = region('osgiliath');
const hunted: readonly Row[] = [region('north-ithilien'), region('south-ithilien'), OSGILIATH];

const prey = (s: State): Row[] => hunted.filter((row) => units(s, row, SHADOW) > 0);
function* ambush(game: Table, cause: string): Rules<void> {
  const rows = prey(game.state);
  if (rows.length === 0) return;
  const row = yield* whichArmy(game, rows, 'army-to-hit', cause);
  yield* hitArmy(game, row, SHADOW, rollAtLeast(game, DICE, TO_HIT, cause), cause);
}
const ambushInIthilien: Part = { can: (s) => prey(s).length > 0, carryOut: ambush };
/** Only where an Army of the Free Peoples holds Osgiliath. */
function withArmyThere(part: Part): Part {
  const holds = (s: State): boolean => units(s, OSGILIATH, FREE) > 0;
  return {
    can: (s) => holds(s) && part.can(s),
    carryOut: (game, cause) => (holds(game.state) ? part.carryOut(game, cause) : undefined),
  };
}
export const faramirsRangers = event({
  ...inOrder('fp-str-06', [ambushInIthilien, ...unitAndLeader(GONDOR, OSGILIATH).map(withArmyThere)]),
  combat: shieldWall,
});

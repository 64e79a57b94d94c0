import { pickOne, type Rules } from '@amon-hen/kernel';
import { anyArmy, battle, mayAttack } from '../../battle/attack.ts';
import { onslaught } from '../../battle/cards/onslaught.ts';
import { SARUMAN } from '../../data/figures.ts';
import { insideOf, type Region, regionId, strongholds } from '../../data/map.ts';
import { FREE, ISENGARD, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { hasUnitOf, isBesiegedSide, isInPlay } from '../../state/armies.ts';
import { SIEGE } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { threeRounds } from '../verbs/long-siege.ts';

const ID = 'sh-str-02';
const assaultId = (at: Region): string => `assault ${regionId[at]}`;

/** Strongholds besieged by an Army with an Isengard unit. */
const sieges = (s: State): Region[] =>
  strongholds.filter((at) => isBesiegedSide(s, at, FREE) && hasUnitOf(s, at, ISENGARD));
const assaults = (s: State): Region[] =>
  sieges(s).filter((at) => mayAttack(s, SHADOW, at, insideOf[at], anyArmy) === true);

function* play(game: Table): Rules<void> {
  const s = game.state;
  const options = assaults(s);
  if (options.length === 0) return;
  const at = yield* pickOne({ by: acting(s), rule: ID, about: 'which-siege', id: assaultId, options });
  yield* battle(game, SHADOW, SIEGE, at, insideOf[at], anyArmy, ID, threeRounds);
}
export const theFightingUrukHai = event({
  id: ID,
  needs: (s) => condition(ID, isInPlay(s, SARUMAN) && sieges(s).length > 0),
  works: (s) => assaults(s).length > 0,
  play,
  combat: onslaught,
});

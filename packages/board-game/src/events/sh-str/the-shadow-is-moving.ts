import { moveArmies } from '../../actions/armies.ts';
import { anyArmyMoves, freely } from '../../armies/movement.ts';
import { swarmOfBats } from '../../battle/cards/swarm-of-bats.ts';
import { SHADOW } from '../../data/nations.ts';
import { allAtWar } from '../../state/politics.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-str-09';
const ARMIES = 4;

export const theShadowIsMoving = event({
  id: ID,
  needs: (s) => condition(ID, allAtWar(s, SHADOW)),
  works: (s) => anyArmyMoves(s, SHADOW, freely),
  play: (game) => moveArmies(game, SHADOW, ARMIES, freely, ID),
  combat: swarmOfBats,
});

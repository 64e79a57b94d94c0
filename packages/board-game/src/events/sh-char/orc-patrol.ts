import { cruelAsDeath } from '../../battle/cards/cruel-as-death.ts';
import { huntTile } from '../../hunt/tile.ts';
import { FOR_CARD } from '../../state/hunt.ts';
import { event } from '../registry.ts';
import { condition, ringBearersInTheWild } from '../verbs/conditions.ts';

const ID = 'sh-char-05';
export const orcPatrol = event({
  id: ID,
  needs: (s) => condition(ID, ringBearersInTheWild(s)),
  play: (game) => huntTile(game, { reason: FOR_CARD, eye: 'void', specialsVoid: true, cause: ID }),
  combat: cruelAsDeath,
});

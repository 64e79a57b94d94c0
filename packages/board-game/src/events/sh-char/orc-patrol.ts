import { cruelAsDeath } from '../../battle/cards/cruel-as-death.ts';
import { event } from '../registry.ts';
import { condition, ringBearersInTheWild } from '../verbs/conditions.ts';
import { huntByCard } from '../verbs/hunt-by-card.ts';

const ID = 'sh-char-05';
export const orcPatrol = event({
  id: ID,
  needs: (s) => condition(ID, ringBearersInTheWild(s)),
  play: (game) => huntByCard(game, ID),
  combat: cruelAsDeath,
});

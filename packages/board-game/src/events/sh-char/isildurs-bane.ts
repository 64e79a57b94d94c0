import { cruelAsDeath } from '../../battle/cards/cruel-as-death.ts';
import { event } from '../registry.ts';
import { condition, ringBearersInTheWild } from '../verbs/conditions.ts';
import { huntByCard } from '../verbs/hunt-by-card.ts';

const ID = 'sh-char-06';
export const isildursBane = event({
  id: ID,
  needs: (s) => condition(ID, ringBearersInTheWild(s)),
  play: (game) => huntByCard(game, ID, { noReduction: true }),
  combat: cruelAsDeath,
});

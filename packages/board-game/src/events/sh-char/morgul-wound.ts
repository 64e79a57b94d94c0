import { blackBreath } from '../../battle/cards/black-breath.ts';
import { corrupt } from '../../turn/victory.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-char-12';
export const morgulWound = event({
  id: ID,
  needs: (s) => condition(ID, !s.hidden),
  play: (game) => corrupt(game, game.state.corruption <= 3 ? 2 : 1, ID),
  combat: blackBreath,
});

import { daringDefiance } from '../../battle/cards/daring-defiance.ts';
import { event } from '../registry.ts';
import { canSeparateOrMove, separateOrMove } from '../verbs/separate-or-move.ts';

const ID = 'fp-char-16';
export const weProveTheSwifter = event({
  id: ID,
  works: canSeparateOrMove,
  play: (game) => separateOrMove(game, { bonus: 2, level: 0, intoSieges: true }, ID),
  combat: daringDefiance,
});

import { daringDefiance } from '../../battle/cards/daring-defiance.ts';
import { event } from '../registry.ts';
import { canSeparateOrMove, separateOrMove } from '../verbs/separate-or-move.ts';

const ID = 'fp-char-15';
export const gwaihirTheWindlord = event({
  id: ID,
  works: canSeparateOrMove,
  play: (game) => separateOrMove(game, { bonus: 0, level: 4, intoSieges: true }, ID),
  combat: daringDefiance,
});

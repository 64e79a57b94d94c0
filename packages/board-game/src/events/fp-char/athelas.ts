import { anduril } from '../../battle/cards/anduril.ts';
import { STRIDER } from '../../data/figures.ts';
import { heal } from '../../turn/victory.ts';
import { event } from '../registry.ts';
import { rollAtLeast } from '../verbs/hits.ts';

export const athelas = event({
  id: 'fp-char-09',
  works: (s) => s.corruption > 0,
  play: (game) => heal(game, rollAtLeast(game, 3, game.state.guide === STRIDER ? 3 : 5, 'fp-char-09'), 'fp-char-09'),
  combat: anduril,
});

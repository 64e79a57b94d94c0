import { fatefulStrike } from '../../battle/cards/fateful-strike.ts';
import { GOLLUM } from '../../state/state.ts';
import { heal } from '../../turn/victory.ts';
import { event } from '../registry.ts';

export const bilbosSong = event({
  id: 'fp-char-12',
  works: (s) => s.corruption > 0,
  play: (game) => heal(game, game.state.guide === GOLLUM ? 2 : 1, 'fp-char-12'),
  combat: fatefulStrike,
});

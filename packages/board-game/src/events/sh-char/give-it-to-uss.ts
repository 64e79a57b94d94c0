import { oneForTheDarkLord } from '../../battle/cards/one-for-the-dark-lord.ts';
import { tile } from '../../data/hunt-pool.ts';
import { bringTileIntoPlay } from '../../hunt/pool.ts';
import { event } from '../registry.ts';

export const giveItToUss = event({
  id: 'sh-char-04',
  play: (game) => bringTileIntoPlay(game, tile('give-it-to-uss'), 'sh-char-04'),
  combat: oneForTheDarkLord,
});

import { oneForTheDarkLord } from '../../battle/cards/one-for-the-dark-lord.ts';
import { tile } from '../../data/hunt-pool.ts';
import { bringTileIntoPlay } from '../../hunt/pool.ts';
import { event } from '../registry.ts';

export const onOnTheyWent = event({
  id: 'sh-char-03',
  play: (game) => bringTileIntoPlay(game, tile('on-on-they-went'), 'sh-char-03'),
  combat: oneForTheDarkLord,
});

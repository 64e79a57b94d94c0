import { itIsAGift } from '../../battle/cards/it-is-a-gift.ts';
import { tile } from '../../data/hunt-pool.ts';
import { bringTileIntoPlay } from '../../hunt/pool.ts';
import { event } from '../registry.ts';

export const phialOfGaladriel = event({
  id: 'fp-char-03',
  play: (game) => bringTileIntoPlay(game, tile('phial-of-galadriel'), 'fp-char-03'),
  combat: itIsAGift,
});

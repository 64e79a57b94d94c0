import { itIsAGift } from '../../battle/cards/it-is-a-gift.ts';
import { tile } from '../../data/hunt-pool.ts';
import { bringTileIntoPlay } from '../../hunt/pool.ts';
import { event } from '../registry.ts';

export const elvenCloaks = event({
  id: 'fp-char-01',
  play: (game) => bringTileIntoPlay(game, tile('elven-cloaks'), 'fp-char-01'),
  combat: itIsAGift,
});

import { itIsAGift } from '../../battle/cards/it-is-a-gift.ts';
import { tile } from '../../data/hunt-pool.ts';
import { bringTileIntoPlay } from '../../hunt/pool.ts';
import { event } from '../registry.ts';

export const smeagolHelpsNiceMaster = event({
  id: 'fp-char-04',
  play: (game) => bringTileIntoPlay(game, tile('smeagol'), 'fp-char-04'),
  combat: itIsAGift,
});

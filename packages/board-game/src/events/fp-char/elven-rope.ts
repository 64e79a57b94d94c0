import { itIsAGift } from '../../battle/cards/it-is-a-gift.ts';
import { tile } from '../../data/hunt-pool.ts';
import { bringTileIntoPlay } from '../../hunt/pool.ts';
import { event } from '../registry.ts';

export const elvenRope = event({
  id: 'fp-char-02',
  play: (game) => bringTileIntoPlay(game, tile('elven-rope'), 'fp-char-02'),
  combat: itIsAGift,
});

import { oneForTheDarkLord } from '../../battle/cards/one-for-the-dark-lord.ts';
import { tile } from '../../data/hunt-pool.ts';
import { bringTileIntoPlay } from '../../hunt/pool.ts';
import { event } from '../registry.ts';

export const theRingIsMine = event({
  id: 'sh-char-02',
  play: (game) => bringTileIntoPlay(game, tile('the-ring-is-mine'), 'sh-char-02'),
  combat: oneForTheDarkLord,
});

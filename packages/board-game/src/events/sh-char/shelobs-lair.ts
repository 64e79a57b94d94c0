import { oneForTheDarkLord } from '../../battle/cards/one-for-the-dark-lord.ts';
import { tile } from '../../data/hunt-pool.ts';
import { bringTileIntoPlay } from '../../hunt/pool.ts';
import { event } from '../registry.ts';

export const shelobsLair = event({
  id: 'sh-char-01',
  play: (game) => bringTileIntoPlay(game, tile('shelobs-lair'), 'sh-char-01'),
  combat: oneForTheDarkLord,
});

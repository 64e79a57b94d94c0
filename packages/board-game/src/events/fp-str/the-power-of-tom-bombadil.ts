import { advantageousPosition } from '../../battle/cards/advantageous-position.ts';
import { region } from '../../data/map.ts';
import { NORTH } from '../../data/nations.ts';
import { advance } from '../../politics/politics.ts';
import { event } from '../registry.ts';
import { forTwoCards } from '../verbs/removal.ts';

export const thePowerOfTomBombadil = event({
  id: 'fp-str-03',
  play: (game) => advance(game, NORTH, 'card', 'fp-str-03'),
  table: { closes: [region('buckland'), region('the-shire'), region('old-forest')], removal: forTwoCards },
  combat: advantageousPosition,
});

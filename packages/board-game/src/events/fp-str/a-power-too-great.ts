import { noQuarter } from '../../battle/cards/no-quarter.ts';
import { region } from '../../data/map.ts';
import { ELVES } from '../../data/nations.ts';
import { advance } from '../../politics/politics.ts';
import { event } from '../registry.ts';
import { forTwoCards } from '../verbs/removal.ts';

export const aPowerTooGreat = event({
  id: 'fp-str-02',
  play: (game) => advance(game, ELVES, 'card', 'fp-str-02'),
  table: { closes: [region('grey-havens'), region('rivendell'), region('lorien')], removal: forTwoCards },
  combat: noQuarter,
});

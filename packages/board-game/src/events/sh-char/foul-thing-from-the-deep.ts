import { theyAreTerrible } from '../../battle/cards/they-are-terrible.ts';
import { event } from '../registry.ts';
import { condition, ringBearersInTheWild } from '../verbs/conditions.ts';
import { huntByCard } from '../verbs/hunt-by-card.ts';

const ID = 'sh-char-07';
export const foulThingFromTheDeep = event({
  id: ID,
  needs: (s) => condition(ID, ringBearersInTheWild(s)),
  play: (game) => huntByCard(game, ID, { forcedCasualty: true }),
  combat: theyAreTerrible,
});

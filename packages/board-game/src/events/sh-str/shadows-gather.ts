import { mumakil } from '../../battle/cards/mumakil.ts';
import { event } from '../registry.ts';
import { marchFar, mayMarchFar } from '../verbs/far-march.ts';
import { gathering } from '../verbs/gathering.ts';

const ID = 'sh-str-07';
const threeRegions = gathering(3);

export const shadowsGather = event({
  id: ID,
  works: (s) => mayMarchFar(s, threeRegions),
  play: (game) => marchFar(game, threeRegions, ID),
  combat: mumakil,
});

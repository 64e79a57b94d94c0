import type { Rules } from '@amon-hen/kernel';
import { mumakil } from '../../battle/cards/mumakil.ts';
import type { Table } from '../../fact.ts';
import { event } from '../registry.ts';
import { marchFar, mayMarchFar } from '../verbs/far-march.ts';
import { gathering } from '../verbs/gathering.ts';

const ID = 'sh-str-08';
const ARMIES = 2;
const twoRegions = gathering(2);

function* play(game: Table): Rules<void> {
  for (let n = 0; n < ARMIES; n++) yield* marchFar(game, twoRegions, ID);
}
export const theShadowLengthens = event({
  id: ID,
  works: (s) => mayMarchFar(s, twoRegions),
  play,
  combat: mumakil,
});

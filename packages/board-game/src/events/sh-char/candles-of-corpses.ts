import { dreadAndDespair } from '../../battle/cards/dread-and-despair.ts';
import { GOLLUM } from '../../state/state.ts';
import { corrupt } from '../../turn/victory.ts';
import { event } from '../registry.ts';
import { condition, ringBearersInTheWild } from '../verbs/conditions.ts';
import { rollAtLeast } from '../verbs/hits.ts';

const ID = 'sh-char-08';
export const candlesOfCorpses = event({
  id: ID,
  needs: (s) => condition(ID, ringBearersInTheWild(s)),
  play: (game) => corrupt(game, rollAtLeast(game, 3, game.state.guide === GOLLUM ? 6 : 4, ID), ID),
  combat: dreadAndDespair,
});

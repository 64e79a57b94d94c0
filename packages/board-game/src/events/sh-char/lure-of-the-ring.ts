import { pickOne, type Rules } from '@amon-hen/kernel';
import { theyAreTerrible } from '../../battle/cards/they-are-terrible.ts';
import { figureId, levelOf } from '../../data/figures.ts';
import { FREE } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { loseCompanion, randomCompanion } from '../../hunt/casualty.ts';
import { leading } from '../../seats/seats.ts';
import { GOLLUM } from '../../state/state.ts';
import { corrupt } from '../../turn/victory.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-char-13';

function* play(game: Table): Rules<void> {
  const s = game.state;
  if (s.guide === GOLLUM) {
    corrupt(game, 1, ID);
    return;
  }
  const companion = randomCompanion(game);
  const level = levelOf[companion];
  game.tell({ what: 'companion-drawn', figure: companion, cause: ID });
  const isLost = yield* pickOne({
    by: leading(s, FREE),
    rule: ID,
    about: 'lure-of-the-ring',
    values: { companion: figureId[companion], level },
    id: (lost) => (lost ? `eliminate ${figureId[companion]}` : `corruption ${level}`),
    options: [true, false],
  });
  if (isLost) yield* loseCompanion(game, companion, s.rulings.lureIsCasualty, ID);
  else corrupt(game, level, ID);
}
export const lureOfTheRing = event({
  id: ID,
  needs: (s) => condition(ID, !s.hidden),
  play,
  combat: theyAreTerrible,
});

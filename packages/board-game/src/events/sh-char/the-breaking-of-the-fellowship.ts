import { pickSome, type Rules } from '@amon-hen/kernel';
import { dreadAndDespair } from '../../battle/cards/dread-and-despair.ts';
import { figureName } from '../../characters/companions.ts';
import { isEye, isFellowshipSpecial, tileValue } from '../../data/hunt-pool.ts';
import { FREE } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { fellowshipCompanions } from '../../fellowship/guide.ts';
import { sendOut } from '../../fellowship/separate.ts';
import { drawTile } from '../../hunt/tile.ts';
import { leading } from '../../seats/seats.ts';
import { FOR_CARD, NO_TILE, newHunt } from '../../state/hunt.ts';
import { GOLLUM } from '../../state/state.ts';
import { corrupt } from '../../turn/victory.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-char-14';
const VOID = -1;

/** The number on the tile that is drawn; VOID for an Eye or a Fellowship special, or if the draw was prevented. */
function* drawNumber(game: Table): Rules<number> {
  const s = game.state;
  s.hunt = newHunt(FOR_CARD); // the tile lies open while table cards may be used on it
  const { tile } = yield* drawTile(game, ID);
  s.hunt = null;
  if (tile === NO_TILE) return VOID;
  const value = tileValue[tile];
  if (isEye[tile] || isFellowshipSpecial[tile]) {
    game.tell({ what: 'tile-void', tile, cause: ID });
    return VOID;
  }
  return typeof value === 'number' ? value : game.chance.below(6, 'tile die') + 1; // BG-13.3.3
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  const withGollum = s.guide === GOLLUM;
  if (withGollum && s.rulings.breakingWithGollum === 'always') {
    corrupt(game, 1, ID);
    return;
  }
  const number = yield* drawNumber(game);
  if (number === VOID) return;
  if (withGollum) {
    corrupt(game, 1, ID);
    return;
  }
  const all = fellowshipCompanions(s);
  const n = Math.min(number, all.length);
  if (n === 0) return;
  const group = yield* pickSome({
    by: leading(s, FREE),
    rule: ID,
    about: 'break-fellowship',
    values: { n },
    id: figureName,
    options: all,
    least: n,
    most: n,
  });
  // where the Ring-bearers are, and no further
  yield* sendOut(game, leading(s, FREE), group, 0, false, ID);
}
export const theBreakingOfTheFellowship = event({
  id: ID,
  needs: (s) => condition(ID, !s.hidden),
  play,
  combat: dreadAndDespair,
});

import type { Rules } from '@amon-hen/kernel';
import { foulStench } from '../../battle/cards/foul-stench.ts';
import { canMoveNazgul, isNazgulIn, moveNazgul } from '../../characters/nazgul.ts';
import type { Table } from '../../fact.ts';
import { revealFellowship } from '../../hunt/tile.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-char-09';

/** Whoever then stands with the Ring-bearers' figure reveals the Fellowship (BG-19.3.9). */
function* play(game: Table): Rules<void> {
  const s = game.state;
  yield* moveNazgul(game, false, true, ID);
  if (isNazgulIn(s, s.position)) yield* revealFellowship(game, 'shadow', ID);
}
export const nazgulSearch = event({
  id: ID,
  needs: (s) => condition(ID, s.progress > 0),
  works: (s) => canMoveNazgul(s, false),
  play,
  combat: foulStench,
});

import { pickOne, type Rules } from '@amon-hen/kernel';
import { heroicDeath } from '../../battle/cards/heroic-death.ts';
import type { Table } from '../../fact.ts';
import { hideFellowship, mayHideFellowship, mayMoveFellowship, moveFellowship } from '../../fellowship/move.ts';
import { acting } from '../../seats/seats.ts';
import { GOLLUM, type State } from '../../state/state.ts';
import { heal } from '../../turn/victory.ts';
import { event } from '../registry.ts';

const ID = 'fp-char-10';
type Way = 'hide fellowship' | 'move fellowship' | 'neither';

/** What Gollum can do: hide a revealed Fellowship, or move a hidden one. */
function ways(s: State): Way[] {
  if (s.guide !== GOLLUM) return [];
  if (mayHideFellowship(s) === true) return ['hide fellowship'];
  return mayMoveFellowship(s) === true ? ['move fellowship'] : [];
}
/** A move by card leaves no die in the Hunt Box (BG-12.3.5). */
function* play(game: Table): Rules<void> {
  const s = game.state;
  heal(game, 1, ID);
  const options = ways(s);
  if (options.length === 0) return;
  const way = yield* pickOne({
    by: acting(s),
    rule: ID,
    about: 'another-way',
    id: (chosen) => chosen,
    options: [...options, 'neither'],
  });
  if (way === 'hide fellowship') hideFellowship(game, ID);
  else if (way === 'move fellowship') yield* moveFellowship(game, ID);
}
export const thereIsAnotherWay = event({
  id: ID,
  works: (s) => s.corruption > 0 || ways(s).length > 0,
  play,
  combat: heroicDeath,
});

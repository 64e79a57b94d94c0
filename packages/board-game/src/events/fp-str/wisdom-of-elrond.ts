import { pickOne, type Rules } from '@amon-hen/kernel';
import { confusion } from '../../battle/cards/confusion.ts';
import { FREE, type Nation, nationId, nationsOfSide } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { activate, advance, NOWHERE } from '../../politics/politics.ts';
import { mayActFor } from '../../seats/rights.ts';
import { acting } from '../../seats/seats.ts';
import { canAdvance } from '../../state/politics.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { forbidsActivation } from '../table.ts';

const ID = 'fp-str-08';

/** Would it be activated or advanced? */
function isMoved(s: State, nation: Nation): boolean {
  return canAdvance(s, nation) || (!s.active[nation] && !forbidsActivation(s, nation, 'card', NOWHERE));
}
const moved = (s: State): Nation[] =>
  nationsOfSide[FREE].filter((nation) => mayActFor(s, nation) === true && isMoved(s, nation));
const nationName = (nation: Nation): string => `advance ${nationId[nation]}`;

function* play(game: Table): Rules<void> {
  const s = game.state;
  const options = moved(s);
  if (options.length === 0) return;
  const nation = yield* pickOne({ by: acting(s), rule: ID, about: 'advance-nation', id: nationName, options });
  // activation comes first, so that the step may lead to war (BG-11.4.2)
  activate(game, nation, 'card', NOWHERE, ID);
  advance(game, nation, 'card', ID);
}
export const wisdomOfElrond = event({ id: ID, works: (s) => moved(s).length > 0, play, combat: confusion });

import { pickOne, type Rules } from '@amon-hen/kernel';
import { blackBreath } from '../../battle/cards/black-breath.ts';
import { canMoveNazgul, isNazgulIn, moveNazgul } from '../../characters/nazgul.ts';
import type { Card } from '../../data/deck.ts';
import type { Table } from '../../fact.ts';
import { huntRoll } from '../../hunt/roll.ts';
import { acting } from '../../seats/seats.ts';
import { event } from '../registry.ts';
import { discardFromTable } from '../table.ts';
import { condition } from '../verbs/conditions.ts';
import { discardId, freeCharacterCardsOnTable } from '../verbs/free-character-cards.ts';

const ID = 'sh-char-11';
const NOTHING: Card = -1;
const HUNT: Card = -2;
const strikeId = (choice: Card): string =>
  choice === NOTHING ? 'nothing' : choice === HUNT ? 'hunt' : discardId(choice);

function* play(game: Table): Rules<void> {
  const s = game.state;
  yield* moveNazgul(game, false, true, ID);
  if (!isNazgulIn(s, s.position)) return;
  const choice = yield* pickOne({
    by: acting(s),
    rule: ID,
    about: 'nazgul-strike',
    id: strikeId,
    options: () => [NOTHING, HUNT, ...freeCharacterCardsOnTable(s)],
  });
  if (choice === HUNT) yield* huntRoll(game, ID);
  else if (choice !== NOTHING) discardFromTable(game, choice, ID);
}
export const theNazgulStrike = event({
  id: ID,
  needs: (s) => condition(ID, s.progress > 0),
  works: (s) => canMoveNazgul(s, false),
  play,
  combat: blackBreath,
});

import type { Rules } from '@amon-hen/kernel';
import { daringDefiance } from '../../battle/cards/daring-defiance.ts';
import type { Table } from '../../fact.ts';
import { fellowshipCompanions } from '../../fellowship/guide.ts';
import { separate, usualSeparation } from '../../fellowship/separate.ts';
import { heal } from '../../turn/victory.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'fp-char-11';

function* play(game: Table): Rules<void> {
  yield* separate(game, { ...usualSeparation, bonus: 1 }, ID);
  heal(game, 1, ID);
}
export const iWillGoAlone = event({
  id: ID,
  needs: (s) => condition(ID, fellowshipCompanions(s).length > 0),
  play,
  combat: daringDefiance,
});

import { pickOne, type Rules } from '@amon-hen/kernel';
import { cruelAsDeath } from '../../battle/cards/cruel-as-death.ts';
import { neighbours, regionId } from '../../data/map.ts';
import type { Table } from '../../fact.ts';
import { isOpenToRingBearers } from '../../fellowship/routes.ts';
import { acting } from '../../seats/seats.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-char-10';

/** Neither a declaration nor a reveal: only the figure goes. */
function* play(game: Table): Rules<void> {
  const s = game.state;
  s.position = yield* pickOne({
    by: acting(s),
    rule: ID,
    about: 'ring-bearers-to',
    values: { region: regionId[s.position] },
    id: (r) => `to ${regionId[r]}`,
    options: () => neighbours[s.position].filter((r) => isOpenToRingBearers(s, r)),
  });
  game.tell({ what: 'ring-bearers-moved', region: s.position, cause: ID });
}
export const cruelWeather = event({
  id: ID,
  needs: (s) => condition(ID, s.progress > 0),
  play,
  combat: cruelAsDeath,
});

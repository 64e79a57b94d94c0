import type { Rules } from '@amon-hen/kernel';
import { shieldWall } from '../../battle/cards/shield-wall.ts';
import { leaderOf } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { GONDOR } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { event } from '../registry.ts';
import { canRecruit, canRecruitUnit, recruitFigures, recruitUnit } from '../verbs/recruit.ts';

const ID = 'fp-str-18';
const DOL_AMROTH = region('dol-amroth');

function* play(game: Table): Rules<void> {
  yield* recruitUnit(game, GONDOR, DOL_AMROTH, ID);
  yield* recruitFigures(game, leaderOf(GONDOR), DOL_AMROTH, 1, ID);
}
export const imrahilOfDolAmroth = event({
  id: ID,
  works: (s) => canRecruitUnit(s, GONDOR, DOL_AMROTH) || canRecruit(s, leaderOf(GONDOR), DOL_AMROTH),
  play,
  combat: shieldWall,
});

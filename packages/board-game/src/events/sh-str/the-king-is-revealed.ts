import { relentlessAssault } from '../../battle/cards/relentless-assault.ts';
import { ARAGORN, NAZGUL, regularOf } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { SAURON } from '../../data/nations.ts';
import { isInPlay } from '../../state/armies.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { inOrder } from '../verbs/parts.ts';
import { figures } from '../verbs/reinforcements.ts';

const ID = 'sh-str-18';
const MINAS_MORGUL = region('minas-morgul');

export const theKingIsRevealed = event({
  ...inOrder(ID, [figures(regularOf(SAURON), 5, MINAS_MORGUL), figures(NAZGUL, 1, MINAS_MORGUL)]),
  needs: (s) => condition(ID, isInPlay(s, ARAGORN)),
  combat: relentlessAssault,
});

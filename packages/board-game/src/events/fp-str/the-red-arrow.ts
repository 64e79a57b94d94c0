import { scouts } from '../../battle/cards/scouts.ts';
import { region } from '../../data/map.ts';
import { GONDOR, ROHAN } from '../../data/nations.ts';
import { advance, cardAdvances } from '../../politics/politics.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { inOrder, type Part } from '../verbs/parts.ts';
import { unitAndLeader } from '../verbs/reinforcements.ts';

const ID = 'fp-str-09';
const rohanAdvances: Part = {
  can: (s) => cardAdvances(s, ROHAN),
  carryOut: (game, cause) => advance(game, ROHAN, 'card', cause),
};
export const theRedArrow = event({
  ...inOrder(ID, [rohanAdvances, ...unitAndLeader(ROHAN, region('edoras'))]),
  needs: (s) => condition(ID, s.active[GONDOR]),
  combat: scouts,
});

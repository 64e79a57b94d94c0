import { CYCLE_THIS } from '../../verbs/costs.ts';
import { draw } from '../../verbs/draw.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/** From reserve, as an action: cycle this card; every Shadow player draws 1 card. */
export const theCommander = card(
  'the-commander',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: each('shadow', draw(1)) }),
);

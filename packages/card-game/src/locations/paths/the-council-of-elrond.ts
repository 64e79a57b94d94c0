import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { each } from '../../verbs/whom.ts';

/** Every Free Peoples player draws 1 card. */
export const theCouncilOfElrond = location('the-council-of-elrond', each('free-peoples', draw(1)));

import { corrupt } from '../../verbs/corrupt.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/** While on the path, as an action: eliminate him to add 1 corruption token. */
export const grishnakh = card('grishnakh', useYourAction({ from: 'path', cost: ELIMINATE_THIS, to: corrupt(1) }));

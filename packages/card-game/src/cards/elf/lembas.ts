import { healForEachOnPath } from '../../verbs/corrupt.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { HOBBITS } from '../../verbs/filter.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * While on the path, the Hobbit player (and nobody else) may spend an action and eliminate Lembas to take away 1
 * corruption token per Hobbit character on that path.
 */
export const lembas = card(
  'lembas',
  useYourAction({ from: 'path', by: 'hobbit', cost: ELIMINATE_THIS, to: healForEachOnPath(HOBBITS) }),
);

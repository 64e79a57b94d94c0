import { otherPath } from '../../verbs/activate.ts';
import { card } from '../../verbs/text.ts';
import { whenResolved } from '../../verbs/timing.ts';
import { addToken } from '../../verbs/tokens.ts';
import { chain } from '../../verbs/whom.ts';

/**
 * Activate an unused path that has the same number as the active one, and put 1 defense token on the newly
 * activated path. The old path is resolved first.
 */
export const thereIsAnotherWay = card(
  'there-is-another-way',
  whenResolved(chain(otherPath(), addToken('defense', 'path')), { needed: true }),
);

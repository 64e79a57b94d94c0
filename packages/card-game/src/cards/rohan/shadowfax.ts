import { rideTo } from '../../verbs/move.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * While its wielder is in reserve, as an action: activate or reactivate any battleground at all, then move the
 * wielder there. The move is compulsory and is allowed even when the wielder came into reserve this round.
 */
export const shadowfax = card('shadowfax', useYourAction({ from: 'reserve', to: rideTo('any') }));

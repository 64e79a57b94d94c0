import { rideTo } from '../../verbs/move.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * While its wielder is in reserve, as an action: activate or reactivate any one battleground that shows the
 * Dúnedain symbol, then move the wielder there. The move is compulsory and is allowed even when the wielder came
 * into reserve this round.
 */
export const anduril = card('anduril', useYourAction({ from: 'reserve', to: rideTo('dunedain') }));

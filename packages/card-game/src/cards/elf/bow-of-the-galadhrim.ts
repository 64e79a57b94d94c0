import { noOther } from '../../verbs/allow.ts';
import { card } from '../../verbs/text.ts';

/** The character wielding the bow may not wield any other card with the Weapon keyword. */
export const bowOfTheGaladhrim = card('bow-of-the-galadhrim', noOther('weapon'));

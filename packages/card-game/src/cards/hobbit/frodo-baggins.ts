import { card, IN_ANY_WAY } from '../../verbs/text.ts';
import { cycleInstead } from '../../verbs/timing.ts';

/**
 * Whatever would eliminate Frodo, including forsaking, sends him to the cycle pile. The protection covers Frodo
 * alone: items on him are eliminated.
 */
export const frodoBaggins = card('frodo-baggins', cycleInstead(IN_ANY_WAY, { items: 'eliminated' }));

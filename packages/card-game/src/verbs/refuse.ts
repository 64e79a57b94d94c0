/** Refusals: the rule, the reason, and the numbers in its sentence. */
import type { Refusal, RuleId, Values } from '@amon-hen/kernel';
import type { Reason } from '../words.ts';

export function refuse(rule: RuleId, why: Reason, values?: Values): Refusal {
  return values === undefined ? { rule, why } : { rule, why, values };
}

/** A card of the hand: what can be done with it. */
import type { Refusal } from '@amon-hen/kernel';
import { useDecision } from '../decision-bar/deciding.ts';
import { useBoard } from './around.tsx';
import type { Way } from './model/ways.ts';

/** Ways to use a card now, and if there is none, why. */
export function useCard(card: string): {
  readonly ways: readonly Way[];
  readonly why: Refusal | null;
  readonly some: boolean;
} {
  const { ways, bars } = useBoard();
  const { decision } = useDecision();
  const own = ways.filter(({ first }) => first.card === card);
  const some = decision?.own.form === 'some' && decision.own.options.includes(`card ${card}`);
  const why = bars.find(({ meaning }) => meaning.card === card)?.refusal ?? null;
  return { ways: own, why, some };
}

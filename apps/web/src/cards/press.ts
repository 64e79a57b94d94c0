/** Pressing a card: it is looked at, and where it can be the answer by itself it is chosen at once. */
import type { MouseEvent } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import type { Meaning } from './model/options.ts';
import { type Focus, useCards } from './sharing.ts';

/** A key makes a press without any click. */
function from(clicks: number, target: HTMLElement): HTMLElement | undefined {
  return clicks === 0 ? target : undefined;
}
export interface CardPress {
  readonly ways: readonly Meaning[];
  readonly looked: boolean;
  readonly chosen: boolean;
  press(event: MouseEvent<HTMLElement>): void;
}
export function useCardPress(focus: Focus): CardPress {
  const { waysOf, look, focus: now, about } = useCards();
  const { decision, draft, press } = useDecision();
  const ways = waysOf(focus);
  const some = decision?.own.form === 'some';
  const looked = now !== null && now.card === focus.card && now.zone === focus.zone && now.at === focus.at;
  const chosen = ways.some(({ id }) => draft.has(id));
  return {
    ways,
    looked,
    chosen,
    press: ({ detail, currentTarget }) => {
      if (some) {
        // of several copies the next one that is not picked; a further press takes them out again
        const next = ways.find(({ id }) => !draft.has(id)) ?? ways[0];
        if (next !== undefined) press(next.id);
        else look(looked ? null : focus, from(detail, currentTarget));
        return;
      }
      look(looked ? null : focus, from(detail, currentTarget));
      const [only] = ways;
      if (!looked && only !== undefined && ways.length === 1 && about !== 'turn' && !draft.has(only.id)) press(only.id);
    },
  };
}

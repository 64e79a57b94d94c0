/** "You may cycle 1 card from hand to …" */
import type { Rules } from '@amon-hen/kernel';
import { cardIds, NONE } from '../data/catalogue.ts';
import { opted } from '../options.ts';
import { handSize, nameOf, namesIn, seatOf } from '../state/queries.ts';
import { HAND } from '../state/state.ts';
import { ask } from './ask.ts';
import { cycleCard } from './eliminate.ts';
import { forsakeCard } from './forsake.ts';
import { causeOf, type Effect } from './text.ts';

/**
 * The player may cycle a hand card; if so, the effect follows. Offered only where the effect can happen as far as the
 * player knows (CG-9.8.3), but asked as long as the hand has cards, so that silence tells nothing.
 */
export function mayCycleTo(effect: Effect): Effect {
  return {
    can: () => true,
    *run(table, at): Rules<void> {
      const { state } = table;
      const { player } = at;
      const cause = causeOf(at);
      if (handSize(state, player) === 0) {
        // CG-16.3.9: with an empty hand there is nothing to pay with, unless the table plays otherwise
        if (opted(state, 'emptyHandCost', 'unavailable')) return;
        const barred = (): boolean => effect.can(state, at) !== true;
        if (yield* forsakeCard(table, player, cause, { optional: true, barred })) yield* effect.run(table, at);
        return;
      }
      const card = yield* ask({
        by: seatOf(state, player),
        rule: 'CG-14.1.22',
        about: 'cost',
        values: { player: nameOf(state, player), cause },
        privacy: 'closed',
        options: () => (effect.can(state, at) === true ? [NONE, ...namesIn(state, player, HAND)] : [NONE]),
        id: (c) => (c === NONE ? 'decline' : `cycle ${cardIds[c]}`),
      });
      if (card === NONE) return;
      cycleCard(table, card, cause);
      yield* effect.run(table, at);
    },
  };
}

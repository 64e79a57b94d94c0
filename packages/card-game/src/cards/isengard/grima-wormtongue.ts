import type { Rules } from '@amon-hen/kernel';
import { type Card, cardIds, cardNamed, NONE } from '../../data/catalogue.ts';
import { nameOf, seatOf } from '../../state/queries.ts';
import type { State } from '../../state/state.ts';
import { ask } from '../../verbs/ask.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { inPlay, victimName } from '../../verbs/destroy.ts';
import { deckIsReady } from '../../verbs/draw.ts';
import { eliminate } from '../../verbs/eliminate.ts';
import { fetchShown, isInDeck } from '../../verbs/fetch.ts';
import { fitting } from '../../verbs/filter.ts';
import { refuse } from '../../verbs/refuse.ts';
import { card, causeOf, type Effect, type Moment, OTHERWISE } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

const SARUMAN = cardNamed('saruman');
const ROHAN_CHARACTER = fitting({ faction: 'rohan', types: ['character'] });
function choices(s: State, at: Moment): Card[] {
  const victims = inPlay(s, ROHAN_CHARACTER);
  return isInDeck(s, SARUMAN, at.player) ? [SARUMAN, ...victims] : victims;
}
/** Only what can be carried out may be chosen (CG-14.1.15); the question shows the own deck, so it is closed. */
const sarumanOrRohan: Effect = {
  can: (s, at) => choices(s, at).length > 0 || refuse('CG-9.8.3', 'nothing-to-do'),
  *run(table, at): Rules<void> {
    const { state } = table;
    const chosen = yield* ask({
      by: seatOf(state, at.player),
      rule: 'CG-14.1.15',
      about: 'grima',
      values: { player: nameOf(state, at.player) },
      privacy: 'closed',
      options: () => (choices(state, at).length > 0 ? choices(state, at) : [NONE]),
      id: (c) => (c === NONE ? 'none' : c === SARUMAN ? `take ${cardIds[c]}` : victimName(state, c)),
    });
    if (chosen === SARUMAN) {
      deckIsReady(table, at.player);
      fetchShown(table, SARUMAN, causeOf(at));
    } else if (chosen !== NONE) yield* eliminate(table, chosen, OTHERWISE, causeOf(at));
  },
};

/**
 * From reserve, as an action: eliminate Gríma and choose one: fetch Saruman out of your draw deck into hand, or eliminate
 * any one Rohan character in play.
 */
export const grimaWormtongue = card(
  'grima-wormtongue',
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: sarumanOrRohan }),
);

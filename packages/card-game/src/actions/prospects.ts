/** What the sums of a location would be after an action, before any text of the card that goes there. */

import { defenderOf, forecast } from '../combat/sums.ts';
import { locationIds } from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { cardsAt } from '../state/queries.ts';
import type { State } from '../state/state.ts';
import type { ProspectView } from '../state/view-shape.ts';
import { actionId, actions, afterGoing } from './turn.ts';

export function prospects(s: State, player: Player): Record<string, ProspectView> {
  const found: Record<string, ProspectView> = {};
  for (const action of actions(s, player)) {
    const after = afterGoing(s, action);
    if (after === null) continue;
    const { state, location } = after;
    const { attack, ground, worth } = forecast(state, location);
    const defense = cardsAt(state, location, defenderOf(location)).reduce((sum, card) => sum + worth(card), 0);
    found[actionId(action)] = { location: locationIds[location], attack, ground, defense };
  }
  return found;
}

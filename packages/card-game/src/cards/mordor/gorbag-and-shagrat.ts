import { cardIds, locationNamed } from '../../data/catalogue.ts';
import { mayCycleTo } from '../../verbs/may-cycle.ts';
import { card, causeOf, type Effect } from '../../verbs/text.ts';
import { whenPlayedOrMovedTo } from '../../verbs/timing.ts';

const CIRITH_UNGOL = locationNamed('cirith-ungol');
/** Path attack tokens on this card; they are part of it and leave with it (CG-10.1.3). */
const grow: Effect = {
  can: () => true,
  *run(table, at) {
    const { state } = table;
    const n = state.path === CIRITH_UNGOL ? 2 : 1;
    state.icons[at.card] += n;
    table.tell({ what: 'token', card: cardIds[at.card], to: 'attack', n, cause: causeOf(at) });
  },
};

/**
 * When this card enters a path, by being played or moved, its player may cycle 1 hand card to give it 1 path icon, or 2
 * when Cirith Ungol is the active path.
 */
export const gorbagAndShagrat = card('gorbag-and-shagrat', whenPlayedOrMovedTo('path', mayCycleTo(grow)));

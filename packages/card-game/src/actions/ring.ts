/** The Ring token (CG-8.9, CG-12.1.5, CG-12.2.4). */
import type { Rules, Verdict } from '@amon-hen/kernel';
import { cardIds } from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { canDraw, handSize, nameOf, namesIn, seatOf } from '../state/queries.ts';
import { HAND, RING_GONE, RING_READY, RING_TURNED, type State, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from '../verbs/ask.ts';
import { drawCards } from '../verbs/draw.ts';
import { eliminate } from '../verbs/eliminate.ts';
import { cycleFromHand } from '../verbs/forsake.ts';
import { refuse } from '../verbs/refuse.ts';
import { OTHERWISE } from '../verbs/text.ts';

export function mayUseRing(s: State, player: Player): Verdict {
  if (s.ring[player] !== RING_READY) return refuse('CG-8.9.1', 'ring-gone');
  return canDraw(s, player) || refuse('CG-9.8.3', 'nothing-to-draw');
}
export function* useRing(table: Table, player: Player): Rules<void> {
  const { state } = table;
  const oncePerGame = settingOf(state).players[player].ring === 'once-per-game';
  const rule = oncePerGame ? 'CG-12.1.5' : 'CG-12.2.4';
  state.ring[player] = oncePerGame ? RING_GONE : RING_TURNED;
  table.tell({ what: 'ring', player: nameOf(state, player), cause: rule });
  if (oncePerGame) {
    drawCards(table, player, 2, rule);
    return;
  }
  drawCards(table, player, 3, rule);
  if (handSize(state, player) > 0) {
    const card = yield* ask({
      by: seatOf(state, player),
      rule: 'CG-14.1.11',
      about: 'eliminate-from-hand',
      values: { player: nameOf(state, player) },
      privacy: 'closed',
      options: () => namesIn(state, player, HAND),
      id: (c) => `eliminate ${cardIds[c]}`,
    });
    yield* eliminate(table, card, OTHERWISE, rule);
  }
  yield* cycleFromHand(table, player, 1, rule);
}

/** The draw step and the end of the round (CG-5.1.2 to 5.1.5). */
import type { Rules } from '@amon-hen/kernel';
import type { Player } from '../seats/settings.ts';
import { cardsIn, inTurnOrder } from '../state/queries.ts';
import { BATTLEGROUND, KNOWN, RESERVE, RING_READY, RING_TURNED, type State, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { drawCards } from '../verbs/draw.ts';
import { cycleFromHand } from '../verbs/forsake.ts';
import { texts } from '../verbs/text.ts';

/** CG-5.1.3: the scenario's number and all bonuses of cards in reserve at that moment; then Galadriel's cycling. */
export function* drawStep(table: Table): Rules<void> {
  for (const player of inTurnOrder(table.state)) yield* drawFor(table, player);
  endRound(table.state);
}
function* drawFor(table: Table, player: Player): Rules<void> {
  const { state } = table;
  let draw = settingOf(state).players[player].drawStep;
  let cycle = 0;
  for (const card of cardsIn(state, player, RESERVE)) {
    const { extraDraw } = texts[card];
    if (extraDraw === null) continue;
    draw += extraDraw.draw;
    cycle += extraDraw.thenCycle;
  }
  drawCards(table, player, draw, 'CG-5.1.3');
  if (cycle > 0) yield* cycleFromHand(table, player, cycle, 'CG-5.1.4');
}
/** CG-5.1.5: what lasted for the round ends; CG-5.1.2: the starting player token goes on. */
function endRound(s: State): void {
  const { marks } = s;
  for (let card = 0; card < marks.length; card++) marks[card] &= KNOWN;
  s.inForce.length = 0;
  for (let player = 0; player < s.ring.length; player++)
    if (s.ring[player] === RING_TURNED) s.ring[player] = RING_READY;
  s.lastPathFought = 0;
  s.round++;
  s.starter = (s.starter + 1) % settingOf(s).turnOrder.length;
  s.phase = BATTLEGROUND;
}

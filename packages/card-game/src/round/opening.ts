/** The opening hands (CG-4.1.6). */
import { part, type Rules, together } from '@amon-hen/kernel';
import { handName } from '../actions/winnow.ts';
import type { Card } from '../data/catalogue.ts';
import { cardsIn, inTurnOrder, nameOf, seatOf } from '../state/queries.ts';
import { BATTLEGROUND, HAND, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { askSome } from '../verbs/ask.ts';
import { drawCards } from '../verbs/draw.ts';
import { cycleCard } from '../verbs/eliminate.ts';

/** Everybody draws; where the scenario says so, cards of the own choice are then cycled, all at the same time. */
export function* opening(table: Table): Rules<void> {
  const { state } = table;
  const { players } = settingOf(state);
  for (const player of inTurnOrder(state)) drawCards(table, player, players[player].opening.draw, 'CG-4.1.6');
  yield* together(() =>
    players.flatMap(({ opening: { cycle } }, player) => {
      if (cycle === 0) return [];
      const asking = askSome<Card>({
        by: seatOf(state, player),
        rule: 'CG-14.1.1',
        about: 'cycle-at-set-up',
        values: { player: nameOf(state, player), n: cycle },
        privacy: 'secret',
        options: () => cardsIn(state, player, HAND),
        id: (c) => handName(state, player, c),
        least: cycle,
        most: cycle,
      });
      return [
        part(asking, (cards) => {
          for (const card of cards) cycleCard(table, card, 'CG-4.1.6');
        }),
      ];
    }),
  );
  state.phase = BATTLEGROUND;
}

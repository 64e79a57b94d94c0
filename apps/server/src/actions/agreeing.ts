/** What everybody has agreed to and needs more than the table in memory: to take back, to play again. */
import type { Db } from '../storage/schema.ts';
import { newTable } from '../tables/creating.ts';
import type { SeatHead } from '../tables/head.ts';
import { entriesOf } from '../tables/loading.ts';
import { refold } from '../tables/opening.ts';
import { afterEntry } from './answer.ts';
import type { Agreeing } from './proposals.ts';

export function agreeing(db: Db, now: () => number): Agreeing {
  return {
    async takeBack(table, head, event, to) {
      const { game } = table;
      if (game === undefined) throw new Error('a game that is played is known');
      const entry = table.row.entries + 1;
      const entries = await entriesOf(db, table.id);
      const play = refold(game, table.setup, table.row.seed, [...entries, { number: entry, entry: { backTo: to } }]);
      table.play = play;
      const body = { kind: 'back', entry, to, told: play.position.told } as const;
      const change = afterEntry({ ...table, head }, play, { body }, null, now());
      return { ...change, events: [event, ...change.events] };
    },
    playAgain(table, head, event, swap) {
      const { game, setup } = table;
      if (game === undefined) throw new Error('a game that was played is known');
      const seats = (swap ? swapped(head.seats) : head.seats).map(returned);
      const { title, host, clock, thinking } = head;
      const visibility = table.row.visibility === 'lobby' ? 'lobby' : 'private';
      const made = newTable({ game, setup, title, host, visibility, clock, thinking, seats }, now());
      return {
        events: [event, { body: { kind: 'rematch', table: made.table.id } }],
        head: { ...head, rematch: made.table.id },
        creates: [made],
      };
    },
  };
}
/** Everybody moves to the next seat of the game, the last to the first. */
function swapped(seats: readonly SeatHead[]): SeatHead[] {
  return seats.map(({ seat, role, side }, i) => {
    const from = seats[(i + 1) % seats.length];
    if (from === undefined) throw new Error('a table has seats');
    return { ...from, seat, role, side };
  });
}
/** Where a machine took over from a person, the person sits again. */
function returned(seat: SeatHead): SeatHead {
  return seat.holders.length > 0 ? { ...seat, kind: 'person', machine: null } : seat;
}

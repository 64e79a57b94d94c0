/** Who asks: the ids under which a person plays here (an account's and a guest's), and the name to show. */
import type { Seat } from '@amon-hen/kernel';
import { Refused, refuse } from '../refused.ts';
import { holds, type SeatHead, seatOf } from '../tables/head.ts';
import type { Play } from '../tables/play.ts';
import type { Table } from '../tables/table.ts';

export interface Who {
  /** The first is the one that new seats are taken under. */
  readonly players: readonly string[];
  readonly id: string;
  readonly name: string;
}
export function ownSeat(table: Table, who: Who, seat: Seat): SeatHead | Refused {
  const found = seatOf(table.head, seat);
  if (found === undefined) return refuse('no-such-seat');
  return holds(found, who.players) ? found : refuse('not-your-seat');
}
/** The game, if it is being played. */
export function playing(table: Table): Play | Refused {
  if (table.state === 'stopped') return refuse('stopped');
  if (table.state !== 'playing' || table.play === null) return refuse('not-playing');
  return table.play;
}
/** The seat and the game, if the seat is one's own and the game is being played. */
export function atPlay(table: Table, who: Who, seat: Seat): { seat: SeatHead; play: Play } | Refused {
  const own = ownSeat(table, who, seat);
  if (own instanceof Refused) return own;
  const play = playing(table);
  if (play instanceof Refused) return play;
  return { seat: own, play };
}

import type { Seat } from '@amon-hen/kernel';
import { Refused } from '../refused.ts';
import type { Change, Table } from '../tables/table.ts';
import { ownSeat, type Who } from './who.ts';

/** Those at the table talk; those who watch listen. */
export function chat(table: Table, who: Who, as: Seat, text: string): Change | Refused {
  const own = ownSeat(table, who, as);
  if (own instanceof Refused) return own;
  const name = own.name ?? who.name;
  return { events: [{ body: { kind: 'chat', seat: as, name, text } }] };
}

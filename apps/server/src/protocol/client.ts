/** What a client may say. Everything else is refused at the door. */
import { z } from 'zod';
import { count, eyes, LIMITS, proposalKind, seatNumber, tableId } from './shapes.ts';

/** Chosen by the client, new for each message; a message sent again keeps it, and is then taken only once. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const says = z.string().min(1).max(LIMITS.says);
const step = z.strictObject({ which: count, says });
const at = { id, table: tableId, as: seatNumber };

export const clientMessage = z.discriminatedUnion('do', [
  /** Look at a table, with the eyes of a seat one holds or of the public; `since` is the last number one has. */
  z.strictObject({ do: z.literal('watch'), id, table: tableId, as: eyes.optional(), since: count.optional() }),
  z.strictObject({ do: z.literal('unwatch'), id, table: tableId, as: eyes }),
  /** `asked` names the offer that is answered: an answer to an older one is late. */
  z.strictObject({ do: z.literal('answer'), ...at, asked: count, ...step.shape }),
  /** Would this be legal? Nothing is changed. */
  z.strictObject({ do: z.literal('check'), ...at, asked: count, ...step.shape }),
  /** What would be asked next? Only while nothing random or hidden comes out and the same seat goes on. */
  z.strictObject({ do: z.literal('explore'), ...at, asked: count, path: z.array(step).min(1).max(LIMITS.path) }),
  z.strictObject({ do: z.literal('undo'), ...at, asked: count }),
  z.strictObject({ do: z.literal('propose'), ...at, what: proposalKind }),
  z.strictObject({ do: z.literal('reply'), ...at, proposal: count, yes: z.boolean() }),
  z.strictObject({ do: z.literal('resign'), ...at }),
  z.strictObject({ do: z.literal('chat'), ...at, text: z.string().trim().min(1).max(LIMITS.chat) }),
  /** Take an open seat; leave it again before the game begins. */
  z.strictObject({ do: z.literal('sit'), id, table: tableId, seat: seatNumber }),
  z.strictObject({ do: z.literal('stand'), id, table: tableId, seat: seatNumber }),
  /** The host gives an open seat to a machine, or (null) opens it again. */
  z.strictObject({
    do: z.literal('machine'),
    id,
    table: tableId,
    seat: seatNumber,
    machine: z.string().max(40).nullable(),
  }),
  /** Play on oneself where a machine took over after the clock. */
  z.strictObject({ do: z.literal('return'), id, table: tableId, seat: seatNumber }),
  z.strictObject({ do: z.literal('ping'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

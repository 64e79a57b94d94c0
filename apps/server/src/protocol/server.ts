/** What the server says. It checks itself before it speaks, and the client checks what it hears. */
import { z } from 'zod';
import {
  clockRule,
  count,
  ending,
  eyes,
  json,
  offer,
  proposal,
  proposalKind,
  refusal,
  ruleRefusal,
  seatNumber,
  seatState,
  tableId,
} from './shapes.ts';

const time = z.number();
const event = { number: count, at: time };
/** After an event of the game the facts that stand are the first `told` ones, of which `facts` are the last. */
const game = { ...event, told: count, facts: z.array(json) };

/** What happened at a table, as a seat may know it. */
export const tableEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin'), ...game }),
  /** `says` is there only for the seat that said it. */
  z.strictObject({ kind: z.literal('answer'), ...game, entry: count, seat: seatNumber, says: z.string().optional() }),
  z.strictObject({ kind: z.literal('undo'), ...game, entry: count, seat: seatNumber }),
  z.strictObject({ kind: z.literal('back'), ...game, entry: count, to: count }),
  z.strictObject({
    kind: z.literal('seat'),
    ...event,
    to: seatState,
    why: z.enum(['sat', 'stood', 'machine', 'clock', 'returned', 'claimed']),
  }),
  z.strictObject({ kind: z.literal('chat'), ...event, seat: seatNumber, name: z.string(), text: z.string() }),
  z.strictObject({ kind: z.literal('proposal'), ...event, by: seatNumber, what: proposalKind }),
  z.strictObject({ kind: z.literal('reply'), ...event, by: seatNumber, proposal: count, yes: z.boolean() }),
  z.strictObject({ kind: z.literal('end'), ...event, ending, seed: z.string() }),
  z.strictObject({ kind: z.literal('rematch'), ...event, table: tableId }),
  /** The table goes on under another version of the rules. */
  z.strictObject({ kind: z.literal('rules'), ...event, from: z.number(), to: z.number() }),
  /** The record can no longer be folded: the table is kept and can be read, not played. */
  z.strictObject({ kind: z.literal('stopped'), ...event, why: z.string() }),
]);
export type TableEvent = z.infer<typeof tableEvent>;

export const about = z.strictObject({
  game: z.string(),
  rules: z.number(),
  setup: json,
  title: z.string(),
  created: time,
  visibility: z.enum(['private', 'lobby']),
  clock: clockRule,
  /** SHA-256 of the secret seed: the dice can be checked when the seed is shown after the end. */
  commitment: z.string(),
  /** The table was made from a record whose seed was known. */
  seedKnown: z.boolean(),
  /** Whether you opened this table. */
  host: z.boolean(),
  /** The seats that you hold. */
  yours: z.array(seatNumber),
});
export type About = z.infer<typeof about>;

export const present = z.strictObject({
  state: z.enum(['waiting', 'playing', 'over', 'stopped']),
  seats: z.array(seatState),
  /** The number of the last entry of the game's record, and of the entry since which the present offers stand. */
  entries: count,
  asked: count,
  /** Time left in milliseconds at `now`, and whether it runs. */
  clocks: z.array(z.strictObject({ seat: seatNumber, left: z.number(), runs: z.boolean() })),
  now: time,
  proposal: proposal.nullable(),
  ending: ending.nullable(),
  seed: z.string().nullable(),
  rematch: tableId.nullable(),
  stopped: z.string().nullable(),
  /** What these eyes see; null before the game begins, and at a stopped table. */
  view: json,
  offers: z.array(offer).readonly(),
  /** Whether these eyes may take back their last answer; if not, why. */
  mayUndo: z.union([z.literal(true), ruleRefusal]),
});
export type Present = z.infer<typeof present>;

export const serverMessage = z.discriminatedUnion('say', [
  z.strictObject({
    say: z.literal('welcome'),
    protocol: z.number(),
    you: z.strictObject({ id: z.string(), name: z.string(), account: z.boolean() }).nullable(),
    now: time,
  }),
  /** The message was taken, and what it did is stored. `number` is the event it made. */
  z.strictObject({ say: z.literal('done'), to: z.string(), number: count.optional() }),
  z.strictObject({ say: z.literal('refused'), to: z.string().nullable(), error: refusal }),
  /** `ends`: from here on it is not for this seat to know. */
  z.strictObject({
    say: z.literal('explored'),
    to: z.string(),
    ends: z.boolean(),
    view: json,
    offers: z.array(offer).readonly(),
  }),
  /** All events after `from` up to `to`; `about` comes first, `present` with the last part. */
  z.strictObject({
    say: z.literal('update'),
    table: tableId,
    as: eyes,
    from: count,
    to: count,
    about: about.optional(),
    events: z.array(tableEvent),
    present: present.optional(),
  }),
  /** This node stops: connect again after so many milliseconds. */
  z.strictObject({ say: z.literal('going'), after: z.number() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** The doors beside the socket: who one is, tables, links, records. Bodies and answers, checked on both sides. */
import { z } from 'zod';
import { clockRule, json, LIMITS, playerName, seatNumber, seatState, tableId } from './shapes.ts';

const you = z.object({ id: z.string(), name: z.string(), account: z.boolean() });
export const accountName = z.string().regex(/^[A-Za-z0-9_.]{3,30}$/);
export const tableSummary = z.object({
  table: tableId,
  game: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'playing', 'over', 'stopped']),
  seats: z.array(seatState),
  /** The persons who are to answer now. */
  waitsFor: z.array(seatNumber),
  /** Of these, the visitor may act for: only in the list of one's own tables. */
  yours: z.array(seatNumber),
  /** Null while the game is not over. */
  winners: z.array(seatNumber).readonly().nullable(),
  clock: clockRule,
  created: z.number(),
  changed: z.number(),
  setup: json,
});
export type TableSummary = z.infer<typeof tableSummary>;

export const doors = {
  guest: z.strictObject({ name: playerName }),
  rename: z.strictObject({ name: playerName }),
  account: z.strictObject({ name: accountName, password: z.string().min(10).max(128).optional() }),
  me: z.object({ you: you.nullable() }),
  games: z.object({
    games: z.array(z.object({ name: z.string(), rules: z.number(), setup: json, machines: z.array(z.string()) })),
  }),
  newTable: z.strictObject({
    game: z.string().max(40),
    setup: json,
    title: z.string().trim().max(LIMITS.name).default(''),
    visibility: z.enum(['private', 'lobby']),
    clock: clockRule.default({ kind: 'none' }),
    /** How long machines may think about an answer, in milliseconds. */
    thinking: z.int().min(10).max(10_000).default(1000),
    /** Seats that are not named stay open. */
    seats: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ seat: seatNumber, kind: z.literal('me') }),
          z.strictObject({ seat: seatNumber, kind: z.literal('open') }),
          z.strictObject({ seat: seatNumber, kind: z.literal('machine'), machine: z.string().max(40) }),
        ]),
      )
      .max(10),
  }),
  made: z.object({ table: tableId }),
  tables: z.object({ tables: z.array(tableSummary) }),
  /** Of the games that are over, by game and side: how many the visitor played, won, and drew. */
  statistics: z.object({
    games: z.array(
      z.object({ game: z.string(), side: z.string(), played: z.number(), won: z.number(), drawn: z.number() }),
    ),
  }),
  /** How many seats of the guest were added to the account. */
  kept: z.object({ seats: z.number() }),
  link: z.strictObject({ seat: seatNumber }),
  linked: z.object({ secret: z.string() }),
  claim: z.strictObject({ secret: z.string().max(100) }),
  claimed: z.object({ table: tableId, seat: seatNumber }),
  /** In the notation of docs/notation.md. */
  record: z.strictObject({ text: z.string().max(4_000_000) }),
  verified: z.object({ game: z.string(), entries: z.number(), over: z.boolean() }),
};
export type Doors = typeof doors;

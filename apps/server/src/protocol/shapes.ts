/** Shapes that both directions of the protocol share. Nothing here needs Node: the client imports it too. */
import { z } from 'zod';

/** 2: `mayUndo` says why not. */
export const PROTOCOL = 2;
/** The WebSocket subprotocol: a client that speaks another version is told so at the door. */
export const SUBPROTOCOL = `amon-hen.${PROTOCOL}`;

export const LIMITS = {
  /** Bytes in one message from a client. */
  message: 16_384,
  says: 2000,
  chat: 500,
  name: 40,
  path: 40,
  /** Tables that one connection may watch. */
  watches: 16,
} as const;

export const tableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const seatNumber = z.int().min(0).max(9);
/** Whose eyes: a seat's, or everybody's. */
export const eyes = z.union([seatNumber, z.literal('public')]);
export const count = z.int().min(0).max(2_000_000_000);
export const playerName = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u);

export const json: z.ZodType<unknown> = z.unknown();

export const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Each decision has its own time. */
  z.strictObject({
    kind: z.literal('move'),
    seconds: z.int().min(1).max(2_592_000),
    expiry: z.enum(['machine', 'loss']),
  }),
  /** A seat has so much for the whole game, and a little more with each answer. */
  z.strictObject({
    kind: z.literal('total'),
    seconds: z.int().min(1).max(2_592_000),
    extra: z.int().min(0).max(86_400),
    expiry: z.enum(['machine', 'loss']),
  }),
]);
export type ClockRule = z.infer<typeof clockRule>;

export const seatState = z.strictObject({
  seat: seatNumber,
  /** The game's word for the seat. */
  role: z.string(),
  side: z.string(),
  kind: z.enum(['open', 'person', 'machine']),
  /** The person's name. */
  name: z.string().nullable(),
  machine: z.string().nullable(),
});
export type SeatState = z.infer<typeof seatState>;

export const proposalKind = z.discriminatedUnion('kind', [
  /** Back to the moment right after this entry. */
  z.strictObject({ kind: z.literal('takeback'), to: count }),
  /** A draw of honour: the game is given up by agreement. */
  z.strictObject({ kind: z.literal('draw') }),
  /** The side gives the game up: asked of its other players. */
  z.strictObject({ kind: z.literal('resign') }),
  z.strictObject({ kind: z.literal('rematch'), swap: z.boolean() }),
]);
export type ProposalKind = z.infer<typeof proposalKind>;
export const proposal = z.strictObject({
  number: count,
  by: seatNumber,
  what: proposalKind,
  /** The seats that have not yet agreed. */
  asks: z.array(seatNumber).readonly(),
});
export type Proposal = z.infer<typeof proposal>;

export const outcome = z.strictObject({
  winners: z.array(seatNumber).readonly(),
  by: z.string(),
  how: z.string(),
});
/** How a game ended: by its rules, or by its players or their clocks. */
export const ending = z.strictObject({ why: z.enum(['rules', 'resign', 'draw', 'clock']), outcome });
export type Ending = z.infer<typeof ending>;

export const refusal = z.strictObject({
  /** A word for the program; the doors' own are listed in docs/protocol.md. */
  code: z.string(),
  /** The rule that forbids it, the catalogue's key and the values in its sentence, when a rule refused. */
  rule: z.string().optional(),
  why: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type RefusalShape = z.infer<typeof refusal>;

const values = z.record(z.string(), z.union([z.string(), z.number()]));
export const ruleRefusal = z.object({ rule: z.string(), why: z.string(), values: values.optional() });
export const offer = z.object({
  which: count,
  by: z.array(seatNumber).readonly(),
  answered: z.boolean(),
  about: z.string().optional(),
  values: values.optional(),
  own: z
    .object({
      form: z.enum(['one', 'some', 'amounts']),
      rule: z.string(),
      options: z.array(z.string()).readonly(),
      least: z.number(),
      most: z.number(),
      upTo: z.array(z.number()).readonly().optional(),
      usual: z.string().optional(),
      refused: z.array(z.object({ option: z.string(), refusal: ruleRefusal })).readonly(),
    })
    .optional(),
});

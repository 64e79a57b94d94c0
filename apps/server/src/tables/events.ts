/** Events as they are stored, and as a pair of eyes may know them. */
import { type Entry, hear, type Seat, type Told } from '@amon-hen/kernel';
import type { TableEvent } from '../protocol/index.ts';
import type { EventRow } from '../storage/schema.ts';

type Kind = TableEvent['kind'];
type Bare<K extends Kind> = K extends Kind ? Omit<Extract<TableEvent, { kind: K }>, 'number' | 'at' | 'facts'> : never;
/** An answer is stored with its words and the number of the decision; both are the seat's own. */
export interface AnswerBody {
  readonly kind: 'answer';
  readonly entry: number;
  readonly seat: Seat;
  readonly which: number;
  readonly says: string;
  readonly told: number;
}
/** What is stored: everything but the number, the time and the facts, which have columns of their own. */
export type EventBody = AnswerBody | Bare<Exclude<Kind, 'answer'>>;

export interface StoredEvent {
  readonly number: number;
  readonly at: number;
  readonly body: EventBody;
  readonly told: readonly Told<unknown>[];
}
export type Eyes = Seat | 'public';

export function stored(row: EventRow): StoredEvent {
  return {
    number: row.number,
    at: row.at,
    body: JSON.parse(row.body),
    told: row.told === null ? [] : JSON.parse(row.told),
  };
}
/** The entry of the game's record that an event is, if it is one. */
export function entryOf(body: EventBody): Entry | null {
  switch (body.kind) {
    case 'answer':
      return { seat: body.seat, which: body.which, says: body.says };
    case 'undo':
      return { undo: body.seat };
    case 'back':
      return { backTo: body.to };
    default:
      return null;
  }
}
/** Built field by field: words of an answer go to the seat that said them, facts as they may be heard. */
export function heard(event: StoredEvent, eyes: Eyes): TableEvent {
  const { number, at, body } = event;
  switch (body.kind) {
    case 'answer': {
      const { kind, entry, seat, told } = body;
      const seen = { kind, number, at, entry, seat, told, facts: event.told.map((t) => hear(t, eyes)) };
      return eyes === seat ? { ...seen, says: body.says } : seen;
    }
    case 'begin':
    case 'undo':
    case 'back':
      return { ...body, number, at, facts: event.told.map((t) => hear(t, eyes)) };
    default:
      return { ...body, number, at };
  }
}

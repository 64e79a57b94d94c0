/** The doors of the server beside the socket. What comes through them is checked. */
import { doors, type TableSummary } from '@amon-hen/server/protocol';
import type { ZodType, z } from 'zod';

export interface You {
  readonly id: string;
  readonly name: string;
  /** Signed in; a guest is known in this browser only. */
  readonly account: boolean;
}
export type NewTable = z.input<typeof doors.newTable>;

/** The server says no, and by which of its codes. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
export async function call<T>(path: string, schema: ZodType<T>, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`api/${path}`, request);
  const answer: unknown = await response.json();
  if (response.ok) return schema.parse(answer);
  throw new Refused(codeIn(answer));
}
function codeIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return 'internal';
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'internal';
}

/** Null: nobody yet. */
export async function whoAmI(): Promise<You | null> {
  return (await call('me', doors.me)).you;
}
/** A guest at once, or the same person under this name. */
export async function introduce(name: string): Promise<void> {
  const you = await whoAmI();
  if (you === null) await call('guest', doors.me, { name });
  else if (you.name !== name) await call('me', doors.me, { name });
}
export async function openTable(table: NewTable): Promise<string> {
  return (await call('tables', doors.made, table)).table;
}
export async function myTables(): Promise<readonly TableSummary[]> {
  return (await call('tables/mine', doors.tables)).tables;
}
export async function lobby(): Promise<readonly TableSummary[]> {
  return (await call('tables', doors.tables)).tables;
}
/** The record of a game that is over. */
export async function recordOf(table: string): Promise<string> {
  const response = await fetch(`api/tables/${encodeURIComponent(table)}/record`);
  if (!response.ok) throw new Refused(codeIn(await response.json()));
  return response.text();
}
/** A link's secret: whoever claims it may act for the seat, too. */
export async function linkFor(table: string, seat: number): Promise<string> {
  return (await call(`tables/${encodeURIComponent(table)}/link`, doors.linked, { seat })).secret;
}
export function claimSeat(secret: string): Promise<{ readonly table: string; readonly seat: number }> {
  return call('claim', doors.claimed, { secret });
}
/** A table from a record, every entry proved again by the server. */
export async function bringRecord(text: string): Promise<string> {
  return (await call('records', doors.made, { text })).table;
}

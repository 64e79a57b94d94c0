/** The doors of the server beside the socket. What comes through them is checked. */
import { doors, type TableSummary } from '@amon-hen/server/protocol';
import type { ZodType, z } from 'zod';

export interface You {
  readonly id: string;
  readonly name: string;
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
async function call<T>(path: string, schema: ZodType<T>, body?: unknown): Promise<T> {
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

/** Writes a change of a table, all or nothing, if nobody has written since it was read. */
import type { NewEventRow } from '../storage/schema.ts';
import type { Tx } from '../storage/writer.ts';
import type { StoredEvent } from './events.ts';
import type { Head, TableState } from './head.ts';
import { type Change, type Due, type NewTable, type Table, whenDue } from './table.ts';

/** Of the saved positions of a table the last two are kept. */
export interface Checkpoint {
  readonly entry: number;
  readonly asked: number;
  readonly saved: string;
}
export interface Commit {
  readonly now: number;
  /** Said by whom with which message, so that it is taken once. */
  readonly said: string | null;
  readonly change: Change;
  readonly checkpoint: Checkpoint | null;
  /** Only where the turn may have changed. */
  readonly due: {
    readonly next: Due | null;
    readonly lease: { readonly by: string; readonly until: number } | null;
  } | null;
}
export interface Committed {
  readonly row: Table['row'];
  readonly head: Head;
  readonly state: TableState;
  readonly events: readonly StoredEvent[];
}

/** What the table will be once the change is stored. */
export function planned(table: Table, { now, change, due }: Commit): Committed {
  const { row } = table;
  const events = change.events.map(({ body, told }, i) => ({
    number: row.last + 1 + i,
    at: now,
    body,
    told: told ?? [],
  }));
  return {
    row: {
      ...row,
      changed: now,
      last: row.last + events.length,
      entries: change.entries ?? row.entries,
      rules: change.rules ?? row.rules,
      ...(due === null
        ? {}
        : { due: due.next?.at ?? null, lease_by: due.lease?.by ?? null, lease_until: due.lease?.until ?? null }),
    },
    head: change.head ?? table.head,
    state: change.state ?? table.state,
    events,
  };
}

/** Stores a new table. Who must move there is found by looking at what is due. */
export async function create(tx: Tx, { table, change }: NewTable, now: number): Promise<void> {
  const { id, row, setup, head, state } = table;
  await tx
    .insertInto('tables')
    .values({ ...row, id, setup: JSON.stringify(setup), head: JSON.stringify(head), state })
    .execute();
  const next = whenDue(change.state ?? state, change.head ?? head, table.play, now);
  const commit: Commit = { now, said: null, change, checkpoint: null, due: { next, lease: null } };
  if (!(await write(tx, table, commit, planned(table, commit)))) throw new Error('a new table was written twice');
}

/** False if somebody else has written in the meantime: read again, and decide again. */
export async function write(tx: Tx, table: Table, commit: Commit, plan: Committed): Promise<boolean> {
  const { id, row } = table;
  const { changed, last, entries, rules } = plan.row;
  const { due, lease_by, lease_until } = plan.row;
  const updated = await tx
    .updateTable('tables')
    .set({ changed, last, entries, rules, state: plan.state, head: JSON.stringify(plan.head) })
    .$if(commit.due !== null, (q) => q.set({ due, lease_by, lease_until }))
    .where('id', '=', id)
    .where('last', '=', row.last)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  if (plan.events.length > 0)
    await tx
      .insertInto('events')
      .values(plan.events.map((e, i) => eventRow(id, e, i, commit)))
      .execute();
  for (const { seat, add, clear } of commit.change.holders ?? []) {
    if (clear) await tx.deleteFrom('holders').where('table_id', '=', id).where('seat', '=', seat).execute();
    if (add === undefined) continue;
    await tx
      .insertInto('holders')
      .values({ table_id: id, seat, player_id: add })
      .onConflict((c) => c.doNothing())
      .execute();
  }
  if (commit.checkpoint !== null) {
    const { entry } = commit.checkpoint;
    await tx.deleteFrom('checkpoints').where('table_id', '=', id).where('entry', '<', table.checkpoint).execute();
    await tx
      .insertInto('checkpoints')
      .values({ table_id: id, ...commit.checkpoint })
      .onConflict((c) => c.columns(['table_id', 'entry']).doUpdateSet({ ...commit.checkpoint, entry }))
      .execute();
  }
  for (const made of commit.change.creates ?? []) await create(tx, made, commit.now);
  return true;
}
function eventRow(id: string, { number, at, body, told }: StoredEvent, index: number, { said }: Commit): NewEventRow {
  return {
    table_id: id,
    number,
    at,
    entry: 'entry' in body ? body.entry : null,
    said: index === 0 ? said : null,
    body: JSON.stringify(body),
    told: told.length === 0 ? null : JSON.stringify(told),
  };
}

/** Doors for tables: open one, find one, give a seat away by link, take a record home. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { claim, keepSeats, makeLink } from '../people/claims.ts';
import { doors } from '../protocol/index.ts';
import { tableId } from '../protocol/shapes.ts';
import { Refused, refuse } from '../refused.ts';
import { create } from '../tables/commit.ts';
import { newTable, type Wish } from '../tables/creating.ts';
import { machineAt, openSeats, personAt, type SeatHead } from '../tables/head.ts';
import { lobby, statisticsOf, tablesOf } from '../tables/lists.ts';
import { importRecord, prove, recordOf } from '../tables/records.ts';
import type { NewTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { body, identified, refuseWith } from './answers.ts';
import type { Identify, Visitor } from './identity.ts';
import type { Limit } from './limits.ts';

export interface TablesHouse {
  readonly tables: Tables;
  readonly identify: Identify;
  readonly newTables: Limit;
  /** A new table may be due at once. */
  look(): void;
}
const RECORD_BYTES = 5_000_000;

export function tableDoors(app: FastifyInstance, { tables, identify, newTables, look }: TablesHouse): void {
  const { registry, db, now, writer } = tables.house;
  const store = async (made: NewTable): Promise<{ table: string }> => {
    await writer.write({ table: made.table.id, write: (tx) => create(tx, made, now()) });
    look();
    return { table: made.table.id };
  };

  app.get('/api/games', () => ({
    games: registry.all.map(({ game, setup, machines }) => ({
      name: game.name,
      rules: game.rules,
      setup: z.toJSONSchema(setup, { unrepresentable: 'any', io: 'input' }),
      machines: machines.map((m) => m.name),
    })),
  }));
  app.post('/api/tables', async (request, reply) => {
    const wanted = body(doors.newTable, request);
    const who = await identified(identify, request);
    if (who instanceof Refused) return refuseWith(reply, who);
    const wish = wishOf(wanted);
    if (wish instanceof Refused) return refuseWith(reply, wish);
    const seats = seated(
      wish.seats,
      wanted.seats,
      who,
      wish.game.machines.map((m) => m.name),
    );
    if (seats instanceof Refused) return refuseWith(reply, seats);
    if (!newTables.allows(who.id)) return refuseWith(reply, refuse('too-many'));
    return store(newTable({ ...wish, seats, host: who.id }, now()));
  });
  const wishOf = (wanted: z.infer<typeof doors.newTable>): Wish | Refused => {
    const game = registry.get(wanted.game);
    if (game === undefined) return refuse('no-such-game');
    const setup = game.setup.safeParse(wanted.setup);
    if (!setup.success) {
      const issue = setup.error.issues[0];
      return refuse('bad-setup', { at: issue?.path.join('.') ?? '', problem: issue?.message ?? '' });
    }
    const { title, visibility, clock, thinking } = wanted;
    return {
      game,
      setup: setup.data,
      title,
      visibility,
      clock,
      thinking,
      host: '',
      seats: openSeats(game, setup.data),
    };
  };

  app.get('/api/tables', async () => ({ tables: await lobby(db) }));
  app.get('/api/tables/mine', async (request, reply) => {
    const who = await identified(identify, request);
    return who instanceof Refused ? refuseWith(reply, who) : { tables: await tablesOf(db, who.players) };
  });
  app.get('/api/me/statistics', async (request, reply) => {
    const who = await identified(identify, request);
    return who instanceof Refused ? refuseWith(reply, who) : { games: await statisticsOf(db, who.players) };
  });
  app.post('/api/me/seats', async (request, reply) => {
    const who = await identified(identify, request);
    if (who instanceof Refused) return refuseWith(reply, who);
    return who.account ? { seats: await keepSeats(tables, who) } : refuseWith(reply, refuse('forbidden'));
  });
  app.post('/api/tables/:table/link', async (request, reply) => {
    const { seat } = body(doors.link, request);
    const who = await identified(identify, request);
    if (who instanceof Refused) return refuseWith(reply, who);
    const table = idIn(request.params);
    const secret = table instanceof Refused ? table : await makeLink(tables, who, table, seat);
    return secret instanceof Refused ? refuseWith(reply, secret) : { secret };
  });
  app.post('/api/claim', async (request, reply) => {
    const { secret } = body(doors.claim, request);
    const who = await identified(identify, request);
    if (who instanceof Refused) return refuseWith(reply, who);
    const claimed = await claim(tables, who, secret);
    return claimed instanceof Refused ? refuseWith(reply, claimed) : claimed;
  });

  app.get('/api/tables/:table/record', async (request, reply) => {
    const id = idIn(request.params);
    const table = id instanceof Refused ? id : await tables.look(id, (t) => t);
    const record = table instanceof Refused ? table : await recordOf(db, table);
    return record instanceof Refused ? refuseWith(reply, record) : reply.type('text/plain; charset=utf-8').send(record);
  });
  app.post('/api/records', { bodyLimit: RECORD_BYTES }, async (request, reply) => {
    const { text } = body(doors.record, request);
    const who = await identified(identify, request);
    if (who instanceof Refused) return refuseWith(reply, who);
    if (!newTables.allows(who.id)) return refuseWith(reply, refuse('too-many'));
    const proved = await prove(registry, text);
    return proved instanceof Refused ? refuseWith(reply, proved) : store(importRecord(proved, who, now()));
  });
  app.post('/api/records/verify', { bodyLimit: RECORD_BYTES }, async (request, reply) => {
    const { text } = body(doors.record, request);
    const who = await identified(identify, request);
    if (who instanceof Refused) return refuseWith(reply, who);
    if (!newTables.allows(who.id)) return refuseWith(reply, refuse('too-many'));
    const proved = await prove(registry, text);
    if (proved instanceof Refused) return refuseWith(reply, proved);
    const { record, play } = proved;
    return { game: record.game, entries: record.entries.length, over: play.position.outcome !== null };
  });
}
function idIn(params: unknown): string | Refused {
  const parsed = z.object({ table: tableId }).safeParse(params);
  return parsed.success ? parsed.data.table : refuse('no-such-table');
}
function seated(
  open: readonly SeatHead[],
  wanted: z.infer<typeof doors.newTable>['seats'],
  who: Visitor,
  machines: readonly string[],
): SeatHead[] | Refused {
  for (const wish of wanted) {
    if (!open.some((s) => s.seat === wish.seat)) return refuse('no-such-seat', { seat: wish.seat });
    if (wish.kind === 'machine' && !machines.includes(wish.machine)) return refuse('no-such-machine');
  }
  return open.map((seat) => {
    const wish = wanted.find((w) => w.seat === seat.seat);
    if (wish?.kind === 'me') return personAt(seat, who);
    return wish?.kind === 'machine' ? machineAt(seat, wish.machine) : seat;
  });
}

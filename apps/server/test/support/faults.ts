/**
 * Servers are killed under load, again and again. Afterwards every move that was acknowledged must be there, once, and
 * every table must play on to its end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, ClosedError, guest, post, RefusedError } from './client.ts';
import { anyWords, askedOf, type Below, dice } from './play.ts';
import type { ServerProcess } from './processes.ts';

export interface FaultPlan {
  readonly servers: readonly ServerProcess[];
  readonly kills: number;
  /** Tables being played at any time. */
  readonly tables: number;
  readonly seed: number;
  report?(line: string): void;
  /** Done to the stored games while all servers are down, before the check: it must notice what is done there. */
  meddle?(): void;
}
export interface FaultResult {
  readonly kills: number;
  readonly games: number;
  readonly moves: number;
  /** Sent again after a lost connection and found to be stored already. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}
/** A server on a busy computer takes its time to come back: two minutes, in steps of 50 ms. */
const PATIENCE = 2400;

interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  readonly says: string;
}

export async function killUnderLoad({ servers, kills, tables, seed, report, meddle }: FaultPlan): Promise<FaultResult> {
  const below = dice(seed);
  const play = new Load(servers);
  for (const server of servers) await server.start();
  let going = true;
  const games = Array.from({ length: tables }, async (_, i) => {
    const luck = dice(seed + i + 1);
    for (let n = 0; going; n++) await play.game(luck, n % 3 === 2);
  });
  let failed: unknown = null;
  for (const game of games) game.catch((error) => (failed ??= error));
  for (let n = 0; n < kills; n++) {
    const server = servers[n % servers.length];
    if (server === undefined) throw new Error('no server');
    await sleep(100 + below(500));
    await server.end('SIGKILL');
    const down = performance.now();
    await server.start();
    const seconds = Math.round((performance.now() - down) / 1000);
    if (seconds > 5) report?.(`it took ${seconds} s to start again`);
    if (failed !== null) throw failed;
    if ((n + 1) % 10 === 0) report?.(`${n + 1} kills, ${play.games} games, ${play.moves.length} moves acknowledged`);
  }
  going = false; // the games under way are played to their end
  await Promise.all(games);
  if (meddle !== undefined) {
    for (const server of servers) await server.end('SIGTERM');
    meddle();
    for (const server of servers) await server.start();
  }
  return { kills, games: play.games, moves: play.moves.length, ...(await play.check()) };
}

class Load {
  readonly moves: Acknowledged[] = [];
  games = 0;
  readonly #servers: readonly ServerProcess[];
  readonly #tables = new Map<string, { cookies: string[] }>();
  constructor(servers: readonly ServerProcess[]) {
    this.#servers = servers;
  }
  #url(below: Below): string {
    return this.#servers[below(this.#servers.length)]?.url ?? '';
  }
  /** Until it is done: a server that is away comes back. */
  async #insist<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (attempt > PATIENCE || (error instanceof RefusedError && error.code !== 'unavailable')) throw error;
        await sleep(50);
      }
    }
  }
  /** Against each other, or against a machine. */
  async game(below: Below, machine: boolean): Promise<void> {
    const seats = machine ? [0] : [0, 1];
    const cookies: string[] = [];
    for (const seat of seats) cookies.push(await this.#insist(() => guest(this.#url(below), `Seat ${seat}`)));
    const [first = '', second] = cookies;
    const table = await this.#insist(async () => {
      const wanted = [{ seat: 0, kind: 'me' }, ...(machine ? [{ seat: 1, kind: 'machine', machine: 'random' }] : [])];
      const body = { game: 'toy', setup: { seats: 2 }, visibility: 'private', seats: wanted };
      const { status, body: made } = await post(this.#url(below), '/api/tables', body, first);
      if (status !== 200) throw new Error(`no table: ${status}`);
      return String(Object(made).table);
    });
    this.#tables.set(table, { cookies });
    const clients = cookies.map((cookie) => new Client(this.#url(below), cookie));
    if (second !== undefined) {
      await this.#insist(async () => {
        const client = new Client(this.#url(below), second);
        await client.connect();
        const reply = await client.say({ do: 'sit', table, seat: 1 }, 'sit');
        client.close();
        if (reply.say === 'refused' && reply.error.code === 'unavailable') throw new Error('unavailable');
      });
    }
    await Promise.all(clients.map((client, seat) => this.#seat(client, table, seat, below)));
    for (const client of clients) client.close();
    this.games++;
  }
  async #seat(client: Client, table: string, seat: number, below: Below): Promise<void> {
    let sending: { id: string; asked: number; which: number; says: string } | null = null;
    for (let n = 0; ; n++) {
      if (!client.isOpen) {
        await this.#insist(async () => {
          client.url = this.#url(below);
          await client.connect();
          await client.watch(table, seat);
        });
      }
      try {
        const present = await client.until(() => {
          if (!client.isOpen) return 'away';
          const now = client.at(table, seat).present;
          return now.state === 'over' || sending !== null || askedOf(now) !== null ? now : null;
        }, 60_000);
        if (present === 'away') continue;
        const asked = askedOf(present);
        if (sending === null) {
          if (present.state === 'over') return;
          if (asked === null) continue;
          sending = { id: `m${n}`, asked: asked.asked, which: asked.which, says: anyWords(asked.own, below) };
        }
        const { id, ...step } = sending;
        const reply = await client.say({ do: 'answer', table, as: seat, ...step }, id);
        if (reply.say === 'refused') {
          if (reply.error.code !== 'unavailable') throw new Error(`refused: ${JSON.stringify(reply.error)}`);
          await sleep(50);
          continue;
        }
        const number = reply.say === 'done' ? (reply.number ?? 0) : 0;
        this.moves.push({ table, seat, number, says: step.says });
        sending = null;
        await client.until(() => !client.isOpen || client.at(table, seat).number >= number);
      } catch (error) {
        if (!(error instanceof ClosedError)) throw error;
      }
    }
  }
  /** Reads all tables anew and compares them with what was acknowledged. */
  async check(): Promise<{ lost: string[]; doubled: string[] }> {
    const lost: string[] = [];
    const doubled: string[] = [];
    for (const [table, { cookies }] of this.#tables) {
      for (const [seat, cookie] of cookies.entries()) {
        const client = new Client(this.#servers[0]?.url ?? '', cookie);
        await client.connect();
        await client.watch(table, seat);
        const { events, present } = client.at(table, seat);
        client.close();
        if (present.state !== 'over') lost.push(`${table} did not play on`);
        const stored = events.flatMap((e) => (e.kind === 'answer' && e.seat === seat ? [e] : []));
        const acknowledged = this.moves.filter((m) => m.table === table && m.seat === seat);
        for (const { number, says } of acknowledged) {
          // a game's last answer is acknowledged with the number of the end that follows it
          const found = stored.find((e) => (e.number === number || e.number === number - 1) && e.says === says);
          if (found === undefined) lost.push(`${table} ${number} ${says}`);
        }
        if (stored.length > acknowledged.length)
          doubled.push(`${table} seat ${seat}: ${stored.length} > ${acknowledged.length}`);
      }
    }
    return { lost, doubled };
  }
}

/** Many clients in one process, light enough that they are not what is measured. */
import { WebSocket } from 'ws';
import type { Present, ServerMessage } from '../src/protocol/index.ts';
import { SUBPROTOCOL } from '../src/protocol/index.ts';
import { guest, post } from '../test/support/client.ts';
import { anyWords, askedOf, type Below } from '../test/support/play.ts';

const SEATS = [0, 1];
const SETUP = { edition: 'second', players: 2 };
/** Requests under way at once while tables are being opened. */
const AT_ONCE = 20;

class Visitor {
  readonly cookie: string;
  /** By table. */
  readonly present = new Map<string, Present>();
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (reply: ServerMessage) => void>();
  #ids = 0;
  constructor(url: string, cookie: string, opened: () => void) {
    this.cookie = cookie;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, SUBPROTOCOL, { headers: { cookie } });
    this.#socket.on('error', (error) => console.error(error.message));
    this.#socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.say === 'welcome') opened();
      if (message.say === 'update' && message.present !== undefined) this.present.set(message.table, message.present);
      if ('to' in message && typeof message.to === 'string') {
        this.#waiting.get(message.to)?.(message);
        this.#waiting.delete(message.to);
      }
    });
  }
  static open(url: string, cookie: string): Promise<Visitor> {
    return new Promise((resolve) => {
      const visitor: Visitor = new Visitor(url, cookie, () => resolve(visitor));
    });
  }
  ask(message: Record<string, unknown>): Promise<ServerMessage> {
    const id = `v${++this.#ids}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }
  leave(): void {
    this.#socket.close();
  }
}
interface LiveTable {
  readonly id: string;
  readonly players: readonly Visitor[];
  busy: boolean;
}

export class Visitors {
  readonly #url: string;
  readonly #below: Below;
  readonly #tables: LiveTable[] = [];
  #times: number[] = [];
  #late = 0;
  constructor(url: string, below: Below) {
    this.#url = url;
    this.#below = below;
  }
  /** Opens `known` tables and goes on watching the first `live` of them. */
  async come(live: number, known: number): Promise<void> {
    await inTurn(live, async () => {
      const players = await Promise.all(SEATS.map((n) => this.#visitor(n)));
      const id = await this.#table(players);
      for (const [seat, player] of players.entries()) await player.ask({ do: 'watch', table: id, as: seat, since: 0 });
      this.#tables.push({ id, players, busy: false });
    });
    await inTurn(known - live, async (n) => {
      await this.#table(this.#tables[n % live]?.players ?? []);
    });
  }
  async #visitor(n: number): Promise<Visitor> {
    return Visitor.open(this.#url, await guest(this.#url, `Visitor ${n}`));
  }
  async #table([first, second]: readonly Visitor[]): Promise<string> {
    if (first === undefined || second === undefined) throw new Error('a table needs two');
    const body = { game: 'board', setup: SETUP, visibility: 'private', seats: [{ seat: 0, kind: 'me' }] };
    const { body: made } = await post(this.#url, '/api/tables', body, first.cookie);
    const id = String(Object(made).table);
    const reply = await second.ask({ do: 'sit', table: id, seat: 1 });
    if (reply.say !== 'done') throw new Error(JSON.stringify(reply));
    return id;
  }
  /** So many moves a second, each at another table, evenly spread. */
  async play(rate: number, seconds: number): Promise<void> {
    const begun = performance.now();
    let next = 0;
    const moves: Promise<void>[] = [];
    for (let n = 0; n < rate * seconds; n++) {
      const wait = begun + (n * 1000) / rate - performance.now();
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
      const found = this.#ready(next);
      if (found === null) this.#late++;
      else {
        next = found + 1;
        moves.push(this.#move(this.#tables[found]));
      }
    }
    await Promise.all(moves);
  }
  /** The next table where a move can be made. */
  #ready(from: number): number | null {
    for (let i = 0; i < this.#tables.length; i++) {
      const n = (from + i) % this.#tables.length;
      if (this.#tables[n]?.busy === false) return n;
    }
    return null;
  }
  async #move(table: LiveTable | undefined): Promise<void> {
    if (table === undefined) return;
    for (const [seat, player] of table.players.entries()) {
      const present = player.present.get(table.id);
      const asked = present === undefined ? null : askedOf(present);
      if (present?.state === 'over') return this.#again(table);
      if (asked === null) continue;
      table.busy = true;
      const says = anyWords(asked.own, this.#below);
      const begun = performance.now();
      const reply = await player.ask({
        do: 'answer',
        table: table.id,
        as: seat,
        asked: asked.asked,
        which: asked.which,
        says,
      });
      if (reply.say !== 'done') throw new Error(JSON.stringify(reply));
      this.#times.push(performance.now() - begun);
      table.busy = false;
      return;
    }
  }
  /** A game that is over makes room for another. */
  async #again(table: LiveTable): Promise<void> {
    table.busy = true;
    const id = await this.#table(table.players);
    for (const [seat, player] of table.players.entries())
      await player.ask({ do: 'watch', table: id, as: seat, since: 0 });
    this.#tables[this.#tables.indexOf(table)] = { id, players: table.players, busy: false };
  }
  forget(): void {
    this.#times = [];
    this.#late = 0;
  }
  latencies() {
    const sorted = this.#times.toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
    return { count: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1), late: this.#late };
  }
  leave(): void {
    for (const { players } of this.#tables) for (const player of players) player.leave();
  }
}
async function inTurn(n: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < n) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A real client: guest's cookie, WebSocket, resume from the last number. Everything it hears is checked by the protocol. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import {
  type ClientMessage,
  type Present,
  type ServerMessage,
  SUBPROTOCOL,
  serverMessage,
  type TableEvent,
} from '../../src/protocol/index.ts';

type Refusal = Extract<ServerMessage, { say: 'refused' }>['error'];
type Reply = Extract<ServerMessage, { say: 'done' | 'refused' | 'explored' }>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = DistributiveOmit<ClientMessage, 'id'>;

export class ClosedError extends Error {
  override readonly name = 'ClosedError';
}
/** The server said no: it will say so again. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  constructor(wish: string, error: Refusal) {
    super(`${wish} was refused: ${JSON.stringify(error)}`);
    this.code = error.code;
  }
}
export async function post(
  url: string,
  path: string,
  body: unknown,
  cookie = '',
): Promise<{ status: number; body: unknown; cookie: string }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const set = response.headers.getSetCookie().map((c) => c.split(';')[0] ?? '');
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    cookie: [cookie, ...set].filter(Boolean).join('; '),
  };
}
export async function get(url: string, path: string, cookie = ''): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}${path}`, { headers: { cookie } });
  return { status: response.status, body: await response.json() };
}
export async function guest(url: string, name: string): Promise<string> {
  const { status, cookie } = await post(url, '/api/guest', { name });
  if (status !== 200) throw new Error(`no guest: ${status}`);
  return cookie;
}

export class Client {
  readonly cookie: string;
  url: string;
  readonly heard: ServerMessage[] = [];
  /** What is known of each table, by table and eyes. */
  readonly seen = new Map<
    string,
    { number: number; events: TableEvent[]; facts: unknown[]; present: Present | null }
  >();
  #socket: WebSocket | null = null;
  readonly #waiting = new Map<string, { resolve(reply: Reply): void; reject(error: Error): void }>();
  #changed: (() => void)[] = [];
  constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }
  static async guest(url: string, name: string): Promise<Client> {
    const client = new Client(url, await guest(url, name));
    await client.connect();
    return client;
  }
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }
  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}/api/socket`, SUBPROTOCOL, {
        headers: { cookie: this.cookie },
      });
      socket.on('error', reject);
      socket.on('message', (data) => {
        const message = serverMessage.parse(JSON.parse(data.toString()));
        if (message.say === 'welcome') resolve();
        this.#hear(message);
      });
      socket.on('close', () => {
        reject(new ClosedError('closed'));
        for (const { reject } of this.#waiting.values()) reject(new ClosedError('closed'));
        this.#waiting.clear();
        this.#wake();
      });
      this.#socket = socket;
    });
  }
  /** The connection breaks, without a goodbye. */
  break(): void {
    this.#socket?.terminate();
  }
  sendRaw(text: string | Buffer): void {
    this.#socket?.send(text);
  }
  #hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.say === 'update') this.#update(message);
    if (message.say === 'done' || message.say === 'refused' || message.say === 'explored') {
      this.#waiting.get(message.to ?? '')?.resolve(message);
      this.#waiting.delete(message.to ?? '');
    }
    this.#wake();
  }
  #update(update: Extract<ServerMessage, { say: 'update' }>): void {
    const key = `${update.table} ${update.as}`;
    const seen = this.seen.get(key) ?? { number: 0, events: [], facts: [], present: null };
    if (update.from !== seen.number) throw new Error(`a gap: had ${seen.number}, got from ${update.from}`);
    for (const event of update.events) {
      if (event.number !== seen.number + 1) throw new Error(`event ${event.number} after ${seen.number}`);
      seen.number = event.number;
      seen.events.push(event);
      if ('facts' in event) {
        seen.facts.length = event.told - event.facts.length;
        seen.facts.push(...event.facts);
      }
    }
    if (seen.number !== update.to) throw new Error(`events up to ${update.to} were promised, ${seen.number} came`);
    if (update.present !== undefined) seen.present = update.present;
    this.seen.set(key, seen);
  }
  #wake(): void {
    for (const wake of this.#changed.splice(0)) wake();
  }
  /** Until something is true; the connection's end wakes it too. */
  async until<T>(what: () => T | null | undefined | false, ms = 20_000): Promise<T> {
    const end = performance.now() + ms;
    for (;;) {
      const found = what();
      if (found !== null && found !== undefined && found !== false) return found;
      const left = end - performance.now();
      if (left <= 0) throw new Error('waited in vain');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 1000));
        this.#changed.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
  /** With an id of its own unless one is given: the same id twice is the same message twice. */
  say(wish: Wish, id: string = randomUUID()): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new ClosedError('closed'));
      this.#waiting.set(id, { resolve, reject });
      this.#socket?.send(JSON.stringify({ ...wish, id }));
    });
  }
  async must(wish: Wish, id?: string): Promise<Reply> {
    const reply = await this.say(wish, id);
    if (reply.say === 'refused') throw new RefusedError(wish.do, reply.error);
    return reply;
  }
  async refused(wish: Wish, id?: string): Promise<Refusal> {
    const reply = await this.say(wish, id);
    if (reply.say !== 'refused') throw new Error(`${wish.do} was not refused`);
    return reply.error;
  }
  async watch(table: string, as: number | 'public'): Promise<void> {
    const since = this.seen.get(`${table} ${as}`)?.number ?? 0;
    await this.must({ do: 'watch', table, as, since });
  }
  at(table: string, as: number | 'public') {
    const seen = this.seen.get(`${table} ${as}`);
    if (seen === undefined || seen.present === null) throw new Error('not watched');
    return { ...seen, present: seen.present };
  }
  /** The first offer that this seat may answer now. */
  mine(table: string, as: number): { asked: number; which: number; options: readonly string[]; about: string } | null {
    const { present } = this.at(table, as);
    for (const { which, answered, own, about = '' } of present.offers) {
      if (own === undefined || answered) continue;
      return { asked: present.asked, which, options: own.usual === undefined ? own.options : [own.usual], about };
    }
    return null;
  }
  close(): void {
    this.#socket?.close();
  }
}

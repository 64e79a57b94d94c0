/** One person's connection: messages in, checked; messages out, checked. */

import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { type ClientMessage, clientMessage, LIMITS, PROTOCOL, type ServerMessage } from '../protocol/index.ts';
import { Refused, refuse } from '../refused.ts';
import { isStorageError } from '../storage/errors.ts';
import type { Eyes } from '../tables/events.ts';
import { holds } from '../tables/head.ts';
import { maySee, type Watcher } from '../tables/hub.ts';
import { RulesFault } from '../tables/play.ts';
import type { Tables } from '../tables/tables.ts';
import type { Visitor } from './identity.ts';
import type { Limit } from './limits.ts';
import { carryOut } from './messages.ts';
import type { Metrics } from './metrics.ts';

/** A client that does not read is let go before it fills our memory. */
const MOST_UNREAD = 8_000_000;
/** How many messages may wait while one is being carried out. */
const MOST_WAITING = 64;

export interface SocketHouse {
  readonly tables: Tables;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** All messages of a connection; and those that cost more: to see a table from its beginning, to fold a game again. */
  readonly limit: Limit;
  readonly costly: Limit;
  encode(message: ServerMessage): string;
}

export class Connection {
  readonly visitor: Visitor | null;
  readonly #id: string;
  readonly #socket: WebSocket;
  readonly #house: SocketHouse;
  readonly #watching = new Map<string, { readonly table: string; readonly watcher: Watcher }>();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  constructor(id: string, socket: WebSocket, visitor: Visitor | null, house: SocketHouse) {
    this.#id = id;
    this.#socket = socket;
    this.visitor = visitor;
    this.#house = house;
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('close', () => this.#forgetAll());
    const you = visitor === null ? null : { id: visitor.id, name: visitor.name, account: visitor.account };
    this.send({ say: 'welcome', protocol: PROTOCOL, you, now: house.tables.house.now() });
  }
  send(message: ServerMessage): void {
    this.sendText(this.#house.encode(message));
  }
  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
    else this.#socket.send(text);
  }
  /** The node stops; the client comes back by itself, perhaps to another node. */
  goAway(after: number): void {
    this.send({ say: 'going', after });
    this.#socket.close(1012, 'restart');
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (!this.#house.limit.allows(this.#id)) this.#refuse(null, refuse('too-fast'), 'any');
    else {
      const message = isBinary ? refuse('malformed') : understood(data.toString());
      if (message instanceof Refused) this.#refuse(null, message, 'any');
      else if (isCostly(message) && !this.#house.costly.allows(this.visitor?.id ?? this.#id)) {
        this.#refuse(message.id, refuse('too-fast'), message.do);
      } else if (this.#waiting >= MOST_WAITING) this.#refuse(message.id, refuse('too-many'), message.do);
      else this.#enqueue(message);
    }
  }
  /** One after another, so that answers come in the order of questions. */
  #enqueue(message: ClientMessage): void {
    this.#waiting++;
    this.#queue = this.#queue.then(() => this.#answer(message)).finally(() => this.#waiting--);
  }
  async #answer(message: ClientMessage): Promise<void> {
    const { metrics, log } = this.#house;
    const stop = metrics.answered.startTimer();
    try {
      const result = await carryOut(this, this.#house.tables, message);
      if (result instanceof Refused) return this.#refuse(message.id, result, message.do);
      if (message.do === 'answer') stop();
      metrics.messages.inc({ kind: message.do, result: 'done' });
      this.send(result);
    } catch (error) {
      if (error instanceof RulesFault) return this.#refuse(message.id, refuse('rules-fault'), message.do); // while looking ahead
      const known = isStorageError(error);
      log[known ? 'warn' : 'error']({ kind: message.do, error: String(error) }, 'a message could not be carried out');
      this.#refuse(message.id, refuse(known ? 'unavailable' : 'internal'), message.do);
    }
  }
  #refuse(to: string | null, { error }: Refused, kind: string): void {
    this.#house.metrics.messages.inc({ kind, result: error.code });
    this.send({ say: 'refused', to, error });
  }

  /** Looks at a table from now on. Without `eyes` given: those of the first seat that is one's own. */
  async watch(table: string, as: Eyes | undefined, since: number): Promise<Refused | null> {
    const { tables } = this.#house;
    if (this.#watching.size >= LIMITS.watches) return refuse('too-many');
    const players = this.visitor?.players ?? [];
    const made = await tables.watch(table, since, ({ head, ...rest }) => {
      const eyes = as ?? head.seats.find((s) => holds(s, players))?.seat ?? 'public';
      const watcher = this.#watcher(table, eyes, players);
      if (!maySee({ head, ...rest }, watcher)) return refuse('not-your-seat');
      this.unwatch(table, eyes);
      return watcher;
    });
    if (made instanceof Refused) return made;
    if (this.#socket.readyState !== this.#socket.OPEN) tables.house.hub.remove(table, made);
    else this.#watching.set(key(table, made.eyes), { table, watcher: made });
    return null;
  }
  #watcher(table: string, eyes: Eyes, players: readonly string[]): Watcher {
    return {
      eyes,
      players,
      number: 0,
      send: (update) => this.send(update),
      sendText: (text) => this.sendText(text),
      lost: () => {
        this.#watching.delete(key(table, eyes));
        this.#refuse(null, refuse('not-your-seat'), 'watch');
      },
    };
  }
  unwatch(table: string, eyes: Eyes): boolean {
    const known = this.#watching.get(key(table, eyes));
    if (known === undefined) return false;
    this.#watching.delete(key(table, eyes));
    this.#house.tables.house.hub.remove(table, known.watcher);
    return true;
  }
  #forgetAll(): void {
    for (const { table, watcher } of this.#watching.values()) this.#house.tables.house.hub.remove(table, watcher);
    this.#watching.clear();
  }
}
function isCostly(message: ClientMessage): boolean {
  return message.do === 'watch' || (message.do === 'propose' && message.what.kind === 'takeback');
}
const key = (table: string, eyes: Eyes): string => `${table} ${eyes}`;

function understood(text: string): ClientMessage | Refused {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    return refuse('malformed', { at: issue?.path.join('.') ?? '', problem: issue?.message ?? '' });
  } catch {
    return refuse('malformed');
  }
}

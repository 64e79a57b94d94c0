/**
 * The line to the server: one socket that comes back by itself. What was said and not acknowledged is said again with
 * the same id, which the server takes once.
 */
import {
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  SUBPROTOCOL,
  serverMessage,
} from '@amon-hen/server/protocol';

/** A message before it has its id. */
export type Saying = WithoutId<ClientMessage>;
type WithoutId<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never;
type Reply = Extract<ServerMessage, { say: 'done' | 'refused' | 'explored' }>;

export interface LineListener {
  /** The line stands: say what you want to watch. */
  connected(): void;
  disconnected(): void;
  /** The other side speaks another language. */
  misunderstood(): void;
  update(message: Extract<ServerMessage, { say: 'update' }>): void;
}
interface Unanswered {
  readonly message: ClientMessage;
  readonly resolve: (reply: Reply) => void;
}
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Line {
  readonly #address: string;
  readonly #listener: LineListener;
  readonly #unanswered = new Map<string, Unanswered>();
  /** Ids must differ from those of any other page of the same person. */
  readonly #name = crypto.randomUUID().slice(0, 8);
  #socket: WebSocket | null = null;
  #sent = 0;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor(address: string, listener: LineListener) {
    this.#address = address;
    this.#listener = listener;
    this.#connect();
  }
  say(saying: Saying): Promise<Reply> {
    const message: ClientMessage = { ...saying, id: `${this.#name}-${this.#sent++}` };
    return new Promise((resolve) => {
      this.#unanswered.set(message.id, { message, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    });
  }
  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address, SUBPROTOCOL);
    this.#socket = socket;
    let came = false;
    socket.addEventListener('open', () => {
      came = true;
      this.#wait = FIRST_WAIT;
      const again = [...this.#unanswered.values()];
      this.#listener.connected();
      for (const { message } of again) if (message.do !== 'watch') socket.send(JSON.stringify(message));
    });
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    socket.addEventListener('close', () => {
      if (this.#closed || this.#socket !== socket) return;
      if (came || this.#wait === FIRST_WAIT) this.#listener.disconnected();
      if (!came) void this.#askVersion();
      this.#comeBack(this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    });
  }
  /** A browser does not say why a line was refused: another version of the program must be asked for. */
  async #askVersion(): Promise<void> {
    try {
      const address = new URL('health', this.#address.replace(/^ws/, 'http'));
      const health: unknown = await (await fetch(address)).json();
      const protocol = typeof health === 'object' && health !== null && 'protocol' in health ? health.protocol : null;
      if (protocol !== null && protocol !== PROTOCOL) this.#listener.misunderstood();
    } catch {
      // nobody is there at all: we keep trying
    }
  }
  #comeBack(after: number): void {
    setTimeout(() => {
      if (!this.#closed) this.#connect();
    }, after);
  }
  #hear(text: string): void {
    const heard = serverMessage.safeParse(JSON.parse(text));
    if (!heard.success) {
      this.#listener.misunderstood();
      return;
    }
    const message = heard.data;
    switch (message.say) {
      case 'update':
        this.#listener.update(message);
        return;
      case 'done':
      case 'explored':
      case 'refused':
        this.#answered(message);
        return;
      case 'going':
        this.#wait = Math.max(FIRST_WAIT, message.after);
        return;
      case 'welcome':
        return;
    }
  }
  #answered(reply: Reply): void {
    if (reply.to === null) return;
    this.#unanswered.get(reply.to)?.resolve(reply);
    this.#unanswered.delete(reply.to);
  }
}

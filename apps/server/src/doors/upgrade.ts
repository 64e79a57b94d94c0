/** The way from HTTP to the socket: origin, version, how many from where. */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LIMITS, SUBPROTOCOL } from '../protocol/index.ts';
import { type Identify, isOwnOrigin } from './identity.ts';
import type { Holding, Limit } from './limits.ts';
import { Connection, type SocketHouse } from './socket.ts';

export const SOCKET_PATH = '/api/socket';
const ALIVE_EVERY_MS = 30_000;

export interface UpgradeOptions extends SocketHouse {
  readonly identify: Identify;
  readonly publicOrigin: string | null;
  readonly holding: Holding;
  readonly connecting: Limit;
  addressOf(request: IncomingMessage): string;
}
export interface Sockets {
  readonly size: number;
  /** Says goodbye to everybody and takes nobody new. */
  close(after: number): Promise<void>;
}

export function openSockets(server: Server, options: UpgradeOptions): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  const connections = new Set<Connection>();
  let closing = false;

  const connect = async (request: IncomingMessage, socket: Duplex, head: Buffer, address: string): Promise<void> => {
    const visitor = await options.identify(request.headers);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(randomUUID(), ws, visitor, options);
      connections.add(connection);
      // each by its own clock: thousands at once would keep everybody waiting
      let alive = true;
      ws.on('pong', () => {
        alive = true;
      });
      const beat = setInterval(() => {
        if (!alive) return ws.terminate();
        alive = false;
        ws.ping();
      }, ALIVE_EVERY_MS).unref();
      ws.on('error', () => ws.terminate()); // a frame too large, or not of the protocol
      ws.on('close', () => {
        clearInterval(beat);
        connections.delete(connection);
        options.holding.give(address);
      });
      if (closing) connection.goAway(1000);
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = options.addressOf(request);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((p) => p.trim());
    if (path !== SOCKET_PATH) return deny(socket, 404, 'not found');
    if (closing) return deny(socket, 503, 'this node stops');
    if (!isOwnOrigin(request.headers, options.publicOrigin)) return deny(socket, 403, 'foreign origin');
    if (!offered.includes(SUBPROTOCOL)) return deny(socket, 400, `speak ${SUBPROTOCOL}`);
    if (!options.connecting.allows(address)) return deny(socket, 429, 'too fast');
    if (!options.holding.take(address)) return deny(socket, 429, 'too many connections');
    connect(request, socket, head, address).catch((error) => {
      options.holding.give(address);
      options.log.warn({ error: String(error) }, 'a connection could not be opened');
      deny(socket, 503, 'unavailable');
    });
  });

  return {
    get size() {
      return connections.size;
    },
    close: async (after) => {
      closing = true;
      for (const connection of connections) connection.goAway(after);
      await new Promise((resolve) => setTimeout(resolve, connections.size === 0 ? 0 : 200));
      for (const ws of sockets.clients) ws.terminate();
      sockets.close();
    },
  };
}
function deny(socket: Duplex, status: number, why: string): void {
  socket.end(
    `HTTP/1.1 ${status} ${why}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${why.length}\r\n\r\n${why}`,
  );
}

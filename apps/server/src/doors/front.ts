/** The house front: headers, limits, health, metrics, the client's files. */

import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import statics from '@fastify/static';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { PROTOCOL } from '../protocol/index.ts';
import { refuse } from '../refused.ts';
import type { Settings } from '../settings.ts';
import { isStorageError } from '../storage/errors.ts';
import { BadBody, refuseWith } from './answers.ts';
import { isOwnOrigin } from './identity.ts';
import type { Metrics } from './metrics.ts';

export interface FrontOptions {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly publicOrigin: string | null;
  readonly client: string | null;
  /** Throws, or says why the node should get no visitors now. */
  ready(): Promise<string | null>;
}
const BODY_BYTES = 64_000;
/** A request that trickles in holds a connection no longer than this. */
const REQUEST_MS = 30_000;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function front({
  settings,
  log,
  metrics,
  publicOrigin,
  client,
  ready,
}: FrontOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // addresses of pages are not for the log
    bodyLimit: BODY_BYTES,
    trustProxy: (_address, hop) => settings.trustProxy && hop === 0, // one hop: what stands before it anybody can write
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
  });
  const https = publicOrigin?.startsWith('https:') === true;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        frameSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' }, // a table's address is the right to look at it
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: settings.requests,
    timeWindow: 60_000,
    allowList: (request) => isAboutItself(request.url) || !request.url.startsWith('/api/'), // a page has many files
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers, publicOrigin)) return;
    return refuseWith(reply, refuse('forbidden'));
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BadBody) return refuseWith(reply, error.refused);
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
    if (status === 413) return refuseWith(reply, refuse('too-large'));
    if (status === 429) return refuseWith(reply, refuse('too-fast'));
    if (typeof status === 'number' && status < 500) return refuseWith(reply, refuse('malformed'));
    const known = isStorageError(error);
    log[known ? 'warn' : 'error']({ door: request.routeOptions.url, error: String(error) }, 'a request failed');
    return refuseWith(reply, refuse(known ? 'unavailable' : 'internal'));
  });
  app.get('/api/health', () => ({ ok: true, protocol: PROTOCOL })); // a page that is refused learns here why
  app.get('/api/ready', async (_request, reply) => {
    const problem = await ready().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    return problem === null ? { ready: true } : reply.code(503).send({ ready: false, problem });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  await serveClient(app, client);
  return app;
}
function isAboutItself(url: string): boolean {
  return url === '/api/health' || url === '/api/ready' || url === '/metrics';
}
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const here = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
    return here && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
const NO_CLIENT = 'Amon Hen is running, but its client has not been built: run `npm start`, or build apps/web.\n';

/** The client is one page: whatever is no file and no door shows it. */
async function serveClient(app: FastifyInstance, client: string | null): Promise<void> {
  const built = client !== null && existsSync(client);
  if (built) {
    await app.register(statics, {
      root: client,
      wildcard: false,
      index: 'index.html',
      preCompressed: true, // the build puts packed files beside the plain ones
      setHeaders: (reply, path) => {
        // files with a hash in their name never change; the page itself is asked for each time
        const lasting = /[.-][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png|json)(\.br|\.gz)?$/.test(path);
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && request.url !== '/metrics';
    if (!page) return reply.code(404).send({ error: { code: 'not-found', why: 'not-found' } });
    if (!built) return reply.type('text/plain; charset=utf-8').send(NO_CLIENT);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

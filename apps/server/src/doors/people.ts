/** Doors for people: guests, names, accounts. */
import '@fastify/cookie'; // gives replies their setCookie
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Accounts, OPEN_PATHS, signUp } from '../people/accounts.ts';
import { newGuest, rename } from '../people/players.ts';
import { doors } from '../protocol/index.ts';
import { Refused, refuse } from '../refused.ts';
import type { Db } from '../storage/schema.ts';
import { body, identified, refuseWith } from './answers.ts';
import { GUEST_COOKIE, type Identify } from './identity.ts';
import { Limit } from './limits.ts';

export interface PeopleHouse {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly identify: Identify;
  readonly newPeople: Limit;
  readonly https: boolean;
  now(): number;
}
const signingIn = z.object({ username: z.string().max(100) });
const YEAR_SECONDS = 365 * 24 * 3600;
/** Tries to sign in under one name, an hour: from one address, and from all together. */
const TRIES_AN_HOUR = 30;
const TRIES_OF_ALL = 300;

export function peopleDoors(app: FastifyInstance, house: PeopleHouse): void {
  const { db, accounts, identify, newPeople, now } = house;
  const tries = Limit.anHour(TRIES_AN_HOUR, now);
  const triesOfAll = Limit.anHour(TRIES_OF_ALL, now);
  const mayTry = (request: FastifyRequest): boolean => {
    const name = signingIn.safeParse(request.body).data?.username.toLowerCase() ?? '';
    return tries.allows(`${request.ip} ${name}`) && triesOfAll.allows(name);
  };

  app.get('/api/me', async (request) => {
    const who = await identify(request.headers);
    return { you: who === null ? null : { id: who.id, name: who.name, account: who.account } };
  });
  app.post('/api/guest', async (request, reply) => {
    const { name } = body(doors.guest, request);
    const known = await identify(request.headers);
    if (known !== null) return { you: { id: known.id, name: known.name, account: known.account } };
    if (!newPeople.allows(request.ip)) return refuseWith(reply, refuse('too-many'));
    const { player, cookie } = await newGuest(db, name, now());
    reply.setCookie(GUEST_COOKIE, cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: house.https,
      maxAge: YEAR_SECONDS,
    });
    return { you: { id: player.id, name: player.name, account: false } };
  });
  app.post('/api/me', async (request, reply) => {
    const { name } = body(doors.rename, request);
    const who = await identified(identify, request);
    if (who instanceof Refused) return refuseWith(reply, who);
    await rename(db, who.id, name);
    return { you: { id: who.id, name, account: who.account } };
  });
  app.post('/api/account', async (request, reply) => {
    const { name, password } = body(doors.account, request);
    if (!newPeople.allows(request.ip)) return refuseWith(reply, refuse('too-many'));
    const response = await signUp(accounts, name, password, headersOf(request)).catch((error: unknown) => {
      if (isRefusal(error)) return null; // some refusals of the library are thrown
      throw error;
    });
    if (response?.ok === true) return passOn(reply, response);
    return refuseWith(reply, refuse(response === null || response.status < 500 ? 'name-taken' : 'internal'));
  });
  app.all('/api/auth/*', async (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname.slice('/api/auth'.length);
    if (!OPEN_PATHS.has(path)) return reply.callNotFound();
    if (path === '/sign-in/username' && !mayTry(request)) return refuseWith(reply, refuse('too-many'));
    const method = request.method;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const url = `${house.https ? 'https' : 'http'}://${request.host}${request.url}`;
    const headers = headersOf(request);
    const init = hasBody ? { method, headers, body: JSON.stringify(request.body ?? {}) } : { method, headers };
    const response = await accounts.handler(new Request(url, init));
    // one answer for a wrong name, a wrong password and a wrong key
    return response.status === 401 ? refuseWith(reply, refuse('not-known')) : passOn(reply, response);
  });
}
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
}
function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'origin', 'user-agent', 'content-type', 'sec-fetch-site', 'sec-fetch-mode']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}
async function passOn(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const type = response.headers.get('content-type');
  if (type !== null) reply.header('content-type', type);
  return reply.send(await response.text());
}

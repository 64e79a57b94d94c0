/** What the plain doors share: bodies are checked, refusals look alike. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Code, type Refused, refuse } from '../refused.ts';
import type { Identify, Visitor } from './identity.ts';

export class BadBody extends Error {
  override readonly name = 'BadBody';
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.error.why);
    this.refused = refused;
  }
}
export function body<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  const parsed = schema.safeParse(request.body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new BadBody(refuse('malformed', { at: issue?.path.join('.') ?? '', problem: issue?.message ?? '' }));
}
const STATUS: Partial<Record<Code | 'rule', number>> = {
  'no-such-table': 404,
  'no-such-link': 404,
  'name-needed': 401,
  'not-known': 401,
  'name-taken': 409,
  'not-your-seat': 403,
  forbidden: 403,
  'too-many': 429,
  'too-fast': 429,
  'too-large': 413,
  unavailable: 503,
  internal: 500,
};
export function refuseWith(reply: FastifyReply, { error }: Refused): FastifyReply {
  const status = Object.entries(STATUS).find(([code]) => code === error.code)?.[1] ?? 400;
  return reply.code(status).send({ error });
}
export async function identified(identify: Identify, request: FastifyRequest): Promise<Visitor | Refused> {
  return (await identify(request.headers)) ?? refuse('name-needed');
}

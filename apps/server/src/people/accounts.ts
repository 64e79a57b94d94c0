/** Accounts by password or passkey, kept by better-auth in our own database. */
import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { username } from 'better-auth/plugins/username';
import type { Logger } from 'pino';
import type { Engine } from '../storage/migrations.ts';
import type { Db } from '../storage/schema.ts';
import { hashPassword, verifyPassword } from './argon2.ts';
import { newSecret } from './secrets.ts';

export interface AccountsOptions {
  readonly db: Db;
  readonly engine: Engine;
  /** Where browsers reach the server. */
  readonly origin: string;
  /** Signs cookies; without it one is made and kept in the database. */
  readonly secret: string | null;
  readonly log: Logger;
}
export const PASSWORD = { least: 10, most: 128 } as const;
/** Paths of the library that are open; all others answer as if they did not exist. */
export const OPEN_PATHS: ReadonlySet<string> = new Set([
  '/sign-in/username',
  '/sign-out',
  '/change-password',
  '/revoke-other-sessions',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/generate-authenticate-options',
  '/passkey/verify-authentication',
  '/passkey/list-user-passkeys',
  '/passkey/delete-passkey',
]);

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;
export async function openAccounts({ db, engine, origin, secret, log }: AccountsOptions) {
  const https = origin.startsWith('https:');
  return betterAuth({
    appName: 'Amon Hen',
    baseURL: origin,
    basePath: '/api/auth',
    secret: secret ?? (await ownKey(db)),
    database: { db, type: engine },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.least,
      maxPasswordLength: PASSWORD.most,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: 60 * 24 * 3600, updateAge: 24 * 3600 },
    plugins: [
      username({ minUsernameLength: 3, maxUsernameLength: 30 }),
      passkey({ rpID: new URL(origin).hostname, rpName: 'Amon Hen', origin }),
    ],
    advanced: {
      cookiePrefix: 'amon-hen',
      useSecureCookies: https,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure: https },
      ipAddress: { disableIpTracking: true },
    },
    trustedOrigins: (request) => [origin, ownOrigin(request)], // our doors have compared Origin and Host before
    rateLimit: { enabled: false }, // our own doors limit these paths
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ library: 'better-auth' }, message),
    },
  });
}
function ownOrigin(request: Request | undefined): string | null {
  return request === undefined ? null : new URL(request.url).origin;
}
/** Of nodes that start at once, the first one's key stands. */
async function ownKey(db: Db): Promise<string> {
  const value = newSecret();
  await db
    .insertInto('keys')
    .values({ name: 'accounts', value })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const { value: stands } = await db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', 'accounts')
    .executeTakeFirstOrThrow();
  return stands;
}

/**
 * A new account under a name. The library wants an address for mail; nothing is ever sent, so it gets one that cannot
 * exist. Without a password nobody can sign in by one: a passkey is added in the session that this opens.
 */
export function signUp(
  accounts: Accounts,
  name: string,
  password: string | undefined,
  headers: Headers,
): Promise<Response> {
  return accounts.api.signUpEmail({
    body: {
      email: `${name.toLowerCase()}@accounts.invalid`,
      name,
      username: name,
      password: password ?? randomBytes(48).toString('base64url'),
    },
    headers,
    asResponse: true,
  });
}

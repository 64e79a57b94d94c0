/** Every setting of the server, once: its option, its variable, what it means, how it is read. `--help` and the docs print this list. */
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { StartError } from './storage/lock.ts';

export interface Setting<T> {
  /** As an option of the command: `--port`. */
  readonly flag: string;
  readonly env: string;
  readonly help: string;
  /** As text, for the help; null if there is none. */
  readonly usual: string | null;
  readonly schema: z.ZodType<T>;
}
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const text = z.string().min(1);
const optional = text.nullable();
const flag = z.stringbool();

function setting<T>(flag: string, env: string, usual: string | null, schema: z.ZodType<T>, help: string): Setting<T> {
  return { flag, env, help, usual, schema };
}
export const settings = {
  port: setting('port', 'PORT', '3019', whole(0, 65_535), 'The port to listen on; 0 takes any free one.'),
  host: setting('host', 'HOST', 'localhost', text, 'The address to listen on; 0.0.0.0 for all.'),
  data: setting('data', 'AMON_HEN_DATA', './data', text, 'The folder of the embedded database. One server a folder.'),
  databaseUrl: setting(
    'database-url',
    'DATABASE_URL',
    null,
    optional,
    'A PostgreSQL address instead of the embedded database; several servers may share it.',
  ),
  connections: setting(
    'database-connections',
    'AMON_HEN_DATABASE_CONNECTIONS',
    '10',
    whole(2, 200),
    'Connections to PostgreSQL, at most.',
  ),
  publicUrl: setting(
    'public-url',
    'AMON_HEN_PUBLIC_URL',
    null,
    z.url().nullable(),
    'Where browsers reach the server, if not at its own address: https://example.org. Needed for passkeys and safe cookies behind a proxy.',
  ),
  trustProxy: setting(
    'trust-proxy',
    'AMON_HEN_TRUST_PROXY',
    'false',
    flag,
    'Believe X-Forwarded-For: only behind a proxy that sets it.',
  ),
  client: setting(
    'client',
    'AMON_HEN_CLIENT',
    null,
    optional,
    'The folder of the built client; the one that comes along unless said.',
  ),
  secret: setting(
    'secret',
    'AMON_HEN_SECRET',
    null,
    z.string().min(32).nullable(),
    'Signs the sessions of accounts (32 characters or more). Without it one is made and kept in the database.',
  ),
  metricsToken: setting(
    'metrics-token',
    'AMON_HEN_METRICS_TOKEN',
    null,
    z.string().min(16).nullable(),
    'Needed to read /metrics from elsewhere (Authorization: Bearer …). Without it only this machine may.',
  ),
  logLevel: setting(
    'log-level',
    'AMON_HEN_LOG_LEVEL',
    'info',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    'How much to log.',
  ),
  threads: setting(
    'threads',
    'AMON_HEN_THREADS',
    String(Math.max(1, availableParallelism() - 1)),
    whole(1, 64),
    'Threads in which machines think.',
  ),
  liveTables: setting(
    'live-tables',
    'AMON_HEN_LIVE_TABLES',
    '5000',
    whole(10, 1_000_000),
    'Tables kept in memory, at most; others are read when needed.',
  ),
  liveMegabytes: setting(
    'live-megabytes',
    'AMON_HEN_LIVE_MEGABYTES',
    '300',
    whole(1, 100_000),
    'Memory for tables, about, at most.',
  ),
  clockGrace: setting(
    'clock-grace',
    'AMON_HEN_CLOCK_GRACE',
    '20',
    whole(0, 3600),
    'Seconds after a start in which no clock runs out, so that players can come back.',
  ),
  requests: setting(
    'requests',
    'AMON_HEN_REQUESTS',
    '300',
    whole(1, 10_000_000),
    'Requests a minute from one address.',
  ),
  sockets: setting('sockets', 'AMON_HEN_SOCKETS', '60', whole(1, 1_000_000), 'Open connections from one address.'),
  messages: setting(
    'messages',
    'AMON_HEN_MESSAGES',
    '20',
    whole(1, 1_000_000),
    'Messages a second on one connection; five times as many at once.',
  ),
  guests: setting(
    'guests',
    'AMON_HEN_GUESTS',
    '60',
    whole(1, 10_000_000),
    'New guests and accounts an hour from one address.',
  ),
  newTables: setting(
    'new-tables',
    'AMON_HEN_NEW_TABLES',
    '60',
    whole(1, 10_000_000),
    'New tables an hour for one player.',
  ),
} as const;

export type Settings = { readonly [K in keyof typeof settings]: z.infer<(typeof settings)[K]['schema']> };
type Name = keyof typeof settings;
const NAMES = Object.keys(settings).filter((name): name is Name => name in settings);

/** What is given for these is never shown. */
const SECRET = new Set(['secret', 'metrics-token', 'database-url']);

/** From options (by flag, without the dashes) and the environment; options go first. */
export function readSettings(options: Readonly<Record<string, string | undefined>>, env: NodeJS.ProcessEnv): Settings {
  const known = new Set(NAMES.map((name): string => settings[name].flag));
  for (const option of Object.keys(options)) {
    if (!known.has(option)) throw new StartError(`There is no option --${option}.`);
  }
  const read = <T>({ flag, env: variable, usual, schema }: Setting<T>): T => {
    const given = options[flag] ?? env[variable] ?? usual;
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data;
    const from = options[flag] === undefined ? variable : `--${flag}`;
    const value = SECRET.has(flag) ? 'not good' : `“${given}”`;
    throw new StartError(`${from} is ${value}: ${parsed.error.issues[0]?.message ?? 'not understood'}.`);
  };
  return {
    port: read(settings.port),
    host: read(settings.host),
    data: read(settings.data),
    databaseUrl: read(settings.databaseUrl),
    connections: read(settings.connections),
    publicUrl: read(settings.publicUrl),
    trustProxy: read(settings.trustProxy),
    client: read(settings.client),
    secret: read(settings.secret),
    metricsToken: read(settings.metricsToken),
    logLevel: read(settings.logLevel),
    threads: read(settings.threads),
    liveTables: read(settings.liveTables),
    liveMegabytes: read(settings.liveMegabytes),
    clockGrace: read(settings.clockGrace),
    requests: read(settings.requests),
    sockets: read(settings.sockets),
    messages: read(settings.messages),
    guests: read(settings.guests),
    newTables: read(settings.newTables),
  };
}
/** The list as text, one setting after another. */
export function settingsHelp(): string {
  return NAMES.map((name) => {
    const { flag, env, help, usual } = settings[name];
    return `  --${flag} VALUE  (${env}${usual === null ? '' : `, usually ${usual}`})\n      ${help}`;
  }).join('\n');
}

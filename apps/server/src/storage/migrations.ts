/** One set of migrations for both databases. A migration that was released is never changed. */
import { type ColumnDataType, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** How the accounts' library wants its dates and yes-or-no columns. */
interface Dialect {
  readonly date: ColumnDataType;
  readonly boolean: ColumnDataType;
}
const DIALECTS: Record<Engine, Dialect> = {
  sqlite: { date: 'date', boolean: 'integer' },
  postgres: { date: 'timestamptz', boolean: 'boolean' },
};

const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rules', 'integer', (c) => c.notNull())
        .addColumn('setup', 'text', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('visibility', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .addColumn('last', 'integer', (c) => c.notNull())
        .addColumn('entries', 'integer', (c) => c.notNull())
        .addColumn('due', 'bigint')
        .addColumn('lease_by', 'text')
        .addColumn('lease_until', 'bigint')
        .addColumn('head', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('tables_due')
        .on('tables')
        .column('due')
        .where(sql.ref('due'), 'is not', null)
        .execute();
      await db.schema.createIndex('tables_lobby').on('tables').columns(['visibility', 'state', 'created']).execute();
      await db.schema
        .createTable('events')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('entry', 'integer')
        .addColumn('said', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('told', 'text')
        .addPrimaryKeyConstraint('events_number', ['table_id', 'number'])
        .addUniqueConstraint('events_entry', ['table_id', 'entry'])
        .addUniqueConstraint('events_said', ['table_id', 'said'])
        .execute();
      await db.schema
        .createTable('checkpoints')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('entry', 'integer', (c) => c.notNull())
        .addColumn('asked', 'integer', (c) => c.notNull())
        .addColumn('saved', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('checkpoints_entry', ['table_id', 'entry'])
        .execute();
      await db.schema
        .createTable('faults')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('entry', 'integer', (c) => c.notNull())
        .addColumn('answer', 'text', (c) => c.notNull())
        .addColumn('message', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '002-people': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('keys')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('players')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('secret_hash', 'text')
        .addColumn('account', 'text', (c) => c.unique())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('holders')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('player_id', 'text', (c) => c.notNull().references('players.id'))
        .addPrimaryKeyConstraint('holders_key', ['table_id', 'seat', 'player_id'])
        .execute();
      await db.schema.createIndex('holders_player').on('holders').column('player_id').execute();
      await db.schema
        .createTable('claims')
        .addColumn('secret_hash', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('expires', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '003-accounts': {
    async up(db: Kysely<unknown>) {
      const { date, boolean } = dialect;
      await db.schema
        .createTable('user')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('emailVerified', boolean, (c) => c.notNull())
        .addColumn('image', 'text')
        .addColumn('username', 'text', (c) => c.unique())
        .addColumn('displayUsername', 'text')
        .addColumn('createdAt', date, (c) => c.notNull())
        .addColumn('updatedAt', date, (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('expiresAt', date, (c) => c.notNull())
        .addColumn('token', 'text', (c) => c.notNull().unique())
        .addColumn('createdAt', date, (c) => c.notNull())
        .addColumn('updatedAt', date, (c) => c.notNull())
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
        .execute();
      await db.schema.createIndex('session_userId').on('session').column('userId').execute();
      await db.schema
        .createTable('account')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('accountId', 'text', (c) => c.notNull())
        .addColumn('providerId', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', date)
        .addColumn('refreshTokenExpiresAt', date)
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', date, (c) => c.notNull())
        .addColumn('updatedAt', date, (c) => c.notNull())
        .execute();
      await db.schema.createIndex('account_userId').on('account').column('userId').execute();
      await db.schema
        .createTable('verification')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('identifier', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('expiresAt', date, (c) => c.notNull())
        .addColumn('createdAt', date, (c) => c.notNull())
        .addColumn('updatedAt', date, (c) => c.notNull())
        .execute();
      await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute();
      await db.schema
        .createTable('passkey')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text')
        .addColumn('publicKey', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('credentialID', 'text', (c) => c.notNull())
        .addColumn('counter', 'integer', (c) => c.notNull())
        .addColumn('deviceType', 'text', (c) => c.notNull())
        .addColumn('backedUp', boolean, (c) => c.notNull())
        .addColumn('transports', 'text')
        .addColumn('createdAt', date)
        .addColumn('aaguid', 'text')
        .execute();
      await db.schema.createIndex('passkey_userId').on('passkey').column('userId').execute();
      await db.schema.createIndex('passkey_credentialID').on('passkey').column('credentialID').execute();
    },
  },
});

/** Brings the database up to date; nodes that start at once wait for each other. */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  const all = migrations(DIALECTS[engine]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

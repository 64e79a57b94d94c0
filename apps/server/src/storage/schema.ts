/** The rows of the database, the same in SQLite and PostgreSQL: times are milliseconds, structures are JSON text. */
import type { Insertable, Kysely, Selectable } from 'kysely';

/** A table: its set-up and secret seed never change; `head` holds the rest of what is not an event. */
interface TablesRow {
  id: string;
  game: string;
  /** The version of the rules that its last entry was folded with. */
  rules: number;
  setup: string;
  /** Hexadecimal; secret until the game is over. */
  seed: string;
  /** Where anybody may look for tables: `lobby`, or `private` for those who know the link. */
  visibility: string;
  /** waiting, playing, over, stopped. */
  state: string;
  created: number;
  changed: number;
  /** The number of the last event; the next writer must have seen it. */
  last: number;
  /** The number of the last entry of the game's record. */
  entries: number;
  /** When somebody has to look at the table: a machine's turn, a clock. */
  due: number | null;
  /** Which node looks at it, and until when nobody else will. */
  lease_by: string | null;
  lease_until: number | null;
  head: string;
}
/** What happened at a table. `(table_id, number)` is the primary key; `entry` numbers those that are the game's record. */
interface EventsRow {
  table_id: string;
  number: number;
  entry: number | null;
  /** Who said it and under which message id: a message that comes twice is taken once. */
  said: string | null;
  at: number;
  body: string;
  /** The facts that were told, with their secrets; never leaves the server unfiltered. */
  told: string | null;
}
/** A saved position, so that a table opens without folding its whole record. */
interface CheckpointsRow {
  table_id: string;
  entry: number;
  asked: number;
  saved: string;
}
interface PlayersRow {
  id: string;
  name: string;
  /** SHA-256 of a guest's secret; null for those who came with an account. */
  secret_hash: string | null;
  /** The account's user id. */
  account: string | null;
  created: number;
  seen: number;
}
/** Who may act for a seat. */
interface HoldersRow {
  table_id: string;
  seat: number;
  player_id: string;
}
/** Links that give a seat to whoever opens them, once. */
interface ClaimsRow {
  secret_hash: string;
  table_id: string;
  seat: number;
  expires: number;
}
/** A fault in the rules: the answer that led to it, kept as the report. */
interface FaultsRow {
  id: string;
  table_id: string;
  entry: number;
  answer: string;
  message: string;
  at: number;
}

/** What the server itself must remember, such as the key that signs sessions. */
interface KeysRow {
  name: string;
  value: string;
}

export interface Database {
  keys: KeysRow;
  tables: TablesRow;
  events: EventsRow;
  checkpoints: CheckpointsRow;
  players: PlayersRow;
  holders: HoldersRow;
  claims: ClaimsRow;
  faults: FaultsRow;
}
export type Db = Kysely<Database>;
export type TableRow = Selectable<TablesRow>;
export type EventRow = Selectable<EventsRow>;
export type NewEventRow = Insertable<EventsRow>;
export type PlayerRow = Selectable<PlayersRow>;

/** In the order in which a backup can be put back. The last five belong to the accounts' library. */
export const TABLE_NAMES = [
  'keys',
  'players',
  'tables',
  'events',
  'checkpoints',
  'holders',
  'claims',
  'faults',
  'user',
  'session',
  'account',
  'verification',
  'passkey',
] as const;

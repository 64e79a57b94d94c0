/** What a database's complaint means, for both databases. */

/** The message was taken before: its id stands in the events of its table. */
export function isRepeated(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const postgres = 'constraint' in error && error.constraint === 'events_said';
  return postgres || (error.message.includes('UNIQUE') && error.message.includes('events.said'));
}
/** How `pg` says that the way to the database broke; these errors carry no code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/;
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST|EAI_)/;

/** Raised by the database or the way to it, not by our own code. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error || 'severity' in error) return true; // node:sqlite; PostgreSQL itself
  return BROKEN.test(error.message) || ('code' in error && typeof error.code === 'string' && NETWORK.test(error.code));
}

/** What a database's complaint means, for both databases. */

/** The message was taken before: its id stands in the events of its table. */
export function isRepeated(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const postgres = 'constraint' in error && error.constraint === 'events_said';
  return postgres || (error.message.includes('UNIQUE') && error.message.includes('events.said'));
}
/** Raised by the database or the way to it, not by our own code. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error || 'severity' in error) return true; // node:sqlite; PostgreSQL's own errors
  if ('code' in error && typeof error.code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST)/.test(error.code))
    return true;
  return /connection|timeout exceeded when trying to connect|terminat/i.test(error.message);
}

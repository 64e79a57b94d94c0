/** Structured logs without secrets: what could hold one is never logged, and if it is by mistake, it is struck out. */
import { type Logger, pino } from 'pino';

const SECRET = ['cookie', 'authorization', 'password', 'secret', 'seed', 'token', 'saved', 'told', 'says', 'hash'];

export function newLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

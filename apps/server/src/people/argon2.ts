/** Passwords: argon2id by Node itself, written in the usual `$argon2id$…` form so that its cost can grow. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's advice: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG = 32;

function derive(password: string, nonce: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost }, (error, tag) =>
      error === null ? resolve(tag) : reject(error),
    );
  });
}
const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, COST, TAG);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(nonce)}$${plain(tag)}`;
}
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory = '', passes = '', parallelism = '', nonce = '', tag = ''] = FORM.exec(hash) ?? [];
  if (tag === '') return false;
  const known = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(known, await derive(password, Buffer.from(nonce, 'base64'), cost, known.length));
}

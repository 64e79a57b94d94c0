/** Secrets of 256 random bits. Only their hashes are stored; being random, they need no slow hash. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
export function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret), 'hex'), Buffer.from(hash, 'hex'));
}

/** One server a data folder. The lock is the operating system's, so it cannot outlive the process, even by kill -9. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Something the person who starts the server can put right; shown as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
export interface FolderLock {
  release(): void;
}
export function lockFolder(folder: string, holder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const note = join(folder, 'server.txt');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StartError(
      `The data folder ${folder} is in use by another server (${readNote(note)}). Stop it first, or choose another folder with --data.`,
    );
  }
  writeFileSync(note, holder);
  return { release: () => lock.close() };
}
function readNote(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

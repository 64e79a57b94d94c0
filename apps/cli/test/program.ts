/** Runs the program with the toy game: as a process of its own, or here, which is much quicker. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { run } from '../src/program.ts';
import { registry } from './toy-registry.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = fileURLToPath(new URL('./toy-main.ts', import.meta.url));

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
export function amonHen(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, out, err) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, out, err });
    });
  });
}
export async function runHere(args: readonly string[], root = ROOT): Promise<Ended> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    registry,
    root,
    main: MAIN,
    print: (line) => out.push(`${line}\n`),
    complain: (line) => err.push(`${line}\n`),
  });
  return { code, out: out.join(''), err: err.join('') };
}
const scratch = mkdtempSync(join(tmpdir(), 'amon-hen-cli-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
/** Gone when the tests of the file are over. */
export function temporaryFolder(): string {
  return mkdtempSync(join(scratch, 'folder-'));
}

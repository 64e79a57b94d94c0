#!/usr/bin/env node
// Plain JavaScript for Node 20 or newer: the program itself runs on the Node that the project pins.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PINNED = 26;
const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= PINNED) {
  await import('../src/main.ts');
} else {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = fileURLToPath(new URL(`../../../node_modules/node/bin/${name}`, import.meta.url));
  if (!existsSync(pinned)) {
    console.error(`amon-hen: Node ${PINNED} is needed, and this is ${process.versions.node}: run npm install first`);
    process.exit(2);
  }
  const child = spawn(pinned, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`amon-hen: ${error.message}`);
    process.exit(2);
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
}

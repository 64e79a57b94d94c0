/** The program with the toy game in place of the real ones. */
import { fileURLToPath } from 'node:url';
import { run } from '../src/program.ts';
import { registry } from './toy-registry.ts';

process.exitCode = await run(process.argv.slice(2), {
  registry,
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  main: fileURLToPath(import.meta.url),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});

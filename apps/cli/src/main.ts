import { fileURLToPath } from 'node:url';
import { registry } from './games.ts';
import { run } from './program.ts';

process.exitCode = await run(process.argv.slice(2), {
  registry,
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  main: fileURLToPath(import.meta.url),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});

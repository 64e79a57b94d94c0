/** A server in a process of its own, to be killed: options as JSON in the first argument, games after it. */
import { z } from 'zod';
import { run } from '../../src/run.ts';
import { StartError } from '../../src/storage/lock.ts';

const [options = '{}', ...games] = process.argv.slice(2);
try {
  const { port } = await run(z.record(z.string(), z.string()).parse(JSON.parse(options)), {}, games);
  process.send?.({ port });
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

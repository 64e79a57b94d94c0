/** Writes docs/scenario.schema.json; a test complains when it is out of date. */
import { writeFileSync } from 'node:fs';
import { scenarioSchema } from '../src/schema.ts';

writeFileSync(new URL('../../../docs/scenario.schema.json', import.meta.url), scenarioSchema());

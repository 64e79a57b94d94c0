/** The scenarios of this package: worked examples, rules, cards, locations. */
import { runScenarioFiles } from '@amon-hen/scenario/vitest';
import { stage } from '../src/index.ts';

runScenarioFiles(stage, import.meta.dirname, '../scenarios/**/*.yaml');

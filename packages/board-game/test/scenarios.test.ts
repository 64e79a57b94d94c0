import { runScenarioFiles } from '@amon-hen/scenario/vitest';
import { boardStage } from '../src/index.ts';

runScenarioFiles(boardStage, import.meta.dirname, '../scenarios/**/*.yaml');

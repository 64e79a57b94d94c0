import { runScenarioFiles } from '../vitest/run-files.ts';
import { toyStage } from './toy-stage.ts';

runScenarioFiles(toyStage, import.meta.dirname, 'scenarios/*.yaml');

export type { Stage } from '@amon-hen/kernel';
export { type ScenarioFile, scenarioFile } from './format.ts';
export { type Problem, type ReadFile, readScenarios } from './read.ts';
export { type Failure, type Report, runScenario, runScenarios, runText, unreadable } from './run.ts';
export { scenarioSchema } from './schema.ts';

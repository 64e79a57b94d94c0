/**
 * The kit every game must pass. It plays random games and checks, at every decision, what the kernel promises. Each
 * check throws with the seed and the step, so that a failure can be played again.
 */
export { type Trial, type TrialReport, tryGame } from './trial.ts';

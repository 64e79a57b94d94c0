/** The machine players of the card game, from quick to strong. */
export { captain } from './captain.ts';
export { instinct } from './instinct.ts';

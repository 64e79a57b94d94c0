/** War of the Ring: The Card Game. */
export { cardGame } from './game.ts';
export { OPTION_NAMES, OPTIONS, type Options } from './options.ts';
export { arrange } from './scenario/arrange.ts';
export { describe } from './scenario/describe.ts';
export { stage } from './scenario/stage.ts';
export { type Setup, seatNames, setups } from './scenarios/set-up.ts';
export type { State } from './state/state.ts';
export type { Fact } from './state/table.ts';
export type { CardView, LocationView, PileView, PlayerView, ProspectView, View } from './state/view-shape.ts';
export { FACTS, QUESTIONS, REASONS } from './words.ts';

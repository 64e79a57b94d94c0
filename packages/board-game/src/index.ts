import './events/index.ts';

export { textUnknown } from './editions/first.ts';
export type { Fact } from './fact.ts';
export { boardGame } from './game.ts';
export { readPosition, writePosition } from './notation/position.ts';
export { type EditionId, type Rulings, rulingChoices, type Setup, standardSetup } from './options.ts';
export { boardStage } from './scenario/stage.ts';
export { seatIds } from './seats/seats.ts';
export type { State } from './state/state.ts';
export type { View } from './state/view.ts';

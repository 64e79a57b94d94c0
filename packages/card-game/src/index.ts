/** War of the Ring: The Card Game, as the kernel wants it. */
import type { Game } from '@amon-hen/kernel';
import './cards/index.ts';
import './locations/index.ts';
import { next } from './round/next.ts';
import { outcome } from './round/victory.ts';
import { type Setup, seats, setUp } from './scenarios/set-up.ts';
import { sample } from './state/sample.ts';
import { copy, load, type State, save } from './state/state.ts';
import type { Fact } from './state/table.ts';
import { type View, view } from './state/view.ts';

export const cardGame: Game<State, Fact, View, Setup> = {
  name: 'card-game',
  rules: 1,
  seats,
  setUp,
  next,
  outcome,
  copy,
  view,
  sample,
  save,
  load,
};

export { OPTION_NAMES, OPTIONS, type Options } from './options.ts';
export { type Setup, seatNames, setups } from './scenarios/set-up.ts';
export type { State } from './state/state.ts';
export type { Fact } from './state/table.ts';
export type { CardView, LocationView, PileView, PlayerView, View } from './state/view.ts';

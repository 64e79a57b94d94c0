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
import { view } from './state/view.ts';
import type { View } from './state/view-shape.ts';

export const cardGame: Game<State, Fact, View, Setup> = {
  name: 'cards',
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

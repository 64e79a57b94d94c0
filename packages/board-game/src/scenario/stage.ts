/** The board game on the stage of scenarios, records and tools. */
import type { Stage } from '@amon-hen/kernel';
import type { Fact } from '../fact.ts';
import { boardGame } from '../game.ts';
import type { Setup } from '../options.ts';
import { seatIds } from '../seats/seats.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { arrange, readSetup } from './arrange.ts';
import { describe, describeFact, describeView } from './describe.ts';

export const boardStage: Stage<State, Fact, View, Setup> = {
  game: boardGame,
  seats: seatIds,
  setup: readSetup,
  arrange: (setup, given) => arrange(setup, given),
  describe,
  describeView,
  describeFact,
};

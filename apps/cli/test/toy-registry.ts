/** The toy game of the kernel's tests, as the command wants it. */
import { type Machine, random } from '@amon-hen/bots';
import { anyAnswer } from '@amon-hen/kernel';
import type { Fact, Setup, State, View } from '../../../packages/kernel/test/toy.ts';
import { toyStage } from '../../../packages/scenario/test/toy-stage.ts';
import type { Registry, Title } from '../src/registry.ts';

/** Takes as much as it can and plays its first card. */
const greedy: Machine<State, Fact, View> = {
  name: 'greedy',
  choose: ({ decision, chance }) =>
    decision.form === 'one' ? decision.options.length - 1 : anyAnswer(decision, chance),
};
/** Falls ill in one game of some. */
const sickly: Machine<State, Fact, View> = {
  name: 'sickly',
  choose: ({ decision, chance }) => {
    if (chance.below(40, 'ill') === 0) throw new Error('I feel ill');
    return anyAnswer(decision, chance);
  },
};
const toy: Title<State, Fact, View, Setup> = {
  stage: toyStage,
  choices: { players: [2, 3, 4] },
  given: ({ players }) => (players === undefined ? {} : { seats: players }),
  sides: ['odd', 'even'],
  endings: ['stones', 'boredom'],
  side: (seat) => (seat === 'first' || seat === 'third' ? 'odd' : 'even'),
  turn: (state) => Math.ceil(state.round / 4),
  machines: { random, greedy, sickly },
  mostDecisions: 1000,
};
/** A toy whose rules break in the middle of one game of some. */
const brittle: Title<State, Fact, View, Setup> = {
  ...toy,
  stage: {
    ...toyStage,
    game: {
      ...toyStage.game,
      name: 'brittle',
      *next(table) {
        if (table.state.round === 8 && table.chance.below(4, 'break') === 0) throw new Error('a rule is broken');
        yield* toyStage.game.next(table);
      },
    },
  },
};
export const registry: Registry = { url: import.meta.url, games: { toy, brittle } };

/** The card game on the stage where scenarios, records and tools play it. */
import { GivenError, type Stage } from '@amon-hen/kernel';
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts';
import { cardGame } from '../game.ts';
import { OPTION_NAMES, OPTIONS, type Options } from '../options.ts';
import { type Setup, seatNames, setups } from '../scenarios/set-up.ts';
import type { State } from '../state/state.ts';
import type { Fact } from '../state/table.ts';
import type { View } from '../state/view-shape.ts';
import { arrange } from './arrange.ts';
import { describe } from './describe.ts';
import { Given } from './reader.ts';

/** The set-up that a scenario asks for: its name, the number of people, the options. */
function setup(wish: unknown): Setup {
  const given = new Given(wish);
  const names = Object.values(SCENARIOS).map(({ id }) => id);
  const scenario: ScenarioId = given.word('scenario', names, 'trilogy');
  const possible = setups.filter((s) => s.scenario === scenario).map((s) => s.people);
  const people = given.number('people', Math.max(...possible));
  if (!possible.includes(people)) {
    throw new GivenError(given.path('people'), `${scenario} is for ${possible.join(', ')} people`);
  }
  const options = readOptions(given.map('options'));
  return Object.keys(options).length === 0 ? { scenario, people } : { scenario, people, options };
}
function readOptions(given: Given): Partial<Options> {
  const entries = OPTION_NAMES.filter((name) => given.has(name)).map((name) => {
    const values: readonly string[] = OPTIONS[name].values;
    return [name, given.word(name, values, values[0])];
  });
  given.done();
  return Object.fromEntries(entries);
}

export const stage: Stage<State, Fact, View, Setup> = {
  game: cardGame,
  seats: seatNames,
  setup,
  arrange,
  describe,
  describeView: (view) => view,
};

/** The toy game of the kernel's tests, on a stage: the model of an adapter. */
import { GivenError, type Json, type Stage } from '@amon-hen/kernel';
import { z } from 'zod';
import { type Fact, type Setup, type State, toy, type View } from '../../kernel/test/toy.ts';

const NAMES = ['first', 'second', 'third', 'fourth'];
const card = z.int().min(1).max(18);
const byName = <T extends z.ZodType>(value: T) =>
  z.record(
    z.string().refine((name) => NAMES.includes(name), 'no such seat'),
    value,
  );
const given = z.strictObject({
  seats: z.int().min(2).max(4).default(2),
  round: z.int().min(0).max(12).optional(),
  pile: z.int().min(0).max(12).optional(),
  hands: byName(z.array(card)).optional(),
  stones: byName(z.int().min(0)).optional(),
});
function read(json: unknown): z.output<typeof given> {
  const parsed = given.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new GivenError(
    issue?.path.map((key) => (typeof key === 'number' ? key : String(key))) ?? [],
    issue?.message ?? '',
  );
}

export const toyStage: Stage<State, Fact, View, Setup> = {
  game: toy,
  seats: (setup) => NAMES.slice(0, setup.seats),
  setup: (json) => ({ seats: read(json).seats }),
  arrange: (setup, json, chance) => {
    const { round, pile, hands = {}, stones = {} } = read(json);
    const state = toy.setUp(setup, chance);
    if (round !== undefined) state.round = round;
    if (pile !== undefined) state.pile = pile;
    for (const [name, cards] of Object.entries(hands)) {
      const hand = state.hands[NAMES.indexOf(name)];
      if (hand === undefined) throw new GivenError(['hands', name], 'nobody sits there');
      for (const c of cards) {
        const at = state.deck.indexOf(c);
        if (at < 0) throw new GivenError(['hands', name], `card ${c} is not in the deck`);
        state.deck.splice(at, 1);
        hand.push(c);
      }
    }
    for (const [name, n] of Object.entries(stones)) state.stones[NAMES.indexOf(name)] = n;
    return state;
  },
  describe: (state) => structuredClone(state) as unknown as Json,
  describeView: (view) => structuredClone(view) as unknown as Json,
};

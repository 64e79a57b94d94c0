/** The kernel's toy game on the shelf: for tests in the browser and for looking at the table while no other game is there. */
import { random } from '@amon-hen/bots';
import type { Game, Json, Stage } from '@amon-hen/kernel';
import { type Fact, type Setup, type State, toy, type View } from '../../../packages/kernel/test/toy.ts';
import type { ShelvedGame } from '../src/play/shelf.ts';
import type { TableDesign } from '../src/table/design.ts';

interface ToySetup extends Setup {
  /** A pile that runs out, and a hand for which a list is long: what the plain toy never shows. */
  readonly crowded: boolean;
}
const crowdable: Game<State, Fact, View, ToySetup> = {
  ...toy,
  setUp: (setup, chance) => {
    const state = toy.setUp(setup, chance);
    if (setup.crowded) {
      state.pile = 2;
      state.hands[0].push(...state.deck.splice(8, 10));
    }
    return state;
  },
};
const stage: Stage<State, Fact, View, ToySetup> = {
  game: crowdable,
  seats: ({ seats }) => Array.from({ length: seats }, (_, seat) => `seat-${seat}`),
  setup: (given) => ({ seats: seatsIn(given), crowded: isCrowded(given) }),
  arrange: (setup, _, chance) => crowdable.setUp(setup, chance),
  describe: (state) => toy.save(state),
  describeView: (view) => ({ ...view }),
};
function seatsIn(setup: unknown): number {
  return typeof setup === 'object' && setup !== null && 'seats' in setup ? Number(setup.seats) : 2;
}
function isCrowded(setup: unknown): boolean {
  return typeof setup === 'object' && setup !== null && 'crowded' in setup && setup.crowded === true;
}

export const extraGames: readonly ShelvedGame[] = [
  {
    name: 'toy',
    label: 'toy.name',
    fields: () => [
      {
        name: 'seats',
        label: 'new.players',
        options: ['2', '3', '4'].map((value) => ({ value, label: `toy.seats.${value}` })),
      },
      {
        name: 'hands',
        label: 'toy.hands',
        options: ['small', 'crowded'].map((value) => ({ value, label: `toy.hands.${value}` })),
      },
    ],
    setup: ({ seats, hands }): Json => ({ seats: Number(seats), crowded: hands === 'crowded' }),
    seats: (setup) =>
      Array.from({ length: seatsIn(setup) }, (_, seat) => ({
        seat,
        label: `toy.seat.${seat}`,
        side: seat % 2 === 0 ? 'free' : 'shadow',
      })),
    machines: [{ name: 'random', label: 'machine.random', help: 'machine.random.help' }],
    load: async () => ({ stage, machine: (name) => (name === 'random' ? random : null) }),
  },
];
export const extraDesigns: Readonly<Record<string, () => Promise<TableDesign>>> = {
  toy: async () => (await import('./toy-table.tsx')).toyTable,
};
export const extraWords = {
  sentences: {
    'toy.name': 'Stones',
    'toy.hands': 'Hands',
    'toy.hands.small': 'Small',
    'toy.hands.crowded': 'Crowded',
    'toy.seats.2': '2',
    'toy.seats.3': '3',
    'toy.seats.4': '4',
    'toy.seat.0': 'North',
    'toy.seat.1': 'South',
    'toy.seat.2': 'West',
    'toy.seat.3': 'East',
  },
  games: {
    toy: {
      names: {},
      decisions: {
        take: 'How many stones will you take?',
        play: 'Which card will you play, face down?',
        discard: 'Which cards will you discard?',
        share: 'To whom do the stones go?',
        accept: 'Will you accept the gift?',
      },
      options: {
        'card <n:number>': 'Card {n}',
        'take nothing': 'Take nothing',
        'take <n:number>': '{n, plural, one {Take one stone} other {Take # stones}}',
        'seat-0': 'North',
        'seat-1': 'South',
        'seat-2': 'West',
        'seat-3': 'East',
        accept: 'Accept',
        decline: 'Decline',
      },
      verbs: { take: 'Stones', card: 'Cards' },
      refusals: {
        'pile-too-small':
          '{pile, plural, =0 {the pile is empty.} one {the pile has only one stone.} other {the pile has only # stones.}}',
        'first-goes-first': 'The first of the others must get at least one.',
      },
      facts: {
        drew: '{seat, seat} draws a card.',
        'drew card': '{seat, seat} draws card {card}.',
        played: '{seat, seat} plays a card face down.',
        'played card': '{seat, seat} plays card {card} face down.',
        showed: '{seat, seat} shows card {card}.',
        took: '{n, plural, =0 {{seat, seat} takes nothing.} one {{seat, seat} takes one stone.} other {{seat, seat} takes # stones.}}',
        discarded: '{n, plural, one {{seat, seat} discards a card.} other {{seat, seat} discards # cards.}}',
        shared: '{seat, seat} shares out {n, plural, one {one stone} other {# stones}}.',
      },
      endings: { stones: 'The most stones win.' },
    },
  },
};

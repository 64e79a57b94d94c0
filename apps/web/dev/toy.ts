/** The kernel's toy game on the shelf: for tests in the browser and for looking at the table while no other game is there. */
import type { Json } from '@amon-hen/kernel';
import { choiceIn, type ShelvedGame } from '../src/play/game.ts';
import { anyMachines } from '../src/play/machine-list.ts';
import type { TableDesign } from '../src/table/design.ts';

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
      Array.from({ length: Number(choiceIn(setup, 'seats')) }, (_, seat) => ({
        seat,
        label: `toy.seat.${seat}`,
        side: seat % 2 === 0 ? 'free' : 'shadow',
      })),
    machines: anyMachines,
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

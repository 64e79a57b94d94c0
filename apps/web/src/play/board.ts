/** The board game on the shelf. Its seats are those of `seatIds` in the rules; a test holds the two together. */

import { choiceIn, type SeatPlan, type ShelvedGame } from './game.ts';
import { shelvedMachines } from './machine-list.ts';

const PLAYERS = ['2', '3', '4'];
const SEATS: Readonly<Record<string, readonly Omit<SeatPlan, 'seat'>[]>> = {
  '2': [
    { label: 'seat.free', side: 'free' },
    { label: 'seat.shadow', side: 'shadow' },
  ],
  '3': [
    { label: 'seat.free', side: 'free' },
    { label: 'seat.witch-king', side: 'shadow' },
    { label: 'seat.saruman', side: 'shadow' },
  ],
  '4': [
    { label: 'seat.gondor', side: 'free' },
    { label: 'seat.witch-king', side: 'shadow' },
    { label: 'seat.rohan', side: 'free' },
    { label: 'seat.saruman', side: 'shadow' },
  ],
};
export const board: ShelvedGame = {
  name: 'board',
  label: 'game.board',
  fields: () => [
    {
      name: 'edition',
      label: 'new.edition',
      options: ['second', 'first'].map((value) => ({ value, label: `edition.${value}` })),
    },
    { name: 'players', label: 'new.players', options: PLAYERS.map((value) => ({ value, label: `players.${value}` })) },
  ],
  setup: ({ edition = 'second', players }) => ({ edition, players: Number(players) }),
  seats: (setup) => (SEATS[choiceIn(setup, 'players')] ?? []).map((plan, seat) => ({ ...plan, seat })),
  machines: shelvedMachines,
};

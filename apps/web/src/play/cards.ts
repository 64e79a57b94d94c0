/** The card game on the shelf. Its seats are those of the rules' scenarios; a test holds the two together. */

import { choiceIn, type SeatPlan, type ShelvedGame } from './game.ts';
import { shelvedMachines } from './machine-list.ts';

const FRODO = { label: 'seat.frodo', side: 'free' } as const;
const ARAGORN = { label: 'seat.aragorn', side: 'free' } as const;
const WITCH_KING = { label: 'seat.witch-king', side: 'shadow' } as const;
const SARUMAN = { label: 'seat.saruman', side: 'shadow' } as const;
const GANDALF = { label: 'seat.gandalf', side: 'free' } as const;
const BALROG = { label: 'seat.balrog', side: 'shadow' } as const;
const FREE = { label: 'seat.free', side: 'free' } as const;
const SHADOW = { label: 'seat.shadow', side: 'shadow' } as const;

/** By scenario and number of people. */
const SEATS: Readonly<Record<string, Readonly<Record<string, readonly Omit<SeatPlan, 'seat'>[]>>>> = {
  trilogy: {
    '4': [FRODO, WITCH_KING, ARAGORN, SARUMAN],
    '3': [FRODO, SHADOW, ARAGORN],
    '2': [FREE, SHADOW],
  },
  duel2: { '2': [GANDALF, WITCH_KING] },
  duel3: { '3': [GANDALF, WITCH_KING, SARUMAN] },
  fellowship: { '2': [BALROG, GANDALF] },
};
export const cards: ShelvedGame = {
  name: 'cards',
  label: 'game.cards',
  fields: ({ scenario = 'trilogy' }) => [
    {
      name: 'scenario',
      label: 'new.scenario',
      options: Object.keys(SEATS).map((value) => ({ value, label: `scenario.${value}` })),
    },
    {
      name: 'people',
      label: 'new.players',
      options: Object.keys(SEATS[scenario] ?? {}).map((value) => ({ value, label: `players.${value}` })),
    },
  ],
  setup: ({ scenario = 'trilogy', people }) => ({ scenario, people: Number(people) }),
  seats: (setup) => {
    const plans = SEATS[choiceIn(setup, 'scenario')]?.[choiceIn(setup, 'people')] ?? [];
    return plans.map((plan, seat) => ({ ...plan, seat }));
  },
  machines: shelvedMachines,
};

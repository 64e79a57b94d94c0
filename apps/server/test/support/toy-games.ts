/** The kernel's toy game, hosted in tests. */
import { random } from '@amon-hen/bots';
import { z } from 'zod';
import { toy } from '../../../../packages/kernel/test/toy.ts';
import { type PlayableGame, playable } from '../../src/registry.ts';

export const games: readonly PlayableGame[] = [
  playable({
    game: toy,
    setup: z.strictObject({ seats: z.int().min(2).max(4) }),
    seats: ({ seats }) =>
      Array.from({ length: seats }, (_, seat) => ({ seat, role: `seat-${seat}`, side: `side-${seat}` })),
    machines: [
      random,
      {
        name: 'slow',
        choose: (asked) => {
          const until = performance.now() + 60_000;
          while (performance.now() < until); // never in time: the pool must end it
          return random.choose(asked);
        },
      },
      {
        name: 'broken',
        choose: () => {
          throw new Error('this machine always fails');
        },
      },
    ],
  }),
];

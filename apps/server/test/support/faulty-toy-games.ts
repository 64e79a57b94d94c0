/** The toy game with a fault in its rules: whoever plays an even card finds it. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { type PlayableGame, playable } from '../../src/registry.ts';
import { games as toys } from './toy-games.ts';

const [toy] = toys;
if (toy === undefined) throw new Error('no toy');
function* faulty(by: number): Rules<void> {
  const n = yield* pickOne({ by, rule: 'TOY-8', about: 'number', options: [1, 2, 3], id: (k) => `number ${k}` });
  if (n === 2) throw new Error('nobody thought of two');
}
export const games: readonly PlayableGame[] = [
  playable({
    ...toy,
    game: {
      ...toy.game,
      *next() {
        yield* faulty(0);
        yield* faulty(1);
      },
    },
  }),
];

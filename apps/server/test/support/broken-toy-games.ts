/** The toy game under version 3 of its rules: what was answered before is not offered any more. */
import { pickOne } from '@amon-hen/kernel';
import { type PlayableGame, playable } from '../../src/registry.ts';
import { games as toys } from './toy-games.ts';

const [toy] = toys;
if (toy === undefined) throw new Error('no toy');
const { game } = toy;
export const games: readonly PlayableGame[] = [
  playable({
    ...toy,
    game: {
      ...game,
      rules: 3,
      load: () => {
        throw new Error('the state has another shape now');
      },
      *next() {
        yield* pickOne({ by: 0, rule: 'TOY-9', about: 'new', options: [1, 2], id: (n) => `new ${n}` });
      },
    },
  }),
];

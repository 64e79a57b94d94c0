/** The toy game under version 2 of its rules: names of options have changed where RULES says so. */
import { type PlayableGame, playable } from '../../src/registry.ts';
import { games as toys } from './toy-games.ts';

const [toy] = toys;
if (toy === undefined) throw new Error('no toy');
export const games: readonly PlayableGame[] = [playable({ ...toy, game: { ...toy.game, rules: 2 } })];

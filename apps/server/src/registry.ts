/** The games that a server can host, as it needs to know them. Server and thinking threads load the same list. */
import type { Machine } from '@amon-hen/bots';
import type { Game, Seat } from '@amon-hen/kernel';
import { z } from 'zod';

export interface SeatName {
  readonly seat: Seat;
  /** The game's word for who sits there: a catalogue key. */
  readonly role: string;
  /** Seats of one side win and lose together. */
  readonly side: string;
}
export interface PlayableGame<S = unknown, E = unknown, V = unknown, O = unknown> {
  readonly game: Game<S, E, V, O>;
  /** Reads and checks a set-up from JSON. */
  readonly setup: z.ZodType<O>;
  seats(setup: O): readonly SeatName[];
  /** From which a table may choose; the first takes over when a clock runs out. */
  readonly machines: readonly Machine<S, E, V>[];
}
/** Forgets the types of one game's state; methods take their parameters bivariantly, so no cast is needed. */
export function playable<S, E, V, O>(game: PlayableGame<S, E, V, O>): PlayableGame {
  return { ...game, seats: (setup) => game.seats(game.setup.parse(setup)) };
}

export class Registry {
  readonly #games = new Map<string, PlayableGame>();
  constructor(games: readonly PlayableGame[]) {
    for (const game of games) this.#games.set(game.game.name, game);
  }
  get(name: string): PlayableGame | undefined {
    return this.#games.get(name);
  }
  get all(): readonly PlayableGame[] {
    return [...this.#games.values()];
  }
  /** From modules that each export `games`: a thread gets the same addresses as the server. */
  static async load(modules: readonly string[]): Promise<Registry> {
    const games: PlayableGame[] = [];
    for (const module of modules) {
      const loaded: unknown = await import(module);
      games.push(...gamesModule.parse(loaded).games);
    }
    return new Registry(games);
  }
}
const gamesModule = z.object({
  games: z.array(z.custom<PlayableGame>((x) => typeof x === 'object' && x !== null && 'game' in x && 'setup' in x)),
});

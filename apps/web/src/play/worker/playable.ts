/** The rules and the machines, for the worker: each game in chunks of its own, loaded when it is played. */
import { extraRules } from 'virtual:extra-rules';
import type { Machine } from '@amon-hen/bots';
import type { Stage } from '@amon-hen/kernel';

type AnyMachine = Machine<unknown, unknown, unknown>;
export interface Playable {
  readonly stage: Stage<unknown, unknown, unknown, unknown>;
  machine(name: string): AnyMachine | null;
}
interface Game {
  stage(): Promise<Playable['stage']>;
  /** Players who know this game; those who need not know it are added. */
  machines(): Promise<readonly AnyMachine[]>;
}
const games: Readonly<Record<string, Game>> = {
  board: {
    stage: async () => (await import('@amon-hen/board-game')).boardStage,
    machines: async () => Object.values(await import('@amon-hen/bots/board')),
  },
  cards: {
    stage: async () => (await import('@amon-hen/card-game')).stage,
    machines: async () => Object.values(await import('@amon-hen/bots/cards')),
  },
};

/** Null if there is no such game. */
export async function playable(game: string): Promise<Playable | null> {
  // in tests a game may begin anywhere: their rules come before its own, its machines sit at the table all the same
  const stage = extraRules[game] ?? games[game]?.stage;
  const machines = games[game]?.machines ?? (async () => []);
  if (stage === undefined) return null;
  const [rules, own, { random }] = await Promise.all([stage(), machines(), import('@amon-hen/bots/random')]);
  const known = [...own, random];
  return { stage: rules, machine: (name) => known.find((machine) => machine.name === name) ?? null };
}

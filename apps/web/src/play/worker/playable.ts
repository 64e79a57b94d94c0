/** The rules and the machines, for the worker: each game in a chunk of its own, loaded when it is played. */
import { extraRules } from 'virtual:extra-rules';
import type { Machine } from '@amon-hen/bots';
import type { Stage } from '@amon-hen/kernel';

export interface Playable {
  readonly stage: Stage<unknown, unknown, unknown, unknown>;
  machine(name: string): Machine<unknown, unknown, unknown> | null;
}
const stages: Readonly<Record<string, () => Promise<Playable['stage']>>> = {
  board: async () => (await import('@amon-hen/board-game')).boardStage,
  cards: async () => (await import('@amon-hen/card-game')).stage,
  ...extraRules,
};

/** Null if there is no such game. */
export async function playable(game: string): Promise<Playable | null> {
  const load = stages[game];
  if (load === undefined) return null;
  const [stage, { machineNamed }] = await Promise.all([load(), import('./machines.ts')]);
  return { stage, machine: machineNamed };
}

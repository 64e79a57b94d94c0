/** A thread in which machines think. It gets a saved position, which holds the truth, so it is part of the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { answerOf } from '@amon-hen/bots';
import { FastChance, KeyedChance, Position, seedFromText, spell } from '@amon-hen/kernel';
import { z } from 'zod';
import { Registry } from '../registry.ts';
import type { Task, Thought } from './task.ts';

const { modules } = z.object({ modules: z.array(z.string()) }).parse(workerData);
const registry = await Registry.load(modules);

function think(task: Task): Thought {
  const game = registry.get(task.game);
  const machine = game?.machines.find((m) => m.name === task.machine);
  if (game === undefined || machine === undefined) throw new Error(`no machine ${task.machine} for ${task.game}`);
  const key = seedFromText(task.seed);
  const position = Position.load(game.game, task.saved, (state) => KeyedChance.load(state, key));
  const chance = FastChance.fromSeed(task.luck);
  const { milliseconds } = task;
  const answered = answerOf(position, task.seat, machine, { chance, milliseconds, now: () => performance.now() });
  if (answered === null) throw new Error(`nothing waits for seat ${task.seat}`);
  const { which, answer, intervention } = answered;
  const decision = position.pending[which];
  if (decision === undefined) throw new Error('the decision is gone');
  return { which, says: spell(decision, answer), milliseconds: answered.milliseconds, intervention };
}

parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage({ thought: think(task) });
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});
parentPort?.postMessage({ ready: true });

/** The machines themselves; `../machine-list.ts` says what they are called. */
import { type Machine, random } from '@amon-hen/bots';

const machines: readonly Machine<unknown, unknown, unknown>[] = [random];

export function machineNamed(name: string): Machine<unknown, unknown, unknown> | null {
  return machines.find((machine) => machine.name === name) ?? null;
}

/** What is known of the machines before their code is loaded, from weak to strong. */
import type { ShelvedMachine } from './game.ts';

export const shelvedMachines: readonly ShelvedMachine[] = [
  { name: 'random', label: 'machine.random', help: 'machine.random.help' },
];

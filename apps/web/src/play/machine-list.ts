/** What is known of the machines before their code is loaded, from weak to strong. */
import type { ShelvedMachine } from './game.ts';

const wanderer: ShelvedMachine = { name: 'random', label: 'machine.random', help: 'machine.random.help' };
/** For a game that has no players of its own. */
export const anyMachines: readonly ShelvedMachine[] = [wanderer];
export const shelvedMachines: readonly ShelvedMachine[] = [
  wanderer,
  { name: 'instinct', label: 'machine.instinct', help: 'machine.instinct.help' },
  { name: 'captain', label: 'machine.captain', help: 'machine.captain.help' },
];

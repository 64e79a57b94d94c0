/** A new table in this browser: from the beginning, or from a moment of a game that was played. */
import { hex } from '@amon-hen/kernel';
import type { Choices, ShelvedGame } from '../game.ts';
import type { Recorded } from '../replay/recorded.ts';
import type { Sitter } from '../source.ts';
import { keepTable } from './store.ts';
import type { SavedTable } from './table.ts';

export async function beginTable(game: ShelvedGame, choices: Choices, sitters: readonly Sitter[]): Promise<SavedTable> {
  const seed = randomHex(32);
  return open({ game: game.name, rules: 0, setup: game.setup(choices), sitters, seed, chance: 'keyed', entries: [] });
}
/**
 * The game that was played, and then a return to the moment after this entry, as players at one table may agree to. So
 * it has the same dice up to there, and new ones from there on: draws are numbered by entry.
 */
export function forkTable(
  { game, rules, setup, seed, chance, entries }: Recorded,
  entry: number,
  sitters: readonly Sitter[],
): Promise<SavedTable> {
  return open({ game, rules, setup, sitters, seed, chance, entries: [...entries, { backTo: entry }] });
}
async function open(
  what: Pick<SavedTable, 'game' | 'rules' | 'setup' | 'sitters' | 'seed' | 'chance' | 'entries'>,
): Promise<SavedTable> {
  const now = Date.now();
  const table: SavedTable = { ...what, id: randomHex(8), begun: now, changed: now, asked: [], winners: null };
  await keepTable(table);
  return table;
}
function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

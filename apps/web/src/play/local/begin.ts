/** A new table in this browser. */
import { hex } from '@amon-hen/kernel';
import type { Choices, ShelvedGame } from '../game.ts';
import type { Sitter } from '../source.ts';
import { keepTable } from './store.ts';
import type { SavedTable } from './table.ts';

export async function beginTable(game: ShelvedGame, choices: Choices, sitters: readonly Sitter[]): Promise<SavedTable> {
  const now = Date.now();
  const table: SavedTable = {
    id: hex(crypto.getRandomValues(new Uint8Array(8))),
    game: game.name,
    rules: 0,
    setup: game.setup(choices),
    sitters,
    seed: hex(crypto.getRandomValues(new Uint8Array(32))),
    entries: [],
    begun: now,
    changed: now,
    asked: [],
    winners: null,
  };
  await keepTable(table);
  return table;
}

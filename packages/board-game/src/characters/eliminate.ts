/** A Character on the map is out of the game for good (BG-7.1.5, BG-7.1.6). */
import type { Figure } from '../data/figures.ts';
import { checkTable } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { place, whereIs } from '../state/armies.ts';
import { ELIMINATED } from '../state/state.ts';

export function eliminate(game: Table, character: Figure, cause: string): void {
  const s = game.state;
  const from = whereIs(s, character);
  place(s, character, ELIMINATED);
  game.tell({ what: 'character-eliminated', figure: character, from, cause });
  checkTable(game);
}

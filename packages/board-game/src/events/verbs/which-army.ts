/** The player of a card chooses an Army for it. */
import { type Asking, pickOne } from '@amon-hen/kernel';
import { type Row, rowId } from '../../data/map.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';

const armyId = (row: Row): string => `army ${rowId(row)}`;

export function whichArmy(game: Table, rows: readonly Row[], about: string, cause: string): Asking<Row> {
  return pickOne({ by: acting(game.state), rule: cause, about, id: armyId, options: rows });
}

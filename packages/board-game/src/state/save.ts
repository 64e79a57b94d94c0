/** States as JSON: figures only where there are any, everything else as it is. */
import type { Json } from '@amon-hen/kernel';
import { rulingsOf } from '../editions/editions.ts';
import { recount } from './armies.ts';
import { CELLS, cellOf, controlCell, type State } from './state.ts';
import { controlOf, figuresOf } from './view.ts';

export function save(s: State): Json {
  const { cells: _cells, occupied: _occupied, rulings: _rulings, ...rest } = s;
  const plain: unknown = { ...rest, figures: figuresOf(s), control: controlOf(s) };
  return JSON.parse(JSON.stringify(plain)) as Json; // the state changes in place: a saved one must not
}
interface Saved extends Omit<State, 'cells' | 'occupied' | 'rulings'> {
  readonly figures: readonly number[];
  readonly control: readonly number[];
}
export function load(json: Json): State {
  const { figures, control, ...rest } = structuredClone(json) as unknown as Saved;
  const s: State = { ...rest, rulings: rulingsOf(rest.setup), cells: new Int8Array(CELLS), occupied: [] };
  for (let i = 0; i < figures.length; i += 3) s.cells[cellOf(figures[i], figures[i + 1])] = figures[i + 2];
  for (let r = 0; r < control.length; r++) s.cells[controlCell(r)] = control[r];
  recount(s);
  return s;
}

/** A table for a game that has no design of its own: who sits where, and whose turn it is. All else is in the bar and the log. */
import { banner } from '../ui/glyphs.ts';
import type { PartProps, TableDesign } from './design.ts';
import { SeatList } from './seats.tsx';

function Beam({ table, seen }: PartProps) {
  return <SeatList table={table} offers={seen.offers} />;
}
function Centre() {
  return <div className="plain-centre" />;
}
export const plain: TableDesign = {
  Beam,
  Centre,
  centre: { label: 'pane.centre', glyph: banner },
  Hand: null,
  tracks: [],
  Window: null,
  shows: () => false,
};

/** The board game's table. */
import './board.css';
import { isRegionId } from '../map/outlines.ts';
import type { TableDesign } from '../table/design.ts';
import { banner } from '../ui/glyphs.ts';
import { Around } from './around.tsx';
import { Beam } from './beam.tsx';
import { Centre } from './centre.tsx';
import { Decide } from './decide.tsx';
import { Fellowship } from './fellowship.tsx';
import { Hand } from './hand.tsx';
import { HuntPanel } from './hunt-panel.tsx';
import { boardView, regionOf } from './model/view.ts';
import { Moments } from './moments.tsx';
import { Nations } from './nations.tsx';
import { Piles } from './piles.tsx';
import { Seats } from './seats.tsx';

export const board: TableDesign = {
  Around,
  Beam,
  Centre,
  centre: { label: 'pane.map', glyph: banner },
  Decide,
  Hand,
  tracks: [
    { name: 'fellowship', place: 'float', Panel: Fellowship },
    { name: 'hunt', place: 'float', Panel: HuntPanel },
    { name: 'seats', place: 'ledger', Panel: Seats },
    { name: 'nations', place: 'ledger', Panel: Nations },
    { name: 'piles', place: 'ledger', Panel: Piles },
  ],
  Window: Moments,
  hasWindow: (view) => boardView(view).battle !== null || boardView(view).hunt !== null,
  shows: (kind, id) => ['region', 'inside'].includes(kind) && isRegionId(regionOf(id)),
};

/** The card game's table. */

import type { TableDesign } from '../table/design.ts';
import { cards as cardsGlyph } from '../ui/glyphs.ts';
import { Decide } from './act.tsx';
import { Around } from './around.tsx';
import { Beam } from './beam.tsx';
import { Centre, SeatsPanel } from './centre.tsx';
import { CombatWindow } from './combat.tsx';
import { Hand } from './hand.tsx';
import { cardsView, placesOf } from './model/view.ts';
import { PassingPanel } from './passing.tsx';

export const cards: TableDesign = {
  Around,
  Decide,
  Beam,
  Centre,
  centre: { label: 'pane.centre', glyph: cardsGlyph },
  Hand,
  tracks: [
    { name: 'passing', place: 'ledger', Panel: PassingPanel },
    { name: 'seats', place: 'ledger', Panel: SeatsPanel },
  ],
  Window: CombatWindow,
  isBare: (view) => placesOf(cardsView(view)).length === 0,
  shows: (kind) => kind === 'card' || kind === 'battleground' || kind === 'path',
};

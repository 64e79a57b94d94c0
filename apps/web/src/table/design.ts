/**
 * What a game gives the table: its own ways of showing things, each in its place. The frame around them (decision bar,
 * log, curtain, phone) is the same for all games. Every part may answer the decision through `useDecision()`.
 */

import { extraDesigns } from 'virtual:extra-games';
import type { ComponentType, ReactNode } from 'react';
import type { Seen, TableInfo } from '../play/source.ts';
import type { Glyph } from '../ui/glyphs.ts';

/** A thing that a sentence named and somebody pressed; `at` grows, so that the same thing can be shown again. */
export interface Shown {
  readonly kind: string;
  readonly id: string;
  readonly at: number;
}
export interface PartProps {
  readonly table: TableInfo;
  readonly seen: Seen;
  readonly shown: Shown | null;
}
export type Part = ComponentType<PartProps>;

export interface TableDesign {
  /** What the parts share: drawn around all of them. */
  readonly Around?: ComponentType<PartProps & { readonly children: ReactNode }>;
  /** Around the decision bar in the ledger: may show a richer way to give the same answer in its place. */
  readonly Decide?: ComponentType<PartProps & { readonly children: ReactNode }>;
  /** Across the top: the sides, face to face, and what time it is. */
  readonly Beam: Part;
  /** The map, or the locations. Fills its place; scrolls and zooms by itself. */
  readonly Centre: Part;
  readonly centre: { readonly label: string; readonly glyph: Glyph };
  /** What is yours and hidden. */
  readonly Hand: Part | null;
  /**
   * Panels, the most important first: in the ledger at the side, or floating over the lower left corner of the centre.
   * On a tablet all stand below it, on a phone they share one pane.
   */
  readonly tracks: readonly { readonly name: string; readonly place: 'ledger' | 'float'; readonly Panel: Part }[];
  /** A window over the table for a moment of its own (a battle, a hunt); renders nothing when there is none. */
  readonly Window: Part | null;
  /** Whether such a window has something to show: a replay opens it on request only. */
  hasWindow?(view: unknown): boolean;
  /** Whether nothing lies on the table yet: then a phone opens with the hand, if something is asked. */
  isBare?(view: unknown): boolean;
  /** Whether this thing can be shown on the table when its name is pressed. */
  shows(kind: string, id: string): boolean;
}

const designs: Readonly<Record<string, () => Promise<TableDesign>>> = {
  board: async () => (await import('../board/design.ts')).board,
  cards: async () => (await import('../cards/design.ts')).cards,
  ...extraDesigns,
};

async function designOf(game: string): Promise<TableDesign> {
  const load = designs[game];
  return load === undefined ? (await import('./plain.tsx')).plain : load();
}

const loading = new Map<string, Promise<TableDesign>>();
/** The same promise each time: a component may wait for it. */
export function designFor(game: string): Promise<TableDesign> {
  let design = loading.get(game);
  if (design === undefined) {
    design = designOf(game);
    loading.set(game, design);
  }
  return design;
}

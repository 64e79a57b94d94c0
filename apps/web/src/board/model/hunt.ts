/** What each way to bear the damage of a Hunt brings (BG-13.4, BG-13.5). */
import type { BoardKey } from '@amon-hen/i18n';
import { figureOf } from './figures.ts';
import { meaningOf } from './options.ts';
import type { BoardView } from './view.ts';

export interface Consequence {
  readonly key: BoardKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** Corruption now, and at most afterwards if nothing else is done about it. */
  readonly from: number;
  readonly to: number;
}
const MOST_CORRUPTION = 12;

export function consequenceOf(view: BoardView, id: string): Consequence | null {
  const { corruption: from, guide, companions } = view.fellowship;
  const damage = view.hunt?.damage ?? 0;
  const after = (borne: number): number => Math.min(MOST_CORRUPTION, from + Math.max(0, damage - borne));
  if (id === 'casualty guide') {
    const level = figureOf(guide)?.level ?? 0;
    return { key: 'hunt.choice.guide', values: { who: guide, level }, from, to: after(level) };
  }
  if (id === 'casualty random') {
    const least = Math.min(...companions.map((who) => figureOf(who)?.level ?? 0));
    return { key: 'hunt.choice.random', values: { n: companions.length }, from, to: after(least) };
  }
  if (id === 'use the ring') return { key: 'hunt.choice.ring', values: { from, to: after(0) }, from, to: after(0) };
  if (id === 'reveal') return { key: 'hunt.choice.reveal', values: {}, from, to: after(1) };
  if (id.startsWith('separate ')) return { key: 'hunt.choice.separate', values: {}, from, to: after(1) };
  if (meaningOf(id).card !== undefined) return { key: 'hunt.choice.card', values: {}, from, to: from };
  return null;
}

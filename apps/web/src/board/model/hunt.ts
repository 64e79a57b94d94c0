/** What each way to bear the damage of a Hunt brings (BG-13.4, BG-13.5). */
import type { BoardKey } from '@amon-hen/i18n';
import { figureOf } from './figures.ts';
import { meaningOf } from './options.ts';
import type { BoardView } from './view.ts';

export interface Consequence {
  readonly key: BoardKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** Corruption afterwards, if nothing else is done about it; at most, where chance decides. */
  readonly to: number;
  /** At least, where chance decides. */
  readonly least?: number;
  /** Whether the choice is about the damage at all. */
  readonly weighs: boolean;
}
const MOST_CORRUPTION = 12;

export function consequenceOf(view: BoardView, id: string): Consequence | null {
  const { corruption: from, guide, companions } = view.fellowship;
  const damage = view.hunt?.damage ?? 0;
  const after = (borne: number): number => Math.min(MOST_CORRUPTION, from + Math.max(0, damage - borne));
  if (id === 'casualty guide') {
    const level = figureOf(guide)?.level ?? 0;
    const borne = Math.min(level, damage);
    return { key: 'hunt.choice.guide', values: { who: guide, borne }, to: after(level), weighs: true };
  }
  if (id === 'casualty random') {
    const levels = companions.map((who) => figureOf(who)?.level ?? 0);
    const [to, least] = [after(Math.min(...levels)), after(Math.max(...levels))];
    return { key: 'hunt.choice.random', values: { n: companions.length }, to, least, weighs: true };
  }
  if (id === 'use the ring')
    return { key: 'hunt.choice.ring', values: { from, to: after(0) }, to: after(0), weighs: true };
  if (id === 'reveal') return { key: 'hunt.choice.reveal', values: {}, to: after(1), weighs: true };
  if (id.startsWith('separate ')) return { key: 'hunt.choice.separate', values: {}, to: after(1), weighs: true };
  if (meaningOf(id).card !== undefined) return { key: 'hunt.choice.card', values: {}, to: from, weighs: false };
  return null;
}

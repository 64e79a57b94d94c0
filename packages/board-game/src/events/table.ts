/** Cards on the table (BG-6.4): what falls, and what those that lie there forbid. */
import { type Card, cardId } from '../data/deck.ts';
import type { Region } from '../data/map.ts';
import { FREE, type Nation, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import type { Battle } from '../state/battle.ts';
import type { State } from '../state/state.ts';
import { type PoliticalCause, type TableEvent, tableEffect } from './registry.ts';

export function discardFromTable(game: Table, card: Card, cause: string): void {
  const { table, discard } = game.state;
  const i = table.indexOf(card);
  if (i < 0) return;
  table.splice(i, 1);
  discard.push(card);
  game.tell({ what: 'table-card-discarded', card, cause });
}
/** BG-6.4.2: a card whose condition is gone is discarded at once. */
export function checkTable(game: Table): void {
  const s = game.state;
  for (let i = s.table.length - 1; i >= 0; i--) {
    const card = s.table[i];
    const { stands, endIsPrinted } = tableEffect(card);
    if (stands === undefined || (endIsPrinted !== true && !s.rulings.cardsFallWithTheirCondition)) continue;
    if (!stands(s)) discardFromTable(game, card, 'BG-6.4.2');
  }
}
/** Something happened that may make cards fall. */
export function announce(game: Table, event: TableEvent): void {
  const s = game.state;
  for (let i = s.table.length - 1; i >= 0; i--) {
    const card = s.table[i];
    if (tableEffect(card).fallsOn?.(s, event) === true) discardFromTable(game, card, cardId[card]);
  }
}

export function isClosed(s: State, region: Region, side: Side): boolean {
  if (side !== SHADOW || s.table.length === 0) return false;
  return s.table.some((card) => tableEffect(card).closes?.includes(region) === true);
}
export function forbidsActivation(s: State, nation: Nation, how: PoliticalCause, region: Region): boolean {
  return s.table.some((card) => tableEffect(card).forbidsActivation?.(nation, how, region) === true);
}
export function activatedByAttackOn(s: State, region: Region): readonly Nation[] {
  if (s.table.length === 0) return NO_NATIONS;
  return s.table.flatMap((card) => {
    const { attackActivates } = tableEffect(card);
    return attackActivates?.regions.includes(region) === true ? [attackActivates.nation] : NO_NATIONS;
  });
}
const NO_NATIONS: readonly Nation[] = [];
export function forbidsMusterAdvance(s: State, nation: Nation): boolean {
  return s.table.length > 0 && s.table.some((card) => tableEffect(card).forbidsMusterAdvance?.(s, nation) === true);
}
export function forbidsCombatCard(s: State, battle: Battle, side: Side): boolean {
  return s.table.some((card) => tableEffect(card).forbidsCombatCard?.(battle, side) === true);
}
export function keepsHuntBoxClear(s: State): boolean {
  return s.table.some((card) => tableEffect(card).keepsHuntBoxClear === true);
}
export const ownerOfTableCard = (card: Card): Side => (card < 48 ? FREE : SHADOW);

/** Hits by card outside battle (BG-6.5, BG-11.4.4): dice against an Army, the owner takes the losses. */
import type { Rules } from '@amon-hen/kernel';
import { takeHits, wipeOut } from '../../armies/casualties.ts';
import { afterLosses } from '../../armies/settle.ts';
import { type Row, regionOfRow } from '../../data/map.ts';
import type { Side } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { attacked } from '../../politics/politics.ts';
import { units } from '../../state/armies.ts';

/** Rolls so many dice (five at most); gives how many show at least `need`. */
export function rollAtLeast(game: Table, dice: number, need: number, cause: string): number {
  const rolled: number[] = [];
  for (let i = 0; i < Math.min(5, dice); i++) rolled.push(game.chance.below(6, 'card dice') + 1);
  const n = rolled.filter((d) => d >= need).length;
  game.tell({ what: 'card-roll', dice: rolled, n, cause });
  return n;
}
export interface HitTerms {
  /** It counts as an attack for the Political Track. */
  readonly isAttack?: true;
  /** Nazgûl, Minions or Companions die with a destroyed Army. */
  readonly takesCharacters?: true;
}
/** The Army in the row takes the hits; then Leaders alone, emptied Strongholds and table cards are seen to. */
export function* hitArmy(
  game: Table,
  row: Row,
  side: Side,
  n: number,
  cause: string,
  terms: HitTerms = {},
): Rules<void> {
  const s = game.state;
  if (terms.isAttack === true && s.rulings.hitsByCardAreAttacks) attacked(game, side, row, regionOfRow[row]);
  yield* takeHits(game, row, side, n, cause);
  if (units(s, row, side) === 0 && terms.takesCharacters === true) wipeOut(game, row, side, cause);
  afterLosses(game, row, side);
}

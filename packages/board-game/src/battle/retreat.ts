/** Leaving a battle: retreat into the open (BG-9.7), withdrawal into a Stronghold (BG-10.2). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { canWalk } from '../armies/groups.ts';
import { enterRegion, settle } from '../armies/settle.ts';
import { removeAtOnce } from '../armies/stacking.ts';
import { companions, figuresOfSide } from '../data/figures.ts';
import { neighbours, type Region, regionId, regionOfRow, STRONGHOLD, settlement } from '../data/map.ts';
import { enemyOf, FREE, type Side } from '../data/nations.ts';
import { isClosed } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { companionArrives } from '../politics/politics.ts';
import { armyComes } from '../seats/mixed-armies.ts';
import { commander } from '../seats/seats.ts';
import { control, count, isFree, rowIn, shift } from '../state/armies.ts';
import { type Battle, FIELD, SIEGE } from '../state/battle.ts';
import type { State } from '../state/state.ts';
import { battleRegion } from './strength.ts';

/** BG-9.7.4: adjacent regions that are free; not the one from which the attackers came, for they are still there. */
export function retreatRegions(s: State, b: Battle): Region[] {
  if (b.kind === SIEGE) return []; // BG-9.7.5
  const side = enemyOf(b.attacker);
  const from = regionOfRow[b.from];
  return neighbours[battleRegion(b)].filter((r) => r !== from && isFree(s, r, side) && !isClosed(s, r, side));
}
/** The whole Army goes; a Character of Level 0 stays behind (BG-9.7.6). */
export function retreatTo(game: Table, row: number, to: Region, side: Side, cause: string): void {
  const s = game.state;
  const at = rowIn(s, to, side);
  const travellers = side === FREE ? companions.filter((c) => count(s, row, c) > 0) : [];
  armyComes(s, row, at, side);
  for (const figure of figuresOfSide[side]) {
    const n = count(s, row, figure);
    if (n > 0 && canWalk(figure)) shift(s, row, at, figure, n);
  }
  game.tell({ what: 'retreated', side, from: row, to, cause });
  enterRegion(game, to, side);
  for (const companion of travellers) companionArrives(game, companion, to);
  settle(game, to);
}
const STAND: Region = -1;
const retreatId = (to: Region): string => (to === STAND ? 'stand' : `retreat ${regionId[to]}`);
/** D-28 */
export function* defenderRetreats(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const side = enemyOf(b.attacker);
  const to = yield* pickOne({
    by: commander(s, b.at, side),
    rule: 'BG-9.7.3',
    about: 'retreat',
    values: { region: regionId[battleRegion(b)] },
    id: retreatId,
    options: () => [STAND, ...retreatRegions(s, b)],
  });
  if (to === STAND) return;
  retreatTo(game, b.at, to, side, 'BG-9.7.4');
  b.retreated = true;
  yield* removeAtOnce(game, to, side);
}

/** BG-10.2.1: an Army that is not besieged, in the region of a Stronghold it controls. */
export function mayWithdraw(s: State, b: Battle): boolean {
  const region = battleRegion(b);
  return b.kind === FIELD && settlement[region] === STRONGHOLD && control(s, region) === enemyOf(b.attacker);
}
const WITHDRAW = [false, true];
const withdrawId = (yes: boolean): string => (yes ? 'retreat into siege' : 'fight in the field');
/** D-22, R0 */
export function* defenderWithdraws(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  if (!mayWithdraw(s, b)) return;
  const yes = yield* pickOne({
    by: commander(s, b.at, enemyOf(b.attacker)),
    rule: 'BG-10.2.1',
    about: 'retreat-into-siege',
    values: { region: regionId[battleRegion(b)] },
    id: withdrawId,
    options: WITHDRAW,
  });
  if (yes) withdraw(game, b);
}
export function withdraw(game: Table, b: Battle): void {
  b.withdrew = true;
  game.tell({ what: 'withdrew', side: enemyOf(b.attacker), region: battleRegion(b), cause: 'BG-10.2.3' });
}

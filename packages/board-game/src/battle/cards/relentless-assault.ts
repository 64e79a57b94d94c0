import type { Rules } from '@amon-hen/kernel';
import { SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import type { Battle } from '../../state/battle.ts';
import { ownLosses } from './own-losses.ts';

const MOST = 2;

/** 3: up to two hits on the own Army; +1 on the Combat roll for each. */
function* drive(game: Table, b: Battle): Rules<void> {
  b.bonus[SHADOW] += yield* ownLosses(game, b, MOST);
}
export const relentlessAssault: CombatCard = { title: 'Relentless Assault', effects: { 3: drive } };

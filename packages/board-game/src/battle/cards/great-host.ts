import type { Rules } from '@amon-hen/kernel';
import { FREE, SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { units } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import { suffer } from '../rolls.ts';
import { fighters } from '../strength.ts';
import { causeOf } from './cause.ts';

/** 7: one hit, if the Shadow has at least twice as many units in the battle as the enemy. */
function* overwhelm(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  if (units(s, fighters(b, SHADOW), SHADOW) < 2 * units(s, fighters(b, FREE), FREE)) return;
  game.tell({ what: 'automatic-hit', side: SHADOW, n: 1, cause: causeOf(b, SHADOW) });
  yield* suffer(game, b, FREE, 1, causeOf(b, SHADOW));
}
export const greatHost: CombatCard = { title: 'Great Host', effects: { 7: overwhelm } };

import type { Rules } from '@amon-hen/kernel';
import { SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import type { Battle } from '../../state/battle.ts';
import { extraAttack } from '../rolls.ts';
import { causeOf } from './cause.ts';
import { ownLosses } from './own-losses.ts';

const MOST = 4;
const TO_HIT = 4;

/** 7: up to four hits on the own Army; one die for each, and 4 or more hits the enemy. */
function* throwForward(game: Table, b: Battle): Rules<void> {
  const dice = yield* ownLosses(game, b, MOST);
  if (dice > 0) yield* extraAttack(game, b, SHADOW, dice, TO_HIT, causeOf(b, SHADOW));
}
export const onslaught: CombatCard = { title: 'Onslaught', effects: { 7: throwForward } };

import type { Rules } from '@amon-hen/kernel';
import { FREE } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import type { Battle } from '../../state/battle.ts';
import { extraAttack } from '../rolls.ts';
import { toHit } from '../strength.ts';
import { causeOf } from './cause.ts';
import { elitesInBattle, NO_ELITE } from './elites-in-battle.ts';

/** 2: an extra attack with one die for each Elite of the Free Peoples. */
function* ride(game: Table, b: Battle): Rules<void> {
  const dice = elitesInBattle(game.state, b, FREE);
  b.earlyHits[FREE] += yield* extraAttack(game, b, FREE, dice, toHit(b, FREE), causeOf(b, FREE));
}
export const charge: CombatCard = {
  title: 'Charge',
  may: (s, b) => elitesInBattle(s, b, FREE) > 0 || NO_ELITE,
  effects: { 2: ride },
};

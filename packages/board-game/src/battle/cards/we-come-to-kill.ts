import type { Rules } from '@amon-hen/kernel';
import { SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import type { Battle } from '../../state/battle.ts';
import { extraAttack } from '../rolls.ts';
import { causeOf } from './cause.ts';
import { elitesInBattle, NO_ELITE } from './elites-in-battle.ts';

/** Printed on the card: in a siege battle too. */
const TO_HIT = 5;

/** 7: an extra attack with one die for each Elite of the Shadow that is left. */
function* kill(game: Table, b: Battle): Rules<void> {
  yield* extraAttack(game, b, SHADOW, elitesInBattle(game.state, b, SHADOW), TO_HIT, causeOf(b, SHADOW));
}
export const weComeToKill: CombatCard = {
  title: 'We Come to Kill',
  may: (s, b) => elitesInBattle(s, b, SHADOW) > 0 || NO_ELITE,
  effects: { 7: kill },
};

import type { Rules } from '@amon-hen/kernel';
import { FREE } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { hasLeaderOrCharacter } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import { extraAttack } from '../rolls.ts';
import { fighters, leadership, toHit } from '../strength.ts';
import { causeOf } from './cause.ts';

const NO_LEADER = no('BG-9.3.4', 'needs-leader-or-companion-in-battle');

/** 2: an extra attack with as many dice as the Free Peoples' Leadership. */
function* strike(game: Table, b: Battle): Rules<void> {
  const hits = yield* extraAttack(game, b, FREE, leadership(game.state, b, FREE), toHit(b, FREE), causeOf(b, FREE));
  b.earlyHits[FREE] += hits;
}
export const suddenStrike: CombatCard = {
  title: 'Sudden Strike',
  may: (s, b) => hasLeaderOrCharacter(s, fighters(b, FREE), FREE) || NO_LEADER,
  effects: { 2: strike },
};

import { companions } from '../../data/figures.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { hasCharacter } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import { fighters, isFighting, leadershipOfCharacter } from '../strength.ts';
import { causeOf } from './cause.ts';

const NO_COMPANION = no('BG-9.3.4', 'needs-companion-in-battle');

/** 0: the Leadership of all Companions is given up, and the Shadow's card has no effect. */
function defy(game: Table, b: Battle): void {
  const s = game.state;
  const able = companions.filter((c) => isFighting(s, b, c, FREE) && leadershipOfCharacter(b, c) > 0); // BG-9.3.8
  if (able.length === 0) return; // nothing to pay with
  b.silent.push(...able);
  for (const figure of able) game.tell({ what: 'leadership-forfeited', side: FREE, figure, cause: causeOf(b, FREE) });
  if (b.cards[SHADOW] < 0) return;
  b.cancelled[SHADOW] = true;
  game.tell({ what: 'combat-card-cancelled', side: SHADOW, card: b.cards[SHADOW], cause: causeOf(b, FREE) });
}
export const daringDefiance: CombatCard = {
  title: 'Daring Defiance',
  may: (s, b) => hasCharacter(s, fighters(b, FREE), FREE) || NO_COMPANION,
  effects: { 0: defy },
};

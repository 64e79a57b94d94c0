import { pickOne, type Rules } from '@amon-hen/kernel';
import { companions, type Figure, figureId } from '../../data/figures.ts';
import { FREE } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import { hasCharacter } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import { fighters, isFighting, leadershipOfCharacter } from '../strength.ts';
import { causeOf } from './cause.ts';

const NO_COMPANION = no('BG-9.3.4', 'needs-companion-in-battle');

/** 4: the Leadership of one Companion is given up, and one missed die becomes a hit. */
function* mightyBlow(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const able = (c: Figure): boolean => isFighting(s, b, c, FREE) && leadershipOfCharacter(b, c) > 0; // BG-9.3.8
  const options = companions.filter(able);
  if (options.length === 0 || b.misses[FREE] === 0) return;
  const companion = yield* pickOne({
    by: commander(s, fighters(b, FREE), FREE),
    rule: 'BG-9.3.8',
    about: 'forfeit-leadership',
    id: (c) => `forfeit ${figureId[c]}`,
    options,
  });
  b.silent.push(companion);
  b.misses[FREE]--;
  b.rollHits[FREE]++;
  game.tell({ what: 'miss-becomes-hit', side: FREE, figure: companion, cause: causeOf(b, FREE) });
}
export const mightyAttack: CombatCard = {
  title: 'Mighty Attack',
  may: (s, b) => hasCharacter(s, fighters(b, FREE), FREE) || NO_COMPANION,
  effects: { 4: mightyBlow },
};

import { pickOne, type Rules } from '@amon-hen/kernel';
import { ARAGORN, STRIDER } from '../../data/figures.ts';
import { FREE } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import type { Battle } from '../../state/battle.ts';
import { fighters, isFighting, leadershipOfCharacter } from '../strength.ts';
import { causeOf } from './cause.ts';

const ABSENT = no('BG-9.3.4', 'needs-strider-or-aragorn-in-battle');

/** 4: his whole Leadership is given up; one missed die becomes a hit with Strider, up to two with Aragorn. */
function* blade(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const bearer = isFighting(s, b, ARAGORN, FREE) ? ARAGORN : STRIDER;
  const most = Math.min(leadershipOfCharacter(b, bearer), b.misses[FREE]);
  if (most === 0) return;
  b.silent.push(bearer);
  const n = yield* pickOne({
    by: commander(s, fighters(b, FREE), FREE),
    rule: 'BG-9.3.8',
    about: 'turn-misses',
    id: (k) => `turn ${k}`,
    options: bearer === ARAGORN ? Array.from({ length: most + 1 }, (_, i) => most - i) : [1],
  });
  b.misses[FREE] -= n;
  b.rollHits[FREE] += n;
  game.tell({ what: 'miss-becomes-hit', side: FREE, figure: bearer, n, cause: causeOf(b, FREE) });
}
export const anduril: CombatCard = {
  title: 'Andúril',
  may: (s, b) => isFighting(s, b, STRIDER, FREE) || isFighting(s, b, ARAGORN, FREE) || ABSENT,
  effects: { 4: blade },
};

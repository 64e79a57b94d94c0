/** What several Combat cards of the Shadow share: a Nazgûl in the battle, Nazgûl Leadership, and giving it up. */
import type { Verdict } from '@amon-hen/kernel';
import { NAZGUL, WITCH_KING } from '../../data/figures.ts';
import { SHADOW } from '../../data/nations.ts';
import { no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import type { Battle } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { isFighting, nazgulLeadership } from '../strength.ts';
import { causeOf } from './cause.ts';

const NO_NAZGUL = no('BG-9.3.4', 'needs-nazgul-in-battle');
const TOO_LITTLE = no('BG-9.3.4', 'needs-nazgul-leadership');
const LESS_THAN_TWO = no('BG-9.3.4', 'needs-two-nazgul-leadership');

/** BG-2.6.6: the Witch-king counts. */
export function nazgulFights(s: State, b: Battle): Verdict {
  return isFighting(s, b, NAZGUL, SHADOW) || isFighting(s, b, WITCH_KING, SHADOW) || NO_NAZGUL;
}
/** None while the White Rider is in force (BG-7.7.8). */
export function hasNazgulLeadership(s: State, b: Battle): Verdict {
  return nazgulLeadership(s, b) >= 1 || TOO_LITTLE;
}
export function hasTwoNazgulLeadership(s: State, b: Battle): Verdict {
  return nazgulLeadership(s, b) >= 2 || LESS_THAN_TWO;
}
/** BG-9.3.8: so many points of Nazgûl Leadership do not count this round. */
export function forfeitNazgul(game: Table, b: Battle, n: number): void {
  b.nazgulForfeited += n;
  game.tell({ what: 'leadership-forfeited', side: SHADOW, n, cause: causeOf(b, SHADOW) });
}

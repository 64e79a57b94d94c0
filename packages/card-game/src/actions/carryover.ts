/** The carryover limit and passing (CG-7.1.4, CG-7.1.7). */
import type { Verdict } from '@amon-hen/kernel';
import { otherSide } from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { handSize, ownerOf } from '../state/queries.ts';
import { isInPlay, RESERVE, type State, settingOf } from '../state/state.ts';
import { refuse } from '../verbs/refuse.ts';
import { carryoverCards, texts } from '../verbs/text.ts';

const BASE = 2;
export function carryoverLimit(s: State, player: Player): number {
  let limit = BASE;
  for (const card of carryoverCards) {
    const { carryover } = texts[card];
    if (carryover === null || ownerOf(s, card) !== player) continue;
    if (carryover.at === 'play' ? isInPlay(s, card) : s.place[card] === RESERVE) limit += carryover.amount;
  }
  return limit;
}
/** CG-16.2.1: strictly fewer cards than each opposing player; a teammate's hand does not matter. */
function holdsFewest(s: State, player: Player): boolean {
  const { playersOf, sides } = settingOf(s);
  const hand = handSize(s, player);
  return playersOf[otherSide(sides[player])].every((opponent) => hand < handSize(s, opponent));
}
export function mayPass(s: State, player: Player): Verdict {
  const hand = handSize(s, player);
  const limit = carryoverLimit(s, player);
  return hand <= limit || holdsFewest(s, player) || refuse('CG-7.1.4', 'hand-too-large', { hand, limit });
}

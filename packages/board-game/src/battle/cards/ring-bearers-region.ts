import type { Verdict } from '@amon-hen/kernel';
import type { Side } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Battle } from '../../state/battle.ts';
import { OFF_MORDOR_TRACK, type State } from '../../state/state.ts';
import { battleRegion } from '../strength.ts';

const ELSEWHERE = no('BG-9.3.4', 'not-in-ring-bearers-region');
/** The last known position counts, whichever side defends. */
export function nextToTheRingBearers(s: State, b: Battle): Verdict {
  return (s.mordor === OFF_MORDOR_TRACK && battleRegion(b) === s.position) || ELSEWHERE;
}
export function ringGift(title: string, side: Side, may: (s: State, b: Battle) => Verdict): CombatCard {
  return {
    title,
    may,
    effects: {
      3: (_game, b) => {
        b.bonus[side]++;
        b.rerollBonus[side]++;
      },
    },
  };
}

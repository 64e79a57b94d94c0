/** War of the Ring, as the kernel wants it. */
import type { Game, Outcome, Seat } from '@amon-hen/kernel';
import { hasTableCard, mayPlayCombat } from './battle/combat-cards.ts';
import { fighters } from './battle/strength.ts';
import { FREE, SHADOW } from './data/nations.ts';
import type { Fact } from './fact.ts';
import type { Setup } from './options.ts';
import { bestPlayers } from './seats/ranking.ts';
import { commander, isTeam, seatIds, seatsOfSide } from './seats/seats.ts';
import { NO_CARD } from './state/battle.ts';
import { type FaceDown, type Pledge, sample } from './state/sample.ts';
import { load, save } from './state/save.ts';
import {
  BY_CORRUPTION,
  BY_FREE_MILITARY,
  BY_RING,
  BY_SHADOW_MILITARY,
  copy,
  NOT_OVER,
  type State,
} from './state/state.ts';
import { type View, view } from './state/view.ts';
import { next } from './turn/phases.ts';
import { setUp } from './turn/set-up.ts';

const endings: Readonly<Record<number, { readonly side: number; readonly by: string; readonly how: string }>> = {
  [BY_CORRUPTION]: { side: SHADOW, by: 'BG-15.1.1', how: 'corruption' },
  [BY_RING]: { side: FREE, by: 'BG-15.1.2', how: 'ring' },
  [BY_SHADOW_MILITARY]: { side: SHADOW, by: 'BG-15.2.1', how: 'shadow-military' },
  [BY_FREE_MILITARY]: { side: FREE, by: 'BG-15.2.2', how: 'free-military' },
};
function outcome(s: State): Outcome | null {
  if (s.victory === NOT_OVER) return null;
  const { side, by, how } = endings[s.victory];
  const winners = seatsOfSide(s, side);
  return isTeam(s, side) ? { winners, by, how, best: bestPlayers(s, side) } : { winners, by, how };
}
/** Combat cards that lie face down before the seat, and what they could be. */
function hiddenCards(s: State, seat: Seat): FaceDown[] {
  const b = s.battle;
  if (b === null || b.shown) return [];
  return [FREE, SHADOW]
    .filter((side) => b.cards[side] > NO_CARD && !b.open[side] && b.chosenBy[side] !== seat)
    .map((side) => ({ side, fits: (card: number) => mayPlayCombat(s, b, side, card) === true }));
}

/** Hands of others that hold a card for this round, since their owners have said so (BG1-4.1), if none on the table will do. */
function pledges(s: State, seat: Seat): Pledge[] {
  const b = s.battle;
  if (b === null || b.shown) return [];
  return [FREE, SHADOW]
    .filter((side) => b.willPlay[side] && b.cards[side] === NO_CARD && !hasTableCard(s, b, side))
    .map((side) => ({
      seat: commander(s, fighters(b, side), side),
      fits: (card: number) => mayPlayCombat(s, b, side, card) === true,
    }))
    .filter((promise) => promise.seat !== seat);
}

export const boardGame: Game<State, Fact, View, Setup> = {
  name: 'board',
  rules: 1,
  seats: (setup) => seatIds(setup).map((_, seat) => seat),
  setUp: (setup) => setUp(setup),
  next,
  outcome,
  copy,
  view,
  sample: (s, seat, chance) => sample(s, seat, chance, hiddenCards(s, seat), pledges(s, seat)),
  save,
  load,
};

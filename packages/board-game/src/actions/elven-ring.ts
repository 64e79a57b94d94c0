/** Elven Rings (BG-5.4, D-07). */
import { pickOne, type Refusal, type Rules, type Verdict } from '@amon-hen/kernel';
import { EYE, type Face, faceId, facesToTurnTo, WILL_OF_THE_WEST } from '../data/dice.ts';
import { FREE, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { acting } from '../seats/seats.ts';
import type { State } from '../state/state.ts';

const NO_RING: Refusal = { rule: 'BG-5.4.1', why: 'no-ring' };
const RING_USED: Refusal = { rule: 'BG-5.4.4', why: 'ring-used-this-turn' };
export function mayUseRing(s: State, side: Side): Verdict {
  if (s.rings[side] === 0) return NO_RING;
  return s.ringUsed[side] ? RING_USED : true;
}
/** BG-5.4.1: handed to the Shadow by the Free Peoples; out of the game from the Shadow. */
export function spendRing(game: Table, side: Side): void {
  const s = game.state;
  s.rings[side]--;
  s.ringUsed[side] = true;
  if (side === FREE) s.rings[SHADOW]++;
  game.tell({ what: 'ring-used', side, cause: 'BG-5.4.1' });
}
/** A turn is from × 8 + to. */
const turnId = (turn: number): string => `turn ${faceId[turn >> 3]} ${faceId[turn & 7]}`;
function turns(s: State, side: Side): number[] {
  const options: number[] = [];
  const faces: readonly Face[] = facesToTurnTo(side);
  for (let from = 0; from < s.dice[side].length; from++) {
    if (s.dice[side][from] === 0) continue;
    for (const to of faces) {
      if (to !== from && to !== WILL_OF_THE_WEST) options.push((from << 3) | to); // BG-5.4.5
    }
  }
  return options;
}
export function* elvenRing(game: Table, side: Side): Rules<void> {
  const s = game.state;
  const turn = yield* pickOne({
    by: acting(s),
    rule: 'BG-5.4.2',
    about: 'elven-ring',
    id: turnId,
    options: () => turns(s, side),
  });
  const from = turn >> 3;
  const to = turn & 7;
  spendRing(game, side);
  s.dice[side][from]--;
  if (to === EYE)
    s.huntBox[SHADOW]++; // BG-5.4.6
  else s.dice[side][to]++;
  game.tell({ what: 'die-turned', side, from, to, cause: 'BG-5.4.2' });
}

/** Moving and hiding the Fellowship (BG-12.3, BG-12.6, BG-14.3). */
import type { Refusal, Rules, Verdict } from '@amon-hen/kernel';
import { FREE, SHADOW } from '../data/nations.ts';
import { keepsHuntBoxClear } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { huntRoll } from '../hunt/roll.ts';
import { huntTile } from '../hunt/tile.ts';
import { FOR_MORDOR_MOVE } from '../state/hunt.ts';
import { LAST_PROGRESS, OFF_MORDOR_TRACK, type State } from '../state/state.ts';
import { checkCrackOfDoom } from '../turn/victory.ts';

const REVEALED: Refusal = { rule: 'BG-12.3.1', why: 'fellowship-revealed' };
const AT_END: Refusal = { rule: 'BG-12.3.7', why: 'progress-at-twelve' };
const ALREADY_HIDDEN: Refusal = { rule: 'BG-12.6.1', why: 'fellowship-hidden' };

export function mayMoveFellowship(s: State): Verdict {
  if (!s.hidden) return REVEALED;
  return s.mordor === OFF_MORDOR_TRACK && s.progress >= LAST_PROGRESS && !s.rulings.moveAtTwelve ? AT_END : true;
}
export function mayHideFellowship(s: State): Verdict {
  return s.hidden ? ALREADY_HIDDEN : true;
}
/** The move and its Hunt; the die is looked after by whoever pays with one. */
export function* moveFellowship(game: Table, cause: string): Rules<void> {
  const s = game.state;
  if (s.mordor !== OFF_MORDOR_TRACK) {
    s.stirred = true; // BG-19.7.22: also if it is stopped
    // BG-14.3.3: all dice in the box, without a limit of five
    const eye = s.huntBox[FREE] + s.huntBox[SHADOW];
    game.tell({ what: 'fellowship-moved', cause });
    yield* huntTile(game, { reason: FOR_MORDOR_MOVE, eye, forward: true, cause: 'BG-14.3.2' });
    checkCrackOfDoom(game); // BG-14.3.8
    return;
  }
  s.progress = Math.min(LAST_PROGRESS, s.progress + 1);
  game.tell({ what: 'fellowship-moved', n: s.progress, cause });
  yield* huntRoll(game, 'BG-13.2.1');
}
/** BG-12.3.2, BG-12.3.4: with a die, which goes to the Hunt Box when all is done. */
export function* moveFellowshipWithDie(game: Table): Rules<void> {
  const s = game.state;
  const inMordor = s.mordor;
  yield* moveFellowship(game, 'BG-12.3.1');
  const stopped = inMordor !== OFF_MORDOR_TRACK && s.mordor === inMordor;
  if (keepsHuntBoxClear(s) || (stopped && !s.rulings.stoppedDieGoesToHuntBox)) return; // BG-14.3.5
  s.huntBox[FREE]++;
}
export function hideFellowship(game: Table, cause: string): void {
  const s = game.state;
  s.hidden = true;
  if (s.rulings.mordorIdle === 'move-or-hide') s.stirred = true; // BG-14.3.6
  game.tell({ what: 'hidden', cause });
}

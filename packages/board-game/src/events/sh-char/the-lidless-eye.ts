import { type Rules, shareOut } from '@amon-hen/kernel';
import { unusedDice } from '../../actions/action.ts';
import { wordsOfPower } from '../../battle/cards/words-of-power.ts';
import { EYE, type Face, faceId } from '../../data/dice.ts';
import { SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { event } from '../registry.ts';

const ID = 'sh-char-18';
const MOST = 3;

function* play(game: Table): Rules<void> {
  const s = game.state;
  const dice = s.dice[SHADOW];
  const faces: Face[] = dice.flatMap((n, face) => (n > 0 ? [face] : []));
  const upTo = faces.map((face) => dice[face]);
  const most = Math.min(MOST, unusedDice(s, SHADOW));
  let left = most;
  const usual = upTo.map((n) => {
    const taken = Math.min(n, left);
    left -= taken;
    return taken;
  });
  const amounts = yield* shareOut({
    by: acting(s),
    rule: ID,
    about: 'dice-to-eyes',
    values: { most },
    id: (face) => faceId[face],
    options: faces,
    upTo,
    least: 0,
    most,
    usual,
  });
  faces.forEach((face, i) => {
    for (let n = 0; n < amounts[i]; n++) {
      dice[face]--;
      s.huntBox[SHADOW]++;
      game.tell({ what: 'die-turned', side: SHADOW, from: face, to: EYE, cause: ID });
    }
  });
}
export const theLidlessEye = event({
  id: ID,
  works: (s) => unusedDice(s, SHADOW) >= 2, // one of them plays the card
  play,
  combat: wordsOfPower,
});

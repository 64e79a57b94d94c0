import { pickOne, type Rules } from '@amon-hen/kernel';
import { inReserve } from '../../armies/recruiting.ts';
import { foulStench } from '../../battle/cards/foul-stench.ts';
import { moveNazgul } from '../../characters/nazgul.ts';
import { NAZGUL, WITCH_KING } from '../../data/figures.ts';
import { isInside } from '../../data/map.ts';
import { SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { isFree, isInPlay, whereIs } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event, no } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { type Order, orderArmies } from '../verbs/order-armies.ts';
import { recruitInRow } from '../verbs/recruit.ts';

const ID = 'sh-char-24';
const hisArmy: Order = {
  armies: 1,
  needs: { by: (figure) => figure === WITCH_KING, refusal: no(ID, 'needs-witch-king') },
};
const NEITHER = 0;
const RECRUIT = 1;
const FLY = 2;
const choiceId = ['neither', 'recruit nazgul', 'move nazgul'] as const;

/** BG-8.3.9: his region must be free, or he is besieged himself. Before a Stronghold that he besieges it is (BG-2.5.1). */
function mayRecruit(s: State): boolean {
  const row = whereIs(s, WITCH_KING);
  return inReserve(s, NAZGUL) > 0 && (isInside(row) || isFree(s, row, SHADOW));
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  const choice = yield* pickOne({
    by: acting(s),
    rule: ID,
    about: 'black-captain',
    id: (c) => choiceId[c],
    options: () => (mayRecruit(s) ? [NEITHER, RECRUIT, FLY] : [NEITHER, FLY]),
  });
  if (choice === RECRUIT) yield* recruitInRow(game, NAZGUL, whereIs(s, WITCH_KING), 2, ID);
  if (choice === FLY) yield* moveNazgul(game, false, true, ID);
  yield* orderArmies(game, hisArmy, ID);
}
export const theBlackCaptainCommands = event({
  id: ID,
  needs: (s) => condition(ID, isInPlay(s, WITCH_KING)),
  play,
  combat: foulStench,
});

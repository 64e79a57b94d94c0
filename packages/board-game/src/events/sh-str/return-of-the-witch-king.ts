import { swarmOfBats } from '../../battle/cards/swarm-of-bats.ts';
import { eliteOf, regularOf, WITCH_KING } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { SAURON } from '../../data/nations.ts';
import { isInPlay, place, whereIs } from '../../state/armies.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { inOrder, type Part } from '../verbs/parts.ts';
import { figures } from '../verbs/reinforcements.ts';

const ID = 'sh-str-12';
const ANGMAR = region('angmar');

/** Directly, even out of a siege. */
const hisReturn: Part = {
  can: (s) => whereIs(s, WITCH_KING) !== ANGMAR,
  carryOut: (game, cause) => {
    const s = game.state;
    const from = whereIs(s, WITCH_KING);
    if (from === ANGMAR) return;
    place(s, WITCH_KING, ANGMAR);
    game.tell({ what: 'flew', figure: WITCH_KING, from, to: ANGMAR, cause });
  },
};
export const returnOfTheWitchKing = event({
  ...inOrder(ID, [hisReturn, figures(regularOf(SAURON), 2, ANGMAR), figures(eliteOf(SAURON), 1, ANGMAR)]),
  needs: (s) => condition(ID, isInPlay(s, WITCH_KING)),
  combat: swarmOfBats,
});

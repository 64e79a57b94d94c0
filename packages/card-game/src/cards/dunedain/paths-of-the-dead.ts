import { cardNamed } from '../../data/catalogue.ts';
import { opted } from '../../options.ts';
import { ownerOf } from '../../state/queries.ts';
import { isInPlay, RESERVE } from '../../state/state.ts';
import { draw } from '../../verbs/draw.ts';
import { forsake } from '../../verbs/forsake.ts';
import { card, type Effect } from '../../verbs/text.ts';
import { whenResolved } from '../../verbs/timing.ts';
import { inOrder } from '../../verbs/whom.ts';

const KINGS = [cardNamed('strider'), cardNamed('aragorn')];
/** The condition is tested when the cards are drawn: a king may have been forsaken before. */
const drawFourOrFive: Effect = {
  can: (s, at) => draw(4).can(s, at),
  *run(table, at) {
    const { state } = table;
    const counts = (king: number): boolean =>
      ownerOf(state, king) === at.player &&
      (opted(state, 'pathsOfTheDead', 'play') ? isInPlay(state, king) : state.place[king] === RESERVE);
    yield* draw(KINGS.some(counts) ? 5 : 4).run(table, at);
  },
};

/** Forsake 2 cards; afterwards draw 4 cards, or 5 when Strider or Aragorn is in reserve. */
export const pathsOfTheDead = card('paths-of-the-dead', whenResolved(inOrder(forsake(2), drawFourOrFive)));

import { decksLeft, drawFromEither } from '../../actions/draw.ts';
import { mayUseRing, spendRing } from '../../actions/elven-ring.ts';
import { cruelAsDeath } from '../../battle/cards/cruel-as-death.ts';
import { WILL_OF_THE_WEST } from '../../data/dice.ts';
import { SARUMAN } from '../../data/figures.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { isInPlay } from '../../state/armies.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-char-21';
export const thePalantirOfOrthanc = event({
  id: ID,
  needs: (s) => condition(ID, isInPlay(s, SARUMAN)),
  works: (s) => decksLeft(s, SHADOW).length > 0, // empty decks stay empty (BG-6.1.2)
  play: () => {},
  table: {
    stands: (s) => isInPlay(s, SARUMAN),
    endIsPrinted: true,
    onEventDie: (game) => drawFromEither(game, SHADOW, ID),
    // the Will of the West, or any result and an Elven Ring, which is the ring of the turn (BG-5.4.4)
    removal: {
      may: (s, face) => face === WILL_OF_THE_WEST || mayUseRing(s, FREE),
      pay: (game, face) => {
        if (face !== WILL_OF_THE_WEST) spendRing(game, FREE);
      },
    },
  },
  combat: cruelAsDeath,
});

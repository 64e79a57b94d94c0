import { relentlessAssault } from '../../battle/cards/relentless-assault.ts';
import { WILL_OF_THE_WEST } from '../../data/dice.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { allAtWar } from '../../state/politics.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-str-04';

export const theDayWithoutDawn = event({
  id: ID,
  needs: (s) => condition(ID, allAtWar(s, SHADOW)),
  works: (s) => s.dice[FREE][WILL_OF_THE_WEST] > 0,
  play: (game) => {
    const dice = game.state.dice[FREE];
    game.tell({ what: 'dice-discarded', side: FREE, face: WILL_OF_THE_WEST, n: dice[WILL_OF_THE_WEST], cause: ID });
    dice[WILL_OF_THE_WEST] = 0;
  },
  combat: relentlessAssault,
});

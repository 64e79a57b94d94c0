import { desperateBattle } from '../../battle/cards/desperate-battle.ts';
import { eliteOf, regularOf } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { SAURON } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { figures, figuresInEach } from '../verbs/reinforcements.ts';

export const monstersRoused = event({
  ...inOrder('sh-str-22', [
    figuresInEach(regularOf(SAURON), 1, [region('angmar'), region('ettenmoors'), region('weather-hills')]),
    figures(eliteOf(SAURON), 1, region('trollshaws')),
  ]),
  combat: desperateBattle,
});

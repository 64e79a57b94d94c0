import { onslaught } from '../../battle/cards/onslaught.ts';
import { regularOf } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { SAURON } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { figuresInEach } from '../verbs/reinforcements.ts';

export const orcsMultiplyingAgain = event({
  ...inOrder('sh-str-20', [figuresInEach(regularOf(SAURON), 3, [region('mount-gundabad'), region('dol-guldur')])]),
  combat: onslaught,
});

import { shieldWall } from '../../battle/cards/shield-wall.ts';
import { region } from '../../data/map.ts';
import { NORTH } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { companionsRouse } from '../verbs/companions-rouse.ts';

export const fearFireFoes = event({
  ...companionsRouse('fp-str-07', NORTH, [region('bree'), region('the-shire')]),
  combat: shieldWall,
});

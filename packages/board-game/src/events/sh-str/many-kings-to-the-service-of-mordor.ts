import { greatHost } from '../../battle/cards/great-host.ts';
import { settlementsOfNation } from '../../data/map.ts';
import { SOUTHRONS } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { regularsInDifferent } from '../verbs/different-settlements.ts';

export const manyKingsToTheServiceOfMordor = event({
  ...regularsInDifferent('sh-str-17', SOUTHRONS, 3, settlementsOfNation[SOUTHRONS], 2),
  combat: greatHost,
});

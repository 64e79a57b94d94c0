import { advantageousPosition } from '../../battle/cards/advantageous-position.ts';
import { region } from '../../data/map.ts';
import { DWARVES } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { companionsRouse } from '../verbs/companions-rouse.ts';

export const bookOfMazarbul = event({
  ...companionsRouse('fp-str-04', DWARVES, [region('ered-luin'), region('erebor')]),
  combat: advantageousPosition,
});

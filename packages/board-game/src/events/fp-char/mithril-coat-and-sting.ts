import { bladeOfWesternesse } from '../../battle/cards/blade-of-westernesse.ts';
import { event } from '../registry.ts';

export const mithrilCoatAndSting = event({
  id: 'fp-char-05',
  play: () => {},
  table: { onTile: 'redraw' },
  combat: bladeOfWesternesse,
});

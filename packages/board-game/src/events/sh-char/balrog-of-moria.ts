import { durinsBane } from '../../battle/cards/durins-bane.ts';
import { region } from '../../data/map.ts';
import { event } from '../registry.ts';

export const balrogOfMoria = event({
  id: 'sh-char-17',
  play: () => {},
  table: { ambushIn: region('moria'), combatFromTable: true },
  combat: durinsBane,
});

import { theyAreTerrible } from '../../battle/cards/they-are-terrible.ts';
import { OFF_MORDOR_TRACK } from '../../state/state.ts';
import { event } from '../registry.ts';
import { declaredAtHome } from '../verbs/declared-at-home.ts';

export const flocksOfCrebain = event({
  id: 'sh-char-16',
  works: (s) => s.mordor === OFF_MORDOR_TRACK, // no Hunt rolls there (BG-19.7.23)
  play: () => {},
  table: { huntRollBonus: 1, fallsOn: declaredAtHome },
  combat: theyAreTerrible,
});

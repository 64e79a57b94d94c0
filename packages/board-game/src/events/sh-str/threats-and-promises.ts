import { devilryOfOrthanc } from '../../battle/cards/devilry-of-orthanc.ts';
import { FREE, sideOfNation } from '../../data/nations.ts';
import type { State } from '../../state/state.ts';
import { event, type TableEvent } from '../registry.ts';

/** A Nation of the Free Peoples advances because of an attack, or by the ability of a Companion. */
function isRoused(_s: State, happened: TableEvent): boolean {
  if (happened.what !== 'advanced' || sideOfNation(happened.nation) !== FREE) return false;
  return happened.how === 'attack' || happened.how === 'ability';
}
export const threatsAndPromises = event({
  id: 'sh-str-05',
  play: () => {},
  table: {
    forbidsMusterAdvance: (s, nation) => sideOfNation(nation) === FREE && !s.active[nation],
    fallsOn: isRoused,
  },
  combat: devilryOfOrthanc,
});

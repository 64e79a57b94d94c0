import { foulStench } from '../../battle/cards/foul-stench.ts';
import { SARUMAN } from '../../data/figures.ts';
import { type Region, region } from '../../data/map.ts';
import { ROHAN } from '../../data/nations.ts';
import { isInPlay } from '../../state/armies.ts';
import { event, type PoliticalCause } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-char-22';
const halls: readonly Region[] = [region('edoras'), region('helms-deep')];

/** A Companion, or in its halls a declaration or an attack. */
function wakesRohan(how: PoliticalCause, at: Region): boolean {
  return how === 'companion' || ((how === 'declaration' || how === 'attack') && halls.includes(at));
}
export const wormtongue = event({
  id: ID,
  needs: (s) => condition(ID, isInPlay(s, SARUMAN)),
  works: (s) => !s.active[ROHAN],
  play: () => {},
  table: {
    stands: (s) => isInPlay(s, SARUMAN),
    endIsPrinted: true,
    forbidsActivation: (nation, how, at) => nation === ROHAN && !wakesRohan(how, at),
    attackActivates: { nation: ROHAN, regions: halls },
    fallsOn: (_s, happened) => happened.what === 'activated' && happened.nation === ROHAN,
  },
  combat: foulStench,
});

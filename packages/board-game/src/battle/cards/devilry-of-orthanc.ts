import type { Verdict } from '@amon-hen/kernel';
import { STRONGHOLD, settlement } from '../../data/map.ts';
import { enemyOf, ISENGARD, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import { control, hasUnitOf } from '../../state/armies.ts';
import { type Battle, SIEGE } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { battleRegion, fighters } from '../strength.ts';

const NO_ISENGARD = no('BG-9.3.4', 'needs-isengard-unit-in-battle');
const NO_STRONGHOLD = no('BG-9.3.4', 'defender-not-in-stronghold');

/** Inside it, as in a siege battle; or, as the ruling may be, only in the region of a Stronghold of their own. */
function defenderHoldsStronghold(s: State, b: Battle): boolean {
  if (b.kind === SIEGE) return true;
  const region = battleRegion(b);
  return (
    s.rulings.devilryOfOrthanc === 'stronghold-region' &&
    settlement[region] === STRONGHOLD &&
    control(s, region) === enemyOf(b.attacker)
  );
}
function may(s: State, b: Battle): Verdict {
  if (!hasUnitOf(s, fighters(b, SHADOW), ISENGARD)) return NO_ISENGARD;
  return defenderHoldsStronghold(s, b) || NO_STRONGHOLD;
}
/** 3: +1 on the Combat roll. */
export const devilryOfOrthanc: CombatCard = {
  title: 'Devilry of Orthanc',
  may,
  effects: {
    3: (_game, b) => {
      b.bonus[SHADOW]++;
    },
  },
};

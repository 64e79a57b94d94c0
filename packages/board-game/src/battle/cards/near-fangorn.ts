import type { Verdict } from '@amon-hen/kernel';
import { nationOf, region } from '../../data/map.ts';
import { ROHAN } from '../../data/nations.ts';
import { no } from '../../events/registry.ts';
import type { Battle } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { battleRegion } from '../strength.ts';

const ELSEWHERE = no('BG-9.3.4', 'not-near-fangorn');
const ORTHANC = region('orthanc');
const FANGORN = region('fangorn');

/** Where the Ents fight: the defender stands in Orthanc, Fangorn or Rohan. */
export function nearFangorn(_s: State, b: Battle): Verdict {
  const at = battleRegion(b);
  return at === ORTHANC || at === FANGORN || nationOf[at] === ROHAN || ELSEWHERE;
}

import { servantOfTheSecretFire } from '../../battle/cards/servant-of-the-secret-fire.ts';
import { GANDALF_THE_GREY } from '../../data/figures.ts';
import { isInFellowship } from '../../fellowship/guide.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const holds = (s: State): boolean => isInFellowship(s, GANDALF_THE_GREY);

export const wizardsStaff = event({
  id: 'fp-char-08',
  needs: (s) => condition('fp-char-08', holds(s)),
  play: () => {},
  table: { stands: holds, endIsPrinted: true, preventsTile: true },
  combat: servantOfTheSecretFire,
});

import { mightyAttack } from '../../battle/cards/mighty-attack.ts';
import { BOROMIR } from '../../data/figures.ts';
import { isInFellowship } from '../../fellowship/guide.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const holds = (s: State): boolean => isInFellowship(s, BOROMIR);

export const hornOfGondor = event({
  id: 'fp-char-07',
  needs: (s) => condition('fp-char-07', holds(s)),
  play: () => {},
  table: { stands: holds, endIsPrinted: true, onTile: 'reduce' },
  combat: mightyAttack,
});

import { pickOne, type Rules } from '@amon-hen/kernel';
import { devilryOfOrthanc } from '../../battle/cards/devilry-of-orthanc.ts';
import { battleRegion } from '../../battle/strength.ts';
import { WILL_OF_THE_WEST } from '../../data/dice.ts';
import {
  ARAGORN,
  type Figure,
  figureId,
  freeLeaders,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
} from '../../data/figures.ts';
import { insideOf, LOST, region } from '../../data/map.ts';
import { FREE } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting, commander } from '../../seats/seats.ts';
import { count, isBesiegedSide, shift } from '../../state/armies.ts';
import { SORTIE } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { event, no } from '../registry.ts';
import { condition, regionOfCharacter } from '../verbs/conditions.ts';

const ID = 'sh-str-03';
const MINAS_TIRITH = region('minas-tirith');
const INSIDE = insideOf[MINAS_TIRITH];
const CANNOT_PAY = no('BG-6.4.3', 'needs-will-of-the-west-or-aragorn-or-gandalf');
const leaderId = (leader: Figure): string => `eliminate ${figureId[leader]}`;

/** Besieged, also while the whole garrison is out on a sortie. */
function isUnderSiege(s: State): boolean {
  if (isBesiegedSide(s, MINAS_TIRITH, FREE)) return true;
  return s.battle !== null && s.battle.kind === SORTIE && s.battle.attacker === FREE && s.battle.from === INSIDE;
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  const leaders = freeLeaders.filter((leader) => count(s, INSIDE, leader) > 0);
  if (leaders.length === 0) return;
  const leader = yield* pickOne({
    by: s.rulings.denethorsFollyPicks === 'free' ? commander(s, INSIDE, FREE) : acting(s),
    rule: ID,
    about: 'denethors-folly',
    id: leaderId,
    options: leaders,
  });
  shift(s, INSIDE, LOST, leader, 1);
  game.tell({ what: 'lost', from: INSIDE, figure: leader, n: 1, cause: ID });
}
export const denethorsFolly = event({
  id: ID,
  needs: (s) => condition(ID, isUnderSiege(s)),
  play,
  table: {
    stands: isUnderSiege,
    forbidsCombatCard: (battle, side) => side === FREE && battleRegion(battle) === MINAS_TIRITH,
    removal: {
      may: (s, face) =>
        face === WILL_OF_THE_WEST ||
        [ARAGORN, GANDALF_THE_GREY, GANDALF_THE_WHITE].some((c) => regionOfCharacter(s, c) === MINAS_TIRITH) ||
        CANNOT_PAY,
      pay: () => {},
    },
  },
  combat: devilryOfOrthanc,
});

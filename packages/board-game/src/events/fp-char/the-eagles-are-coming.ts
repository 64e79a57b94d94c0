import { pickOne, type Rules } from '@amon-hen/kernel';
import { heroicDeath } from '../../battle/cards/heroic-death.ts';
import { toId } from '../../characters/companions.ts';
import { companions, NAZGUL } from '../../data/figures.ts';
import {
  insideOf,
  NO_ROW,
  neighbours,
  RESERVE,
  type Region,
  type Row,
  regionOfRow,
  strongholdsOfNation,
} from '../../data/map.ts';
import { FREE, SAURON, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting, leading } from '../../seats/seats.ts';
import { control, count, isBesiegedSide, rowIn, shift, units } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition, isWithArmy, regionOfCharacter } from '../verbs/conditions.ts';
import { rollAtLeast } from '../verbs/hits.ts';
import { whichArmy } from '../verbs/which-army.ts';

const ID = 'fp-char-18';

/** Shadow Armies with Nazgûl, before or inside a Stronghold, in or next to the region. */
function preyNear(s: State, region: Region): Row[] {
  const rows = [region, ...neighbours[region]].flatMap((r) => (insideOf[r] === NO_ROW ? [r] : [r, insideOf[r]]));
  return rows.filter((row) => count(s, row, NAZGUL) > 0 && units(s, row, SHADOW) > 0);
}
/** Those within reach of a Free Peoples Army that has a Companion. */
function prey(s: State): Row[] {
  const rows = companions.flatMap((companion) =>
    isWithArmy(s, companion, FREE) ? preyNear(s, regionOfCharacter(s, companion)) : [],
  );
  return [...new Set(rows)].sort((a, b) => a - b);
}
/** Unconquered Strongholds of Sauron; a besieged one as far as Nazgûl may join those inside (BG-19.4.8). */
function havens(s: State): Region[] {
  return strongholdsOfNation[SAURON].filter(
    (r) => control(s, r) === SHADOW && (s.rulings.nazgulJoinBesieged || !isBesiegedSide(s, r, SHADOW)),
  );
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  const row = yield* whichArmy(game, prey(s), 'which-army', ID);
  const slain = rollAtLeast(game, count(s, row, NAZGUL), 5, ID);
  if (slain > 0) {
    shift(s, row, RESERVE, NAZGUL, slain);
    game.tell({ what: 'lost', from: row, figure: NAZGUL, n: slain, cause: ID });
  }
  yield* drivenOff(game, row);
}
/** Those who are left fly together to one of their Strongholds; the Witch-king stays. */
function* drivenOff(game: Table, row: Row): Rules<void> {
  const s = game.state;
  const n = count(s, row, NAZGUL);
  const options = havens(s);
  if (n === 0 || options.length === 0) return;
  const to = yield* pickOne({
    by: s.rulings.eaglesPicks === 'shadow' ? leading(s, SHADOW) : acting(s),
    rule: ID,
    about: 'nazgul-driven-off',
    values: { n },
    id: toId,
    options,
  });
  if (to === regionOfRow[row]) return;
  shift(s, row, rowIn(s, to, SHADOW), NAZGUL, n);
  game.tell({ what: 'flew', figure: NAZGUL, n, from: row, to, cause: ID });
}
export const theEaglesAreComing = event({
  id: ID,
  needs: (s) => condition(ID, prey(s).length > 0),
  play,
  combat: heroicDeath,
});

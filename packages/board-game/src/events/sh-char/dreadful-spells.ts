import { pickOne, type Rules } from '@amon-hen/kernel';
import { devilryOfOrthanc } from '../../battle/cards/devilry-of-orthanc.ts';
import { NAZGUL, WITCH_KING } from '../../data/figures.ts';
import { insideOf, MAP_ROWS, NO_ROW, neighbours, type Row, regionOfRow, rowId } from '../../data/map.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { count, units } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { hitArmy, rollAtLeast } from '../verbs/hits.ts';

const ID = 'sh-char-19';

/** A spell is the row of the casters × 256 + the row of the Army that it strikes. */
const spellId = (spell: number): string => `spell ${rowId(spell >> 8)} ${rowId(spell & 255)}`;
const nazgulIn = (s: State, row: Row): number => count(s, row, NAZGUL) + count(s, row, WITCH_KING);

/** In the same region or an adjacent one; the besieged, on either side, are Armies too. */
function spells(s: State): number[] {
  const found: number[] = [];
  for (let row = 0; row < MAP_ROWS; row++) {
    if (units(s, row, SHADOW) === 0 || nazgulIn(s, row) === 0) continue;
    const here = regionOfRow[row];
    for (const region of [here, ...neighbours[here]]) {
      for (const target of [region, insideOf[region]]) {
        if (target !== NO_ROW && units(s, target, FREE) > 0) found.push((row << 8) | target);
      }
    }
  }
  return found;
}
/** Not an attack: no Nation is stirred (BG-11.4.4). */
function* play(game: Table): Rules<void> {
  const s = game.state;
  const spell = yield* pickOne({ by: acting(s), rule: ID, about: 'spell', id: spellId, options: () => spells(s) });
  const hits = rollAtLeast(game, nazgulIn(s, spell >> 8), 5, ID);
  yield* hitArmy(game, spell & 255, FREE, hits, ID);
}
export const dreadfulSpells = event({
  id: ID,
  needs: (s) => condition(ID, spells(s).length > 0),
  play,
  combat: devilryOfOrthanc,
});

import type { Rules } from '@amon-hen/kernel';
import { braveStand } from '../../battle/cards/brave-stand.ts';
import { GIMLI, LEGOLAS } from '../../data/figures.ts';
import { type Region, region } from '../../data/map.ts';
import { DWARVES, ELVES, FREE, NORTH } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { fellowshipCompanions } from '../../fellowship/guide.ts';
import { separate, usualSeparation } from '../../fellowship/separate.ts';
import { activate, advance, cardAdvances, NOWHERE } from '../../politics/politics.ts';
import { control } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { regionOfCharacter } from '../verbs/conditions.ts';

const ID = 'fp-char-17';
const homes: readonly Region[] = [region('woodland-realm'), region('dale'), region('erebor')];
const roused = [NORTH, DWARVES];
const advanced = [NORTH, ELVES, DWARVES];

/** Legolas or Gimli is back home, in a place that the Shadow has not captured. */
function isHome(s: State): boolean {
  return [LEGOLAS, GIMLI].some((companion) => {
    const at = regionOfCharacter(s, companion);
    return homes.includes(at) && control(s, at) === FREE;
  });
}
function works(s: State): boolean {
  if (fellowshipCompanions(s).length > 0) return true;
  return (
    isHome(s) && (roused.some((nation) => !s.active[nation]) || advanced.some((nation) => cardAdvances(s, nation)))
  );
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  if (fellowshipCompanions(s).length > 0) yield* separate(game, { ...usualSeparation, bonus: 1 }, ID);
  if (!isHome(s)) return;
  for (const nation of roused) activate(game, nation, 'card', NOWHERE, ID);
  for (const nation of advanced) advance(game, nation, 'card', ID);
}
export const thereAndBackAgain = event({ id: ID, works, play, combat: braveStand });

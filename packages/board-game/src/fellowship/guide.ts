/** The Guide (BG-12.2), and Companions leaving the Fellowship. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { type Figure, figureId, levelOf, startingCompanions } from '../data/figures.ts';
import { FREE } from '../data/nations.ts';
import { checkTable } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { leading } from '../seats/seats.ts';
import { whereIs } from '../state/armies.ts';
import { GOLLUM, IN_FELLOWSHIP, type State } from '../state/state.ts';

export function fellowshipCompanions(s: State): Figure[] {
  return startingCompanions.filter((c) => whereIs(s, c) === IN_FELLOWSHIP);
}
export function isInFellowship(s: State, companion: Figure): boolean {
  return whereIs(s, companion) === IN_FELLOWSHIP;
}
/** BG-12.2.1: those of the highest Level in the Fellowship. */
export function eligibleGuides(s: State): Figure[] {
  const all = fellowshipCompanions(s);
  let highest = 0;
  for (const companion of all) highest = Math.max(highest, levelOf[companion]);
  return all.filter((companion) => levelOf[companion] === highest);
}
export const guideId = (guide: Figure): string => `guide ${guide === GOLLUM ? 'gollum' : figureId[guide]}`;

/** D-04: the Free Peoples may appoint another of the highest Level; they must, if the Guide is gone. */
export function* chooseGuide(game: Table): Rules<void> {
  const s = game.state;
  const options = eligibleGuides(s);
  if (options.length === 0) {
    if (s.guide !== GOLLUM) {
      s.guide = GOLLUM; // BG-12.2.5
      game.tell({ what: 'guide', figure: GOLLUM, cause: 'BG-12.2.5' });
    }
    return;
  }
  const guide = yield* pickOne({ by: leading(s, FREE), rule: 'BG-12.2.3', about: 'guide', id: guideId, options });
  if (guide === s.guide) return;
  s.guide = guide;
  game.tell({ what: 'guide', figure: guide, cause: 'BG-12.2.3' });
}
/** Companions have left the Fellowship: table cards that need them fall, and the Guide is settled (BG-12.8.8). */
export function* companionsLeft(game: Table): Rules<void> {
  checkTable(game);
  yield* chooseGuide(game);
}

/** Bringing Gandalf the White and Aragorn into play with the Will of the West (BG-7.5, D-41). */
import { pickOne, type Refusal, type Rules, type Verdict } from '@amon-hen/kernel';
import { ARAGORN, GANDALF_THE_GREY, GANDALF_THE_WHITE, STRIDER } from '../data/figures.ts';
import { type Region, region, regionId, regionOfRow, strongholdsOfNation } from '../data/map.ts';
import { ELVES, FREE } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { companionArrives } from '../politics/politics.ts';
import { acting } from '../seats/seats.ts';
import { control, place, rowIn, whereIs } from '../state/armies.ts';
import { IN_FELLOWSHIP, NOT_IN_PLAY, REPLACED, type State } from '../state/state.ts';

const FANGORN = region('fangorn');
const crowning: readonly Region[] = [region('minas-tirith'), region('dol-amroth'), region('pelargir')];
const HAS_ENTERED: Refusal = { rule: 'BG-7.5.1', why: 'character-has-entered' };
const GREY_IN_FELLOWSHIP: Refusal = { rule: 'BG-7.5.2', why: 'gandalf-in-fellowship' };
const NO_MINION_YET: Refusal = { rule: 'BG-7.5.2', why: 'no-minion-yet' };
const NO_PLACE: Refusal = { rule: 'BG-7.5.2', why: 'no-place-for-gandalf' };
const STRIDER_ELSEWHERE: Refusal = { rule: 'BG-7.5.3', why: 'strider-not-in-place' };

/** In the place of Gandalf the Grey; else in Fangorn or an Elven Stronghold of the Free Peoples. */
function gandalfsPlaces(s: State): Region[] {
  const row = whereIs(s, GANDALF_THE_GREY);
  if (row >= 0) return [regionOfRow[row]];
  return [FANGORN, ...strongholdsOfNation[ELVES].filter((r) => control(s, r) === FREE)];
}
export function gandalfTheWhiteMayEnter(s: State): Verdict {
  if (whereIs(s, GANDALF_THE_WHITE) !== NOT_IN_PLAY) return HAS_ENTERED;
  if (whereIs(s, GANDALF_THE_GREY) === IN_FELLOWSHIP) return GREY_IN_FELLOWSHIP;
  if (!s.minionSeen) return NO_MINION_YET;
  return gandalfsPlaces(s).length > 0 || NO_PLACE;
}
export function* bringGandalfTheWhite(game: Table): Rules<void> {
  const s = game.state;
  const at = yield* pickOne({
    by: acting(s),
    rule: 'BG-7.5.2',
    about: 'gandalf-enters',
    id: (r) => `in ${regionId[r]}`,
    options: () => gandalfsPlaces(s),
  });
  const row = whereIs(s, GANDALF_THE_GREY);
  place(s, GANDALF_THE_WHITE, row >= 0 ? row : rowIn(s, at, FREE));
  place(s, GANDALF_THE_GREY, REPLACED); // the same figure (BG-1.2.4)
  game.tell({ what: 'character-entered', figure: GANDALF_THE_WHITE, region: at, cause: 'BG-7.5.2' });
  companionArrives(game, GANDALF_THE_WHITE, at); // BG-7.5.4
}
export function aragornMayEnter(s: State): Verdict {
  if (whereIs(s, ARAGORN) !== NOT_IN_PLAY) return HAS_ENTERED;
  const row = whereIs(s, STRIDER);
  if (row < 0) return STRIDER_ELSEWHERE;
  const at = regionOfRow[row];
  return (crowning.includes(at) && control(s, at) === FREE) || STRIDER_ELSEWHERE;
}
export function bringAragorn(game: Table): void {
  const s = game.state;
  const row = whereIs(s, STRIDER);
  const at = regionOfRow[row];
  place(s, ARAGORN, row);
  place(s, STRIDER, REPLACED);
  game.tell({ what: 'character-entered', figure: ARAGORN, region: at, cause: 'BG-7.5.3' });
  companionArrives(game, ARAGORN, at); // BG-19.4.21
}

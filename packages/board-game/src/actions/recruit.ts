/** Recruiting with a Muster result (BG-8.3.1, D-15). */
import { pickOne, type Refusal, type Refused, type Rules, type Verdict } from '@amon-hen/kernel';
import { mayMuster, recruit } from '../armies/recruiting.ts';
import { removeAtOnce } from '../armies/stacking.ts';
import { eliteOf, type Figure, figureId, isElite, leaderOf, NAZGUL, regularOf } from '../data/figures.ts';
import { type Region, regionId, settlementsOfNation, strongholdsOfNation } from '../data/map.ts';
import { type Nation, nationsOfSide, SAURON, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { mayActFor } from '../seats/rights.ts';
import { acting } from '../seats/seats.ts';
import { isAtWar } from '../state/politics.ts';
import type { State } from '../state/state.ts';

const NOTHING: Refusal = { rule: 'BG-8.3.2', why: 'nothing-to-recruit' };
const NOT_AT_WAR: Refusal = { rule: 'BG-8.3.2', why: 'nation-not-at-war' };
const SAME_PLACE: Refusal = { rule: 'BG-8.3.4', why: 'two-different-settlements' };

/** A choice is figure × 128 + region. */
const DONE = -1;
const NOWHERE: Region = -1;
const recruitId = (choice: number): string =>
  choice === DONE ? 'no second figure' : `recruit ${figureId[choice >> 7]} ${regionId[choice & 127]}`;

/** What a Nation can bring, and where (BG-8.3.3, BG-8.3.5). An Elite comes alone. */
function eachChoice(nation: Nation, second: boolean, visit: (figure: Figure, region: Region) => boolean): boolean {
  for (const region of settlementsOfNation[nation]) {
    if (visit(regularOf(nation), region)) return true;
    if (!second && visit(eliteOf(nation), region)) return true;
    if (nation < 5 && visit(leaderOf(nation), region)) return true;
  }
  if (nation === SAURON) for (const region of strongholdsOfNation[SAURON]) if (visit(NAZGUL, region)) return true;
  return false;
}
function choices(s: State, side: Side, second: boolean, not: Region): number[] {
  const options: number[] = [];
  for (const nation of nationsOfSide[side]) {
    if (!isAtWar(s, nation) || mayActFor(s, nation) !== true) continue;
    eachChoice(nation, second, (figure, region) => {
      if (region !== not && mayMuster(s, figure, region) === true) options.push((figure << 7) | region);
      return false;
    });
  }
  return options;
}
function refusedChoices(s: State, side: Side, second: boolean, not: Region): Refused[] {
  const noes: Refused[] = [];
  for (const nation of nationsOfSide[side]) {
    eachChoice(nation, second, (figure, region) => {
      const may = mayActFor(s, nation);
      const place = region === not ? SAME_PLACE : mayMuster(s, figure, region);
      const verdict = may !== true ? may : isAtWar(s, nation) ? place : NOT_AT_WAR;
      if (verdict !== true) noes.push({ option: recruitId((figure << 7) | region), refusal: verdict });
      return false;
    });
  }
  return noes;
}
export function mayRecruitAny(s: State, side: Side): Verdict {
  for (const nation of nationsOfSide[side]) {
    if (
      isAtWar(s, nation) &&
      mayActFor(s, nation) === true &&
      eachChoice(nation, false, (f, r) => mayMuster(s, f, r) === true)
    )
      return true;
  }
  return NOTHING;
}
export function* recruitReinforcements(game: Table, side: Side): Rules<void> {
  const s = game.state;
  const first = yield* pickOne({
    by: acting(s),
    rule: 'BG-8.3.1',
    about: 'recruit',
    id: recruitId,
    options: () => choices(s, side, false, NOWHERE),
    refused: () => refusedChoices(s, side, false, NOWHERE),
  });
  recruit(game, first >> 7, first & 127, 1, 'BG-8.3.1');
  yield* removeAtOnce(game, first & 127, side);
  if (isElite[first >> 7]) return;
  const place = first & 127;
  const second = yield* pickOne({
    by: acting(s),
    rule: 'BG-8.3.1',
    about: 'recruit-second',
    id: recruitId,
    options: () => [DONE, ...choices(s, side, true, place)],
    refused: () => refusedChoices(s, side, true, place),
  });
  if (second !== DONE) recruit(game, second >> 7, second & 127, 1, 'BG-8.3.1');
}

/** Bringing a Minion into play (BG-7.6, D-17). */
import { pickOne, type Refusal, type Refused, type Rules, type Verdict } from '@amon-hen/kernel';
import { type Figure, figureId, minions, SARUMAN, WITCH_KING } from '../data/figures.ts';
import { insideOf, NO_ROW, REGIONS, type Region, region, regionId, strongholdsOfNation } from '../data/map.ts';
import { FREE, ISENGARD, nationsOfSide, SAURON, SHADOW } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { activate, NOWHERE } from '../politics/politics.ts';
import { hasFigure } from '../seats/rights.ts';
import { acting } from '../seats/seats.ts';
import { control, hasUnitOf, place, rowIn, whereIs } from '../state/armies.ts';
import { allAtWar, anyAtWar, isAtWar } from '../state/politics.ts';
import { NOT_IN_PLAY, OFF_MORDOR_TRACK, type State } from '../state/state.ts';

const ORTHANC = region('orthanc');
const NOT_YOURS: Refusal = { rule: 'BG-16.1.1', why: 'not-your-character' };
const NO_MINION: Refusal = { rule: 'BG-7.6.1', why: 'no-minion-can-enter' };
const ENTERED: Refusal = { rule: 'BG-7.6.3', why: 'minion-has-entered' };
const CONDITION: Refusal = { rule: 'BG-7.6.1', why: 'minion-condition' };
const NO_PLACE: Refusal = { rule: 'BG-7.6.1', why: 'minion-no-place' };

function conditionHolds(s: State, minion: Figure): boolean {
  if (minion === WITCH_KING) return isAtWar(s, SAURON) && (!s.rulings.witchKingNeedsWar || anyAtWar(s, FREE));
  if (minion === SARUMAN) return isAtWar(s, ISENGARD) && control(s, ORTHANC) === SHADOW;
  return s.mordor !== OFF_MORDOR_TRACK || allAtWar(s, FREE);
}
/** A Shadow Army with a Sauron unit, before or inside a Stronghold (BG-19.4.10). */
function hasSauronArmy(s: State, at: Region): boolean {
  return hasUnitOf(s, at, SAURON) || (insideOf[at] !== NO_ROW && hasUnitOf(s, insideOf[at], SAURON));
}
function entryRegions(s: State, minion: Figure): Region[] {
  if (minion === SARUMAN) return [ORTHANC];
  if (minion === WITCH_KING) return Array.from({ length: REGIONS }, (_, r) => r).filter((r) => hasSauronArmy(s, r));
  return strongholdsOfNation[SAURON].filter((r) => control(s, r) === SHADOW);
}
function mayEnter(s: State, minion: Figure): Verdict {
  if (!hasFigure(s, minion)) return NOT_YOURS;
  if (whereIs(s, minion) !== NOT_IN_PLAY) return ENTERED;
  if (!conditionHolds(s, minion)) return CONDITION;
  return entryRegions(s, minion).length > 0 || NO_PLACE;
}
export function mayBringMinion(s: State): Verdict {
  return minions.some((m) => mayEnter(s, m) === true) || NO_MINION;
}
const minionId = (minion: Figure): string => `bring ${figureId[minion]}`;
const inId = (at: Region): string => `in ${regionId[at]}`;

export function* bringMinion(game: Table): Rules<void> {
  const s = game.state;
  const minion = yield* pickOne({
    by: acting(s),
    rule: 'BG-7.6.1',
    about: 'bring-minion',
    id: minionId,
    options: () => minions.filter((m) => mayEnter(s, m) === true),
    refused: () =>
      minions.flatMap((m): Refused[] => {
        const verdict = mayEnter(s, m);
        return verdict === true ? [] : [{ option: minionId(m), refusal: verdict }];
      }),
  });
  const at = yield* pickOne({
    by: acting(s),
    rule: 'BG-7.6.1',
    about: 'minion-enters',
    values: { figure: figureId[minion] },
    id: inId,
    options: () => entryRegions(s, minion),
  });
  place(s, minion, minion === WITCH_KING ? kingsRow(s, at) : rowIn(s, at, SHADOW));
  s.minionSeen = true;
  game.tell({ what: 'minion-entered', figure: minion, region: at, cause: 'BG-7.6.1' });
  if (minion !== WITCH_KING) return;
  for (const nation of nationsOfSide[FREE]) activate(game, nation, 'card', NOWHERE, 'BG-7.6.1');
}
/** With the Army that has the Sauron unit: in the region, or inside. */
function kingsRow(s: State, at: Region): number {
  return hasUnitOf(s, at, SAURON) ? at : insideOf[at];
}

/** The diplomatic action (BG-11.3, D-16). */
import { pickOne, type Refusal, type Refused, type Rules, type Verdict } from '@amon-hen/kernel';
import { AT_WAR, type Nation, nationId, nationsOfSide, type Side } from '../data/nations.ts';
import { forbidsMusterAdvance } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { advance } from '../politics/politics.ts';
import { mayActFor } from '../seats/rights.ts';
import { acting } from '../seats/seats.ts';
import { canAdvance } from '../state/politics.ts';
import type { State } from '../state/state.ts';

const NONE: Refusal = { rule: 'BG-11.3.1', why: 'no-nation-to-advance' };
const ALREADY: Refusal = { rule: 'BG-11.3.1', why: 'nation-at-war' };
const PASSIVE: Refusal = { rule: 'BG-11.1.3', why: 'nation-passive' };
const THREATENED: Refusal = { rule: 'BG-6.4.1', why: 'forbidden-by-table-card' };

function mayAdvance(s: State, nation: Nation): Verdict {
  const may = mayActFor(s, nation);
  if (may !== true) return may;
  if (s.box[nation] === AT_WAR) return ALREADY;
  if (!canAdvance(s, nation)) return PASSIVE;
  return forbidsMusterAdvance(s, nation) ? THREATENED : true;
}
export function mayAdvanceAny(s: State, side: Side): Verdict {
  return nationsOfSide[side].some((n) => mayAdvance(s, n) === true) || NONE;
}
const nationName = (nation: Nation): string => `advance ${nationId[nation]}`;
export function* diplomacy(game: Table, side: Side): Rules<void> {
  const s = game.state;
  const nation = yield* pickOne({
    by: acting(s),
    rule: 'BG-11.3.1',
    about: 'diplomacy',
    id: nationName,
    options: () => nationsOfSide[side].filter((n) => mayAdvance(s, n) === true),
    refused: () =>
      nationsOfSide[side].flatMap((n): Refused[] => {
        const verdict = mayAdvance(s, n);
        return verdict === true ? [] : [{ option: nationName(n), refusal: verdict }];
      }),
  });
  advance(game, nation, 'muster', 'BG-11.3.1');
}

/** Two teammates' figures in one region (BG-16.4): separate Armies, or one mixed Army. */
import { part, pickOne, type Refusal, type Rules, type Seat, together, type Verdict } from '@amon-hen/kernel';
import { type Figure, figureId, isMinion, nationOfFigure, unitsOfSide } from '../data/figures.ts';
import { MAP_ROWS, RESERVE, type Row, regionId, regionOfRow, rowId } from '../data/map.ts';
import { FREE, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { count, shift, units } from '../state/armies.ts';
import type { State } from '../state/state.ts';
import { ownerOf, ownerOfFigure, SHARED } from './nations.ts';
import { commander, commanderBy, isTeam, leading, seatsOfSide, teammateOf } from './seats.ts';

const NOT_YOURS: Refusal = { rule: 'BG-16.3.1', why: 'not-your-nation' };
const NOT_IN_COMMAND: Refusal = { rule: 'BG-16.4.4', why: 'not-in-command' };
const LOSES_COMMAND: Refusal = { rule: 'BG-16.4.5', why: 'loses-command' };

/** Have both teammates units in the row? */
export function isShared(s: State, row: Row, side: Side): boolean {
  if (!isTeam(s, side)) return false;
  let owner: Seat = SHARED;
  for (const figure of unitsOfSide[side]) {
    if (count(s, row, figure) === 0) continue;
    const seat = ownerOf(s, nationOfFigure[figure]);
    if (owner !== SHARED && owner !== seat) return true;
    owner = seat;
  }
  return false;
}
/** Is the Army in the row one Army, or has it never been two? */
function isOneArmy(s: State, row: Row, side: Side): boolean {
  return s.mixed.includes(row) || !isShared(s, row, side);
}
/** BG-16.3.1, BG-16.4.4, BG-16.4.6: may the player take this figure of the row with him? */
export function mayOrder(s: State, seat: Seat, row: Row, figure: Figure): boolean {
  const side = seatsOfSide(s, FREE).includes(seat) ? FREE : SHADOW;
  if (!isTeam(s, side)) return true;
  const owner = ownerOfFigure(s, figure);
  if (owner === seat || owner === SHARED) return true;
  // a Leader without units of his own is with the Army where he is; a Minion only by agreement (BG-16.3.3)
  const isOne = isMinion(figure) ? s.mixed.includes(row) : isOneArmy(s, row, side);
  return isOne && commander(s, row, side) === seat;
}
/** BG-16.4.4: nobody else attacks with a mixed Army, or with his part of it. */
export function mayAttackWith(s: State, seat: Seat, row: Row, side: Side): Verdict {
  if (!s.mixed.includes(row) || !isShared(s, row, side)) return true;
  return commander(s, row, side) === seat || NOT_IN_COMMAND;
}
/** BG-16.4.5: whoever commands a mixed Army must command the part that he leads away, too. */
export function mayLead(s: State, seat: Seat, side: Side, figures: readonly Figure[], n: readonly number[]): Verdict {
  if (!isTeam(s, side)) return true;
  const own = figures.some((f, i) => n[i] > 0 && ownerOfFigure(s, f) === seat);
  if (!own) return NOT_YOURS;
  const amount = (figure: Figure): number => {
    const i = figures.indexOf(figure);
    return i < 0 ? 0 : n[i];
  };
  return commanderBy(s, side, amount) === seat || LOSES_COMMAND;
}
/** BG-16.4.1: an Army that is attacked is one Army. */
export function mergeForBattle(s: State, row: Row, side: Side): void {
  if (isShared(s, row, side) && !s.mixed.includes(row)) s.mixed.push(row);
}
/** Before an Army goes from one row to another: a mixed one stays one (BG-16.4.6). */
export function armyComes(s: State, from: Row, to: Row, side: Side): void {
  if (!isTeam(s, side)) return;
  newcomers(s, to);
  if (units(s, to, side) > 0) return; // with those who are there they must agree anew
  const isOne = from < MAP_ROWS ? s.mixed.includes(from) : isShared(s, from, side); // beside the map only one Army waits
  if (isOne && !s.mixed.includes(to)) s.mixed.push(to);
  else if (s.apart.includes(from)) s.apart.push(to);
}
/** BG-16.4.1: figures have come to the row; after the action separate Armies there may merge. */
export function newcomers(s: State, row: Row): void {
  const i = s.apart.indexOf(row);
  if (i >= 0) s.apart.splice(i, 1);
}

const MERGE = [true, false];
/** D-43c: after an action both are asked where their units have met; it takes both to merge. */
export function* agreeOnArmies(game: Table): Rules<void> {
  const s = game.state;
  if (s.setup.players === 2) return;
  forgetOld(s, s.mixed);
  forgetOld(s, s.apart);
  for (const side of [FREE, SHADOW]) {
    if (!isTeam(s, side)) continue;
    for (let row = 0; row < MAP_ROWS; row++) {
      if (units(s, row, side) < 2 || s.mixed.includes(row) || s.apart.includes(row) || !isShared(s, row, side))
        continue;
      const votes: boolean[] = [];
      yield* together(() =>
        seatsOfSide(s, side).map((seat, i) =>
          part(
            pickOne({
              by: seat,
              rule: 'BG-16.4.1',
              about: 'mixed-army',
              values: { region: regionId[regionOfRow[row]] },
              id: (yes) => (yes ? 'merge' : 'stay apart'),
              options: MERGE,
            }),
            (yes) => {
              votes[i] = yes;
            },
          ),
        ),
      );
      const merged = votes.every((yes) => yes);
      (merged ? s.mixed : s.apart).push(row);
      game.tell({
        what: merged ? 'armies-merged' : 'armies-apart',
        region: regionOfRow[row],
        side,
        cause: 'BG-16.4.1',
      });
    }
  }
}
function forgetOld(s: State, rows: number[]): void {
  for (let i = rows.length - 1; i >= 0; i--) {
    if (!isShared(s, rows[i], FREE) && !isShared(s, rows[i], SHADOW)) rows.splice(i, 1);
  }
}
const removeId = (figure: Figure): string => `remove ${figureId[figure]}`;
/** BG-16.4.2, D-43d: separate Armies that are too many together lose one unit each in turn, the non-leading player first. */
export function* removeInTurn(game: Table, row: Row, side: Side, limit: number): Rules<void> {
  const s = game.state;
  let seat = teammateOf(s, leading(s, side));
  while (units(s, row, side) > limit) {
    const mine = unitsOfSide[side].filter((f) => count(s, row, f) > 0 && ownerOfFigure(s, f) === seat);
    if (mine.length > 0) {
      const figure = yield* pickOne({
        by: seat,
        rule: 'BG-16.4.2',
        about: 'remove-excess',
        values: { region: rowId(row), limit },
        id: removeId,
        options: mine,
      });
      shift(s, row, RESERVE, figure, 1);
      game.tell({ what: 'excess-removed', from: row, figure, cause: 'BG-16.4.2' });
    }
    seat = teammateOf(s, seat);
  }
}

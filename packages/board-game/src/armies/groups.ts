/** Splitting an Army (BG-8.4.4 to BG-8.4.8, BG-9.1.5): which figures go, which stay. */
import { type Asking, type Refusal, shareOut, type Values, type Verdict } from '@amon-hen/kernel';
import {
  type Figure,
  figureId,
  figuresOfSide,
  isCharacter,
  isElite,
  isLeader,
  isUnit,
  levelOf,
  NAZGUL,
  nationOfFigure,
  SARUMAN,
} from '../data/figures.ts';
import { type Row, regionOfRow } from '../data/map.ts';
import { ISENGARD, nationsOfSide, type Side, SOUTHRONS } from '../data/nations.ts';
import { areRested } from '../seats/consecutive.ts';
import { mayLead } from '../seats/mixed-armies.ts';
import { ownerOfFigure, SHARED } from '../seats/nations.ts';
import { acting, commander } from '../seats/seats.ts';
import { count, isInPlay, units } from '../state/armies.ts';
import type { State } from '../state/state.ts';

const figureName = (figure: Figure): string => figureId[figure];

/** BG-7.7.11, BG-16.5.1: Elites that are Leaders too while Saruman is in play. */
export function isEliteLeader(s: State, figure: Figure): boolean {
  if (!isElite[figure] || !isInPlay(s, SARUMAN)) return false;
  const nation = nationOfFigure[figure];
  return nation === ISENGARD || (nation === SOUTHRONS && s.setup.players > 2);
}
/** Leads an Army for a Character die: a Leader, Nazgûl or Character (BG-8.4.1, BG-9.1.1). */
export function leads(s: State, figure: Figure): boolean {
  return isLeader[figure] || figure === NAZGUL || isCharacter(figure) || isEliteLeader(s, figure);
}

export interface Group {
  readonly figures: readonly Figure[];
  /** How many of each are there. */
  readonly upTo: readonly number[];
  /** The figures of the Army that must stay behind. */
  readonly rest: readonly Figure[];
}
/** The figures of the Army in the row that may belong to the group. */
export function groupOf(s: State, row: Row, side: Side, mayGo: (figure: Figure) => boolean): Group {
  const figures: Figure[] = [];
  const upTo: number[] = [];
  const rest: Figure[] = [];
  for (const figure of figuresOfSide[side]) {
    const n = count(s, row, figure);
    if (n === 0) continue;
    if (!mayGo(figure)) rest.push(figure);
    else {
      figures.push(figure);
      upTo.push(n);
    }
  }
  return { figures, upTo, rest };
}

/** What a group must be like. `stays` is how the figures that are left behind are judged. */
export interface GroupRule {
  readonly rule: string;
  readonly about: string;
  readonly values?: Values;
  /** It needs a Leader, Nazgûl or Character with it. */
  readonly led?: { readonly by: (figure: Figure) => boolean; readonly refusal: Refusal };
  /** BG-9.1.5: if anything stays, a unit must stay with it. */
  readonly rearguard?: true;
  /** Units that those who stay will have with them anyway. */
  readonly company?: number;
  /** It is ordered by the acting player: he must command it (BG-16.4.5), and it must not act twice in a row (BG-16.6.3). */
  readonly ordered?: true;
  /** Nobody at all may be chosen too. */
  readonly optional?: true;
}
const NO_UNIT: Refusal = { rule: 'BG-8.4.8', why: 'group-needs-unit' };
const NO_ATTACKER: Refusal = { rule: 'BG-9.1.5', why: 'group-needs-unit' };
const LEADER_ALONE: Refusal = { rule: 'BG-8.4.5', why: 'leader-left-alone' };
const NO_REARGUARD: Refusal = { rule: 'BG-9.1.5', why: 'rearguard-needs-unit' };

export function judgeGroup(
  s: State,
  row: Row,
  side: Side,
  group: Group,
  n: readonly number[],
  rule: GroupRule,
): Verdict {
  const { figures } = group;
  let going = 0;
  let all = 0;
  let led = rule.led === undefined;
  for (let i = 0; i < figures.length; i++) {
    const amount = n[i];
    if (amount === 0) continue;
    all += amount;
    if (isUnit[figures[i]]) going += amount;
    if (!led && rule.led !== undefined) led = rule.led.by(figures[i]);
  }
  if (all === 0 && rule.optional === true) return true;
  if (going === 0) return rule.rearguard === true ? NO_ATTACKER : NO_UNIT;
  if (!led && rule.led !== undefined) return rule.led.refusal;
  if (rule.ordered === true && s.setup.players > 2) {
    const lead = mayLead(s, acting(s), side, figures, n);
    if (lead !== true) return lead;
    const rested = areRested(s, side, regionOfRow[row] ?? row, figures, n);
    if (rested !== true) return rested;
  }
  if (units(s, row, side) + (rule.company ?? 0) > going) return true; // whoever stays has units with him
  const alone = rule.rearguard === true ? anybody : isItsLeader;
  if (!group.rest.some(alone) && !figures.some((figure, i) => n[i] < group.upTo[i] && alone(figure))) return true;
  return rule.rearguard === true ? NO_REARGUARD : LEADER_ALONE;
}
const anybody = (): boolean => true;
const isItsLeader = (figure: Figure): boolean => isLeader[figure];
/** The largest legal group: all, or all but one unit where somebody must stay who needs one. Null if there is none. */
export function largestGroup(s: State, row: Row, side: Side, group: Group, rule: GroupRule): readonly number[] | null {
  const whole = largestWithin(s, row, side, group, group.upTo, rule);
  if (whole !== null || s.setup.players === 2 || rule.ordered !== true) return whole;
  // with more players a part may be allowed where the whole is not: one's own figures, or those of one Nation
  const parts: ((figure: Figure) => boolean)[] = [(f) => [acting(s), SHARED].includes(ownerOfFigure(s, f))];
  for (const nation of nationsOfSide[side]) parts.push((f) => !isUnit[f] || nationOfFigure[f] === nation);
  for (const fits of parts) {
    const most = group.upTo.map((n, i) => (fits(group.figures[i]) ? n : 0));
    const part = largestWithin(s, row, side, group, most, rule);
    if (part !== null) return part;
  }
  return null;
}
function largestWithin(
  s: State,
  row: Row,
  side: Side,
  group: Group,
  most: readonly number[],
  rule: GroupRule,
): readonly number[] | null {
  if (judgeGroup(s, row, side, group, most, rule) === true) return most;
  for (let i = 0; i < group.figures.length; i++) {
    if (!isUnit[group.figures[i]] || most[i] === 0) continue;
    const fewer = most.slice();
    fewer[i]--;
    if (judgeGroup(s, row, side, group, fewer, rule) === true) return fewer;
  }
  return null;
}
/** Asks which figures go. There must be a legal group. */
export function chooseGroup(s: State, row: Row, side: Side, group: Group, rule: GroupRule): Asking<readonly number[]> {
  const usual = largestGroup(s, row, side, group, rule);
  if (usual === null) throw new Error(`no legal group: ${rule.rule}, ${rule.about}`);
  let most = 0;
  for (const n of group.upTo) most += n;
  return shareOut({
    by: rule.ordered === true ? acting(s) : commander(s, row, side),
    rule: rule.rule,
    about: rule.about,
    ...(rule.values === undefined ? {} : { values: rule.values }),
    id: figureName,
    options: group.figures,
    upTo: group.upTo,
    least: rule.optional === true ? 0 : 1,
    most,
    usual,
    accepts: (n) => judgeGroup(s, row, side, group, n, rule),
  });
}
/** BG-7.1.4: a Character of Level 0 never moves. */
export const canWalk = (figure: Figure): boolean => !isCharacter(figure) || levelOf[figure] > 0;

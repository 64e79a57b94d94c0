/** One decision of one seat in a state that it may look at, and the ways to answer it. */
import type { State } from '@amon-hen/board-game';
import { type Side, sideOfSeat } from '@amon-hen/board-game/reading';
import { type Answer, anyAnswer, type Chance, type Decision, judge, type Seat } from '@amon-hen/kernel';
import { type Theatre, theatre } from './theatre.ts';

export class Moment {
  readonly s: State;
  readonly seat: Seat;
  readonly side: Side;
  readonly decision: Decision;
  readonly #theatres: (Theatre | undefined)[] = [];
  constructor(s: State, seat: Seat, decision: Decision) {
    this.s = s;
    this.seat = seat;
    this.side = sideOfSeat(s, seat);
    this.decision = decision;
  }
  /** The war as the side would wage it; found once. */
  war(side: Side): Theatre {
    this.#theatres[side] ??= theatre(this.s, side);
    return this.#theatres[side];
  }
  /** A name or number of the question's sentence. */
  value(key: string): string | number | undefined {
    return this.decision.values?.[key];
  }
}

/** How good an option is, in actions; only differences count. */
export type Score = (moment: Moment, option: unknown) => number;
/** A whole answer, where options cannot be weighed one by one. */
export type Whole = (moment: Moment, chance: Chance) => Answer;

export function number(option: unknown): number {
  if (typeof option !== 'number') throw new TypeError('a number was expected');
  return option;
}

/** The answer if it is legal; else one that surely is. */
export function legal(decision: Decision, answer: Answer, chance: Chance): Answer {
  if (judge(decision, answer) === true) return answer;
  if (decision.form === 'amounts') return decision.usual;
  return anyAnswer(decision, chance);
}

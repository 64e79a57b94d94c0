/** Whose turn it is to act (BG-4.6.1, BG-16.2.7), and who leads (BG-16.1.3). */
import type { Seat } from '@amon-hen/kernel';
import { FREE, SHADOW } from '../data/nations.ts';
import type { State } from '../state/state.ts';

/** The Free Peoples act first. */
export function firstToAct(s: State): Seat {
  return s.leading[FREE];
}
/** With two players the sides alternate. */
export function nextToAct(s: State): Seat {
  return s.acting === s.leading[FREE] ? s.leading[SHADOW] : s.leading[FREE];
}
/** With two players each leads his side for good. */
export function passLeadership(_s: State): void {}

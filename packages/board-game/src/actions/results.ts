/** Die results and what they allow (BG-5.2). A face gives one result or several; the Will of the West any. */
import { ARMY_TYPE, type Card, CHARACTER_TYPE, MUSTER_TYPE, typeOf } from '../data/deck.ts';
import {
  ARMY_FACE,
  ARMY_MUSTER_FACE,
  CHARACTER_FACE,
  EVENT_FACE,
  type Face,
  faceId,
  MUSTER_FACE,
  WILL_OF_THE_WEST,
} from '../data/dice.ts';
import { MOUTH_OF_SAURON } from '../data/figures.ts';
import { SHADOW, type Side } from '../data/nations.ts';
import { hasFigure } from '../seats/rights.ts';
import { isInPlay } from '../state/armies.ts';
import type { State } from '../state/state.ts';

export type Result = number;
export const CHARACTER: Result = 0;
export const ARMY: Result = 1;
export const MUSTER: Result = 2;
export const EVENT: Result = 3;
/** The Will of the West used as such. */
export const WILL: Result = 4;
/** An action that any die may pay for, whatever it shows. */
export const ANY: Result = 5;
export const RESULTS = 6;
const resultId = ['character', 'army', 'muster', 'event', 'will-of-the-west', 'any'] as const;

const resultsOfFace: readonly (readonly Result[])[] = [
  [CHARACTER],
  [ARMY],
  [MUSTER],
  [EVENT],
  [ARMY, MUSTER], // BG-5.2.2
  [CHARACTER, ARMY, MUSTER, EVENT, WILL], // BG-5.2.3
  [], // BG-5.2.4: the Eye
];
const MUSTER_BY_MESSENGER: readonly Result[] = [MUSTER, ARMY];
/** BG-5.2.7, BG-7.7.12: once a turn the Mouth of Sauron makes an Army result of a Muster result. */
export function messengerHelps(s: State, side: Side, face: Face): boolean {
  if (face !== MUSTER_FACE || side !== SHADOW || s.messengerUsed) return false;
  return isInPlay(s, MOUTH_OF_SAURON) && hasFigure(s, MOUTH_OF_SAURON);
}
export function resultsOf(s: State, side: Side, face: Face): readonly Result[] {
  return messengerHelps(s, side, face) ? MUSTER_BY_MESSENGER : resultsOfFace[face];
}
/** `army`, or `will-of-the-west as army` where the die is treated as another result (D-08). */
export function dieId(face: Face, result: Result): string {
  const plain = result === ANY || result === WILL || face === ARMY_MUSTER_FACE || resultsOfFace[face][0] === result;
  if (plain && (face !== WILL_OF_THE_WEST || result === ANY || result === WILL)) return faceId[face];
  return `${faceId[face]} as ${resultId[result]}`;
}
/** BG-6.3.1: can this result play this card? */
export function canPlay(result: Result, card: Card): boolean {
  if (result === EVENT) return true;
  const type = typeOf[card];
  if (type === CHARACTER_TYPE) return result === CHARACTER;
  if (type === ARMY_TYPE) return result === ARMY;
  return type === MUSTER_TYPE && result === MUSTER;
}
export const facesInOrder: readonly Face[] = [
  CHARACTER_FACE,
  ARMY_FACE,
  MUSTER_FACE,
  ARMY_MUSTER_FACE,
  EVENT_FACE,
  WILL_OF_THE_WEST,
];

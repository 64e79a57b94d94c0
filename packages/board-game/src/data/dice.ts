/** Action dice (BG-1.3). */
import type { Side } from './nations.ts';

export type Face = number;
export const CHARACTER_FACE = 0;
export const ARMY_FACE = 1;
export const MUSTER_FACE = 2;
export const EVENT_FACE = 3;
export const ARMY_MUSTER_FACE = 4;
export const WILL_OF_THE_WEST = 5;
/** Never among the unused dice: it goes to the Hunt Box at once (BG-4.5.2). */
export const EYE = 6;
export const FACES = 7;
/** No die at all: a card played for free. */
export const NO_FACE: Face = -1;
export const faceId = ['character', 'army', 'muster', 'event', 'army-muster', 'will-of-the-west', 'eye'] as const;

/** The six faces of a die of each side (BG-1.3.1). */
export const facesOfDie: readonly (readonly Face[])[] = [
  [CHARACTER_FACE, CHARACTER_FACE, MUSTER_FACE, ARMY_MUSTER_FACE, EVENT_FACE, WILL_OF_THE_WEST],
  [CHARACTER_FACE, ARMY_FACE, MUSTER_FACE, ARMY_MUSTER_FACE, EVENT_FACE, EYE],
];
/** BG-5.1.2, BG-5.1.3 */
export const diceAtStart: readonly number[] = [4, 7];
export const facesToTurnTo = (side: Side): readonly Face[] => [...new Set(facesOfDie[side])];

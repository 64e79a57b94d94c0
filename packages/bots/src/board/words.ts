/** What the options of the question for an action mean. Their ids are stable for ever; each is read once. */
import { type Card, type Face, faceId, findCard } from '@amon-hen/board-game/reading';
import type { Decision } from '@amon-hen/kernel';

export interface Deed {
  /** `move armies`, `attack`, …, or `card`, `remove`, `skip`, `pass`, `ring`. */
  readonly verb: string;
  /** As which result the die is used. */
  readonly result: string;
  readonly face: Face;
  readonly card: Card;
}
const known = new Map<unknown, Deed>();
export function deedOf(decision: Decision, option: unknown): Deed {
  let deed = known.get(option);
  if (deed === undefined) {
    deed = read(decision.id(option));
    known.set(option, deed);
  }
  return deed;
}
const faces: readonly string[] = faceId;
const faceOf = (word: string): Face => faces.indexOf(word);
function read(id: string): Deed {
  if (id === 'pass' || id === 'use elven ring') {
    return { verb: id === 'pass' ? 'pass' : 'ring', result: '', face: -1, card: -1 };
  }
  const skipped = /^skip (.+)$/.exec(id);
  if (skipped !== null) return { verb: 'skip', result: '', face: faceOf(skipped[1] ?? ''), card: -1 };
  const [, face = '', as, what = ''] = /^([a-z-]+)(?: as ([a-z-]+))?: (.+)$/.exec(id) ?? [];
  const result = as ?? face;
  const [verb, card] = what.split(' ');
  if (verb === 'card' || verb === 'remove') return { verb, result, face: faceOf(face), card: findCard(card ?? '') };
  return { verb: what, result, face: faceOf(face), card: -1 };
}

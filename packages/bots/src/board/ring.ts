/** How the Fellowship stands: the way that is left, what a move would cost, and what it can still bear. */
import {
  CRACK_OF_DOOM,
  distance,
  FREE,
  fellowshipCompanions,
  GANDALF_THE_GREY,
  GOLLUM,
  hasReveal,
  huntRerolls,
  isEye,
  isStandard,
  levelOf,
  MOST_CORRUPTION,
  OFF_MORDOR_TRACK,
  type Region,
  region,
  SHADOW,
  STRIDER,
  type State,
  tileValue,
} from '@amon-hen/board-game/reading';
import { type HuntOdds, hunt, type Tiles } from '../odds/hunt.ts';

export const gates: readonly Region[] = [region('morannon'), region('minas-morgul')];
export const isInMordor = (s: State): boolean => s.mordor !== OFF_MORDOR_TRACK;
export function toGate(at: Region): number {
  return Math.min(distance(at, gates[0]), distance(at, gates[1]));
}
/** Steps to the Crack of Doom, if nothing goes wrong. */
export function stepsLeft(s: State): number {
  if (isInMordor(s)) return CRACK_OF_DOOM - s.mordor;
  return Math.max(0, toGate(s.position) - s.progress) + CRACK_OF_DOOM;
}
/** Companions' Levels that can be given up for damage; Strider and Gandalf have other things to do. */
export function levelsKept(s: State): number {
  let n = 0;
  for (const c of fellowshipCompanions(s)) n += c === STRIDER || c === GANDALF_THE_GREY ? 1.5 : levelOf[c];
  return n;
}
/** What can be borne before all is lost. */
export function headroom(s: State): number {
  return MOST_CORRUPTION - s.corruption + 0.7 * levelsKept(s);
}
export function tilesOf(s: State): Tiles {
  const plain = [0, 0, 0, 0];
  const revealing = [0, 0, 0, 0];
  let eyes = 0;
  for (const t of s.pool) {
    const value = tileValue[t];
    if (isEye[t]) eyes++;
    else if (value === 'die') plain[3]++;
    else if (typeof value === 'number') {
      const reveals = hasReveal[t] && !(s.guide === GOLLUM && isStandard[t]);
      (reveals ? revealing : plain)[Math.max(0, value)]++;
    }
  }
  return { eyes, plain, revealing };
}
/** The Hunt that the next move would bring. */
export function nextHunt(s: State): HuntOdds {
  const k = s.huntBox[SHADOW];
  const m = s.huntBox[FREE];
  if (isInMordor(s)) return mordorHunt(s, k + m);
  if (k === 0) return { success: 0, damage: 0, reveal: 0 };
  return hunt({
    dice: k,
    bonus: m,
    rerolls: huntRerolls(s),
    tiles: tilesOf(s),
    onesMaySucceed: !s.rulings.naturalOneFailsHunt,
  });
}
/** On the Mordor Track a tile is drawn at once (BG-14.3.2). */
function mordorHunt(s: State, eye: number): HuntOdds {
  let damage = 0;
  let reveal = 0;
  for (const t of s.pool) {
    const value = tileValue[t];
    damage += value === 'eye' ? eye : value === 'die' ? 3.5 : value;
    if (hasReveal[t] && !(s.guide === GOLLUM && isStandard[t] && !isEye[t])) reveal++;
  }
  const n = Math.max(1, s.pool.length);
  return { success: 1, damage: damage / n, reveal: reveal / n };
}
/** How much a point of damage hurts, in actions. */
export function priceOfDamage(s: State): number {
  return 5.6 / Math.max(2, headroom(s) - 0.5 * Math.max(0, stepsLeft(s) - 4));
}

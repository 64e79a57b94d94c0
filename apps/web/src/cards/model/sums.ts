/** The sums of a combat as they stand, and how it would end now (CG-10.2, CG-10.3, CG-10.4.7, CG-12.2.5). */
import { placeFact } from './printed.ts';
import { type LocationView, otherSide, type ProspectView, type Side, scenarioOf, type View } from './view.ts';

export interface Sums {
  readonly attack: number;
  /** Attack icons stopped by the place, stopped by cards, and not stopped. */
  readonly ground: number;
  readonly held: number;
  readonly through: number;
  /** All that the defenders have, with the place. */
  readonly whole: number;
}
export function sumsOf(attack: number, ground: number, defence: number): Sums {
  const stopped = Math.min(attack, ground);
  const held = Math.min(attack - stopped, defence);
  return { attack, ground: stopped, held, through: attack - stopped - held, whole: ground + defence };
}
export function defenceOf(place: LocationView): number {
  return cardsOf(place, placeFact(place.location).defender).reduce((sum, card) => sum + card.worth, 0);
}
export function cardsOf(place: LocationView, side: Side): LocationView['shadow'] {
  return side === 'shadow' ? place.shadow : place.freePeoples;
}
export const sumsAt = (place: LocationView): Sums => sumsOf(place.attack, place.ground, defenceOf(place));
export const sumsAfter = ({ attack, ground, defense }: ProspectView): Sums => sumsOf(attack, ground, defense);

export type Outcome =
  /** The defenders keep it: points for `side`. */
  | { readonly kind: 'kept'; readonly side: Side; readonly points: number; readonly through: 0 }
  | { readonly kind: 'taken'; readonly side: Side; readonly points: number; readonly through: number }
  | { readonly kind: 'corrupted'; readonly side: 'shadow'; readonly points: number; readonly through: number }
  | { readonly kind: 'nobody'; readonly side: null; readonly points: 0; readonly through: 0 };

export function outcomeOf(view: View, location: string, { attack, whole, through }: Sums): Outcome {
  const { kind, defender, points } = placeFact(location);
  if (kind === 'battleground') {
    return through === 0
      ? { kind: 'kept', side: defender, points, through }
      : { kind: 'taken', side: otherSide(defender), points, through };
  }
  if (scenarioOf(view).pathScoring === 'duel' && whole === attack) {
    return { kind: 'nobody', side: null, points: 0, through: 0 };
  }
  return through === 0
    ? { kind: 'kept', side: 'free-peoples', points, through }
    : { kind: 'corrupted', side: 'shadow', points: through, through };
}
/** What an action gains for a side: its points afterwards less those before; points of the other side count against it. */
export function gain(side: Side, before: Outcome, after: Outcome): number {
  const worth = ({ side: to, points }: Outcome): number => (to === null ? 0 : to === side ? points : -points);
  return worth(after) - worth(before);
}

/**
 * Ways to act. A way is one answer, or an answer and the one that follows it: `army: move armies`, then
 * `move westemnet edoras`. What is picked on the table (a die, a region, a card, a figure) leaves the ways that fit, and
 * every pick leads to the same answers, whichever comes first.
 */
import type { Refusal, Refused } from '@amon-hen/kernel';
import { type Meaning, meaningOf } from './options.ts';
import { regionOf } from './view.ts';

export interface Way {
  readonly steps: readonly string[];
  /** The last step says where and what; the first pays with a die. */
  readonly last: Meaning;
  readonly first: Meaning;
}
/** What cannot be done, and why. */
export interface Bar {
  readonly meaning: Meaning;
  readonly first: Meaning | null;
  readonly refusal: Refusal;
}
export interface Picks {
  readonly die: string | null;
  readonly region: string | null;
  readonly card: string | null;
  readonly figure: string | null;
}
export const NO_PICKS: Picks = { die: null, region: null, card: null, figure: null };

export function waysOf(options: readonly string[]): readonly Way[] {
  return options.map((id) => ({ steps: [id], first: meaningOf(id), last: meaningOf(id) }));
}
export function deeper({ steps, first }: Way, options: readonly string[]): readonly Way[] {
  return options.map((id) => ({ steps: [...steps, id], first, last: meaningOf(id) }));
}
export function barsOf(refused: readonly Refused[], first: Meaning | null): readonly Bar[] {
  return refused.map(({ option, refusal }) => ({ meaning: meaningOf(option), first, refusal }));
}
/** Actions whose next question is worth knowing before they are chosen: it names places, decks or Nations. */
export function isDeep({ act, die }: Meaning): boolean {
  return die !== undefined && DEEP.has(act);
}
const DEEP = new Set([
  'move armies', 'attack', 'recruit', 'diplomacy', 'draw', 'bring minion', 'move companions', 'move nazgul',
  'separate companions', 'voice of saruman: recruit', 'gandalf the white',
]); // biome-ignore format: a table of words

/** What leads further is known by where it leads. */
export function leaves(ways: readonly Way[]): readonly Way[] {
  const deepened = new Set(ways.flatMap(({ steps }) => (steps.length > 1 ? [steps[0]] : [])));
  return ways.filter(({ steps }) => steps.length > 1 || !deepened.has(steps[0]));
}
/** What is done, whatever die pays for it. */
function deedOf({ first, steps }: Way): string {
  return [first.act, ...steps.slice(1)].join(' / ');
}
/** Plain dice are spent before those that can do more. */
const WORTH = ['character', 'army', 'muster', 'event', 'army-muster', 'will-of-the-west'];
const worthOf = ({ first }: Way): number =>
  WORTH.indexOf(first.die ?? '') + (first.as === undefined ? 0 : WORTH.length);
export interface Deed {
  readonly key: string;
  readonly way: Way;
  /** The same with other dice. */
  readonly others: readonly Way[];
}
export function deedsOf(ways: readonly Way[]): readonly Deed[] {
  const byDeed = new Map<string, Way[]>();
  for (const way of ways) {
    const key = deedOf(way);
    byDeed.set(key, [...(byDeed.get(key) ?? []), way]);
  }
  return [...byDeed].map(([key, all]) => {
    const [way, ...others] = all.toSorted((a, b) => worthOf(a) - worthOf(b));
    return { key, way, others };
  });
}

/** The region that a way starts from, or happens in. */
export function homeOf({ last }: Way): string | null {
  const place = last.from ?? last.at ?? null;
  return place === null ? null : regionOf(place);
}
export function targetOf({ last }: Way): string | null {
  return last.from === undefined || last.to === undefined ? null : regionOf(last.to);
}
function cardOf({ first, last }: Way): string | null {
  return last.card ?? first.card ?? null;
}
/** Whether a way fits the die, the region and the card that are picked; what a figure can do is another list. */
export function fits(way: Way, { die, region, card }: Omit<Picks, 'figure'>): boolean {
  return (
    (die === null || way.first.die === die) &&
    (region === null || homeOf(way) === region) &&
    (card === null || cardOf(way) === card)
  );
}

export type Light = 'selected' | 'open' | 'attack';
/** Which regions may be pressed now. */
export function lights(ways: readonly Way[], picks: Picks): ReadonlyMap<string, Light> {
  const found = new Map<string, Light>();
  const light = (region: string | null, way: Way): void => {
    if (region === null) return;
    const attack = way.last.verb === 'attack' && (picks.region !== null || way.last.to === undefined);
    found.set(region, attack ? 'attack' : (found.get(region) ?? 'open'));
  };
  if (picks.region === null) for (const way of ways) if (fits(way, picks)) light(homeOf(way), way);
  if (picks.region !== null) {
    for (const way of ways) if (fits(way, picks)) light(targetOf(way), way);
    found.set(picks.region, 'selected');
  }
  return found;
}

export type Press =
  | { readonly kind: 'do'; readonly way: Way }
  | { readonly kind: 'pick'; readonly picks: Picks }
  /** Several things can be done there: all of them are to be shown. */
  | { readonly kind: 'choose'; readonly ways: readonly Way[]; readonly picks: Picks };

/** What it means to press a region. `open`: the question has more to it than places, so a first press only looks. */
export function pressRegion(ways: readonly Way[], picks: Picks, region: string, open: boolean): Press {
  if (picks.region !== null && picks.region !== region) {
    const there = ways.filter((way) => fits(way, picks) && targetOf(way) === region);
    const deeds = deedsOf(there);
    if (deeds.length === 1) return { kind: 'do', way: deeds[0].way };
    if (deeds.length > 1) return { kind: 'choose', ways: there, picks };
  }
  if (picks.region === region) return { kind: 'pick', picks: { ...picks, region: null } };
  const here = ways.filter((way) => fits(way, { ...picks, region }));
  const deeds = deedsOf(here);
  const asked = !open || picks.die !== null || picks.card !== null || picks.figure !== null;
  if (asked && deeds.length === 1 && targetOf(deeds[0].way) === null) return { kind: 'do', way: deeds[0].way };
  return { kind: 'pick', picks: { ...picks, region } };
}

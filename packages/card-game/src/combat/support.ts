/** Leadership and support (CG-10.5): which army supports which character. */
import type { Rules } from '@amon-hen/kernel';
import {
  attackIcons,
  type Card,
  cardIds,
  defenseIcons,
  factionOf,
  isArmy,
  isCharacter,
  type Location,
  locationIds,
  NONE,
  type Side,
} from '../data/catalogue.ts';
import { opted } from '../options.ts';
import { cardsAt } from '../state/queries.ts';
import { type State, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from '../verbs/ask.ts';
import { texts } from '../verbs/text.ts';
import { defender, leadership } from './values.ts';

/** CG-10.5.1: an army of the character's own faction, or one that a text allows. */
export function maySupport(s: State, army: Card, character: Card): boolean {
  if (attackIcons[army] + defenseIcons[army] === 0 && opted(s, 'iconlessSupport', 'no')) return false; // CG-10.5.3
  if (factionOf[army] === factionOf[character]) return true;
  const bit = 1 << factionOf[army];
  const allowed = (card: Card): boolean =>
    texts[card].allows.some((a) => a.concerns(character) && (a.supporters & bit) !== 0);
  return allowed(character) || s.inForce.some(allowed);
}
/** An army that has icons only while it supports the right character (Dead Men of Dunharrow) wants to support it. */
function wants(army: Card, character: Card): boolean {
  return texts[army].whileSupporting?.characters.includes(character) === true;
}

/**
 * CG-10.5.5: each side chooses its own pairing. More icons never harm, so nobody is asked where every leader, and every
 * army that wants to support, can have a partner; else the side decides leader by leader.
 */
export function* pairUp(table: Table, location: Location, side: Side, attacking: boolean): Rules<void> {
  const { state } = table;
  const { leaders, armies } = whoMayPair(state, location, side, attacking);
  if (leaders.length === 0) return;
  const pairs = fullPairing(state, leaders, armies);
  if (pairs !== null) {
    for (const [character, army] of pairs) join(table, character, army, location);
    return;
  }
  for (const character of leaders) {
    const options = (): Card[] => [NONE, ...free(state, armies, character)];
    if (options().length === 1) continue;
    const army = yield* ask({
      by: settingOf(state).seatsOf[side],
      rule: 'CG-10.5.5',
      about: 'support',
      values: { card: cardIds[character], location: locationIds[location] },
      options,
      id: (a) => (a === NONE ? 'no support' : `support by ${cardIds[a]}`),
    });
    if (army !== NONE) join(table, character, army, location);
  }
}
/** Those with the use of an army, and the armies. */
function whoMayPair(
  s: State,
  location: Location,
  side: Side,
  attacking: boolean,
): { readonly leaders: readonly Card[]; readonly armies: readonly Card[] } {
  const cards = cardsAt(s, location, side);
  const armies = cards.filter((card) => isArmy[card]);
  const leaders = cards.filter((card) => {
    const fit = isCharacter[card] ? armies.filter((army) => maySupport(s, army, card)) : [];
    return fit.length > 0 && (leadership(s, card, attacking) > 0 || fit.some((army) => wants(army, card)));
  });
  return { leaders, armies };
}
/** The pairing that a side would choose: the one with the most icons. */
export function likelyPairs(s: State, location: Location, side: Side): readonly Pair[] {
  const attacking = side !== defender(location);
  const { leaders, armies } = whoMayPair(s, location, side, attacking);
  return fullPairing(s, leaders, armies) ?? bestPairing(s, leaders, armies, attacking);
}
function bestPairing(s: State, leaders: readonly Card[], armies: readonly Card[], attacking: boolean): readonly Pair[] {
  let best: readonly Pair[] = [];
  let most = 0;
  const pairs: Pair[] = [];
  const place = (i: number, icons: number): void => {
    if (icons > most) {
      most = icons;
      best = [...pairs];
    }
    if (i === leaders.length) return;
    const leader = leaders[i];
    place(i + 1, icons);
    for (const army of armies) {
      if (pairs.some((pair) => pair[1] === army) || !maySupport(s, army, leader)) continue;
      pairs.push([leader, army]);
      place(i + 1, icons + leadership(s, leader, attacking) + iconsOf(army, leader, attacking));
      pairs.pop();
    }
  };
  place(0, 0);
  return best;
}
function iconsOf(army: Card, character: Card, attacking: boolean): number {
  if (!wants(army, character)) return 0;
  return texts[army].whileSupporting?.icons[attacking ? 'attack' : 'defense'] ?? 0;
}
function free(s: State, armies: readonly Card[], character: Card): Card[] {
  const fit = armies.filter((army) => !s.support.includes(army) && maySupport(s, army, character));
  return fit.filter((army, i) => fit.findIndex((a) => cardIds[a] === cardIds[army]) === i);
}
function join(table: Table, character: Card, army: Card, location: Location): void {
  table.state.support.push(character, army);
  table.tell({
    what: 'supports',
    card: cardIds[character],
    with: cardIds[army],
    location: locationIds[location],
    cause: 'CG-10.5.1',
  });
}
/** A pairing in which every leader is supported and every army that wants a leader has it; null if there is none. */
function fullPairing(s: State, leaders: readonly Card[], armies: readonly Card[]): readonly Pair[] | null {
  if (leaders.length > armies.length) return null;
  const pairs: Pair[] = [];
  const place = (i: number): boolean => {
    if (i === leaders.length) return armies.every((army) => isContent(army, leaders, pairs));
    const leader = leaders[i];
    let tried = '';
    for (const army of armies) {
      if (cardIds[army] === tried || pairs.some((pair) => pair[1] === army) || !maySupport(s, army, leader)) continue;
      tried = cardIds[army]; // copies are alike
      pairs.push([leader, army]);
      if (place(i + 1)) return true;
      pairs.pop();
    }
    return false;
  };
  return place(0) ? pairs : null;
}
type Pair = readonly [character: Card, army: Card];
function isContent(army: Card, leaders: readonly Card[], pairs: readonly Pair[]): boolean {
  if (!leaders.some((leader) => wants(army, leader))) return true;
  return pairs.some(([leader, a]) => a === army && wants(army, leader));
}

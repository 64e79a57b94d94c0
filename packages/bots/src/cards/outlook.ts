/** What the locations that are open now will bring, and what the game looks like. */
import type { State } from '@amon-hen/card-game';
import {
  AT,
  activeBattlegrounds,
  CARD_COUNT,
  cardsAt,
  DECK,
  defenderOf,
  FREE_PEOPLES,
  forecast,
  HAND,
  isPath,
  type Location,
  locationPoints,
  NONE,
  otherSide,
  RESERVE,
  SHADOW,
  type Side,
  score,
  settingOf,
  sideOf,
  sizeOf,
} from '@amon-hen/card-game/reading';
import { cardWorth, isEngine } from './worth.ts';

/** How much can still come, by side: cards in hand, and those in reserve that may move. */
export type Nerves = readonly [free: number, shadow: number];
export function nervesOf(s: State): Nerves {
  const count = (side: Side): number => settingOf(s).playersOf[side].reduce((n, p) => n + sizeOf(s, p, HAND), 0);
  const nerves: [number, number] = [count(FREE_PEOPLES), count(SHADOW)];
  for (let card = 0; card < CARD_COUNT; card++) if (s.place[card] === RESERVE) nerves[sideOf[card]] += 0.7;
  return nerves;
}
/** How sure a lead of icons is: quite, if the other side has nothing more to send; one icon is little if it has much. */
function holds(margin: number, defender: Side, nerves: Nerves): number {
  const able = nerves[margin >= 0 ? otherSide(defender) : defender];
  const softness = 0.15 + Math.min(0.95, 0.24 * able);
  return 1 / (1 + Math.exp(-(margin + 0.5) / softness));
}

/** Expected points of a location for the Free Peoples less those for the Shadow. */
export function swingOf(s: State, location: Location, nerves: Nerves): number {
  const defender = defenderOf(location);
  const { attack, ground, worth } = forecast(s, location);
  let defense = ground;
  for (const card of cardsAt(s, location, defender)) defense += worth(card);
  const margin = defense - attack;
  const points = locationPoints[location];
  const held = holds(margin, defender, nerves);
  if (isPath(location)) return points * held - (margin < 0 ? -margin : 0) - (1 - held) * 0.5;
  const forDefender = points * held - points * (1 - held);
  return defender === FREE_PEOPLES ? forDefender : -forDefender;
}
export function openLocations(s: State): readonly Location[] {
  const open = activeBattlegrounds(s);
  return s.path === NONE ? open : [...open, s.path];
}
/** Cards that a side still has to spend, by what they are worth. */
function strengthLeft(s: State, side: Side): number {
  let n = 0;
  for (let card = 0; card < CARD_COUNT; card++) {
    if (sideOf[card] !== side) continue;
    const place = s.place[card];
    if (place === HAND) n += 0.13 * cardWorth[card];
    else if (place === RESERVE) n += (isEngine[card] ? 0.5 : 0.2) * cardWorth[card];
    else if (place === DECK) n += 0.03 * cardWorth[card];
    else if (place >= AT) n += 0.06 * cardWorth[card];
  }
  for (const player of settingOf(s).playersOf[side]) n += sizeOf(s, player, HAND) * 0.05;
  return n;
}
/**
 * The Free Peoples' lead at the end, as it looks now; the game is over with a lead of ten. Locations that have just been
 * drawn for a new round tell nothing of the round before, and are left out.
 */
export function outlook(s: State, isNewRound: boolean): number {
  if (s.winner !== NONE) return s.winner === FREE_PEOPLES ? 30 : -30;
  let lead = score(s, FREE_PEOPLES) - score(s, SHADOW);
  if (!isNewRound) {
    const nerves = nervesOf(s);
    for (const location of openLocations(s)) lead += swingOf(s, location, nerves);
  }
  return lead + strengthLeft(s, FREE_PEOPLES) - strengthLeft(s, SHADOW);
}

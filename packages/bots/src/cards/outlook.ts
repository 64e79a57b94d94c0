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
  RESERVE,
  SHADOW,
  type Side,
  score,
  settingOf,
  sideOf,
  sizeOf,
} from '@amon-hen/card-game/reading';
import { cardWorth, isEngine } from './worth.ts';

/** How sure a lead of icons is while cards can still come: one icon is much, three are nearly all. */
const SOFTNESS = 1.1;
const holds = (margin: number): number => 1 / (1 + Math.exp(-(margin + 0.5) / SOFTNESS));

/** Expected points of a location for the Free Peoples less those for the Shadow. */
export function swingOf(s: State, location: Location): number {
  const defender = defenderOf(location);
  const { attack, ground, worth } = forecast(s, location);
  let defense = ground;
  for (const card of cardsAt(s, location, defender)) defense += worth(card);
  const margin = defense - attack;
  const points = locationPoints[location];
  const held = holds(margin);
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
/** The Free Peoples' lead at the end, as it looks now; the game is over with a lead of ten. */
export function outlook(s: State): number {
  if (s.winner !== NONE) return s.winner === FREE_PEOPLES ? 30 : -30;
  let lead = score(s, FREE_PEOPLES) - score(s, SHADOW);
  for (const location of openLocations(s)) lead += swingOf(s, location);
  return lead + strengthLeft(s, FREE_PEOPLES) - strengthLeft(s, SHADOW);
}

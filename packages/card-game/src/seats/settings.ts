/**
 * A setting is a scenario with a number of people: who sits where, who plays which deck, who owns which card. It is fixed
 * before the game, so the state names it by a number and the rules look it up here.
 */
import {
  ALL_BATTLEGROUNDS,
  ALL_PATHS,
  CARD_COUNT,
  type Card,
  copiesOf,
  type Faction,
  factionOf,
  type Location,
  locationNamed,
  NONE,
  pathNumber,
  type Side,
  sideNamed,
} from '../data/catalogue.ts';
import { FACTIONS } from '../data/faction-card.ts';
import { type PlayerData, type PlayerId, SCENARIOS, type ScenarioData, type ScenarioId } from '../data/scenarios.ts';

/** A player is a deck (CG-1.1.2); a seat is a person, who may play two of them (CG-12.1.8). */
export type Player = number;

export interface Setting {
  readonly scenario: ScenarioData;
  readonly people: number;
  readonly players: readonly PlayerData[];
  readonly names: readonly PlayerId[];
  readonly sides: readonly Side[];
  readonly seatNames: readonly string[];
  /** Who answers for a player. */
  readonly seatOf: readonly number[];
  readonly seats: readonly number[];
  /** For each side its players and its people. */
  readonly playersOf: readonly (readonly Player[])[];
  readonly seatsOf: readonly (readonly number[])[];
  /** The turn order: a player for each of its seats (CG-12.3.3). */
  readonly turnOrder: readonly Player[];
  /** Whose card it is for ever (CG-2.2.4); NONE: not in this scenario. */
  readonly ownerOf: readonly (Player | typeof NONE)[];
  readonly cardsOf: readonly (readonly Card[])[];
  /** The player whose deck holds the faction (CG-1.1.4); NONE if nobody's does. */
  readonly playerOfFaction: readonly (Player | typeof NONE)[];
  readonly battlegrounds: readonly Location[];
  readonly paths: readonly Location[];
  /** For each side: how often an order to each of its players is carried out (CG-12.2.6). */
  readonly passes: readonly number[];
  /** All players, as bits. */
  readonly everybody: number;
}

function make(scenario: ScenarioData, people: number): Setting {
  const { players } = scenario;
  const names = players.map((p) => p.id);
  const sides = players.map((p) => sideNamed(p.side));
  const seating = scenario.people[people];
  const seatOf = names.map((id) => seating.findIndex((seat) => seat.plays.includes(id)));
  const ownerOf: number[] = new Array(CARD_COUNT).fill(NONE);
  players.forEach((player, p) => {
    for (const card of deckOf(player)) ownerOf[card] = p;
  });
  const owned = (p: Player): Card[] => ownerOf.flatMap((owner, card) => (owner === p ? [card] : []));
  const holder = (faction: Faction): number => {
    const card = ownerOf.findIndex((owner, c) => owner !== NONE && factionOf[c] === faction);
    return card === NONE ? NONE : ownerOf[card];
  };
  const inUse = scenario.locations?.map(locationNamed) ?? [...ALL_BATTLEGROUNDS, ...ALL_PATHS];
  const of = (side: Side): Player[] => sides.flatMap((s, p) => (s === side ? [p] : []));
  const both: readonly Side[] = [0, 1];
  return {
    scenario,
    people,
    players,
    names,
    sides,
    seatNames: seating.map((seat) => seat.id),
    seatOf,
    seats: seating.map((_, i) => i),
    playersOf: both.map(of),
    seatsOf: both.map((side) => [...new Set(of(side).map((p) => seatOf[p]))]),
    turnOrder: scenario.turnOrder.map((id) => names.indexOf(id)),
    ownerOf,
    cardsOf: players.map((_, p) => owned(p)),
    playerOfFaction: FACTIONS.map((_, f) => holder(f)),
    battlegrounds: inUse.filter((l) => pathNumber[l] === 0),
    paths: inUse.filter((l) => pathNumber[l] > 0),
    passes: both.map((side) => (scenario.doubled.some((id) => sideNamed(id) === side) ? 2 : 1)),
    everybody: (1 << players.length) - 1,
  };
}
function deckOf(player: PlayerData): readonly Card[] {
  const { deck } = player;
  if ('cards' in deck) return deck.cards.flatMap(([id, copies]) => copiesOf(id).slice(0, copies));
  const factions: readonly string[] = deck.factions;
  return factionOf.flatMap((faction, card) => (factions.includes(FACTIONS[faction]) ? [card] : []));
}

/** Every scenario with every number of people. */
export const SETTINGS: readonly Setting[] = Object.values(SCENARIOS).flatMap((scenario) =>
  Object.keys(scenario.people).map((people) => make(scenario, Number(people))),
);

export function settingNamed(scenario: ScenarioId, people: number): number {
  const index = SETTINGS.findIndex((s) => s.scenario.id === scenario && s.people === people);
  if (index >= 0) return index;
  const known = SETTINGS.map((s) => `${s.scenario.id} with ${s.people}`);
  throw new Error(`no such set-up: ${scenario} with ${people} people; there are ${known.join(', ')}`);
}

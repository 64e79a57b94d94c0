/**
 * Any position, from words. A scenario's `given` may have these keys; whatever is left out is as at set-up.
 *
 *     scenario: trilogy | duel2 | duel3 | fellowship       (trilogy)
 *     people: 2 | 3 | 4                                    (the most that the scenario allows)
 *     options: { idleEvents: barred, … }                   (see options.ts)
 *
 * These alone give the plain set-up, before the opening hands are drawn. With any of the following keys the position is one
 * in the middle of the game:
 *
 *     phase: opening | battleground | path | action | combat | victory | draw    (action)
 *     round: 3                                             (1)
 *     starting: aragorn                                    the starting player (first of the turn order)
 *     startingSeat: 3                                      the seat of the turn order instead, where a player has two
 *     turn: witch-king                                     whose turn it is (the starting player's)
 *     turnSeat: 3
 *     passed: [frodo]                                      who has passed since the last action
 *     players:
 *       frodo:
 *         hand: [gimli, sting]
 *         reserve: [elrond, { galadriel: [nenya-ring-of-adamant] }]     a character with its items, also a teammate's
 *         new: [elrond]                                    those in reserve that came there this round
 *         deck: [...]                                      with a list, these cards alone are in the draw deck
 *         cyclePile: [...]
 *         eliminated: [...]
 *         known: [...]                                     cards in hidden zones that everybody knows to be there
 *         top: gimli                                       the top card of the draw deck, seen by its owner
 *         rest: deck | cyclePile | eliminated | hand       where all cards go that are named nowhere (deck; with a list
 *                                                          of the deck: eliminated)
 *         ring: ready | used | none
 *     battlegrounds:                                       the active ones
 *       moria: { cards: [gimli, { legolas: [bow-of-the-galadhrim] }], attack: 1, defense: 0, retaken: true }
 *     path:                                                the active one
 *       egladil: { cards: [...], attack: 0, defense: 1 }
 *     reached: 5                                           number of the path activated last (that of the active path)
 *     scored: { free-peoples: [moria, bag-end], shadow: [lorien] }
 *     setAside: [...]                                      (all unused paths with a lower number than the active one)
 *     laidAside: [...]                                     paths that nobody scored
 *     corruption: 4
 *     played: [...]                                        cards played this round
 *     used: [...]                                          cards whose once-a-round text was used
 *     inForce: [the-red-arrow]                             events that last for the round
 *     fought: true                                         a last-number path was fought over this round
 *
 * Cards are named by their ids; a card with several copies is named once for each copy. Draws are scripted by label:
 * `draw <player>` for the draw deck, `top <player>` for a top card that is looked at, `random battleground`, `random
 * path`; the outcomes are ids. A deck or choice of one card needs no script.
 */
import { GivenError } from '@amon-hen/kernel';
import {
  type Card,
  copiesOf,
  isBattleground,
  isItem,
  isPath,
  type Location,
  locationIds,
  NONE,
  pathNumber,
} from '../data/catalogue.ts';
import { type Setup, setUp } from '../scenarios/set-up.ts';
import type { Player } from '../seats/settings.ts';
import { attach, makeActive, put } from '../state/doors.ts';
import {
  ACTION,
  AT,
  CYCLE_PILE,
  DECK,
  derive,
  ELIMINATED,
  HAND,
  KNOWN,
  PHASES,
  PLAYED,
  PLAYED_TO_RESERVE,
  RESERVE,
  RING_GONE,
  RING_READY,
  RING_TURNED,
  SET_ASIDE,
  type State,
  settingOf,
  UNUSED,
  USED,
  WON_BY_FREE_PEOPLES,
  WON_BY_NOBODY,
  WON_BY_SHADOW,
} from '../state/state.ts';
import { type Entry, Given } from './reader.ts';

/** The keys that choose the set-up. */
export const SETUP_KEYS = ['scenario', 'people', 'options'] as const;

export function arrange(setup: Setup, wish: unknown): State {
  const given = new Given(wish);
  for (const key of SETUP_KEYS) given.raw(key);
  const s = setUp(setup);
  if (given.keys.every((key) => SETUP_KEYS.some((k) => k === key))) return s;
  const arranger = new Arranger(s);
  arranger.locations(given);
  arranger.cards(given);
  arranger.moment(given);
  given.done();
  derive(s);
  return s;
}

const REST = { deck: DECK, cyclePile: CYCLE_PILE, eliminated: ELIMINATED, hand: HAND } as const;
type Rest = keyof typeof REST;
const RESTS: readonly Rest[] = ['deck', 'cyclePile', 'eliminated', 'hand'];

class Arranger {
  readonly #s: State;
  /** Cards that have been given a place. */
  readonly #placed = new Set<Card>();
  constructor(s: State) {
    this.#s = s;
  }

  locations(given: Given): void {
    const s = this.#s;
    const scored = given.map('scored');
    for (const l of this.#locationList(scored, 'free-peoples')) s.where[l] = WON_BY_FREE_PEOPLES;
    for (const l of this.#locationList(scored, 'shadow')) s.where[l] = WON_BY_SHADOW;
    scored.done();
    for (const l of this.#locationList(given, 'laidAside')) s.where[l] = WON_BY_NOBODY;
    for (const l of this.#locationList(given, 'setAside')) s.where[l] = SET_ASIDE;
    const activate =
      (wanted: (l: Location) => boolean) => (id: string, what: Given, path: readonly (string | number)[]) => {
        const location = this.#location({ id, with: [], path });
        if (!wanted(location)) throw new GivenError(path, `${id} does not belong here`);
        if (s.where[location] !== UNUSED) throw new GivenError(path, `${id} is named twice`);
        makeActive(s, location);
        if (what.flag('retaken')) s.retaken |= 1 << location;
        s.attack[location] = what.number('attack', 0);
        s.defense[location] = what.number('defense', 0);
        for (const card of what.list('cards')) this.#bring(card, AT + location);
        what.done();
      };
    given.map('battlegrounds').each(activate(isBattleground));
    const path = given.map('path');
    if (path.keys.length > 1) throw new GivenError(['path'], 'only one path is active');
    path.each(activate(isPath));
    s.pathReached = given.number('reached', s.path === NONE ? 0 : pathNumber[s.path]);
    for (const l of settingOf(s).paths)
      if (s.where[l] === UNUSED && pathNumber[l] < s.pathReached) s.where[l] = SET_ASIDE;
    s.corruption = given.number('corruption', 0);
    s.lastPathFought = given.flag('fought') ? 1 : 0;
  }
  #locationList(given: Given, key: string): Location[] {
    return given.words(key).map((entry) => this.#location(entry));
  }
  #location({ id, path }: Entry): Location {
    const known: readonly string[] = locationIds;
    const location = known.indexOf(id);
    const { battlegrounds, paths } = settingOf(this.#s);
    if (battlegrounds.includes(location) || paths.includes(location)) return location;
    throw new GivenError(path, `there is no location “${id}” in this scenario`);
  }

  cards(given: Given): void {
    const s = this.#s;
    const names: readonly string[] = settingOf(s).names;
    const players = given.map('players');
    const later: (() => void)[] = [];
    players.each((name, what, path) => {
      const player = names.indexOf(name);
      if (player < 0) throw new GivenError(path, `there is no player “${name}”: ${names.join(', ')}`);
      for (const entry of what.list('reserve')) this.#bring(entry, RESERVE, player);
      for (const [key, place] of Object.entries({
        hand: HAND,
        deck: DECK,
        cyclePile: CYCLE_PILE,
        eliminated: ELIMINATED,
      })) {
        for (const entry of what.words(key)) put(s, this.#card(entry, player), place, false);
      }
      const rest = what.word('rest', RESTS, what.has('deck') ? 'eliminated' : 'deck');
      later.push(() => {
        for (const card of settingOf(s).cardsOf[player]) if (!this.#placed.has(card)) put(s, card, REST[rest], false);
        this.#marks(what, player);
        what.done();
      });
    });
    for (const place of later) place();
    for (const entry of given.words('played')) s.marks[this.#named(entry)] |= PLAYED;
    for (const entry of given.words('used')) s.marks[this.#named(entry)] |= USED;
    for (const entry of given.words('inForce')) s.inForce.push(this.#named(entry));
  }
  #marks(what: Given, player: Player): void {
    const s = this.#s;
    for (const entry of what.words('new')) {
      const card = copiesOf(entry.id).find((c) => s.place[c] === RESERVE && (s.marks[c] & PLAYED_TO_RESERVE) === 0);
      if (card === undefined) throw new GivenError(entry.path, `${entry.id} is not in reserve`);
      s.marks[card] |= PLAYED_TO_RESERVE | PLAYED;
    }
    for (const entry of what.words('known')) {
      const card = this.#named(entry);
      if (s.place[card] >= RESERVE) throw new GivenError(entry.path, `${entry.id} is in play`);
      s.marks[card] |= KNOWN;
    }
    const top = what.raw('top');
    if (top !== undefined) {
      const card = this.#named({ id: String(top), with: [], path: what.path('top') });
      if (s.place[card] !== DECK) throw new GivenError(what.path('top'), `${String(top)} is not in the draw deck`);
      s.top[player] = card;
    }
    if (!what.has('ring')) return;
    const ring = what.word('ring', ['ready', 'used', 'none'], 'ready');
    const gone = settingOf(s).players[player].ring === 'once-per-round' ? RING_TURNED : RING_GONE;
    s.ring[player] = ring === 'ready' ? RING_READY : ring === 'used' ? gone : RING_GONE;
  }
  /** A character or army, with its items, comes into play. */
  #bring(entry: Entry, place: number, player: Player | null = null): void {
    const s = this.#s;
    const card = this.#card(entry, player);
    if (isItem[card]) throw new GivenError(entry.path, `the item ${entry.id} needs a wielder`);
    put(s, card, place, true);
    for (const item of entry.with) {
      const number = this.#card(item, null);
      if (!isItem[number]) throw new GivenError(item.path, `${item.id} is no item`);
      attach(s, number, card);
    }
  }
  /** The next copy of the card that has no place yet. */
  #card({ id, path }: Entry, player: Player | null): Card {
    const { ownerOf, names } = settingOf(this.#s);
    const copies = copiesOf(id).filter((card) => ownerOf[card] !== NONE);
    if (copies.length === 0) throw new GivenError(path, `there is no card “${id}” in this scenario`);
    if (player !== null && ownerOf[copies[0]] !== player)
      throw new GivenError(path, `${id} is not a card of ${names[player]}`);
    const card = copies.find((c) => !this.#placed.has(c));
    if (card === undefined) throw new GivenError(path, `${id} is named too often`);
    this.#placed.add(card);
    return card;
  }
  #named({ id, path }: Entry): Card {
    const card = copiesOf(id).find((c) => settingOf(this.#s).ownerOf[c] !== NONE);
    if (card === undefined) throw new GivenError(path, `there is no card “${id}” in this scenario`);
    return card;
  }

  /** Round, step, and whose turn it is. */
  moment(given: Given): void {
    const s = this.#s;
    const { turnOrder } = settingOf(s);
    const names: readonly string[] = settingOf(s).names;
    s.round = given.number('round', 1);
    s.phase = PHASES.indexOf(given.word('phase', PHASES, PHASES[ACTION]));
    const seat = (key: string, fallback: number): number => {
      const number = given.number(`${key}Seat`, 0);
      if (number > turnOrder.length) throw new GivenError(given.path(`${key}Seat`), 'there is no such seat');
      if (number > 0) return number - 1;
      const name = given.word(key, names, names[turnOrder[fallback]]);
      return given.has(key) ? turnOrder.indexOf(names.indexOf(name)) : fallback;
    };
    s.starter = seat('starting', 0);
    s.turn = seat('turn', s.starter);
    for (const { id, path } of given.words('passed')) {
      const player = names.indexOf(id);
      if (player < 0) throw new GivenError(path, `there is no player “${id}”: ${names.join(', ')}`);
      s.passed |= 1 << player;
    }
  }
}

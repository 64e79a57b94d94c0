/** One action of a player: act with a die, skip a die, pass, or first use an Elven Ring (BG-4.6.3, D-06). */
import { pickOne, type Refusal, type Refused, type Rules, type Verdict } from '@amon-hen/kernel';
import { arrive } from '../armies/movement.ts';
import { checkStacking } from '../armies/stacking.ts';
import { type Card, cardId, cardName } from '../data/deck.ts';
import { FACES, type Face, faceId, MUSTER_FACE, NO_FACE } from '../data/dice.ts';
import { enemyOf, type Side } from '../data/nations.ts';
import { tableEffect } from '../events/registry.ts';
import { checkTable, discardFromTable, ownerOfTableCard } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { closeAction } from '../seats/consecutive.ts';
import { agreeOnArmies } from '../seats/mixed-armies.ts';
import { acting, actingSide } from '../seats/seats.ts';
import type { State } from '../state/state.ts';
import { elvenRing, mayUseRing } from './elven-ring.ts';
import { dieMatters, mayPlayEvent, playEventWithDie } from './events.ts';
import { type ActionKind, actionKinds } from './kinds.ts';
import { ANY, ARMY, canPlay, dieId, facesInOrder, messengerHelps, RESULTS, type Result, resultsOf } from './results.ts';

/** An action is verb + 32 × result + 256 × face + 2048 × (card + 1). The verbs of `actionKinds` come first. */
const VERBS = actionKinds.length;
const PLAY = VERBS;
const REMOVE = VERBS + 1;
const SKIP = VERBS + 2;
const PASS = VERBS + 3;
const RING = VERBS + 4;
const encode = (verb: number, result: Result, face: Face, card: Card): number =>
  verb | (result << 5) | (face << 8) | ((card + 1) << 11);
const verbOf = (action: number): number => action & 31;
const resultOf = (action: number): Result => (action >> 5) & 7;
const faceOf = (action: number): Face => (action >> 8) & 7;
const cardOf = (action: number): Card => (action >> 11) - 1;
const NO_CARD: Card = -1;

function actionId(action: number): string {
  const verb = verbOf(action);
  if (verb === PASS) return 'pass';
  if (verb === RING) return 'use elven ring';
  if (verb === SKIP) return `skip ${faceId[faceOf(action)]}`;
  const die = dieId(faceOf(action), resultOf(action));
  if (verb === PLAY) return `${die}: ${cardName(cardOf(action))}`;
  if (verb === REMOVE) return `${die}: remove ${cardId[cardOf(action)]}`;
  return `${die}: ${actionKinds[verb].id}`;
}

export function unusedDice(s: State, side: Side): number {
  const dice = s.dice[side];
  let n = 0;
  for (let face = 0; face < FACES; face++) n += dice[face];
  return n;
}
const NOT_FEWER: Refusal = { rule: 'BG-5.3.1', why: 'not-fewer-dice' };
/** BG-5.3.1, BG-4.6.4 */
function mayPass(s: State, side: Side): Verdict {
  return unusedDice(s, side) < unusedDice(s, enemyOf(side)) || NOT_FEWER;
}

/** What the dice of a side can be used for by their results: verb and result, one after another. */
function usesOf(side: Side, results: readonly Result[]): readonly number[] {
  const uses: number[] = [];
  actionKinds.forEach((kind, verb) => {
    if (kind.side !== undefined && kind.side !== side) return;
    const fitting = results.filter((result) => kind.results.includes(result));
    for (const result of fitting) uses.push(verb, result);
    if (fitting.length === 0 && kind.results.includes(ANY)) uses.push(verb, ANY);
  });
  return uses;
}
/** The table of uses is made once for each side and set of results. */
function uses(side: Side, results: readonly Result[]): readonly number[] {
  const bySide = knownUses[side];
  let found = bySide.get(results);
  if (found === undefined) {
    found = usesOf(side, results);
    bySide.set(results, found);
  }
  return found;
}
const knownUses: readonly Map<readonly Result[], readonly number[]>[] = [new Map(), new Map()];

/** Visits everything that a die of this face may be used for, legal or not. */
function eachUse(
  s: State,
  side: Side,
  face: Face,
  cards: readonly Card[],
  visit: (verb: number, result: Result, card: Card) => void,
): void {
  const results = resultsOf(s, side, face);
  const table = uses(side, results);
  for (let i = 0; i < table.length; i += 2) visit(table[i], table[i + 1], NO_CARD);
  for (const card of cards) {
    for (const result of results) if (canPlay(result, card)) visit(PLAY, result, card);
  }
  for (const card of s.table) {
    if (ownerOfTableCard(card) !== side && tableEffect(card).removal !== undefined) visit(REMOVE, ANY, card);
  }
}
function mayUse(s: State, side: Side, face: Face, verb: number, result: Result, card: Card): Verdict {
  if (verb === PLAY) return mayPlayEvent(s, card, face);
  if (verb === REMOVE) return tableEffect(card).removal?.may(s, face) ?? true;
  return actionKinds[verb].may(s, side, result);
}
const UNKNOWN = 0;
const YES = 1;
const NO = 2;
/** Scratch for one call: each verb and result is checked once, whatever the die. */
const checked = new Uint8Array(32 * RESULTS);
function actions(s: State, side: Side): number[] {
  const options: number[] = [];
  checked.fill(UNKNOWN);
  const cards = s.hands[acting(s)].filter((card) => mayPlayEvent(s, card, NO_FACE) === true);
  for (const face of facesInOrder) {
    if (s.dice[side][face] === 0) continue;
    eachUse(s, side, face, cards, (verb, result, card) => {
      if (verb < VERBS) {
        const at = (result << 5) | verb;
        if (checked[at] === UNKNOWN) checked[at] = actionKinds[verb].may(s, side, result) === true ? YES : NO;
        if (checked[at] === NO) return;
      } else if ((verb === REMOVE || dieMatters(card)) && mayUse(s, side, face, verb, result, card) !== true) return;
      options.push(encode(verb, result, face, card));
    });
    options.push(encode(SKIP, 0, face, NO_CARD));
  }
  if (mayPass(s, side) === true) options.push(encode(PASS, 0, 0, NO_CARD));
  if (mayUseRing(s, side) === true) options.push(encode(RING, 0, 0, NO_CARD));
  return options;
}
function refusedActions(s: State, side: Side): Refused[] {
  const noes: Refused[] = [];
  const add = (action: number, verdict: Verdict): void => {
    if (verdict !== true) noes.push({ option: actionId(action), refusal: verdict });
  };
  for (const face of facesInOrder) {
    if (s.dice[side][face] === 0) continue;
    eachUse(s, side, face, s.hands[acting(s)], (verb, result, card) => {
      add(encode(verb, result, face, card), mayUse(s, side, face, verb, result, card));
    });
  }
  add(encode(PASS, 0, 0, NO_CARD), mayPass(s, side));
  add(encode(RING, 0, 0, NO_CARD), mayUseRing(s, side));
  return noes;
}

/** After an Elven Ring, which is not an action, it is still the player's turn (BG-5.4.3). */
export type Taken = 'ring' | 'passed' | 'acted';
export function* takeAction(game: Table): Rules<Taken> {
  const s = game.state;
  const seat = acting(s);
  const side = actingSide(s);
  const action = yield* pickOne({
    by: seat,
    rule: 'BG-4.6.3',
    about: 'action',
    privacy: 'closed',
    id: actionId,
    options: () => actions(s, side),
    refused: () => refusedActions(s, side),
  });
  const verb = verbOf(action);
  if (verb === RING) {
    yield* elvenRing(game, side);
    return 'ring';
  }
  if (verb === PASS) {
    game.tell({ what: 'passed', seat, cause: 'BG-5.3.1' });
    return 'passed';
  }
  const face = faceOf(action);
  s.dice[side][face]--;
  if (verb === SKIP) {
    game.tell({ what: 'skipped', seat, face, cause: 'BG-5.3.3' });
    closeAction(s);
    return 'acted';
  }
  const result = resultOf(action);
  if (result === ARMY && face === MUSTER_FACE && messengerHelps(s, side, face)) s.messengerUsed = true;
  game.tell({ what: 'die-used', seat, face, cause: 'BG-4.6.3' });
  if (verb === PLAY) yield* playEventWithDie(game, side, cardOf(action), result);
  else if (verb === REMOVE) yield* forceOff(game, cardOf(action), face);
  else yield* perform(game, actionKinds[verb], side, result);
  yield* endAction(game, side);
  closeAction(s);
  return 'acted';
}
function* perform(game: Table, kind: ActionKind, side: Side, result: Result): Rules<void> {
  game.tell({ what: 'action', side, cause: kind.id });
  const asking = kind.perform(game, side, result);
  if (asking !== undefined) yield* asking;
}
/** BG-6.4.3: forcing a card off the table is an action of its own. */
function* forceOff(game: Table, card: Card, face: Face): Rules<void> {
  const asking = tableEffect(card).removal?.pay(game, face);
  if (asking !== undefined) yield* asking;
  discardFromTable(game, card, 'BG-6.4.3');
}
/** BG-4.6.9: what waits for the end of an action. */
function* endAction(game: Table, side: Side): Rules<void> {
  arrive(game, side);
  yield* agreeOnArmies(game);
  yield* checkStacking(game);
  checkTable(game);
}

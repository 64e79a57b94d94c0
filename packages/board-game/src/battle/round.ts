/** A battle, round by round (BG-9.2.4). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { canBeReduced, reduceElite, takeHits, wipeOut } from '../armies/casualties.ts';
import { elitesOfSide, type Figure, figureId, GANDALF_THE_WHITE, NAZGUL, WITCH_KING } from '../data/figures.ts';
import { FORCE, insideOf, NO_ROW } from '../data/map.ts';
import { enemyOf, FREE, SHADOW } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { commander } from '../seats/seats.ts';
import { count, units } from '../state/armies.ts';
import { type Battle, beginRound, SIEGE } from '../state/battle.ts';
import { cardsAt, cardsBeforeRoll, chooseCombatCards, discardCombatCards, sorcerer } from './combat-cards.ts';
import { defenderRetreats, defenderWithdraws } from './retreat.ts';
import { combatRoll, leaderRerolls } from './rolls.ts';
import { battleRegion, fighters, hitsOn, isFighting, isOver } from './strength.ts';

export function* fight(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  yield* whiteRider(game, b);
  for (;;) {
    beginRound(b);
    yield* defenderWithdraws(game, b);
    if (b.withdrew) return;
    game.tell({ what: 'combat-round', n: b.round, cause: 'BG-9.2.4' });
    yield* chooseCombatCards(game, b);
    yield* clash(game, b);
    if (s.rulings.sorcererDraws === 'end-of-round' && b.cards[SHADOW] >= 0) yield* sorcerer(game, b);
    discardCombatCards(game, b);
    if (isOver(s, b) || !(yield* goesOn(game, b))) return;
    b.round++;
  }
}

/** R2 to R4, with the cards in their order of initiative (BG-9.3.9). */
function* clash(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  if (b.terms.garrisonHelps) {
    const inside = insideOf[battleRegion(b)];
    if (inside !== NO_ROW) b.fewerDice[SHADOW] += units(s, inside, FREE);
  }
  yield* cardsBeforeRoll(game, b);
  if (isOver(s, b)) return;
  combatRoll(game, b, b.attacker);
  combatRoll(game, b, enemyOf(b.attacker));
  yield* cardsAt(game, b, 4);
  yield* leaderRerolls(game, b);
  yield* cardsAt(game, b, 5);
  yield* cardsAt(game, b, 6);
  yield* casualties(game, b);
  if (!isOver(s, b)) yield* cardsAt(game, b, 7);
}
/** BG-9.6.1: the attacker chooses first, but the losses are simultaneous. */
function* casualties(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const sides = [b.attacker, enemyOf(b.attacker)];
  const hits = [hitsOn(b, FREE), hitsOn(b, SHADOW)];
  for (const side of sides) yield* takeHits(game, fighters(b, side), side, hits[side], 'BG-9.6.1');
  for (const side of sides) {
    if (units(s, fighters(b, side), side) === 0) wipeOut(game, fighters(b, side), side, 'BG-9.6.9');
  }
}

const RIDER = [true, false];
/** BG-7.7.8, D-24: asked where there is Nazgûl Leadership to negate. */
function* whiteRider(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  if (!isFighting(s, b, GANDALF_THE_WHITE, FREE)) return;
  if (!isFighting(s, b, NAZGUL, SHADOW) && !isFighting(s, b, WITCH_KING, SHADOW)) return;
  b.whiteRider = yield* pickOne({
    by: commander(s, fighters(b, FREE), FREE),
    rule: 'BG-7.7.8',
    about: 'white-rider',
    id: (yes) => (yes ? 'forfeit leadership' : 'keep leadership'),
    options: RIDER,
  });
  if (b.whiteRider) game.tell({ what: 'white-rider', cause: 'BG-7.7.8' });
}

/** R5: does another round follow? */
function* goesOn(game: Table, b: Battle): Rules<boolean> {
  if (b.kind === SIEGE) return yield* pressOn(game, b);
  if (!b.terms.noCease && (yield* attackerCeases(game, b))) return false;
  yield* defenderRetreats(game, b);
  return !b.retreated;
}
const CEASE = [false, true];
/** D-27 */
function* attackerCeases(game: Table, b: Battle): Rules<boolean> {
  const ceases = yield* pickOne({
    by: commander(game.state, FORCE, b.attacker),
    rule: 'BG-9.7.1',
    about: 'cease',
    id: (yes) => (yes ? 'cease' : 'continue'),
    options: CEASE,
  });
  if (ceases) game.tell({ what: 'ceased', side: b.attacker, cause: 'BG-9.7.2' });
  return ceases;
}
const STOP: Figure = -1;
const pressId = (elite: Figure): string => (elite === STOP ? 'stop' : `reduce ${figureId[elite]}`);
/** BG-10.3.3, D-29: an Elite is reduced for one more round; one without a replacement cannot be (BG-10.3.6). */
function* pressOn(game: Table, b: Battle): Rules<boolean> {
  const s = game.state;
  if (b.round < b.terms.rounds) return true;
  if (b.terms.rounds > 1 && !s.rulings.longSiegeMayGoOn) return false;
  const elite = yield* pickOne({
    by: commander(s, FORCE, b.attacker),
    rule: 'BG-10.3.3',
    about: 'press-siege',
    id: pressId,
    options: () => [STOP, ...elitesOfSide[b.attacker].filter((e) => count(s, FORCE, e) > 0 && canBeReduced(s, e))],
  });
  if (elite === STOP) return false;
  reduceElite(game, FORCE, elite, b.attacker, 'BG-10.3.3');
  return true;
}

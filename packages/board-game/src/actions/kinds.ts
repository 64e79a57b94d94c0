/** The kinds of actions (BG-5.2.1), each with the results that allow it, its check, and what it does. */
import type { Refusal, Rules, Verdict } from '@amon-hen/kernel';
import { anyArmyMoves, freely, withLeader } from '../armies/movement.ts';
import { anyArmy, anyAttack, ledArmy } from '../battle/attack.ts';
import { byDie, movableCompanions, moveCompanions } from '../characters/companions.ts';
import { canMoveNazgul, moveNazgul } from '../characters/nazgul.ts';
import { BOROMIR, type Figure, GIMLI, LEGOLAS, STRIDER } from '../data/figures.ts';
import { CITY, nationOf, region, regionOfRow, STRONGHOLD, settlement } from '../data/map.ts';
import { DWARVES, ELVES, FREE, GONDOR, type Nation, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { fellowshipCompanions } from '../fellowship/guide.ts';
import { hideFellowship, mayHideFellowship, mayMoveFellowship, moveFellowshipWithDie } from '../fellowship/move.ts';
import { separate, usualSeparation } from '../fellowship/separate.ts';
import { advance } from '../politics/politics.ts';
import { isRested } from '../seats/consecutive.ts';
import { control, whereIs } from '../state/armies.ts';
import { canAdvance } from '../state/politics.ts';
import { OFF_MORDOR_TRACK, type State } from '../state/state.ts';
import { attackWithArmy, moveArmies } from './armies.ts';
import { diplomacy, mayAdvanceAny } from './diplomacy.ts';
import { drawEvent, mayDraw } from './draw.ts';
import { bringMinion, mayBringMinion } from './minions.ts';
import { mayRecruitAny, recruitReinforcements } from './recruit.ts';
import { ANY, ARMY, CHARACTER, EVENT, MUSTER, type Result, WILL } from './results.ts';
import { aragornMayEnter, bringAragorn, bringGandalfTheWhite, gandalfTheWhiteMayEnter } from './upgrades.ts';
import { mayUseVoice, mayUseVoiceToUpgrade, voiceRecruits, voiceUpgrades } from './voice.ts';

export interface ActionKind {
  readonly id: string;
  readonly side?: Side;
  readonly results: readonly Result[];
  may(s: State, side: Side, result: Result): Verdict;
  perform(game: Table, side: Side, result: Result): Rules<void> | void;
}
const or = (yes: boolean, refusal: Refusal): Verdict => yes || refusal;
const NO_MOVE: Refusal = { rule: 'BG-5.2.6', why: 'no-army-can-move' };
const NO_LED_MOVE: Refusal = { rule: 'BG-8.4.1', why: 'no-led-army-can-move' };
const NO_ATTACK: Refusal = { rule: 'BG-5.2.6', why: 'nothing-to-attack' };
const NO_LED_ATTACK: Refusal = { rule: 'BG-9.1.1', why: 'no-led-army-can-attack' };
const NOBODY_TO_SEPARATE: Refusal = { rule: 'BG-12.8.1', why: 'no-companion-in-fellowship' };
const NOT_IN_MORDOR: Refusal = { rule: 'BG-14.3.1', why: 'no-separation-in-mordor' };
const NO_COMPANION: Refusal = { rule: 'BG-7.3.1', why: 'no-companion-can-move' };
const NO_NAZGUL: Refusal = { rule: 'BG-7.4.1', why: 'no-nazgul-can-move' };

/** BG-7.7.3 to BG-7.7.5: a Companion in the right place lets any die advance his Nation. */
function ability(
  id: string,
  companion: Figure,
  nation: Nation,
  rule: string,
  place: (s: State, at: number) => boolean,
): ActionKind {
  const absent: Refusal = { rule, why: 'companion-not-in-place' };
  const cannot: Refusal = { rule: 'BG-11.1.3', why: 'nation-cannot-advance' };
  return {
    id,
    side: FREE,
    results: [ANY],
    may: (s) => {
      const row = whereIs(s, companion);
      if (row < 0 || !place(s, regionOfRow[row])) return absent;
      const rested = isRested(s, nation);
      return rested === true ? or(canAdvance(s, nation), cannot) : rested;
    },
    perform: (game) => advance(game, nation, 'ability', rule),
  };
}
const isHeldCityOrStronghold = (s: State, at: number, nation: Nation): boolean =>
  nationOf[at] === nation && (settlement[at] === CITY || settlement[at] === STRONGHOLD) && control(s, at) === FREE;
const EREBOR = region('erebor');

export const actionKinds: readonly ActionKind[] = [
  {
    id: 'move armies',
    results: [CHARACTER, ARMY],
    may: (s, side, result) =>
      result === ARMY ? or(anyArmyMoves(s, side, freely), NO_MOVE) : or(anyArmyMoves(s, side, withLeader), NO_LED_MOVE),
    perform: (game, side, result) =>
      moveArmies(game, side, result === ARMY ? 2 : 1, result === ARMY ? freely : withLeader, 'BG-8.4.1'),
  },
  {
    id: 'attack',
    results: [CHARACTER, ARMY],
    may: (s, side, result) =>
      result === ARMY ? or(anyAttack(s, side, anyArmy), NO_ATTACK) : or(anyAttack(s, side, ledArmy), NO_LED_ATTACK),
    perform: (game, side, result) => attackWithArmy(game, side, result === ARMY ? anyArmy : ledArmy, 'BG-9.1.1'),
  },
  { id: 'draw', results: [EVENT], may: mayDraw, perform: drawEvent },
  { id: 'diplomacy', results: [MUSTER], may: mayAdvanceAny, perform: diplomacy },
  { id: 'recruit', results: [MUSTER], may: mayRecruitAny, perform: recruitReinforcements },
  { id: 'bring minion', side: SHADOW, results: [MUSTER], may: mayBringMinion, perform: bringMinion },
  { id: 'voice of saruman: recruit', side: SHADOW, results: [MUSTER], may: mayUseVoice, perform: voiceRecruits },
  {
    id: 'voice of saruman: elites',
    side: SHADOW,
    results: [MUSTER],
    may: mayUseVoiceToUpgrade,
    perform: voiceUpgrades,
  },
  { id: 'move fellowship', side: FREE, results: [CHARACTER], may: mayMoveFellowship, perform: moveFellowshipWithDie },
  {
    id: 'hide fellowship',
    side: FREE,
    results: [CHARACTER, ANY],
    // BG-7.7.2: with Strider as Guide any result will do
    may: (s, _side, result) =>
      result === ANY && s.guide !== STRIDER
        ? { rule: 'BG-12.6.1', why: 'needs-strider-as-guide' }
        : mayHideFellowship(s),
    perform: (game) => hideFellowship(game, 'BG-12.6.1'),
  },
  {
    id: 'separate companions',
    side: FREE,
    results: [CHARACTER],
    may: (s) =>
      s.mordor === OFF_MORDOR_TRACK ? or(fellowshipCompanions(s).length > 0, NOBODY_TO_SEPARATE) : NOT_IN_MORDOR,
    perform: (game) => separate(game, usualSeparation, 'BG-12.8.1'),
  },
  {
    id: 'move companions',
    side: FREE,
    results: [CHARACTER],
    may: (s) => or(movableCompanions(s).length > 0, NO_COMPANION),
    perform: (game) => moveCompanions(game, byDie, 'BG-7.3.1'),
  },
  {
    id: 'move nazgul',
    side: SHADOW,
    results: [CHARACTER],
    may: (s) => or(canMoveNazgul(s, true), NO_NAZGUL),
    perform: (game) => moveNazgul(game, true, false, 'BG-7.4.1'),
  },
  { id: 'gandalf the white', side: FREE, results: [WILL], may: gandalfTheWhiteMayEnter, perform: bringGandalfTheWhite },
  { id: 'aragorn', side: FREE, results: [WILL], may: aragornMayEnter, perform: bringAragorn },
  ability('high warden', BOROMIR, GONDOR, 'BG-7.7.3', (s, at) => isHeldCityOrStronghold(s, at, GONDOR)),
  ability('prince of mirkwood', LEGOLAS, ELVES, 'BG-7.7.4', (s, at) => isHeldCityOrStronghold(s, at, ELVES)),
  ability('dwarf of erebor', GIMLI, DWARVES, 'BG-7.7.5', (s, at) => at === EREBOR && control(s, at) === FREE),
];

/** What the table makes of a view: armies, points, dice, strength, battles, hunts, and the texts of cards. */
import { boardGame, boardStage } from '@amon-hen/board-game';
import { cardFacts } from '@amon-hen/board-game/tables';
import { loadGame, loadShell, Speaker } from '@amon-hen/i18n';
import { FastChance } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { positions } from '../scripts/board-positions.ts';
import { standings } from '../src/board/model/armies.ts';
import { afterLoss, battleOf } from '../src/board/model/battle.ts';
import { COMBAT_HALVES } from '../src/board/model/combat-halves.ts';
import { figuresIn, strengthOf } from '../src/board/model/figures.ts';
import { consequenceOf } from '../src/board/model/hunt.ts';
import { idleAnswer } from '../src/board/model/idle.ts';
import { attackOdds, huntOdds, huntReRolls } from '../src/board/model/odds.ts';
import { meaningOf } from '../src/board/model/options.ts';
import { seatsOf, usedDice, victoryPoints } from '../src/board/model/score.ts';
import { type BoardView, boardView } from '../src/board/model/view.ts';
import type { OwnDecision } from '../src/decision-bar/draft.ts';

function viewOf(name: string, players = 2): BoardView {
  const given = { players, ...Object(positions[name]) };
  const state = boardStage.arrange(boardStage.setup(given), given, FastChance.fromSeed(1));
  return boardView(boardStage.describeView(boardGame.view(state, 0)));
}
const war = viewOf('war');

describe('what stands on the map', () => {
  it('BG-2.6.8: those inside a besieged Stronghold are apart from the besiegers', () => {
    const here = standings(war).get('helms-deep');
    expect(here?.besieged?.side).toBe('free');
    expect(here?.besieged?.figures).toContainEqual({ nation: 'rohan', kind: 'elite', count: 1 });
    expect(here?.armies.map(({ side }) => side)).toEqual(['shadow']);
  });
  it('characters are medals, the White Wizard a crowned one', () => {
    const [army] = standings(war).get('westemnet')?.armies ?? [];
    expect(army?.characters).toEqual([{ id: 'gandalf-white', mark: 'Ga', crowned: true }]);
  });
  it('BG-9.1.9: attackers are shown where they came from while the battle lasts, those on the march where they have gone', () => {
    const moved: BoardView = {
      ...war,
      regions: { 'march-1': { 'rohan-regular': 2 }, attacking: { 'gondor-elite': 1 } },
      marches: ['folde'],
      battle: { ...BATTLE, from: 'minas-tirith' },
    };
    expect([...standings(moved).keys()].sort()).toEqual(['folde', 'minas-tirith']);
  });
});
describe('what is counted', () => {
  it('BG-2.3.3: a City is worth one point, a Stronghold two, to whoever has taken it', () => {
    expect(victoryPoints(war)).toEqual({ free: 0, shadow: 3 });
  });
  it('dice that were used are those of this turn, by side', () => {
    const facts = [
      { what: 'die-used', seat: 0, face: 'army' },
      { what: 'turn', n: 2 },
      { what: 'die-used', seat: 1, face: 'muster' },
      { what: 'skipped', seat: 0, face: 'event' },
    ];
    expect(usedDice(facts, (seat) => (seat === 0 ? 'free' : 'shadow'))).toEqual({
      free: ['event'],
      shadow: ['muster'],
    });
  });
  it.each([2, 3, 4])('BG-16.1: seats of %i players are those of the rules', (players) => {
    const setup = boardStage.setup({ players });
    expect(seatsOf(viewOf('beginning', players)).map(({ id }) => id)).toEqual(boardStage.seats(setup));
  });
  it('BG-9.2.1, BG-9.2.2: at most five dice; Leaders and Characters give re-rolls', () => {
    const strength = strengthOf(figuresIn(war.regions.westemnet, 'free'), false);
    expect(strength).toMatchObject({ regulars: 3, elites: 3, dice: 5, leadership: 2, reRolls: 2 });
  });
  it('BG-7.7.11: Elites of Isengard lead while Saruman is in play', () => {
    const figures = figuresIn(war.regions.orthanc, 'shadow');
    expect(strengthOf(figures, true).leadership).toBe(strengthOf(figures, false).leadership + 2);
  });
});
describe('odds', () => {
  it('BG-10.3.2: an assault is harder than a battle in the field', () => {
    const field = attackOdds(war, 'free', meaningOf('attack westemnet fords-of-isen'));
    const assault = attackOdds(war, 'shadow', meaningOf('assault helms-deep'));
    expect(field?.win).toBeGreaterThan(0.9);
    expect(assault?.win).toBeLessThan(0.5);
    expect(attackOdds(war, 'free', meaningOf('move westemnet edoras'))).toBeNull();
  });
  it('BG-13.2.5: a Nazgûl where the Ring-bearers are gives a re-roll', () => {
    expect(huntReRolls(war)).toBe(1);
  });
  it('BG-14.3.2: on the Mordor Track no Hunt is rolled', () => {
    expect(huntOdds(viewOf('mordor'))).toBeNull();
    expect(huntOdds(war)?.success).toBeGreaterThan(0.5);
  });
});

const BATTLE = {
  kind: 'field',
  attacker: 'free',
  from: 'westemnet',
  at: 'fords-of-isen',
  round: 1,
  cards: { free: 'fp-str-16', shadow: 'shadow-strategy card' },
  shown: false,
  roll: { free: [5, 6, 1], shadow: [5, 4] },
  reRoll: { free: [], shadow: [] },
  hits: { free: 1, shadow: 1 },
  misses: { free: 2, shadow: 1 },
  bonus: { free: 0, shadow: 1 },
  reRollBonus: { free: 0, shadow: 0 },
} as const;
describe('the battle window', () => {
  it('BG-10.1.1: against a Fortification the attacker needs a 6 in the first round', () => {
    const first = battleOf(war, BATTLE, 'leader-re-roll');
    expect(first.attacker.roll.dice.map(({ hit }) => hit)).toEqual([false, true, false]);
    expect(battleOf(war, { ...BATTLE, round: 2 }, '').attacker.roll.hits).toBe(2);
  });
  it('BG-9.5.4: what a card adds counts, a natural 1 never hits', () => {
    const { defender } = battleOf(
      war,
      { ...BATTLE, bonus: { free: 0, shadow: 4 }, roll: { free: [], shadow: [1, 2] } },
      '',
    );
    expect(defender.roll.dice.map(({ hit }) => hit)).toEqual([false, true]);
  });
  it('BG-9.3.3: a card that lies face down shows its back alone', () => {
    const { attacker, defender } = battleOf(war, BATTLE, '');
    expect(attacker.card).toEqual({ kind: 'face-up', card: 'fp-str-16' });
    expect(defender.card).toEqual({ kind: 'face-down', deck: 'shadow-strategy' });
  });
  it('BG-9.6.2: a loss is one unit less, or an Elite that becomes a Regular', () => {
    const fought: BoardView = { ...war, regions: { ...war.regions, attacking: war.regions.westemnet ?? {} } };
    const now = battleOf(fought, BATTLE, 'casualties');
    expect(afterLoss(now, 'free', 'remove rohan-regular')?.attacker.force).toMatchObject({ regulars: 2, elites: 3 });
    expect(afterLoss(now, 'free', 'reduce rohan-elite')?.attacker.force).toMatchObject({ regulars: 4, elites: 2 });
    expect(afterLoss(now, 'free', 'forfeit leadership')).toBeNull();
  });
  it('knows which step it is', () => {
    expect(battleOf(war, BATTLE, 'casualties').step).toBe(3);
    expect(battleOf(war, { ...BATTLE, roll: { free: [], shadow: [] } }, 'combat-card').step).toBe(0);
  });
});
describe('the Hunt window', () => {
  const hunted: BoardView = {
    ...viewOf('hunt'),
    hunt: { reason: 'move', roll: [6], reRoll: [], bonus: 0, successes: 1, tile: '3', damage: 3 },
  };
  it('BG-13.5.2: the Guide bears his Level, and no more than there is to bear', () => {
    expect(consequenceOf(hunted, 'casualty guide')).toMatchObject({ values: { who: 'gandalf-grey', borne: 3 }, to: 3 });
    const less = { ...hunted, hunt: hunted.hunt && { ...hunted.hunt, tile: '2', damage: 2 } };
    expect(consequenceOf(less, 'casualty guide')).toMatchObject({ values: { borne: 2 }, to: 3 });
  });
  it('BG-13.5.1: a Companion at random bears at least the lowest Level, at most the highest', () => {
    expect(consequenceOf(hunted, 'casualty random')).toMatchObject({ values: { n: 4 }, to: 5, least: 3 });
  });
  it('BG-13.4.3: with the Ring all damage becomes Corruption', () => {
    expect(consequenceOf(hunted, 'use the ring')).toMatchObject({ to: 6 });
  });
});

describe('questions that come to nothing', () => {
  const declare = (options: readonly string[]): OwnDecision => ({
    which: 0,
    by: [0],
    answered: false,
    about: 'declare',
    own: { form: 'one', rule: 'BG-12.4.1', options, least: 1, most: 1, refused: [] },
  });
  const options = ['no declaration', 'declare rivendell'];
  it('BG-12.4.1: a Fellowship that has not moved, and has nothing to gain, is not declared', () => {
    expect(idleAnswer(viewOf('beginning'), declare(options), null)).toEqual({
      order: 'declare',
      says: 'no declaration',
    });
  });
  it('BG-12.2.3: the Guide stays, unless another was wished for', () => {
    const guide: OwnDecision = { ...declare(['guide gandalf-grey', 'guide strider']), about: 'guide' };
    expect(idleAnswer(viewOf('beginning'), guide, null)).toEqual({ order: 'guide', says: 'guide gandalf-grey' });
    expect(idleAnswer(viewOf('beginning'), guide, 'strider')).toEqual({ order: 'guide', says: 'guide strider' });
    expect(idleAnswer(viewOf('beginning'), { ...guide, own: declare(['guide gimli']).own }, null)).toBeNull();
  });
  it('BG-12.7.1: where Corruption could be healed it is asked', () => {
    const view = viewOf('beginning');
    const hurt = { ...view, fellowship: { ...view.fellowship, corruption: 1 } };
    expect(idleAnswer(hurt, declare(options), null)).toBeNull();
    expect(idleAnswer({ ...view, table: ['sh-char-16'] }, declare(options), null)).toBeNull();
    expect(idleAnswer({ ...view, fellowship: { ...view.fellowship, progress: 1 } }, declare(options), null)).toBeNull();
  });
});

describe('the cards', () => {
  it('all have the words of both halves, and a name for the combat half', async () => {
    const missing: string[] = [];
    const voice = new Speaker([await loadGame(await loadShell('en'), 'board')]);
    for (const { id } of cardFacts) {
      for (const part of ['event', 'combat'])
        if (voice.written('board', `${part} ${id}`) === null) missing.push(`${part} ${id}`);
      const [combat] = COMBAT_HALVES[id] ?? [''];
      if (voice.named('board', 'combat', combat) === null) missing.push(`name of ${id}`);
    }
    expect(missing).toEqual([]);
  });
});

/** Positions of the card game in which one answer is plainly right, or plainly wrong. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../src/cards/captain.ts';
import { instinct } from '../../src/cards/instinct.ts';
import { answers, type Player, type Scene } from './position.ts';

interface Case extends Scene {
  readonly name: string;
  readonly player: Player;
  readonly must?: RegExp;
  readonly never?: RegExp;
}
/** Nothing left: no hand, no deck. */
const spent = { hand: [], deck: [], ring: 'used' };
const hand = (...cards: readonly string[]) => ({ hand: cards, deck: [], ring: 'used' });
/** The last round: path nine is fought over, and then the points are counted (CG-11.2.2). */
const last = { round: 9, starting: 'frodo' };
const cases: readonly Case[] = [
  {
    name: 'takes the last step that wins: the path of three points is held with the last card',
    player: 'frodo',
    given: {
      ...last,
      turn: 'frodo',
      passed: ['witch-king', 'aragorn', 'saruman'],
      players: { frodo: hand('sam-gamgee', 'theoden'), 'witch-king': spent, aragorn: spent, saruman: spent },
      path: { 'crack-of-doom': { cards: ['shelob'] } },
      scored: { 'free-peoples': ['lorien'], shadow: ['minas-morgul', 'harad'] },
    },
    must: /play sam-gamgee crack-of-doom/,
  },
  {
    name: 'presses the path when that wins',
    player: 'witch-king',
    given: {
      ...last,
      turn: 'witch-king',
      passed: ['frodo', 'aragorn', 'saruman'],
      players: { frodo: spent, 'witch-king': hand('the-hunter', 'mordor-orcs'), aragorn: spent, saruman: spent },
      path: { 'crack-of-doom': {} },
      scored: { 'free-peoples': ['lorien'], shadow: ['minas-morgul'] },
    },
    must: /play the-hunter crack-of-doom/,
  },
  {
    name: 'does not give up the battleground that decides the game',
    player: 'aragorn',
    given: {
      ...last,
      turn: 'aragorn',
      passed: ['frodo', 'witch-king', 'saruman'],
      players: { frodo: spent, 'witch-king': spent, aragorn: hand('soldiers-of-gondor', 'legolas'), saruman: spent },
      battlegrounds: { 'minas-tirith': { cards: ['mordor-orcs', 'grond-hammer-of-the-underworld'] } },
      path: { orodruin: {} },
      scored: { 'free-peoples': ['lorien'], shadow: ['minas-morgul', 'orthanc'] },
    },
    must: /play soldiers-of-gondor minas-tirith/,
  },
  {
    name: 'attacks where one card more takes it, and not where the walls hold',
    player: 'witch-king',
    given: {
      round: 5,
      starting: 'frodo',
      turn: 'witch-king',
      passed: ['frodo', 'aragorn', 'saruman'],
      players: {
        frodo: spent,
        'witch-king': hand('black-uruks', 'trolls-of-udun'),
        aragorn: spent,
        saruman: spent,
      },
      battlegrounds: { lorien: { cards: ['mordor-orcs'] }, 'minas-tirith': {} },
      path: { lothlorien: {} },
    },
    must: /play black-uruks lorien/,
  },
  {
    name: 'does not feed the last card of the attack that wins to the pile',
    player: 'witch-king',
    given: {
      round: 6,
      starting: 'frodo',
      turn: 'witch-king',
      passed: ['frodo', 'aragorn', 'saruman'],
      players: {
        frodo: spent,
        'witch-king': hand('mordor-orcs', 'grond-hammer-of-the-underworld', 'the-hunter'),
        aragorn: spent,
        saruman: spent,
      },
      battlegrounds: { 'minas-tirith': {} },
      path: { 'dead-marshes': {} },
    },
    before: [['witch-king', 'play mordor-orcs minas-tirith']],
    never: /grond/,
  },
  {
    name: 'pays with a card that is done with, not with the one that draws',
    player: 'aragorn',
    given: {
      round: 4,
      starting: 'frodo',
      turn: 'aragorn',
      players: {
        aragorn: { hand: ['soldiers-of-gondor', 'galadriel', 'the-great-gate'] },
      },
      battlegrounds: { pelargir: { cards: ['corsairs-of-umbar', 'haradrim-regulars'] } },
      path: { 'the-doors-of-durin': {} },
      scored: { 'free-peoples': ['minas-tirith'] },
    },
    before: [['aragorn', 'play soldiers-of-gondor pelargir']],
    must: /the-great-gate/,
  },
  {
    name: 'sends nobody to a fight that is won',
    player: 'aragorn',
    given: {
      round: 5,
      starting: 'frodo',
      turn: 'aragorn',
      passed: ['frodo', 'witch-king', 'saruman'],
      players: { frodo: spent, 'witch-king': spent, aragorn: hand('soldiers-of-gondor', 'boromir'), saruman: spent },
      battlegrounds: { 'minas-tirith': {} },
      path: { egladil: {} },
    },
    never: /minas-tirith|egladil/,
  },
  {
    name: 'passes when there is nothing to gain and the hand can be kept',
    player: 'witch-king',
    given: {
      round: 5,
      starting: 'frodo',
      turn: 'witch-king',
      passed: ['frodo', 'aragorn', 'saruman'],
      players: {
        frodo: spent,
        'witch-king': { hand: ['grond-hammer-of-the-underworld', 'olog-hai'], ring: 'used' },
        aragorn: spent,
        saruman: spent,
      },
      battlegrounds: { edoras: {} },
      path: { lothlorien: { defense: 3 } },
    },
    must: /pass|reserve/,
    never: /cycle|winnow/,
  },
  {
    name: 'keeps the Ring token at the end if two cards change nothing',
    player: 'saruman',
    given: {
      ...last,
      turn: 'saruman',
      passed: ['frodo', 'aragorn', 'witch-king'],
      players: {
        frodo: spent,
        'witch-king': spent,
        aragorn: spent,
        saruman: { hand: [], deck: ['wolf-riders', 'ugluk', 'flocks-of-crebain'], ring: 'ready' },
      },
      battlegrounds: {},
      path: { orodruin: { defense: 4 } },
      scored: { 'free-peoples': ['lorien'], shadow: ['minas-morgul', 'orthanc'] },
    },
    never: /ring/,
  },
  {
    name: 'loses the Army, not the captain who draws cards',
    player: 'aragorn',
    given: {
      round: 4,
      starting: 'aragorn',
      phase: 'combat',
      players: { aragorn: { hand: [] } },
      battlegrounds: {
        'minas-tirith': {
          cards: ['aragorn', 'soldiers-of-gondor', 'mordor-orcs', 'grond-hammer-of-the-underworld'],
        },
      },
      path: { caradhras: {} },
    },
    before: [['aragorn', 'minas-tirith']],
    never: /aragorn/,
  },
  {
    name: 'moves from the reserve what it would else pay for',
    player: 'aragorn',
    given: {
      round: 5,
      starting: 'frodo',
      turn: 'aragorn',
      passed: ['frodo', 'witch-king', 'saruman'],
      players: {
        frodo: spent,
        'witch-king': spent,
        aragorn: { hand: ['knights-of-dol-amroth', 'legolas'], reserve: ['soldiers-of-gondor'], ring: 'used' },
        saruman: spent,
      },
      battlegrounds: { 'minas-tirith': { cards: ['mordor-orcs', 'grond-hammer-of-the-underworld'] } },
      path: { lothlorien: {} },
    },
    never: /play \S+ minas-tirith|pass/,
  },
  {
    name: 'does not throw Aragorn away while Strider waits',
    player: 'aragorn',
    given: {
      round: 6,
      starting: 'frodo',
      turn: 'aragorn',
      passed: ['frodo', 'witch-king', 'saruman'],
      players: {
        frodo: spent,
        'witch-king': spent,
        aragorn: { hand: ['aragorn', 'soldiers-of-gondor'], reserve: ['strider'], ring: 'used' },
        saruman: spent,
      },
      battlegrounds: { edoras: {} },
      path: { 'dead-marshes': { defense: 2 } },
    },
    never: /cycle aragorn|winnow/,
  },
];

describe.each([instinct, captain])('$name', (machine) => {
  for (const scene of cases) {
    it(scene.name, () => {
      for (const answer of answers(machine, scene, scene.player)) {
        if (scene.must !== undefined) expect(answer).toMatch(scene.must);
        if (scene.never !== undefined) expect(answer).not.toMatch(scene.never);
      }
    });
  }
});

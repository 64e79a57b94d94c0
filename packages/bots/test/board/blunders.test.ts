/** Positions in which one answer is plainly right, or plainly wrong. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../src/board/captain.ts';
import { instinct } from '../../src/board/instinct.ts';
import { answers, type Scene } from './position.ts';

interface Case extends Scene {
  readonly name: string;
  readonly seat: 'free' | 'shadow';
  readonly must?: RegExp;
  readonly never?: RegExp;
}
const war = {
  isengard: { box: 3, active: true },
  sauron: { box: 3, active: true },
  'southrons-easterlings': { box: 3, active: true },
};
const alone = { companions: [], guide: 'gollum' };
/** Nine points of the Shadow: Dol Amroth, Pelargir, Lórien, Woodland Realm, Erebor. */
const nine = {
  'dol-amroth': 'shadow',
  pelargir: 'shadow',
  lorien: 'shadow',
  'woodland-realm': 'shadow',
  erebor: 'shadow',
};
const cases: readonly Case[] = [
  {
    name: 'wins now by the last step in Mordor',
    seat: 'free',
    given: {
      acting: 'free',
      dice: { free: ['character', 'muster'], shadow: ['army', 'army'] },
      fellowship: { mordor: 4, corruption: 6, ...alone },
      huntBox: { shadow: 3 },
    },
    must: /move fellowship/,
  },
  {
    name: 'assaults for the tenth point with the last die',
    seat: 'shadow',
    given: {
      acting: 'shadow',
      turn: 9,
      dice: { free: [], shadow: ['army'] },
      politics: war,
      control: nine,
      regions: {
        'dol-amroth': {},
        pelargir: {},
        lorien: {},
        'woodland-realm': {},
        erebor: {},
        'helms-deep': { 'isengard-regular': 6, 'isengard-elite': 3, nazgul: 1 },
        orthanc: { 'isengard-regular': 1 },
        'helms-deep-inside': { 'rohan-regular': 1 },
      },
    },
    must: /attack/,
  },
  {
    name: 'heals before it moves on at the brink of corruption',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 9,
      dice: { free: ['character', 'character', 'muster'], shadow: [] },
      fellowship: { mordor: 3, corruption: 11, ...alone },
      huntBox: { shadow: 2 },
      hands: { free: ['fp-char-12'] },
      stirred: true,
    },
    must: /card fp-char-12/,
  },
  {
    name: 'crowns Aragorn at the first Will of the West',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 4,
      dice: { free: ['will-of-the-west', 'muster'], shadow: ['army', 'muster', 'event'] },
      characters: { strider: 'minas-tirith' },
      fellowship: { progress: 4 },
    },
    must: /aragorn/,
  },
  {
    name: 'crowns him before Minas Tirith falls',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 6,
      politics: { ...war, gondor: { box: 3, active: true } },
      dice: { free: ['will-of-the-west'], shadow: ['army', 'army', 'army'] },
      regions: {
        'minas-tirith-inside': { 'gondor-regular': 1, strider: 1 },
        'minas-tirith': { 'sauron-regular': 8, nazgul: 2 },
        'minas-morgul': {},
      },
      fellowship: { progress: 4 },
    },
    must: /aragorn/,
  },
  {
    name: 'brings Gandalf the White when the Grey is dead and a Minion out',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 5,
      politics: war,
      dice: { free: ['will-of-the-west', 'event'], shadow: ['army', 'muster', 'army'] },
      characters: { saruman: 'orthanc', 'gandalf-grey': 'eliminated', strider: 'eliminated' },
      fellowship: { guide: 'legolas' },
    },
    must: /gandalf the white/,
  },
  {
    name: 'declares at the gate',
    seat: 'free',
    given: { phase: 'fellowship', turn: 8, fellowship: { position: 'lorien', progress: 6, corruption: 3, ...alone } },
    must: /declare (morannon|minas-morgul)/,
  },
  {
    name: 'enters Mordor in the same phase',
    seat: 'free',
    given: { phase: 'fellowship', turn: 8, fellowship: { position: 'morannon', progress: 0, corruption: 3, ...alone } },
    before: [['free', 'no declaration']],
    must: /enter mordor/,
  },
  {
    name: 'hides with the one Character die, and moves no Companion',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 5,
      dice: { free: ['character'], shadow: ['army', 'army'] },
      huntBox: { shadow: 1 },
      characters: { boromir: 'edoras', strider: 'eliminated' },
      fellowship: { position: 'parth-celebrant', hidden: false, corruption: 2 },
    },
    must: /hide fellowship/,
  },
  {
    name: 'with Strider as Guide the worst die hides',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 3,
      dice: { free: ['character', 'character', 'muster'], shadow: ['army', 'army', 'army'] },
      fellowship: { position: 'hollin', hidden: false, guide: 'strider', corruption: 1 },
    },
    never: /(character: hide|skip|pass)/,
  },
  {
    name: 'does not move a third time against four dice in the box',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 4,
      dice: { free: ['character', 'event'], shadow: ['army', 'army'] },
      huntBox: { shadow: 4, free: 2 },
      fellowship: { progress: 4, corruption: 5 },
    },
    never: /move fellowship/,
  },
  {
    name: 'moves while the box is empty',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 2,
      dice: { free: ['character', 'character'], shadow: ['army', 'army', 'army', 'muster'] },
      fellowship: { progress: 1 },
    },
    must: /move fellowship/,
  },
  {
    name: 'is not revealed into Moria when it can go elsewhere',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 3,
      dice: { free: ['character'], shadow: ['army'] },
      huntBox: { shadow: 1 },
      fellowship: { position: 'dimrill-dale', progress: 0 },
    },
    before: [['free', 'character: move fellowship']],
    script: { hunt: ['6'], tile: ['0-reveal'] },
    never: /moria/,
  },
  {
    name: 'gives a Companion rather than the twelfth corruption',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 7,
      dice: { free: ['character'], shadow: ['army'] },
      huntBox: { shadow: 1 },
      fellowship: { position: 'lorien', progress: 2, corruption: 10, companions: ['gimli'], guide: 'gimli' },
    },
    before: [['free', 'character: move fellowship']],
    script: { hunt: ['6'], tile: ['2'] },
    never: /use the ring/,
  },
  {
    name: 'declares in Lórien to heal',
    seat: 'free',
    given: { phase: 'fellowship', turn: 5, fellowship: { position: 'rivendell', progress: 5, corruption: 4 } },
    must: /declare lorien/,
  },
  {
    name: 'goes to war and calls Minions before it gathers Orcs',
    seat: 'shadow',
    given: {
      acting: 'shadow',
      turn: 1,
      dice: { free: [], shadow: ['muster', 'muster', 'muster'] },
    },
    must: /diplomacy/,
  },
  {
    name: 'sends Isengard to war first, or Sauron',
    seat: 'shadow',
    given: { acting: 'shadow', turn: 1, dice: { free: [], shadow: ['muster', 'muster', 'muster'] } },
    before: [['shadow', 'muster: diplomacy']],
    must: /isengard|sauron/,
  },
  {
    name: 'brings Saruman when it can',
    seat: 'shadow',
    given: {
      acting: 'shadow',
      turn: 2,
      politics: war,
      dice: { free: ['muster'], shadow: ['muster', 'army', 'event'] },
    },
    must: /bring minion/,
  },
  {
    name: 'does not assault at hopeless odds',
    seat: 'shadow',
    given: {
      acting: 'shadow',
      turn: 5,
      politics: war,
      dice: { free: ['muster'], shadow: ['army'] },
      regions: {
        'minas-tirith': { 'sauron-regular': 5 },
        'minas-tirith-inside': { 'gondor-elite': 5, 'gondor-leader': 2 },
      },
    },
    never: /attack/,
  },
  {
    name: 'does not extend a siege that cannot be won',
    seat: 'shadow',
    given: {
      acting: 'shadow',
      turn: 5,
      politics: war,
      dice: { free: [], shadow: ['army'] },
      regions: {
        'minas-tirith': { 'sauron-regular': 2, 'sauron-elite': 1 },
        'minas-tirith-inside': { 'gondor-elite': 3, 'gondor-leader': 2 },
      },
    },
    before: [
      ['shadow', 'army: attack'],
      ['shadow', 'assault minas-tirith'],
      ['shadow', '2 sauron-regular + 1 sauron-elite'],
      ['free', 're-roll 2'],
    ],
    script: { 'combat shadow': ['1', '1', '1'], 'combat free': ['1', '1', '1'], 're-roll free': ['1', '1'] },
    must: /stop/,
  },
  {
    name: 'retreats behind the walls from a hopeless field',
    seat: 'free',
    given: {
      acting: 'shadow',
      turn: 5,
      politics: war,
      dice: { free: [], shadow: ['army'] },
      regions: {
        osgiliath: { 'sauron-regular': 8, 'sauron-elite': 2, nazgul: 2 },
        'minas-tirith': { 'gondor-regular': 2, 'gondor-elite': 1, 'gondor-leader': 1 },
      },
    },
    before: [
      ['shadow', 'army: attack'],
      ['shadow', 'attack osgiliath minas-tirith'],
      ['shadow', '8 sauron-regular + 2 sauron-elite + 2 nazgul'],
    ],
    must: /retreat into siege/,
  },
  {
    name: 'does not leave Minas Tirith beside an Army',
    seat: 'free',
    given: {
      acting: 'free',
      turn: 4,
      politics: { ...war, gondor: { box: 3, active: true } },
      dice: { free: ['army-muster'], shadow: ['army', 'army'] },
      regions: { osgiliath: { 'sauron-regular': 6, nazgul: 1 }, pelargir: {} },
    },
    before: [['free', 'army-muster: move armies']],
    never: /move minas-tirith/,
  },
  {
    name: 'allocates all it can to the Hunt in Mordor',
    seat: 'shadow',
    given: {
      phase: 'hunt-allocation',
      turn: 9,
      pools: { shadow: 8, free: 4 },
      fellowship: { mordor: 2, corruption: 6, companions: ['gimli', 'legolas', 'boromir'], guide: 'gimli' },
    },
    must: /allocate 3/,
  },
  {
    name: 'does not hunt a Fellowship that cannot move on',
    seat: 'shadow',
    given: {
      phase: 'hunt-allocation',
      turn: 4,
      pools: { shadow: 8, free: 4 },
      fellowship: { position: 'hollin', hidden: false, corruption: 1 },
    },
    never: /allocate [4-7]/,
  },
  {
    name: 'takes the empty City next door',
    seat: 'shadow',
    given: {
      acting: 'shadow',
      turn: 5,
      politics: war,
      dice: { free: [], shadow: ['army'] },
      regions: { edoras: {}, westemnet: { 'isengard-regular': 4 }, 'fords-of-isen': {} },
    },
    before: [['shadow', 'army: move armies']],
    must: /move westemnet edoras/,
  },
  {
    name: 'discards a card that can do nothing more before one that can',
    seat: 'shadow',
    given: {
      acting: 'shadow',
      turn: 6,
      dice: { free: [], shadow: ['event'] },
      politics: { ...war, rohan: { active: true } },
      characters: { saruman: 'orthanc' },
      hands: { shadow: ['sh-char-22', 'sh-char-01', 'sh-str-16', 'sh-char-06', 'sh-str-24', 'sh-str-20'] },
    },
    before: [
      ['shadow', 'event: draw'],
      ['shadow', 'draw shadow-character'],
    ],
    script: { 'draw shadow-character': ['sh-char-02'] },
    must: /sh-char-22/,
  },
];

describe.each([instinct, captain])('$name', (machine) => {
  for (const scene of cases) {
    it(scene.name, () => {
      const said = answers(machine, scene, scene.seat);
      for (const answer of said) {
        if (scene.must !== undefined) expect(answer).toMatch(scene.must);
        if (scene.never !== undefined) expect(answer).not.toMatch(scene.never);
      }
    });
  }
});

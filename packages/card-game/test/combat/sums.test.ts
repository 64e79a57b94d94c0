/** What a seat is shown of a combat before it is fought is what is then fought. */
import { FastChance, playout, Run } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { cardGame, setups } from '../../src/index.ts';
import { view } from '../../src/state/view.ts';
import { position } from '../verbs/carry-out.ts';

describe('the sums of a combat', () => {
  it.each(setups)('CG-10.2.3, CG-10.4.4: as shown, so fought, in $scenario with $people', (setup) => {
    let fought = 0;
    for (let seed = 0; seed < 12; seed++) {
      const chance = FastChance.fromSeed(seed);
      const run = new Run(cardGame, cardGame.setUp(setup, chance), chance);
      let shown = new Map<string, readonly [number, number]>();
      let chosen = false;
      run.listener = ({ fact }) => {
        if (fact.what !== 'combat') return;
        // a pairing that somebody chose need not be the best one
        if (!chosen) expect([fact.attack, fact.defense]).toEqual(shown.get(fact.location ?? ''));
        fought++;
      };
      run.start();
      while (run.asked !== null) {
        const about = run.pending[0].about;
        if (about === 'combat-next' || about === 'turn') {
          const { path, battlegrounds } = view(run.state, 'public');
          const all = path === null ? battlegrounds : [...battlegrounds, path];
          shown = new Map(all.map((l) => [l.location, [l.attack, l.ground]]));
          chosen = false;
        }
        chosen ||= about === 'support';
        playout(run, chance, 1);
      }
    }
    expect(fought).toBeGreaterThan(50);
  });
  it('CG-10.5.1: leadership counts in advance where an army can support', () => {
    const s = position({
      battlegrounds: { 'dol-guldur': { cards: ['elrond', 'high-elves', 'mordor-orcs'] } },
    });
    const [place] = view(s, 'public').battlegrounds;
    expect([place.attack, place.ground]).toEqual([4, 2]);
    expect(place.freePeoples.map((c) => [c.card, c.worth])).toEqual([
      ['high-elves', 2],
      ['elrond', 2],
    ]);
  });
  it('CG-10.5.5: with too few armies the best pairing is shown', () => {
    const s = position({
      battlegrounds: { 'minas-tirith': { cards: ['denethor', 'strider', 'aragorn', 'dead-men-of-dunharrow'] } },
    });
    const [place] = view(s, 'public').battlegrounds;
    expect(place.freePeoples.reduce((sum, c) => sum + c.worth, 0)).toBe(1 + 1 + 1 + 2);
  });
  it('CG-8.1.1: whoever is on turn sees what playing and moving would make of the sums; nobody else does', () => {
    const s = position({
      turn: 'aragorn',
      players: { aragorn: { hand: ['high-elves', 'bow-of-the-galadhrim'], reserve: ['elrond'] } },
      battlegrounds: { 'dol-guldur': { cards: ['legolas', 'mordor-orcs'] } },
    });
    const { prospects } = view(s, 2);
    expect(prospects).toEqual({
      'play high-elves dol-guldur': { location: 'dol-guldur', attack: 3, ground: 2, defense: 1 },
      'play bow-of-the-galadhrim legolas': { location: 'dol-guldur', attack: 2, ground: 2, defense: 1 },
      'move elrond dol-guldur': { location: 'dol-guldur', attack: 2, ground: 2, defense: 1 },
    });
    for (const who of [0, 1, 3, 'public'] as const) expect(view(s, who).prospects).toEqual({});
  });
});

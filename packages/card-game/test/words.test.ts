/** Every word that the game uses is one that the catalogue must know, and no word is kept for nothing. */
import { type Decision, FastChance, playout, Run } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { cardGame, FACTS, OPTION_NAMES, OPTIONS, QUESTIONS, REASONS, setups } from '../src/index.ts';

describe('words', () => {
  it('CG-13.2.1: all facts, questions and reasons of many games are in the lists, and all of the lists are used', () => {
    const used = { facts: new Set<string>(), questions: new Set<string>(), reasons: new Set<string>() };
    const look = (decision: Decision): void => {
      used.questions.add(decision.about);
      for (const { refusal } of decision.refused()) used.reasons.add(refusal.why);
    };
    const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, OPTIONS[name].values[1]]));
    for (let seed = 0; seed < 240; seed++) {
      const chance = FastChance.fromSeed(seed);
      const setup = setups[seed % setups.length];
      const rules = cardGame.setUp(seed % 4 === 0 ? { ...setup, options } : setup, chance);
      const run = new Run(cardGame, rules, chance);
      run.listener = ({ fact }) => used.facts.add(fact.what);
      run.start();
      while (run.asked !== null) {
        run.pending.forEach(look);
        playout(run, chance, 1);
      }
    }
    expect([...used.facts].sort()).toEqual([...FACTS].sort());
    expect([...used.questions].sort()).toEqual([...QUESTIONS].sort());
    // a second weapon cannot be had in the base set (CG-16.5.2); all cards gone is too rare: both have tests of their own
    const rare = ['carries-a-weapon', 'nothing-to-cycle', 'nothing-to-forsake'];
    const common = REASONS.filter((reason) => !rare.includes(reason));
    expect([...used.reasons].filter((reason) => !rare.includes(reason)).sort()).toEqual(common.sort());
  });
});

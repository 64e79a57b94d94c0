import { tryGame } from '@amon-hen/kernel/kit';
import { describe, expect, it } from 'vitest';
import { cardGame, OPTION_NAMES, OPTIONS, setups } from '../src/index.ts';
import { changedOptions, opted, optionBits } from '../src/options.ts';
import { invariants } from './state/invariants.ts';

describe('options', () => {
  it('CG-16.7.5: every doubtful point has two values, a rule and a sentence; the first is the default', () => {
    expect(OPTION_NAMES.length).toBeLessThan(31);
    for (const name of OPTION_NAMES) {
      expect(OPTIONS[name].rule).toMatch(/^CG-\d+\.\d+\.\d+$/);
      expect(OPTIONS[name].explain).toMatch(/^option-/);
      expect(new Set(OPTIONS[name].values).size).toBe(2);
    }
    expect(opted({ options: 0 }, 'idleEvents', 'allowed')).toBe(true);
    expect(opted({ options: optionBits({ idleEvents: 'barred' }) }, 'idleEvents', 'barred')).toBe(true);
    expect(changedOptions(optionBits({ shelob: 'path-and-battleground', idleEvents: 'allowed' }))).toEqual({
      shelob: 'path-and-battleground',
    });
  });
  it('CG-16.7.5: a misspelt option is an error', () => {
    expect(() => optionBits(Object.fromEntries([['idleEvent', 'barred']]))).toThrow('there is no option “idleEvent”');
    expect(() => optionBits(Object.fromEntries([['idleEvents', 'never']]))).toThrow('“idleEvents” cannot be “never”');
  });
  it('CG-16.7.5: with every option turned the games keep the kernel’s promises', () => {
    const entries = OPTION_NAMES.map((name) => [name, OPTIONS[name].values[1]]);
    const options = Object.fromEntries(entries);
    for (const setup of setups) {
      for (let seed = 1; seed <= 2; seed++) {
        tryGame({ game: cardGame, setup: { ...setup, options }, seed, steps: 5000, every: 8, invariants });
      }
    }
  });
});

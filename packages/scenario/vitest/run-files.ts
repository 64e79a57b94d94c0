/** For the tests of a game: each scenario of its files is a test, named by its rules. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Stage } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../src/index.ts';

/** `folder` is where the test stands (`import.meta.dirname`), `pattern` a glob from there. */
export function runScenarioFiles<S, E, V, O>(stage: Stage<S, E, V, O>, folder: string, pattern: string): void {
  const files = globSync(pattern, { cwd: folder }).sort();
  it(`there are scenarios: ${pattern}`, () => {
    expect(files).not.toEqual([]);
  });
  for (const name of files) {
    const path = join(folder, name);
    const read = readScenarios(readFileSync(path, 'utf8'));
    describe(basename(path), () => {
      if (!('file' in read)) {
        it('can be read', () => {
          expect.fail(read.map(({ line, message }) => `${path}:${line}: ${message}`).join('\n'));
        });
        return;
      }
      it('is of this game', () => {
        expect(read.file.game).toBe(stage.game.name);
      });
      read.file.scenarios.forEach((scenario, i) => {
        it(`${scenario.rules.join(', ')}: ${scenario.name}`, () => {
          const failure = runScenario(stage, read, i);
          if (failure !== null) expect.fail(`${path}:${failure.line}: ${failure.where}: ${failure.message}`);
        });
      });
    });
  }
}

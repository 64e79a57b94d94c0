import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@amon-hen/kernel';
import { runText } from '@amon-hen/scenario';
import { describe, expect, it } from 'vitest';
import { registry } from '../src/games.ts';
import { run } from '../src/program.ts';
import type { Choices } from '../src/registry.ts';
import { temporaryFolder } from './program.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
async function amonHen(args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const tell = (line: string): void => void lines.push(line);
  const code = await run(args, { registry, root, main: '', print: tell, complain: tell });
  expect(`${code} ${lines.join('\n')}`).toMatch(/^0 /);
  return lines.join('\n');
}

/** Every set-up that can be chosen, and the arguments that choose it. */
const setUps: readonly (readonly [string, Choices])[] = [
  ...([2, 3, 4] as const).flatMap((players) =>
    ['second', 'first'].map((edition): [string, Choices] => ['board', { edition, players }]),
  ),
  ...([2, 3, 4] as const).map((players): [string, Choices] => ['cards', { scenario: 'trilogy', players }]),
  ['cards', { scenario: 'duel2' }],
  ['cards', { scenario: 'duel3' }],
  ['cards', { scenario: 'fellowship' }],
];

describe('the games that the command knows', () => {
  it.each(setUps)('%s %j: a set-up asks for itself, and every seat has a side', (name, choices) => {
    const { stage, given, side, sides } = registry.games[name];
    expect(stage.game.name).toBe(name);
    const setup = stage.setup(given(choices));
    expect(stage.setup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
    const seats = stage.seats(setup);
    expect(stage.game.seats(setup)).toEqual(seats.map((_, seat) => seat));
    expect(new Set(seats.map(side))).toEqual(new Set(sides));
  });

  it.each(setUps)('%s %j: a game is played, written down and verified', async (name, choices) => {
    const path = `${temporaryFolder()}/game.record`;
    const args = Object.entries(choices).flatMap(([key, value]) => [`--${key}`, String(value)]);
    await amonHen(['arena', '--game', name, ...args, '--seed', '7', '--record', path]);
    expect(await amonHen(['replay', path])).toMatch(/^verified: /);
    expect(readRecord(readFileSync(path, 'utf8'))).toMatchObject({
      game: name,
      result: { digest: expect.any(String) },
    });
  });

  it('know every way of ending', async () => {
    for (const [name, { endings }] of Object.entries(registry.games)) {
      const found = JSON.parse(
        await amonHen(['arena', '--game', name, '--games', '10', '--seed', '1', '--json', '--workers', '1']),
      );
      expect(Object.keys(found.endings).sort()).toEqual([...endings].sort());
    }
  });
});

describe('the log of a game', () => {
  it('is told in sentences, with the rule or card behind each', async () => {
    const board = await amonHen(['arena', '--game', 'board', '--seed', '7', '--log']);
    expect(board).toMatch(/^Turn 1\. \(BG-4\.1\.1\)$/m);
    expect(board).toMatch(/^The Free Peoples roll (\w|[ ,/])+\. \(BG-4\.5\.1\)$/m);
    expect(board).toMatch(/^Shadow uses a die: /m);
    const cards = await amonHen(['arena', '--game', 'cards', '--seed', '7', '--log']);
    expect(cards).toMatch(/^Round 1: Frodo begins\. \(CG-5\.1\.1\)$/m);
    expect(cards).toMatch(/^The Witch-king (plays|cycles|draws) /m);
  });
  it('of a record is the same', async () => {
    const path = `${temporaryFolder()}/game.record`;
    await amonHen(['arena', '--game', 'cards', '--seed', '7', '--record', path]);
    expect(await amonHen(['replay', path, '--log'])).toMatch(/^Round 1: Frodo begins\./m);
    expect(readFileSync(path, 'utf8')).toContain('Round 1: Frodo begins.');
  });
});

describe('the examples of docs/scenarios.md', () => {
  const page = readFileSync(`${root}docs/scenarios.md`, 'utf8');
  const files = [...page.matchAll(/```yaml\n(game: (\w+)\n.*?)```/gs)].map(([, text = '', game = '']) => ({
    text,
    game,
  }));
  it('are there for both games', () => {
    expect(files.map(({ game }) => game)).toEqual(['board', 'cards']);
  });
  it.each(files)('pass: $game', ({ text, game }) => {
    expect(runText(registry.games[game].stage, text).failures).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { amonHen, type Ended, runHere, temporaryFolder } from './program.ts';

const scenarios = fileURLToPath(new URL('../../../packages/scenario/test/scenarios', import.meta.url));
const json = ({ out }: Ended) => JSON.parse(out);

describe('arena', () => {
  it('gives the figures of a match, the same for any number of workers', async () => {
    const args = [
      'arena',
      '--games',
      '40',
      '--seed',
      '3',
      '--json',
      '--players',
      '3',
      '--seats',
      'odd=greedy,second=random',
    ];
    const [one, three] = await Promise.all([1, 3].map((n) => amonHen([...args, '--workers', String(n)])));
    const [a, b] = [one, three].map((ended) => {
      const { seconds, milliseconds, overruns: _, ...rest } = json(ended);
      expect(seconds).toBeGreaterThan(0);
      expect(Object.keys(milliseconds).sort()).toEqual(['greedy', 'random']);
      return rest;
    });
    expect(a).toEqual(b);
    expect(a).toMatchObject({
      games: 40,
      errors: 0,
      endings: { stones: 40, boredom: 0 },
      turns: { median: 3 },
      seats: { first: 'greedy', second: 'random', third: 'greedy' },
      interventions: 0,
      seed: 3,
    });
    expect(a.wins.odd + a.wins.even + a.draws).toBe(40);
    expect(a.shares.odd.interval[0]).toBeLessThan(a.shares.odd.share);
    expect(one.code).toBe(0);
  });
  it('tells errors with their game and seed, and repeats a single game', async () => {
    const args = ['arena', '--game', 'brittle', '--games', '20', '--seed', '1'];
    const all = await runHere([...args, '--json']);
    expect(all.code).toBe(1);
    const { errors, mishaps } = json(all);
    expect(errors).toBeGreaterThan(0);
    const [{ game, seed, message }] = mishaps;
    expect(message).toContain('a rule is broken');
    const again = json(await runHere([...args, '--json', '--only', String(game)]));
    expect(again).toMatchObject({ games: 1, errors: 1, mishaps: [{ game, seed, message }] });
    const text = await runHere(args);
    expect(text.out).toContain(`game ${game} (seed ${seed}; repeat with --only ${game}): a rule is broken`);
  });
  it('times thinking by the wall or by what the thread had of its core', async () => {
    const ended = await runHere(['arena', '--games', '5', '--seed', '1', '--clock', 'cpu', '--json']);
    expect(json(ended).milliseconds.random.max).toBeLessThan(300);
    expect((await runHere(['arena', '--clock', 'sand'])).err).toMatch(/--clock is wall or cpu, not sand/);
  });
  it('counts the interventions of the watchdog', async () => {
    const ended = await runHere(['arena', '--seats', 'odd=sickly,even=sickly', '--games', '20', '--seed', '1']);
    expect(ended.out).toMatch(/watchdog +[1-9]\d* interventions/);
    expect(ended.code).toBe(1);
  });
  it('shows the facts of a game in the terminal', async () => {
    const { out, code } = await runHere(['arena', '--log', '--seed', '1']);
    expect(out).toMatch(/^drew: seat first, card \d+$/m);
    expect(out).toMatch(/^wins +odd/m);
    expect(code).toBe(0);
  });
});

describe('records', () => {
  it('are written by the arena and verified by replay', async () => {
    const path = join(temporaryFolder(), 'game.record');
    expect((await runHere(['arena', '--record', path, '--seed', '5', '--players', '3'])).code).toBe(0);
    const ended = await runHere(['replay', path]);
    expect(ended.out).toMatch(/^verified: toy, \d+ entries, \w+.* by TOY-6 \(stones\)$/m);
    expect(ended.code).toBe(0);
    expect((await runHere(['replay', path, '--log'])).out).toMatch(/^took: seat /m);
    expect(json(await runHere(['replay', path, '--json']))).toMatchObject({ verified: true, problem: null });
  });
  it('that were changed are not verified', async () => {
    const path = join(temporaryFolder(), 'game.record');
    await runHere(['arena', '--record', path, '--seed', '5']);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^Seed: .*$/m, 'Seed: 1'));
    const ended = await runHere(['replay', path]);
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(
      /^amon-hen: not verified: .*game.record:\d+: entry \d+ is refused by TOY-3: not-offered$/m,
    );
    expect(json(await runHere(['replay', path, '--json']))).toMatchObject({ verified: false });
  });
});

describe('tournament', () => {
  it('prints a cross table with Elo', async () => {
    const args = ['tournament', '--games', '20', '--machines', 'random,greedy', '--seed', '2'];
    const { out } = await runHere(args);
    expect(out).toMatch(/^ +Elo +random +greedy$/m);
    expect(out).toMatch(/^random +-?\d+ +– +[\d.]+ %$/m);
    const found = json(await runHere([...args, '--json']));
    expect(found.standings).toHaveLength(2);
    expect(found.pairings).toMatchObject([{ row: 'random', column: 'greedy', games: 40 }]);
  });
});

describe('scenario', () => {
  it('runs files and folders', async () => {
    expect(json(await runHere(['scenario', scenarios, '--json']))).toEqual({ passed: 6, failed: 0, failures: [] });
    const one = await runHere(['scenario', join(scenarios, 'ending.yaml')]);
    expect(one).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
  });
  it('tells what failed, and where', async () => {
    const path = join(temporaryFolder(), 'wrong.yaml');
    writeFileSync(path, readFileSync(join(scenarios, 'ending.yaml'), 'utf8').replace('how: stones', 'how: boredom'));
    const ended = await runHere(['scenario', path, '--json']);
    expect(ended.code).toBe(1);
    expect(json(ended)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ file: path, line: 14, rules: ['TOY-5', 'TOY-6'] }],
    });
    const text = await runHere(['scenario', path]);
    expect(text.out).toContain(`${path}:14: the gift is shared out`);
    expect(text.out).toContain('0 passed, 1 failed');
  });
});

describe('bench', () => {
  it('gives all figures', async () => {
    const { toy } = json(await amonHen(['bench', '--game', 'toy', '--seconds', '1', '--json']));
    const names = [
      'gamesPerCpuSecond',
      'decisionsPerCpuSecond',
      'copyMicroseconds',
      'forkMicroseconds',
      'viewMicroseconds',
    ];
    for (const name of [...names, 'positionBytes', 'peakMegabytes']) expect(toy[name]).toBeGreaterThan(0);
  });
});

describe('rules', () => {
  const root = temporaryFolder();
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const rule = (id: string, text = 'A rule.'): string => `- **${id}** ${text}`;
  put(
    'docs/rules/board-game.md',
    [
      '# Rules',
      '## 1. Components',
      rule('BG-1.1.1'),
      '## 2. Board',
      '### 2.1 Regions',
      rule('BG-2.1.1', 'First.'),
      '',
      '| a | table |',
      '',
      ...[2, 3, 4, 5, 6, 7, 8].map((n) => rule(`BG-2.1.${n}`)),
      '## 20. Examples',
      rule('EX-01'),
    ].join('\n'),
  );
  put(
    'docs/rules/card-game.md',
    ['# Cards', '## 1 Scope', rule('CG-1.1.1'), '| **CG-1.1.2** | b |', '| **CG-1.1.3** | c |'].join('\n'),
  );
  put('docs/rules/excused.json', '{"BG-2.1.8": "nothing to test"}');
  put(
    'packages/a/test/deep/a.test.ts',
    `// it('BG-2.1.7: a comment doesn't count')
     describe('BG-2.1.1', () => { it("EX-01: x", f); it.each([[1], ['a)']])(\`BG-2.1.2: %i\`, f); });
     const cases = [['BG-2.1.3, BG-2.1.4: as data', 1]]; const data = 'BG-2.1.7';
     expect(x).toBe('BG-2.1.7');`,
  );
  put(
    'packages/a/scenarios/a.yaml',
    'game: toy\nscenarios: [{ name: a, rules: [BG-2.1.5], steps: [{ undo: first }] }]\n',
  );
  put('apps/b/test/b.test.ts', "it('CG-1.1.1–3: a range', f);");

  it('coverage counts titles, scenarios and excuses', async () => {
    const ended = await runHere(['rules', '--coverage', '--json'], root);
    expect(json(ended)).toEqual({
      total: 8,
      tested: 5,
      untested: ['BG-2.1.6', 'BG-2.1.7'],
      excused: { 'BG-2.1.8': 'nothing to test' },
      problems: [],
    });
    expect(ended.code).toBe(0);
    expect(json(await runHere(['rules', '--coverage', '--game', 'cards', '--json'], root))).toMatchObject({
      total: 3,
      tested: 3,
    });
    expect(json(await runHere(['rules', '--coverage', '--all', '--json'], root))).toMatchObject({
      total: 13,
      tested: 9,
    });
    const { out } = await runHere(['rules', '--coverage'], root);
    expect(out).toBe(
      '5 of 8 rules are tested (62.5 %)\nexcused   BG-2.1.8: nothing to test\nuntested  board 2: BG-2.1.6, BG-2.1.7\n',
    );
  });
  it('shows a rule with what belongs to it, and a whole section', async () => {
    expect((await runHere(['rules', 'BG-2.1.1'], root)).out).toBe(
      '2. Board / 2.1 Regions (docs/rules/board-game.md:6)\n\n- **BG-2.1.1** First.\n\n| a | table |\n',
    );
    expect((await runHere(['rules', 'BG-2.1'], root)).out).toContain('**BG-2.1.8**');
    expect(json(await runHere(['rules', 'CG-1.1.2', '--json'], root))).toMatchObject({ id: 'CG-1.1.2', line: 4 });
    expect(json(await runHere(['rules', '--json'], root))).toHaveLength(13);
  });
  it('finds ids that do not exist, unclear ranges and needless excuses', async () => {
    put('packages/a/test/wrong.test.ts', "it('BG-2.9.9: x', f);\nit('BG-2.1.1–BG-3.1.4: y', f);\n");
    put('docs/rules/excused.json', '{"BG-2.1.1": "x", "BG-7.7.7": "y"}');
    const ended = await runHere(['rules', '--coverage', '--json'], root);
    expect(ended.code).toBe(1);
    expect(json(ended).problems).toEqual([
      'packages/a/test/wrong.test.ts:1: there is no rule BG-2.9.9',
      'packages/a/test/wrong.test.ts:2: the range “BG-2.1.1–BG-3.1.4” is not clear',
      'docs/rules/excused.json: BG-2.1.1 is tested and needs no excuse',
      'docs/rules/excused.json: there is no rule BG-7.7.7',
    ]);
    put('docs/rules/excused.json', '["BG-2.1.1"]');
    expect((await runHere(['rules', '--coverage'], root)).err).toMatch(/^amon-hen: .*excused.json: should be a map\n$/);
  });
});

describe('the program', () => {
  const bin = fileURLToPath(new URL('../bin/amon-hen.mjs', import.meta.url));
  it('shows its help', async () => {
    for (const args of [[], ['help'], ['--help']]) {
      const { out, code } = await runHere(args);
      expect(out).toMatch(/^ {2}arena /m);
      expect(code).toBe(0);
    }
  });
  it('is started by its bin, whose exit code it gives', () => {
    const ended = spawnSync(process.execPath, [bin, 'frob'], { encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 2, stdout: '', stderr: 'amon-hen: there is no command “frob”; try help\n' });
  });
  const older = ['/usr/local/bin/node', '/usr/bin/node'].find((path) => existsSync(path));
  it.skipIf(older === undefined)('is started by an older Node too, through the pinned one', () => {
    const ended = spawnSync(older ?? '', [bin, 'frob'], { encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 2, stderr: 'amon-hen: there is no command “frob”; try help\n' });
  });
});

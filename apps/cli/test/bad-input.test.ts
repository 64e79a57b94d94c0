import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amonHen, runHere, temporaryFolder } from './program.ts';

const folder = temporaryFolder();
function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const scenario = (steps: string): string =>
  `game: toy\nscenarios:\n  - name: a\n    rules: [TOY-1]\n    given: { round: 1, hands: { first: [5] } }\n    steps:\n      - ${steps}\n`;
const files = {
  brokenYaml: file('broken.yaml', 'game: toy\nscenarios: [\n'),
  misspelt: file('misspelt.yaml', scenario('expekt: {}').replace('expekt: {}', 'expect: { sate: 1 }')),
  otherGame: file('chess.yaml', scenario('undo: first').replace('game: toy', 'game: chess')),
  impossible: file('impossible.yaml', scenario('undo: first').replace('[5]', '[55]')),
  binary: file('binary.yaml', Uint8Array.from([0xff, 0xfe, 0x00, 0x80])),
  record: file('broken.record', 'Record: 1\nGame: toy\nhello\n'),
  chess: file('chess.record', 'Record: 1\nGame: chess\nRules: 1\nSetup: {}\nSeat white: a\nChance: fast\nSeed: 1\n'),
  noSeed: file(
    'no-seed.record',
    'Record: 1\nGame: toy\nRules: 1\nSetup: {"seats":2}\nSeat first: a\nSeat second: b\nChance: fast\n',
  ),
  badSetup: file(
    'bad-setup.record',
    'Record: 1\nGame: toy\nRules: 1\nSetup: {"seats":9}\nSeat first: a\nChance: fast\nSeed: 1\n',
  ),
  otherSeats: file(
    'other-seats.record',
    'Record: 1\nGame: toy\nRules: 1\nSetup: {"seats":2}\nSeat a: a\nChance: fast\nSeed: 1\n',
  ),
};

const cases: readonly (readonly [readonly string[], string])[] = [
  [['frob'], 'there is no command “frob”; try help'],
  [['aren'], 'there is no command “aren”; did you mean arena?'],
  [['arena', '--gmaes', '3'], 'arena: unknown option --gmaes; did you mean --games?'],
  [['arena', '-x'], 'arena: unknown option -x'],
  [['arena', '--games'], 'arena: --games needs a value'],
  [['arena', '--games', '--json'], 'arena: --games needs a value'],
  [['arena', '--games', '0'], 'arena: --games is a whole number from 1 to 100000000, not 0'],
  [['arena', '--games', '3', '--games', '4'], 'arena: --games is given twice'],
  [['arena', '--json=yes'], 'arena: --json takes no value'],
  [['arena', '--seed', 'abc'], 'arena: --seed is a whole number from 0 to 4294967295, not abc'],
  [['arena', '--seed', '4294967296'], 'arena: --seed is a whole number from 0 to 4294967295, not 4294967296'],
  [['arena', '--seed=-1'], 'arena: --seed is a whole number from 0 to 4294967295, not -1'],
  [['arena', 'seven'], 'arena: what is “seven”?'],
  [['arena', '--game', 'chess'], 'arena: there is no game “chess”: there is toy, brittle'],
  [['arena', '--players', '7'], 'arena: --players is 2 or 3 or 4, not 7'],
  [['arena', '--edition', 'first'], 'arena: --edition means nothing in the game toy'],
  [['arena', '--seats', 'odd=random'], 'arena: --seats: nobody sits on second'],
  [['arena', '--seats', 'odd'], 'arena: --seats: “odd” is not of the form seat=machine'],
  [
    ['arena', '--seats', 'north=random'],
    'arena: --seats: there is neither a seat nor a side “north”: there is odd, even, first, second',
  ],
  [['arena', '--seats', 'odd=rndom,even=random'], 'arena: --seats: there is no machine “rndom”; did you mean random?'],
  [['arena', '--seats', 'odd=random,odd=random'], 'arena: --seats: odd is given twice'],
  [['arena', '--log', '--json'], 'arena: --log and --json do not go together'],
  [
    ['arena', '--games', '2', '--record', join(folder, 'new.record')],
    'arena: --record writes one game: use --games 1 or --only',
  ],
  [['arena', '--record', files.record], `arena: ${files.record} is there already`],
  [['arena', '--record', join(folder, 'no', 'x')], `arena: ${join(folder, 'no', 'x')}: no such file`],
  [['tournament', '--machines', 'random'], 'tournament: --machines: at least two are needed'],
  [['tournament', '--machines', 'random,random'], 'tournament: --machines: one is named twice'],
  [['scenario'], 'scenario: which files?'],
  [['scenario', join(folder, 'none.yaml')], `${join(folder, 'none.yaml')}: no such file`],
  [['scenario', files.brokenYaml], `${files.brokenYaml}:3: not YAML: `],
  [['scenario', files.misspelt, '--json'], `${files.misspelt}:7: scenarios[1].steps[1].expect.sate: no such key`],
  [['scenario', files.otherGame], `${files.otherGame}:1: there is no game “chess”: there is toy, brittle`],
  [['scenario', files.impossible], `${files.impossible}:5: scenarios[1].given.hands.first`],
  [['scenario', files.binary], `${files.binary}: is not text in UTF-8`],
  [['replay'], 'replay: which file?'],
  [['replay', folder], `${folder}: is a folder, not a file`],
  [['replay', files.record], `${files.record}:3: neither a header nor an entry: hello`],
  [['replay', files.chess], `${files.chess}: there is no game “chess”`],
  [['replay', files.noSeed], `${files.noSeed}: the record has no seed: its dice cannot be checked`],
  [['replay', files.noSeed, '--seed', 'xyz'], `${files.noSeed}: xyz is no seed for fast chance`],
  [['replay', files.badSetup], `${files.badSetup}: Setup: seats: `],
  [['replay', files.otherSeats], `${files.otherSeats}: the seats are first, second, not a`],
  [['rules', 'BG-99.9.9'], 'rules: there is no rule “BG-99.9.9”'],
  [['rules', '--coverage', 'BG-2.1.1'], 'rules: --coverage takes no id'],
  [['bench', '--seconds', '0'], 'bench: --seconds is a whole number from 1 to 600, not 0'],
];

describe('bad input gets one clear line, exit code 2, and nothing is done', () => {
  const before = readdirSync(folder).sort();
  // every eighth as a process of its own, with its streams and its exit code; the others here, which is quick
  cases.forEach(([args, message], i) => {
    it(args.map((arg) => arg.replace(folder, '…')).join(' '), async () => {
      const { code, out, err } = await (i % 8 === 0 ? amonHen(args) : runHere(args));
      expect(err).toContain(`amon-hen: ${message}`);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(out).toBe('');
      expect(code).toBe(2);
    });
  });
  it('no file was written', () => {
    expect(readdirSync(folder).sort()).toEqual(before);
    expect(existsSync(join(folder, 'new.record'))).toBe(false);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type State, toy } from '../../kernel/test/toy.ts';
import { type Report, runText, scenarioSchema } from '../src/index.ts';
import { toyStage } from './toy-stage.ts';

const DUEL = `
    given: { round: 1, hands: { first: [5], second: [3] } }
`;
/** A file with one scenario of these steps, before which the first seat has won the duel. */
function file(steps: string, head = DUEL): string {
  return `game: toy\nscenarios:\n  - name: a\n    rules: [TOY-1]${head}    steps:\n${steps.trimEnd()}\n`;
}
const PLAYED = '      - first: card 5\n      - second: card 3\n';
function complaint(report: Report): string {
  expect(report.passed).toBe(0);
  return report.failures.map(({ line, where, message }) => `${line}: ${where}: ${message}`).join('\n');
}
const fails = (steps: string, head?: string): string => complaint(runText(toyStage, file(steps, head)));

describe('a scenario that is not so fails', () => {
  const cases: readonly (readonly [string, string, RegExp])[] = [
    [
      'a refused answer',
      '      - first: card 9',
      /7: scenarios\[1\]\.steps\[1\]: “card 9” of first is refused by TOY-3, not-offered .*offered are card 5/,
    ],
    [
      'an answer out of turn',
      '      - second: card 3',
      /“card 3” of second is refused by KERNEL, not-yours; asked: first about play \(TOY-3\)/,
    ],
    ['an unknown seat', '      - frist: card 3', /there is no seat frist: the seats are first, second/],
    ['a state', '      - expect: { state: { pile: 11 } }', /state: pile: should be 11, is 12/],
    [
      'a place that is not',
      '      - expect: { state: { pyle: 11 } }',
      /state: pyle: there is none; there is round, seats, pile/,
    ],
    ['a path', '      - expect: { state: { hands.0.0: 4 } }', /hands.0.0: should be 4, is 5/],
    ['a list in order', '      - expect: { state: { hands: [[3], [5]] } }', /hands\[1\]\[1\]: should be 3, is 5/],
    ['the length of a list', '      - expect: { state: { hands: [[5]] } }', /hands: should be \[\[5\]\], is/],
    ['nothing', '      - expect: { state: { pile: null } }', /pile: should be nothing, is 12/],
    ['has', '      - expect: { state: { deck: { has: [4, 5] } } }', /deck: should have 5/],
    ['lacks', '      - expect: { state: { deck: { lacks: [4] } } }', /deck: should not have 4/],
    [
      'only',
      '      - expect: { state: { stones: { only: [0] } } }',
      /stones: should have only \[0\] in any order, is \[0,0\]/,
    ],
    ['size', '      - expect: { state: { deck: { size: 4 } } }', /deck.size: should be 4, is 16/],
    ['atLeast', '      - expect: { state: { pile: { atLeast: 13 } } }', /pile: should be at least 13, is 12/],
    ['atMost', '      - expect: { state: { pile: { atMost: 11 } } }', /pile: should be at most 11, is 12/],
    [
      'a misspelt bound',
      '      - expect: { state: { pile: { atleast: 1 } } }',
      /of which one can say atLeast or atMost a number, not atleast/,
    ],
    [
      'a misspelt word of lists',
      '      - expect: { state: { deck: { hass: [4] } } }',
      /of which one can say has, lacks, only or size, not hass/,
    ],
    [
      'exactly',
      `${PLAYED}      - expect: { offered: { seat: first, exactly: [take 1, take 9] } }`,
      /“take 9” is not; offered are take nothing.*\n.*“take nothing” is too/,
    ],
    ['not', `${PLAYED}      - expect: { offered: { seat: first, not: [take 1] } }`, /“take 1” is, and should not be/],
    [
      'offered to nobody',
      '      - expect: { offered: { seat: second, not: [take 1] } }',
      /second is not asked; asked: first about play/,
    ],
    [
      'amounts where none are',
      '      - expect: { offered: { seat: first, least: 2, upTo: { card 5: 1 } } }',
      /least is 1\n.*no amounts are asked for/,
    ],
    [
      'refused, but offered',
      `${PLAYED}      - expect: { refused: { seat: first, options: { take 1: TOY-2 } } }`,
      /“take 1” is offered/,
    ],
    [
      'refused, but unknown',
      `${PLAYED}      - expect: { refused: { seat: first, options: { take 9: TOY-2 } } }`,
      /“take 9” is not shown; shown as refused are none/,
    ],
    [
      'what a view should contain',
      '      - expect: { view: { seat: second, contains: { hand: [5] } } }',
      /view of second: hand\[1\]: should be 5, is 3/,
    ],
    [
      'what a view should lack',
      '      - expect: { view: { seat: first, lacks: [card 5] } }',
      /view of first: shows "card 5"/,
    ],
    [
      'what a view should lack, as a map',
      '      - expect: { view: { seat: first, lacks: [{ hand: [5] }] } }',
      /shows \{"hand":\[5\]\}/,
    ],
    [
      'facts',
      `${PLAYED}      - expect: { facts: [{ what: showed, card: 5 }, { what: played }] }`,
      /facts: \{"what":"played"\} was not told after that; told was nothing/,
    ],
    [
      'facts of an earlier expectation',
      `${PLAYED}      - expect: { victory: none }\n      - expect: { facts: [{ what: showed }] }`,
      /was not told; told was nothing/,
    ],
    ['no facts', `${PLAYED}      - expect: { noFacts: [{ what: showed }] }`, /noFacts: .*"showed".* was told/],
    [
      'what is heard',
      `${PLAYED}      - expect: { heard: { seat: second, facts: [{ what: played, card: 5 }] } }`,
      /heard by second: .* was not told/,
    ],
    [
      'what is not heard',
      `${PLAYED}      - expect: { heard: { seat: first, noFacts: [{ what: played, card: 5 }] } }`,
      /not heard by first: .* was told/,
    ],
    ['victory', '      - expect: { victory: { winners: [first] } }', /victory: the game is not over/],
    ['pending', '      - expect: { pending: { who: second } }', /pending: should be .*; asked: first about play/],
    ['nobody pending', '      - expect: { pending: nobody }', /pending: should be \[\]; asked: first/],
    [
      'a refusal that is none',
      '      - refuse: { seat: first, says: card 5, rule: TOY-3 }',
      /“card 5” is accepted, and should be refused/,
    ],
    [
      'a refusal by another rule',
      '      - refuse: { seat: first, says: card 6, rule: TOY-4 }',
      /should be refused by TOY-4, is refused by TOY-3, not-offered/,
    ],
    ['an undo', '      - undo: first', /first may not undo: KERNEL, undo-nothing/],
    ['a refused undo', '      - first: card 5\n      - refuseUndo: first', /undo is accepted, and should be refused/],
    [
      'another reason',
      `${PLAYED}      - refuseUndo: { seat: first, why: undo-nothing }`,
      /should be refused because of undo-nothing, is refused by KERNEL, undo-other/,
    ],
    [
      'a draw without a script',
      `${PLAYED}      - first: take 1\n      - expect: { pending: nobody }`,
      /asked: second about accept|nothing is scripted/,
    ],
    [
      'positions that differ to the eye',
      '      - sameView: { seat: second, given: { pile: 3 } }',
      /second can tell the two positions apart: view.pile: 12 against 3/,
    ],
    [
      'positions that do not differ',
      '      - sameView: { seat: second, given: { pile: 12 } }',
      /the other position is the same: nothing is proved/,
    ],
    [
      'another position that cannot be played',
      '      - first: card 5\n      - sameView: { seat: second, given: { hands: { first: [6] } } }',
      /the other position, step 1: “card 5” of first is refused/,
    ],
  ];
  for (const [what, steps, message] of cases) {
    it(what, () => {
      expect(fails(steps)).toMatch(message);
    });
  }

  it('a draw that is not scripted says where, what was asked and what could be given', () => {
    expect(fails('      - expect: { victory: none }', '\n')).toMatch(
      /^3: scenarios\[1\]: nothing is scripted for “card”: it can give 1, 2, 3, .*18$/,
    );
  });
  it('a draw that cannot be says so', () => {
    expect(fails('      - expect: { victory: none }', '\n    chance: { card: [1, 1] }\n')).toMatch(
      /“card” cannot give 1: it can give 2, 3,/,
    );
  });
  it('what is left of the script at the end says so', () => {
    const head = `${DUEL.trimEnd()}\n    chance: { card: [1, 2], die: [] }\n`;
    expect(fails('      - expect: { victory: none }', head)).toMatch(/scripted and never asked for: card: 1, 2$/);
  });
  it('what is given wrongly is named with its line', () => {
    expect(
      fails('      - expect: { victory: none }', '\n    given:\n      pile: 3\n      hands: { frist: [1] }\n'),
    ).toBe('7: scenarios[1].given.hands.frist: Invalid key in record');
  });
});

describe('a broken file is refused, with the line', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['broken YAML', 'game: toy\nscenarios: [\n', '3: the file: not YAML: Flow sequence in block collection must be'],
    ['a key twice', 'game: toy\ngame: toy\n', '2: the file: not YAML: Map keys must be unique'],
    ['an empty file', '', '1: the file: should be a map'],
    ['no scenarios', 'game: toy\n', '1: the file: scenarios: is missing'],
    [
      'another game',
      `${file('      - undo: first').replace('game: toy', 'game: chess')}`,
      '1: the file: game: chess was given to toy',
    ],
    [
      'an unknown key',
      file('      - expect:\n          sate: {}'),
      '8: the file: scenarios[1].steps[1].expect.sate: no such key',
    ],
    [
      'an unknown key deep in a choice of forms',
      file('      - expect:\n          offered: { seat: first, exatly: [a] }'),
      '8: the file: scenarios[1].steps[1].expect.offered.exatly: no such key',
    ],
    [
      'an unknown word',
      file('      - expect: { pending: nobdy }'),
      'scenarios[1].steps[1].expect.pending: should be nobody or a map or a list',
    ],
    ['two things in a step', file('      - { first: a, second: b }'), 'scenarios[1].steps[1]: a step is one thing'],
    ['a list for words', file('      - first: [a, b]'), 'scenarios[1].steps[1].first: should be words or a number'],
    [
      'no list of outcomes',
      file('      - chance: { card: 3 }'),
      'scenarios[1].steps[1].chance.card: should be any or a list',
    ],
    ['an expectation of nothing', file('      - expect: {}'), 'scenarios[1].steps[1].expect: expects nothing'],
    ['an offer that says nothing', file('      - expect: { offered: { seat: first } }'), 'says nothing'],
    ['no rules', file('      - undo: first').replace('[TOY-1]', '[]'), 'scenarios[1].rules'],
    [
      'one name twice',
      `${file('      - undo: first')}  - name: a\n    rules: [TOY-2]\n    steps: [{ undo: first }]\n`,
      'two scenarios have one name',
    ],
  ];
  for (const [what, text, message] of cases) {
    it(what, () => {
      expect(complaint(runText(toyStage, text))).toContain(message);
    });
  }
});

describe('what every scenario proves by the way', () => {
  const steps = '      - first: card 5\n      - second: card 3\n      - first: take 1\n';
  it('finds a state that does not survive saving', () => {
    const forgetful = {
      ...toy,
      load: (json: Parameters<typeof toy.load>[0]): State => ({ ...toy.load(json), pile: 5 }),
    };
    expect(complaint(runText({ ...toyStage, game: forgetful }, file(steps)))).toMatch(
      /saved and loaded, is another: state.pile/,
    );
  });
  it('finds a rule that remembers something outside the state', () => {
    let begun = 0;
    const drifting = {
      ...toy,
      *next(table: Parameters<typeof toy.next>[0]) {
        table.state.pile -= begun++;
        yield* toy.next(table);
      },
    };
    expect(complaint(runText({ ...toyStage, game: drifting }, file(steps)))).toMatch(/is another: /);
  });
  it('numbers, names and rules of the report', () => {
    const report = runText(
      toyStage,
      `${file('      - first: card 5')}  - name: b\n    rules: [TOY-2]\n    steps: [{ undo: first }]\n`,
    );
    expect(report).toMatchObject({ passed: 1, failed: 1, failures: [{ scenario: 'b', rules: ['TOY-2'], line: 8 }] });
  });
});

describe('the JSON schema in docs', () => {
  it('is up to date: node packages/scenario/scripts/write-schema.ts, then npm run format', () => {
    const written = readFileSync(new URL('../../../docs/scenario.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(scenarioSchema()));
  });
});

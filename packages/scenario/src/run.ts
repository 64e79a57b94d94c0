/** Runs scenarios. Each is played twice: as it is written, and with every answer taken back and given again. */
import { GivenError, type Json, type Refusal, type Seat, type Stage, type Verdict } from '@amon-hen/kernel';
import { unmet } from './expect.ts';
import type { Given, Play, SameView, Scenario, Step } from './format.ts';
import { matches, parting } from './match.ts';
import { type Path, type Problem, pathText, type ReadFile, readScenarios } from './read.ts';
import { answerInWords, Failed, plain, Rehearsal, refusalText } from './rehearsal.ts';

export interface Failure {
  readonly scenario: string;
  readonly rules: readonly string[];
  readonly line: number;
  /** Which step, and in which of the two runs. */
  readonly where: string;
  readonly message: string;
  /** The scenario itself is wrong: it cannot be read, or gives what cannot be. */
  readonly broken: boolean;
}
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

export function runScenarios<S, E, V, O>(stage: Stage<S, E, V, O>, read: ReadFile): Report {
  const failures = read.file.scenarios.flatMap((_, i) => runScenario(stage, read, i) ?? []);
  return { passed: read.file.scenarios.length - failures.length, failed: failures.length, failures };
}
/** What is wrong with the file itself, as a failure of all of it. */
export function unreadable(problems: readonly Problem[]): Report {
  const failures = problems.map(({ line, message }) => ({
    scenario: '',
    rules: [],
    line,
    where: 'the file',
    message,
    broken: true,
  }));
  return { passed: 0, failed: failures.length, failures };
}
/** Reads and runs the text of a file. */
export function runText<S, E, V, O>(stage: Stage<S, E, V, O>, text: string): Report {
  const read = readScenarios(text);
  if (!('file' in read)) return unreadable(read);
  const { game } = read.file;
  if (game !== stage.game.name) {
    return unreadable([{ line: read.lineOf(['game']), message: `game: ${game} was given to ${stage.game.name}` }]);
  }
  return runScenarios(stage, read);
}

export function runScenario<S, E, V, O>(stage: Stage<S, E, V, O>, read: ReadFile, index: number): Failure | null {
  const scenario = read.file.scenarios[index];
  if (scenario === undefined) throw new RangeError(`there is no scenario ${index}`);
  const given = merged(read.file.given ?? {}, scenario.given ?? {});
  for (const again of [false, true]) {
    let path: Path = ['scenarios', index];
    const enter = (...more: Path): void => {
      path = ['scenarios', index, ...more];
    };
    try {
      playThrough(stage, given, scenario, again, enter);
    } catch (error) {
      const wrong = error instanceof GivenError ? error : null;
      if (wrong !== null) path = givenAt(read, index, wrong.path);
      const where = `${pathText(path)}${again ? ', with every answer taken back and given again' : ''}`;
      const message = wrong?.reason ?? (error instanceof Error ? error.message : String(error));
      const { name, rules } = scenario;
      return { scenario: name, rules, line: read.lineOf(path), where, message, broken: wrong !== null };
    }
  }
  return null;
}
/** The line of what was given wrongly: in the scenario, or in what the file shares. */
function givenAt({ file }: ReadFile, index: number, path: Path): Path {
  const [first] = path;
  const own = file.scenarios[index]?.given;
  if (own !== undefined && (first === undefined || first in own)) return ['scenarios', index, 'given', ...path];
  return file.given === undefined ? ['scenarios', index] : ['given', ...path];
}

function playThrough<S, E, V, O>(
  stage: Stage<S, E, V, O>,
  given: Given,
  scenario: Scenario,
  again: boolean,
  enter: (...path: Path) => void,
): void {
  const now = new Rehearsal(stage, given, scenario.chance ?? {});
  scenario.steps.forEach((step, i) => {
    enter('steps', i);
    if (step.kind === 'sameView') {
      sameView(now, step, { stage, given, scenario, before: scenario.steps.slice(0, i) });
    } else take(now, step, again);
  });
  enter('steps', scenario.steps.length - 1);
  const left = Object.entries(now.left());
  if (left.length > 0) {
    throw new Failed(
      left.map(([label, faces]) => `scripted and never asked for: ${label}: ${faces.join(', ')}`).join('\n'),
    );
  }
}

function take<S, E, V, O>(now: Rehearsal<S, E, V, O>, step: Play, again: boolean): void {
  switch (step.kind) {
    case 'chance':
      now.addChance(step.script);
      return;
    case 'answer':
      answer(now, now.seat(step.seat), step.says, again);
      return;
    case 'expect': {
      const lines = unmet(now, step.expect);
      if (lines.length > 0) throw new Failed(lines.join('\n'));
      return;
    }
    case 'refuse': {
      const refusal = mustRefuse(now, `“${step.says}”`, () => now.answer(now.seat(step.seat), step.says, step.about));
      const { rule, why, values } = step;
      if (!matches(plain({ rule, why, values }), { ...refusal })) {
        throw new Failed(`“${step.says}” should be refused by ${rule}, is refused by ${refusalText(refusal)}`);
      }
      return;
    }
    case 'undo': {
      const verdict = now.undo(now.seat(step.seat));
      if (verdict !== true) throw new Failed(`${step.seat} may not undo: ${refusalText(verdict)}`);
      return;
    }
    case 'refuseUndo': {
      const refusal = mustRefuse(now, 'undo', () => now.undo(now.seat(step.seat)));
      if (step.why !== undefined && refusal.why !== step.why) {
        throw new Failed(`undo should be refused because of ${step.why}, is refused by ${refusalText(refusal)}`);
      }
    }
  }
}

/** Answers, and proves by the way that saving, loading and undoing lead to the same place. */
function answer<S, E, V, O>(now: Rehearsal<S, E, V, O>, seat: Seat, says: string, again: boolean): void {
  const before = now.truth();
  const loaded = now.reloaded();
  same('the position, saved and loaded,', before, now.truth(loaded));
  give(now, seat, says);
  const after = now.truth();
  answerInWords(loaded, seat, says);
  same('the position, saved and loaded before the answer,', after, now.truth(loaded));
  if (!again || now.position.mayUndo(seat) !== true) return;
  const verdict = now.undo(seat);
  if (verdict !== true) throw new Failed(`undo is said to be allowed and is refused: ${refusalText(verdict)}`);
  same('the position after an undo', before, now.truth());
  give(now, seat, says);
  same('the position after an undo and the same answer', after, now.truth());
}
function give<S, E, V, O>(now: Rehearsal<S, E, V, O>, seat: Seat, says: string): void {
  const verdict = now.answer(seat, says);
  if (verdict === true) return;
  const offered = now
    .waiting(seat)
    .map(({ decision }) => decision.options.map((option) => decision.id(option)).join(', '))
    .join('; or ');
  const instead = offered === '' ? now.asked() : `offered are ${offered}`;
  throw new Failed(`“${says}” of ${now.names([seat])} is refused by ${refusalText(verdict)}; ${instead}`);
}
function same(what: string, before: Json, after: Json): void {
  const apart = parting(before, after);
  if (apart !== null) throw new Failed(`${what} is another: ${apart}`);
}
/** Must be refused, and must not change anything. */
function mustRefuse<S, E, V, O>(now: Rehearsal<S, E, V, O>, what: string, attempt: () => Verdict): Refusal {
  const before = plain(now.position.save());
  const verdict = attempt();
  if (verdict === true) throw new Failed(`${what} is accepted, and should be refused`);
  same(`${what} is refused, but the position`, before, plain(now.position.save()));
  return verdict;
}

/** The other position is played as this one was, with other hidden matters; the seat must not find out. */
function sameView<S, E, V, O>(
  now: Rehearsal<S, E, V, O>,
  other: SameView,
  here: { stage: Stage<S, E, V, O>; given: Given; scenario: Scenario; before: readonly Step[] },
): void {
  const twin = new Rehearsal(
    here.stage,
    merged(here.given, other.given ?? {}),
    other.chance ?? here.scenario.chance ?? {},
  );
  const steps = other.steps ?? here.before;
  steps.forEach((step, i) => {
    if (step.kind === 'sameView' || step.kind === 'expect' || step.kind === 'refuse' || step.kind === 'refuseUndo')
      return;
    try {
      take(twin, step, false);
    } catch (error) {
      throw new Failed(`the other position, step ${i + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  if (parting(now.truth(), twin.truth()) === null)
    throw new Failed('the other position is the same: nothing is proved');
  const who = now.looker(other.seat);
  const apart =
    parting(now.describeView(who), twin.describeView(who), 'view') ??
    parting(plain(now.position.view(who)), plain(twin.position.view(who)), 'view') ??
    parting(now.offers(who), twin.offers(who), 'decisions') ??
    parting(now.facts(who, 0), twin.facts(who, 0), 'facts');
  if (apart !== null) throw new Failed(`${other.seat} can tell the two positions apart: ${apart}`);
}

/** Maps are merged part by part; anything else is replaced. */
function merged(shared: Given, own: Given): Given {
  const both: Record<string, unknown> = { ...shared };
  for (const [key, value] of Object.entries(own)) {
    const old = both[key];
    both[key] = isGiven(old) && isGiven(value) ? merged(old, value) : value;
  }
  return both;
}
function isGiven(x: unknown): x is Given {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

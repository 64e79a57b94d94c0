import { isRefusal, judge, read, spell } from '../answers.ts';
import { type Chance, type ChanceState, FastChance, ScriptedChance } from '../chance.ts';
import type { Answer, Decision, Seat } from '../decision.ts';
import { type Game, hear, type Told } from '../game.ts';
import { offers, ownOffer } from '../offer.ts';
import { anyAnswer, playout } from '../playout.ts';
import { Position } from '../position.ts';
import type { Run } from '../run.ts';

export interface Trial<S, E, V, O> {
  readonly game: Game<S, E, V, O>;
  readonly setup: O;
  readonly seed: number;
  /** A game longer than this counts as endless. */
  readonly steps: number;
  /** The costly checks are made at one decision in so many. */
  readonly every: number;
  /** Throws if the state cannot be. */
  invariants?(state: S): void;
}
export interface TrialReport {
  readonly decisions: number;
  readonly undone: number;
  readonly barred: number;
  readonly imagined: number;
  readonly compared: number;
  readonly refused: number;
}

/** Plays one random game and checks everything; throws at the first promise that is broken. */
export function tryGame<S, E, V, O>(trial: Trial<S, E, V, O>): TrialReport {
  const { game, setup, seed } = trial;
  const report = { decisions: 0, undone: 0, barred: 0, imagined: 0, compared: 0, refused: 0 };
  const seats = game.seats(setup);
  const policy: Chance = FastChance.fromSeed(seed ^ 0x5eed);
  let position = Position.begin(game, setup, FastChance.fromSeed(seed));
  const words: { seat: Seat; which: number; says: string }[] = [];
  try {
    while (position.pending.length > 0) {
      if (report.decisions++ > trial.steps) throw new Error('the game does not end');
      trial.invariants?.(position.state);
      const which = position.pending.findIndex((_, i) => !position.isAnswered(i));
      const decision = position.pending[which];
      checkDecision(game, position, decision);
      const answer = anyAnswer(decision, policy);
      checkSpelling(decision, answer);
      const careful = policy.below(trial.every, 'careful') === 0;
      if (careful) {
        checkOutside(decision, policy, report);
        position = checkCopies(game, position, policy);
        for (const seat of seats) checkSample(trial, position, seat, policy, report);
        checkSilence(trial, position, policy, report);
        checkException(game, position, which, answer);
      }
      const seat = decision.by[policy.below(decision.by.length, 'who')];
      words.push({ seat, which, says: spell(decision, answer) });
      checkUndo(game, position, seat, which, answer, report);
    }
    trial.invariants?.(position.state);
    checkReplay(trial, words, position);
  } catch (error) {
    const where = `${game.name}, seed ${seed}, decision ${report.decisions}`;
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return report;
}

const text = (x: unknown): string => JSON.stringify(x);
function same(what: string, a: unknown, b: unknown): void {
  const [x, y] = [text(a), text(b)];
  if (x === y) return;
  let i = 0;
  while (x[i] === y[i]) i++;
  throw new Error(
    `${what} differ:\n  …${x.slice(Math.max(0, i - 80), i + 120)}\n  …${y.slice(Math.max(0, i - 80), i + 120)}`,
  );
}
function truth<S, E, V>(game: Trial<S, E, V, unknown>['game'], position: Position<S, E, V>): string {
  return text([game.save(position.state), position.pending.map((d) => [d.by, d.rule, ownOffer(d)])]);
}

/** Every question has an answer; ids are unique; the usual answer is accepted; looking changes nothing. */
function checkDecision<S, E, V, O>(game: Game<S, E, V, O>, position: Position<S, E, V>, decision: Decision): void {
  const before = text(game.save(position.state));
  const ids = decision.options.map((o) => decision.id(o));
  const name = `${decision.rule}, ${decision.about}`;
  if (decision.form === 'one' && ids.length === 0) throw new Error(`no option: ${name}`);
  if (new Set(ids).size !== ids.length) throw new Error(`two options with one id: ${name}: ${ids.join(', ')}`);
  if (decision.by.length === 0) throw new Error(`nobody is asked: ${name}`);
  const offered = ownOffer(decision);
  if (offered.usual !== undefined) {
    const usual = read(decision, offered.usual);
    const verdict = isRefusal(usual) ? usual : judge(decision, usual);
    if (verdict !== true) throw new Error(`the usual answer “${offered.usual}” is refused: ${name}: ${text(verdict)}`);
  }
  for (const refused of offered.refused) {
    if (ids.includes(refused.option)) throw new Error(`offered and refused at once: ${name}: ${refused.option}`);
    if (refused.refusal.rule === '' || refused.refusal.why === '')
      throw new Error(`a refusal without a reason: ${name}`);
  }
  const again = typeof decision.question.options === 'function' ? decision.question.options() : decision.options;
  same(
    `options found twice (${name})`,
    again.map((o) => decision.id(o)),
    ids,
  );
  same(`the state before and after looking (${name})`, before, text(game.save(position.state)));
}
function checkSpelling(decision: Decision, answer: Answer): void {
  same('an answer and what is read from its words', read(decision, spell(decision, answer)), answer);
}
/** What lies beside the offer is refused, with a rule id. */
function checkOutside(decision: Decision, policy: Chance, report: { refused: number }): void {
  const n = decision.options.length;
  const beside: Answer[] = [n, -1, 0.5];
  if (decision.form === 'some') beside.push([n], [0, 0], [-1]);
  if (decision.form === 'amounts') {
    const { upTo } = decision;
    const i = policy.below(Math.max(1, upTo.length), 'beside');
    beside.push(
      upTo.map((m, k) => (k === i ? m + 1 : m)),
      upTo.map((m, k) => (k === i ? -1 : m)),
      [...upTo, 0],
    );
  }
  for (const answer of beside) {
    const verdict = judge(decision, answer);
    if (verdict === true) {
      throw new Error(`${text(answer)} was not offered and is accepted: ${decision.rule}, ${decision.about}`);
    }
    if (verdict.rule === '') throw new Error('a refusal without a rule id');
    report.refused++;
  }
  const nonsense = read(decision, 'no such thing');
  if (!isRefusal(nonsense)) throw new Error(`nonsense is read as an answer: ${decision.rule}`);
}

function loadChance(state: ChanceState): Chance {
  return state.kind === 'scripted' ? ScriptedChance.load(state) : FastChance.load(state);
}
/** Fork, save and load, and rest give the same position; one of them is played on. */
function checkCopies<S, E, V, O>(
  game: Game<S, E, V, O>,
  position: Position<S, E, V>,
  policy: Chance,
): Position<S, E, V> {
  const now = truth(game, position);
  same('a position and its fork', truth(game, position.fork()), now);
  const loaded = Position.load(game, JSON.parse(text(position.save())), loadChance);
  same('a position and the one saved and loaded', truth(game, loaded), now);
  same('two saves', loaded.save(), position.save());
  position.rest();
  same('a position before and after its rest', truth(game, position), now);
  const copied = game.copy(position.state);
  same('a state and its copy', game.save(copied), game.save(position.state));
  same('a state and what it loads as', game.save(game.load(JSON.parse(text(game.save(copied))))), game.save(copied));
  return policy.below(2, 'play on from') === 0 ? loaded : position;
}

/** What a seat imagines looks to it as the truth does, depends on nothing else, and can be played on. */
function checkSample<S, E, V, O>(
  trial: Trial<S, E, V, O>,
  position: Position<S, E, V>,
  seat: Seat,
  policy: Chance,
  report: { imagined: number },
): void {
  if (!position.pending.some((d) => d.by.includes(seat))) return;
  const { game } = trial;
  const seed = policy.below(1 << 30, 'sample');
  const run = position.imagine(seat, seed);
  report.imagined++;
  same(`the views of truth and sample for seat ${seat}`, game.view(run.state, seat), position.view(seat));
  same('the questions of truth and sample', ownQuestions(run, seat), offersOf(position, seat));
  trial.invariants?.(run.state);
  const lent = position.imagine(seat, seed, game.copy(position.state));
  same('a sample and the same one in a lent state', game.save(lent.state), game.save(run.state));
  // two truths behind one view give one sample
  const other = position.imagine(seat, seed ^ 0x2a);
  game.sample(other.state, seat, FastChance.fromSeed(seed));
  same('the sample of a sample and the sample of the truth', game.save(other.state), game.save(run.state));
  if (policy.below(4, 'play on') !== 0) return;
  for (let i = 0; i < 10; i++) {
    playout(run, policy, 5);
    trial.invariants?.(run.state);
  }
}
function offersOf<S, E, V>(position: Position<S, E, V>, seat: Seat): unknown {
  return offers(position, seat).map(({ answered: _, ...offer }) => offer);
}
function ownQuestions<S, E, V>(run: Run<S, E, V>, seat: Seat): unknown {
  return run.pending.map((d, which) => {
    if (!d.by.includes(seat)) return d.privacy === 'secret' ? { which, by: d.by } : { which, by: d.by, about: d.about };
    return {
      which,
      by: d.by,
      about: d.about,
      ...(d.values === undefined ? {} : { values: d.values }),
      own: ownOffer(d),
    };
  });
}

/**
 * Two truths behind one view, with the same public choices and the same chance: the seat must be asked, see others
 * asked, hear and see the same, until something is shown.
 */
function checkSilence<S, E, V, O>(
  trial: Trial<S, E, V, O>,
  position: Position<S, E, V>,
  policy: Chance,
  report: { compared: number },
): void {
  const seat = position.pending[0].by[0];
  const seed = policy.below(1 << 30, 'silence');
  const heard: unknown[][] = [[], []];
  const runs = [seed, seed ^ 0x33].map((s, i) => {
    const run = position.imagine(seat, s);
    run.chance = new WatchedChance(seed);
    run.listener = (told: Told<E>) => heard[i].push(hear(told, seat));
    return run;
  });
  const [a, b] = runs;
  for (let step = 0; step < 6 && a.asked !== null; step++) {
    same('who is asked, behind one view', ownQuestions(a, seat), ownQuestions(b, seat));
    if (a.asked.form === 'together') return;
    const [x, y] = [a.pending[0], b.pending[0]];
    const mine = x.by.includes(seat);
    if (!mine && x.privacy !== 'open') {
      // the other seat's hidden choice: go on only where both truths allow the same words
      const shared = sharedAnswer(x, y, policy);
      if (shared === null) return;
      a.take(0, x.options[shared[0]]);
      b.take(0, y.options[shared[1]]);
    } else {
      const answer = anyAnswer(x, policy);
      if (judge(y, answer) !== true) throw new Error(`an open question differs behind one view: ${x.rule}`);
      a.take(0, meaningOf(x, answer));
      b.take(0, meaningOf(y, answer));
    }
    same('the number of draws, behind one view', a.chance.used, b.chance.used);
    // something was shown, or drawn from a pile that differs: from here on the truths may differ
    if (a.revealed || b.revealed || WatchedChance.pileWasUsed(a.chance)) return;
    same('what is heard, behind one view', heard[0], heard[1]);
    same('what is seen, behind one view', trial.game.view(a.state, seat), trial.game.view(b.state, seat));
    report.compared++;
  }
}
/** Knows dice, which fall alike behind one view, from piles, which do not. */
class WatchedChance implements Chance {
  readonly #inner: FastChance;
  #pile = false;
  constructor(seed: number) {
    this.#inner = FastChance.fromSeed(seed);
  }
  static pileWasUsed(chance: Chance): boolean {
    return chance instanceof WatchedChance && chance.#pile;
  }
  get used(): number {
    return this.#inner.used;
  }
  below(n: number, _label: string, face?: (outcome: number) => string): number {
    if (face !== undefined) this.#pile = true;
    return this.#inner.below(n);
  }
  entry(): void {}
  copy(): Chance {
    throw new Error('a watched chance is not copied');
  }
  save(): ChanceState {
    return this.#inner.save();
  }
}
function meaningOf(decision: Decision, answer: Answer): unknown {
  if (decision.form === 'amounts') return answer;
  return typeof answer === 'number' ? decision.options[answer] : answer.map((i) => decision.options[i]);
}
function sharedAnswer(x: Decision, y: Decision, policy: Chance): readonly [number, number] | null {
  if (x.form !== 'one' || y.form !== 'one') return null;
  const ids = y.options.map((o) => y.id(o));
  const both = x.options.map((o, i) => [i, ids.indexOf(x.id(o))] as const).filter(([, i]) => i >= 0);
  return both.length === 0 ? null : both[policy.below(both.length, 'shared')];
}

/** A draw that fails leaves the position as it was. */
function checkException<S, E, V, O>(
  game: Game<S, E, V, O>,
  position: Position<S, E, V>,
  which: number,
  answer: Answer,
): void {
  const saved = position.save();
  const used = position.fork();
  const fragile = Position.load(game, saved, (state) => new BrittleChance(loadChance(state)));
  const seat = fragile.pending[which].by[0];
  const before = truth(game, fragile);
  const entries = fragile.entries;
  BrittleChance.broken = true;
  try {
    fragile.answer(seat, which, answer);
  } catch (error) {
    if (!(error instanceof BrokenChance)) throw error;
    BrittleChance.broken = false;
    same('a position before and after an exception', truth(game, fragile), before);
    same('its entries', fragile.entries, entries);
    if (fragile.answer(seat, which, answer) !== true) throw new Error('after an exception the answer is refused');
    used.answer(seat, which, answer);
    same('the answer given again after an exception', truth(game, fragile), truth(game, used));
  } finally {
    BrittleChance.broken = false;
  }
}
class BrokenChance extends Error {}
class BrittleChance implements Chance {
  static broken = false;
  readonly #inner: Chance;
  constructor(inner: Chance) {
    this.#inner = inner;
  }
  get used(): number {
    return this.#inner.used;
  }
  below(n: number, label: string, face?: (outcome: number) => string): number {
    if (BrittleChance.broken) throw new BrokenChance(label);
    return this.#inner.below(n, label, face);
  }
  entry(number: number): void {
    this.#inner.entry(number);
  }
  copy(): Chance {
    return new BrittleChance(this.#inner.copy());
  }
  save(): ChanceState {
    return this.#inner.save();
  }
}

/** Undo, then the same answer: the same position. Undo never passes a draw or another seat. */
function checkUndo<S, E, V, O>(
  game: Game<S, E, V, O>,
  position: Position<S, E, V>,
  seat: Seat,
  which: number,
  answer: Answer,
  report: { undone: number; barred: number },
): void {
  const drawn = position.save().chance.used + 0;
  const before = truth(game, position);
  const told = position.told;
  const verdict = position.answer(seat, which, answer);
  if (verdict !== true) throw new Error(`an offered answer is refused: ${text(verdict)}`);
  const after = truth(game, position);
  const others = game.name === '' ? [] : [seat + 1, seat - 1];
  for (const other of others) {
    if (position.mayUndo(other) === true && !position.pending.some((_, i) => position.isAnswered(i))) {
      throw new Error('a seat may undo what another seat decided');
    }
  }
  if (position.mayUndo(seat) !== true) {
    if (position.undo(seat) === true) throw new Error('undo works where it is said not to');
    report.barred++;
    same('a position before and after a refused undo', truth(game, position), after);
    return;
  }
  if (position.undo(seat) !== true) throw new Error('undo fails where it is said to work');
  if (position.save().chance.used < drawn) throw new Error('undo passed a draw');
  same('the position after an undo and before the answer', truth(game, position), before);
  same('the facts told after an undo', position.told, told);
  report.undone++;
  position.answer(seat, which, answer);
  same('the position after undo and the same answer', truth(game, position), after);
}

/** The set-up, the seed and the words give the same end. */
function checkReplay<S, E, V, O>(
  trial: Trial<S, E, V, O>,
  words: readonly { seat: Seat; which: number; says: string }[],
  end: Position<S, E, V>,
): void {
  const again = Position.begin(trial.game, trial.setup, FastChance.fromSeed(trial.seed));
  for (const { seat, which, says } of words) {
    const answer = read(again.pending[which], says);
    const verdict = isRefusal(answer) ? answer : again.answer(seat, which, answer);
    if (verdict !== true) throw new Error(`a recorded answer is refused: ${says}: ${text(verdict)}`);
  }
  same('a game and its replay', trial.game.save(again.state), trial.game.save(end.state));
  same('their outcomes', again.outcome, end.outcome);
}

/** A position: the state at the last checkpoint, and what was chosen since. */
import { judge, kernelRefusal, meaning } from './answers.ts';
import { type Chance, type ChanceState, FastChance } from './chance.ts';
import { type Answer, type Decision, type Refusal, type Seat, spy, type Verdict } from './decision.ts';
import type { Game, Json, Outcome, Rulebook, Told } from './game.ts';
import { Run } from './run.ts';

/** One choice on the tape. `entry` is its number in the record, `told` how many facts had been told before it. */
interface Chosen {
  readonly seat: Seat;
  readonly which: number;
  readonly chose: unknown;
  readonly entry: number;
  readonly told: number;
}
type Step = Chosen | { readonly forced: unknown };
/** A state at rest: to the garbage collector one text, where the state itself is hundreds of parts. */
class Packed {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
/** What it holds is never changed once made, so that forks can share it; only its tape grows. */
interface Checkpoint<S> {
  state: S | Packed;
  readonly chance: Chance;
  readonly steps: Step[];
}

export interface SavedPosition {
  readonly game: string;
  readonly rules: number;
  readonly state: Json;
  readonly chance: ChanceState;
  readonly steps: readonly Json[];
  /** How many of the steps cannot be undone. */
  readonly barrier: number;
  readonly entries: number;
  readonly told: number;
}

const NOT_PENDING = kernelRefusal('not-pending');
const NOT_YOURS = kernelRefusal('not-yours');
const ALREADY = kernelRefusal('already-answered');
const NOTHING_TO_UNDO = kernelRefusal('undo-nothing');
const UNDO_BARRIER = kernelRefusal('undo-barrier');
const UNDO_OTHER = kernelRefusal('undo-other');

export class Position<S, E, V> {
  readonly game: Rulebook<S, E, V>;
  /** Hears each new fact once. */
  listener: ((told: Told<E>) => void) | null = null;
  /** The last is the present one; earlier ones are kept back to the undo barrier. */
  #trail: Checkpoint<S>[];
  /** How many steps of the first checkpoint in the trail lie behind the barrier. */
  #barrier = 0;
  #entries = 0;
  #told = 0;
  #run: Run<S, E, V> | null = null;

  private constructor(game: Rulebook<S, E, V>, trail: Checkpoint<S>[]) {
    this.game = game;
    this.#trail = trail;
  }
  static begin<S, E, V, O>(
    game: Game<S, E, V, O>,
    setup: O,
    chance: Chance,
    listener: ((told: Told<E>) => void) | null = null,
  ): Position<S, E, V> {
    return Position.at(game, game.setUp(setup, chance), chance, listener);
  }
  /** A position at any state that lies between two actions. */
  static at<S, E, V>(
    game: Rulebook<S, E, V>,
    state: S,
    chance: Chance,
    listener: ((told: Told<E>) => void) | null = null,
  ): Position<S, E, V> {
    const position = new Position<S, E, V>(game, [{ state: game.copy(state), chance: chance.copy(), steps: [] }]);
    position.listener = listener;
    position.#attach((run) => run.start());
    position.#bar();
    return position;
  }
  static load<S, E, V>(
    game: Rulebook<S, E, V>,
    saved: SavedPosition,
    chance: (state: ChanceState) => Chance,
  ): Position<S, E, V> {
    if (saved.game !== game.name) throw new Error(`this is a position of ${saved.game}, not of ${game.name}`);
    if (saved.rules !== game.rules && saved.steps.length > 0) {
      throw new Error(`version ${saved.rules} of the rules made these steps; this is version ${game.rules}`);
    }
    const steps = saved.steps.map((s) => s as unknown as Step);
    const position = new Position<S, E, V>(game, [
      { state: game.load(saved.state), chance: chance(saved.chance), steps },
    ]);
    position.#barrier = saved.barrier;
    position.#entries = saved.entries;
    position.#told = saved.told;
    return position;
  }

  get #now(): Checkpoint<S> {
    return this.#trail[this.#trail.length - 1];
  }
  get pending(): readonly Decision[] {
    return this.#live().pending;
  }
  isAnswered(which: number): boolean {
    return this.#live().isAnswered(which);
  }
  /** Of several questions at once, will some wait after an answer, or after an undo, as they wait now? */
  staysAsked(after: 'answer' | 'undo'): boolean {
    const waiting = this.pending.filter((_, which) => !this.isAnswered(which)).length;
    return after === 'answer' ? waiting > 1 : waiting < this.pending.length;
  }
  /** Read only: rules alone change it. */
  get state(): S {
    return this.#live().state;
  }
  get outcome(): Outcome | null {
    return this.game.outcome(this.#live().state);
  }
  /** Read only: what a script still has to give. */
  get chance(): Chance {
    return this.#live().chance;
  }
  /** How many entries (answers and undos) the record has. */
  get entries(): number {
    return this.#entries;
  }
  /** How many facts have been told; an undo takes it back. */
  get told(): number {
    return this.#told;
  }
  /** How many steps lie between the last checkpoint and now. */
  get depth(): number {
    return this.#now.steps.length;
  }
  view(who: Seat | 'public'): V {
    return this.game.view(this.#live().state, who);
  }

  /** The live run, rebuilt from the checkpoint if it was dropped. */
  #live(): Run<S, E, V> {
    return this.#run ?? this.#attach((run) => replay(run, this.#now.steps));
  }
  #attach(bringToLife: (run: Run<S, E, V>) => void): Run<S, E, V> {
    const at = this.#now;
    const run = new Run<S, E, V>(this.game, this.#fresh(at), at.chance.copy());
    run.listener = (told) => {
      this.#told++;
      if (this.listener !== null) this.listener(told);
    };
    run.onForced = (choice) => {
      this.#now.steps.push({ forced: choice });
    };
    run.onCheckpoint = () => {
      this.#trail.push({ state: this.game.copy(run.state), chance: run.chance.copy(), steps: [] });
    };
    bringToLife(run);
    this.#run = run;
    return run;
  }
  /** A state of its own for a run, which may change it. */
  #fresh({ state }: Checkpoint<S>, into?: S): S {
    return state instanceof Packed ? this.game.load(JSON.parse(state.text)) : this.game.copy(state, into);
  }
  /** Drop the generator (an idle table on a server): the position stays whole, and is rebuilt when used. */
  rest(): void {
    this.#run = null;
    for (const at of this.#trail) {
      if (!(at.state instanceof Packed)) at.state = new Packed(JSON.stringify(this.game.save(at.state)));
    }
  }

  /** `entry` is given when a record is folded again: its draws are numbered as they were. */
  answer(seat: Seat, which: number, answer: Answer, entry: number = this.#entries + 1): Verdict {
    const run = this.#live();
    const decision = run.pending[which];
    if (decision === undefined) return NOT_PENDING;
    if (!decision.by.includes(seat)) return NOT_YOURS;
    if (run.isAnswered(which)) return ALREADY;
    const verdict = judge(decision, answer);
    if (verdict !== true) return verdict;
    this.#take(run, { seat, which, chose: meaning(decision, answer), entry, told: this.#told });
    return true;
  }
  #take(run: Run<S, E, V>, step: Chosen): void {
    if (this.#lastSeat() !== step.seat) this.#bar(); // another player has decided
    const at = this.#now;
    const mark = at.steps.length;
    const before = { trail: this.#trail.length, told: this.#told, used: run.chance.used };
    run.revealed = false;
    run.chance.entry(step.entry);
    at.steps.push(step);
    try {
      run.take(step.which, step.chose);
    } catch (error) {
      at.steps.length = mark; // the generator is dead; the position is as it was before the answer
      this.#trail.length = before.trail;
      this.#told = before.told;
      this.#run = null;
      throw error;
    }
    this.#entries = step.entry;
    if (run.chance.used !== before.used || run.revealed) this.#bar();
  }
  #bar(): void {
    this.#trail = [this.#now];
    this.#barrier = this.#now.steps.length;
  }
  #lastSeat(): Seat | null {
    for (let t = this.#trail.length - 1; t >= 0; t--) {
      const { steps } = this.#trail[t];
      for (let i = steps.length - 1; i >= (t === 0 ? this.#barrier : 0); i--) {
        const step = steps[i];
        if ('seat' in step) return step.seat;
      }
    }
    return null;
  }

  /** May this seat take its last answer back? */
  mayUndo(seat: Seat): Verdict {
    const last = this.#undoable(seat);
    return 'rule' in last ? last : true;
  }
  /** Takes back the seat's last answer, and what was forced after it. */
  undo(seat: Seat): Verdict {
    const last = this.#undoable(seat);
    if ('rule' in last) return last;
    const { trail, step, waiting } = last;
    const at = this.#trail[trail];
    const chosen = at.steps[step];
    if (!('seat' in chosen)) throw new Error('only what somebody chose can be undone');
    if (waiting) {
      at.steps.splice(step, 1);
      if (trail === 0 && step < this.#barrier) this.#barrier--;
      this.#live().takeBack(chosen.which);
    } else {
      this.#trail.length = trail + 1;
      at.steps.length = step;
      this.#run = null;
    }
    this.#told = chosen.told;
    this.#entries++;
    return true;
  }
  #undoable(seat: Seat): { trail: number; step: number; waiting: boolean } | Refusal {
    const run = this.#live();
    const t = this.#trail.length - 1;
    const waitingAnswers = run.pending.length > 1 ? run.pending.length - run.missing : 0;
    for (let i = 1; i <= waitingAnswers; i++) {
      // answers that wait for others: each seat may take back its own, in any order
      const n = this.#now.steps.length - i;
      const step = this.#now.steps[n];
      if ('seat' in step && step.seat === seat) return { trail: t, step: n, waiting: true };
    }
    if (waitingAnswers > 0) return UNDO_OTHER;
    for (let trail = t; trail >= 0; trail--) {
      const { steps } = this.#trail[trail];
      for (let n = steps.length - 1; n >= 0; n--) {
        const step = steps[n];
        if (!('seat' in step)) continue;
        if (trail === 0 && n < this.#barrier) return step.seat === seat ? UNDO_BARRIER : UNDO_OTHER;
        return step.seat === seat ? { trail, step: n, waiting: false } : UNDO_OTHER;
      }
    }
    return this.#entries === 0 ? NOTHING_TO_UNDO : UNDO_BARRIER;
  }

  /** The same position, to play on apart. Shares the checkpoint; runs again only when used. Keeps the true dice. */
  fork(): Position<S, E, V> {
    const at = this.#now;
    const fork = new Position<S, E, V>(this.game, [{ state: at.state, chance: at.chance, steps: at.steps.slice() }]);
    fork.#barrier = at.steps.length;
    fork.#entries = this.#entries;
    fork.#told = this.#told;
    return fork;
  }
  /**
   * A run from what `seat` knows: everything hidden drawn anew, future chance fresh. It still holds the truth of the
   * checkpoint inside, so it must never leave the process that knows the truth.
   */
  imagine(seat: Seat, seed: number, into?: S): Run<S, E, V> {
    const at = this.#now;
    const run = new Run<S, E, V>(this.game, this.#fresh(at, into), at.chance.copy());
    replay(run, at.steps);
    const chance = FastChance.fromSeed(seed);
    this.game.sample(run.state, seat, chance);
    run.chance = chance;
    run.askAgain(seat);
    return run;
  }
  save(): SavedPosition {
    this.#live(); // the first forced steps belong to the tape
    const at = this.#now;
    return {
      game: this.game.name,
      rules: this.game.rules,
      state: at.state instanceof Packed ? JSON.parse(at.state.text) : this.game.save(at.state),
      chance: at.chance.save(),
      steps: at.steps.map((s) => s as unknown as Json),
      barrier: this.#trail.length === 1 ? this.#barrier : 0,
      entries: this.#entries,
      told: this.#told,
    };
  }
  /** Which rules are running, from the outermost to the one that asks. */
  where(): readonly string[] {
    const fork = this.fork();
    const run = fork.#live();
    if (run.asked === null) return [];
    spy.on = true;
    try {
      run.replaying = true;
      run.askAgain(-1);
      return [...spy.stack.matchAll(/^\s+at (?:Object\.)?(\w+) .*\.ts/gm)]
        .map((match) => match[1] ?? '')
        .filter((name) => !KERNEL_FRAMES.has(name))
        .reverse();
    } finally {
      spy.on = false;
      spy.stack = '';
    }
  }
}
const KERNEL_FRAMES = new Set(['resume', 'askAgain', 'where', 'together', 'faceDown', 'next']);

/** Runs answers again: tells nothing, finds no options. */
function replay<S, E, V>(run: Run<S, E, V>, steps: readonly Step[]): void {
  run.replaying = true;
  run.start();
  for (const step of steps) {
    if ('forced' in step) run.resume(step.forced);
    else {
      run.chance.entry(step.entry);
      run.take(step.which, step.chose);
    }
  }
  run.replaying = false;
}

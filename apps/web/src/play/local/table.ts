/**
 * A game that runs here: the journal, the machines that sit at it, and who may see what. Knows no worker and no storage,
 * so that tests can run it.
 */
import { answerOf } from '@amon-hen/bots/watchdog';
import {
  type Entry,
  FastChance,
  hear,
  isRefusal,
  Journal,
  type Json,
  judge,
  kernelRefusal,
  offers,
  read,
  type Seat,
  spell,
  type Told,
  type Verdict,
} from '@amon-hen/kernel';
import { chanceFrom } from '../seeds.ts';
import {
  type Explored,
  type Fact,
  factOf,
  type Seen,
  type Sitter,
  type Step,
  type Trouble,
  type Who,
} from '../source.ts';
import type { Host } from '../worker/host.ts';
import type { Playable } from '../worker/playable.ts';

/** All that is needed to play a game again to the same point. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly setup: Json;
  readonly sitters: readonly Sitter[];
  /** Secret until the game is over: whoever knows it knows the dice to come. */
  readonly seed: string;
  /** What the seed means; keyed if not said. Only games forked from records of machines have fast dice. */
  readonly chance?: 'fast' | 'keyed';
  readonly entries: readonly Entry[];
  readonly begun: number;
  readonly changed: number;
  /** For the list of tables: who has to answer, and who has won. */
  readonly asked: readonly Seat[];
  readonly winners: readonly Seat[] | null;
}
export interface Around {
  now(): number;
  /** Lets the rest of the program have its turn between two answers of machines. */
  pause(): Promise<void>;
  save(table: SavedTable): Promise<void>;
  /** Facts before the number `from` are as they were told last. */
  tell(seen: Seen, from: number): void;
}

/** How long a machine may think about one answer. */
const THINK_MILLISECONDS = 1500;
const ADVISERS = ['captain', 'instinct', 'random'];

export class LocalTable implements Host {
  readonly #journal: Journal<unknown, unknown, unknown, unknown>;
  readonly #playable: Playable;
  readonly #around: Around;
  readonly #luck: FastChance;
  #saved: SavedTable;
  readonly #facts: Told<unknown>[] = [];
  /** The facts as the present eyes may know them, in the words of the game. */
  #heard: Fact[] = [];
  #heardNew = 0;
  /** By seat: how many facts had been told at its last answer. */
  readonly #before: number[];
  #as: Who = 'public';
  #by: Seat | null = null;
  #trouble: Trouble | null = null;
  #last: Seen | null = null;
  #thinking = false;
  #closed = false;

  constructor(playable: Playable, saved: SavedTable, around: Around) {
    this.#playable = playable;
    this.#around = around;
    this.#saved = saved;
    this.#before = saved.sitters.map(() => 0);
    const { seed, chance = 'keyed' } = saved;
    this.#luck = FastChance.fromSeed(Number.parseInt(seed.slice(0, 8), 16));
    const listener = (told: Told<unknown>, at: number): void => {
      this.#forget(at);
      this.#facts.push(told);
    };
    const { stage } = playable;
    this.#journal = new Journal(stage.game, stage.setup(saved.setup), chanceFrom(chance, seed), listener);
    this.#foldAgain(saved.entries);
  }
  /** As far as the present rules allow. */
  #foldAgain(entries: readonly Entry[]): void {
    for (const [n, entry] of entries.entries()) {
      let verdict: Verdict;
      try {
        verdict = this.#journal.fold(entry);
      } catch (error) {
        verdict = kernelRefusal(messageOf(error));
      }
      if (verdict !== true) {
        this.#trouble = { kind: 'shortened', lost: entries.length - n };
        return;
      }
      this.#note('seat' in entry ? entry.seat : null);
    }
    this.#by = null;
  }
  /** After each entry: whose it was, and how much had been told. */
  #note(seat: Seat | null): void {
    this.#forget(this.#journal.position.told);
    this.#by = seat;
    if (seat !== null) this.#before[seat] = this.#facts.length;
  }
  /** The facts from this one on have not happened. */
  #forget(from: number): void {
    this.#facts.length = Math.min(this.#facts.length, from);
    this.#heard.length = Math.min(this.#heard.length, from);
    this.#heardNew = Math.min(this.#heardNew, from);
  }

  /** Brings the list of tables up to date, shows the table, and sets the machines going. */
  start(): void {
    this.#keep();
    this.#tell();
    void this.letMachinesPlay();
  }
  lookAs(who: Who): void {
    this.#as = who;
    this.#by = null;
    this.#heard = [];
    this.#heardNew = 0;
    this.#tell();
  }
  answer(which: number, says: string): Verdict {
    return this.#do(() => {
      const seat = this.#as;
      if (seat === 'public') return kernelRefusal('not-yours');
      const verdict = this.#journal.answer(seat, which, says);
      if (verdict === true) this.#note(seat);
      return verdict;
    });
  }
  undo(): Verdict {
    return this.#do(() => {
      const seat = this.#as;
      if (seat === 'public') return kernelRefusal('not-yours');
      const verdict = this.#journal.undo(seat);
      if (verdict === true) this.#note(null);
      return verdict;
    });
  }
  check(which: number, says: string): Verdict {
    const decision = this.#journal.position.pending[which];
    if (decision === undefined) return kernelRefusal('not-pending');
    if (this.#as === 'public' || !decision.by.includes(this.#as)) return kernelRefusal('not-yours');
    const answer = read(decision, says);
    return isRefusal(answer) ? answer : judge(decision, answer);
  }
  /** On a copy, and only as far as every answer could be taken back: so it can tell nothing that is not known already. */
  explore(steps: readonly Step[]): Explored {
    const seat = this.#as;
    if (seat === 'public') return { kind: 'refused', verdict: kernelRefusal('not-yours') };
    const position = this.#journal.position.fork();
    for (const { which, says } of steps) {
      const decision = position.pending[which];
      const answer = decision === undefined ? kernelRefusal('not-pending') : read(decision, says);
      const verdict = isRefusal(answer) ? answer : position.answer(seat, which, answer);
      if (verdict !== true) return { kind: 'refused', verdict };
      if (position.mayUndo(seat) !== true) return { kind: 'final' };
    }
    return { kind: 'open', offers: offers(position, seat), view: this.#describe(position.view(seat)) };
  }
  /** The strongest machine that knows the game, in the place of the one who asks. */
  advise(): Step | null {
    const seat = this.#as;
    const machine = ADVISERS.map((name) => this.#playable.machine(name)).find((found) => found !== null);
    if (seat === 'public' || machine === undefined) return null;
    const { position } = this.#journal;
    const chance = FastChance.fromSeed(position.entries);
    const thinking = { chance, milliseconds: THINK_MILLISECONDS, now: () => this.#around.now() };
    const answered = answerOf(position, seat, machine, thinking);
    if (answered === null) return null;
    const { which, answer } = answered;
    return { which, says: spell(position.pending[which], answer) };
  }
  /** There is nobody here but those at this screen. */
  act(): Verdict {
    return kernelRefusal('not-here');
  }
  close(): void {
    this.#closed = true;
  }

  #do(act: () => Verdict): Verdict {
    let verdict: Verdict;
    try {
      verdict = act();
    } catch (error) {
      this.#stop(error);
      return kernelRefusal('stopped');
    }
    if (verdict === true) {
      this.#trouble = null;
      this.#changed();
      void this.letMachinesPlay();
    }
    return verdict;
  }
  /** Until a person is asked, or the game is over. */
  async letMachinesPlay(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (!this.#closed && this.#machineAnswers()) await this.#around.pause();
    } catch (error) {
      this.#stop(error);
    } finally {
      this.#thinking = false;
    }
  }
  #machineAnswers(): boolean {
    const { position } = this.#journal;
    for (const [seat, sitter] of this.#saved.sitters.entries()) {
      if (sitter.kind !== 'machine') continue;
      const machine = this.#playable.machine(sitter.name);
      if (machine === null) throw new Error(`no such machine: ${sitter.name}`);
      const thinking = { chance: this.#luck, milliseconds: THINK_MILLISECONDS, now: () => this.#around.now() };
      const answered = answerOf(position, seat, machine, thinking);
      if (answered === null) continue;
      const verdict = this.#journal.answer(seat, answered.which, answered.answer);
      if (verdict !== true) throw new Error(`${sitter.name} was refused: ${verdict.why}`);
      this.#trouble = answered.intervention === null ? null : { kind: 'machine', seat, message: answered.intervention };
      this.#note(seat);
      this.#changed();
      return true;
    }
    return false;
  }
  #stop(error: unknown): void {
    this.#trouble = { kind: 'stopped', message: messageOf(error) };
    try {
      this.#tell();
    } catch {
      // not even the position before the answer can be built again: what was seen last stays on the screen
      if (this.#last !== null) this.#around.tell({ ...this.#last, trouble: this.#trouble }, this.#last.facts.length);
    }
  }
  #changed(): void {
    this.#saved = { ...this.#saved, changed: this.#around.now() };
    this.#keep();
    this.#tell();
  }
  #keep(): void {
    const { position, entries } = this.#journal;
    const pending = position.pending.filter((_, which) => !position.isAnswered(which));
    this.#saved = {
      ...this.#saved,
      rules: this.#playable.stage.game.rules,
      entries: [...entries],
      asked: [...new Set(pending.flatMap((decision) => decision.by))],
      winners: position.outcome?.winners ?? null,
    };
    this.#around.save(this.#saved).catch((error: unknown) => this.#stop(error));
  }
  #tell(): void {
    const seen = this.seen();
    this.#last = seen;
    this.#around.tell(seen, this.#heardNew);
    this.#heardNew = seen.facts.length;
  }
  #describe(view: unknown): Json {
    return this.#playable.stage.describeView(view);
  }
  #hear(as: Who): readonly Fact[] {
    const { stage } = this.#playable;
    for (const told of this.#facts.slice(this.#heard.length)) {
      const fact = hear(told, as);
      this.#heard.push(factOf(stage.describeFact === undefined ? fact : stage.describeFact(fact)));
    }
    return [...this.#heard];
  }
  seen(): Seen {
    const { position, entries } = this.#journal;
    const as = this.#as;
    return {
      number: entries.length,
      asked: this.#journal.asked,
      as,
      view: this.#describe(position.view(as)),
      offers: offers(position, as),
      facts: this.#hear(as),
      before: as === 'public' ? 0 : this.#before[as],
      by: this.#by,
      mayUndo: as === 'public' ? kernelRefusal('undo-nothing') : position.mayUndo(as),
      outcome: position.outcome,
      trouble: this.#trouble,
      room: null,
    };
  }
}
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

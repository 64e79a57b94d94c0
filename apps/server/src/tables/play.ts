/** A game being played: the position, and since which entry its present offers stand. */
import {
  type Answer,
  type Entry,
  isRefusal,
  kernelRefusal,
  type Position,
  type Refusal,
  read,
  type Seat,
  type Told,
  type Verdict,
} from '@amon-hen/kernel';

export type AnyPosition = Position<unknown, unknown, unknown>;
export type Chosen = Extract<Entry, { readonly seat: Seat }>;

/** An exception in a rule. The position is as it was before the answer; nothing of it is stored. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
  readonly answer: Chosen;
  constructor(answer: Chosen, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.answer = answer;
  }
}
export interface Taken {
  readonly verdict: Verdict;
  readonly told: readonly Told<unknown>[];
}

export class Play {
  readonly position: AnyPosition;
  /** The entry since which the present offers stand. */
  asked: number;
  constructor(position: AnyPosition, asked: number) {
    this.position = position;
    this.asked = asked;
  }
  /** Reads the words and judges them; changes nothing. */
  understand({ seat, which, says }: Chosen): Answer | Refusal {
    const decision = this.position.pending[which];
    if (decision === undefined) return kernelRefusal('not-pending');
    if (!decision.by.includes(seat)) return kernelRefusal('not-yours');
    if (this.position.isAnswered(which)) return kernelRefusal('already-answered');
    return read(decision, says);
  }
  /** Takes an answer or an undo as the entry of this number. */
  take(entry: Chosen | { readonly undo: Seat }, number: number): Taken {
    const told: Told<unknown>[] = [];
    const { position } = this;
    const stays = position.staysAsked('undo' in entry ? 'undo' : 'answer');
    position.listener = (fact) => told.push(fact);
    try {
      const verdict = 'undo' in entry ? position.undo(entry.undo) : this.#answer(entry, number);
      if (verdict === true && !stays) this.asked = number;
      return { verdict, told };
    } finally {
      position.listener = null;
    }
  }
  #answer(entry: Chosen, number: number): Verdict {
    const answer = this.understand(entry);
    if (isRefusal(answer)) return answer;
    try {
      return this.position.answer(entry.seat, entry.which, answer, number);
    } catch (error) {
      throw new RulesFault(entry, error);
    }
  }
  /** The same game, to look ahead; keeps the true dice, so only what a seat may know of it may be shown. */
  fork(): Play {
    return new Play(this.position.fork(), this.asked);
  }
  /** The seats that somebody waits for: of each decision that is not yet answered, who may answer it. */
  get waitsFor(): readonly (readonly Seat[])[] {
    const { position } = this;
    return position.pending.flatMap((d, i) => (position.isAnswered(i) ? [] : [d.by]));
  }
  /** Nobody may undo anything: what is saved now holds all that can ever be taken back. */
  isBarred(seats: readonly Seat[]): boolean {
    return seats.every((seat) => this.position.mayUndo(seat) !== true);
  }
}

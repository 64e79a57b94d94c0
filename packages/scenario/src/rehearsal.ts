/** The game of one scenario while it is played: the position, its script and the facts told so far. */
import {
  type Decision,
  hear,
  isRefusal,
  type Json,
  KERNEL,
  offers,
  Position,
  type Refusal,
  read,
  type Script,
  ScriptedChance,
  type Seat,
  type Stage,
  type Told,
  type Verdict,
} from '@amon-hen/kernel';
import type { Given } from './format.ts';

/** What a scenario says is not so. Each line is one thing. */
export class Failed extends Error {
  override readonly name = 'Failed';
}

export class Rehearsal<S, E, V, O> {
  readonly stage: Stage<S, E, V, O>;
  readonly seats: readonly string[];
  readonly position: Position<S, E, V>;
  readonly #script: ScriptedChance;
  readonly #facts: Told<E>[] = [];
  /** Up to here the facts have been looked at by an earlier expectation. */
  #looked = 0;

  constructor(stage: Stage<S, E, V, O>, given: Given, script: Script) {
    this.stage = stage;
    const setup = stage.setup(given);
    this.seats = stage.seats(setup);
    this.#script = new ScriptedChance(script);
    const state = stage.arrange(setup, given, this.#script);
    this.position = Position.at(stage.game, state, this.#script, (told) => this.#facts.push(told));
  }

  seat(name: string): Seat {
    const seat = this.seats.indexOf(name);
    if (seat < 0) throw new Failed(`there is no seat ${name}: the seats are ${this.seats.join(', ')}`);
    return seat;
  }
  looker(name: string): Seat | 'public' {
    return name === 'public' ? 'public' : this.seat(name);
  }
  names(seats: readonly Seat[]): string {
    return seats.map((seat) => this.seats[seat] ?? `seat ${seat}`).join(' or ');
  }

  waiting(seat: Seat, about?: string): readonly Waiting[] {
    return waiting(this.position, seat, about);
  }
  /** What is asked now, for messages. */
  asked(): string {
    const open = this.position.pending.filter((_, which) => !this.position.isAnswered(which));
    if (open.length === 0) return 'nobody is asked: the game is over';
    return `asked: ${open.map((d) => `${this.names(d.by)} about ${d.about} (${d.rule})`).join(', ')}`;
  }
  answer(seat: Seat, says: string, about?: string): Verdict {
    return answerInWords(this.position, seat, says, about);
  }
  undo(seat: Seat): Verdict {
    const verdict = this.position.undo(seat);
    this.#facts.length = this.position.told;
    this.#looked = Math.min(this.#looked, this.#facts.length);
    return verdict;
  }
  addChance(script: Script): void {
    this.#script.add(script);
  }
  /** What was scripted and not asked for. */
  left(): Script {
    const { chance } = this.position;
    if (!(chance instanceof ScriptedChance)) throw new TypeError('a scenario is played with scripted chance');
    return chance.left;
  }

  describe(): Json {
    return this.stage.describe(this.position.state);
  }
  describeView(who: Seat | 'public'): Json {
    return this.stage.describeView(this.position.view(who));
  }
  /** The decisions that wait, as this seat sees them. */
  offers(who: Seat | 'public'): Json {
    return plain(offers(this.position, who));
  }
  /** The facts since the last look: all of each, or what a seat heard of it. */
  facts(who: Seat | 'public' | 'truth', from = this.#looked): readonly Json[] {
    return this.#facts.slice(from).map((told) => {
      const fact = who === 'truth' ? { ...told.fact, ...told.secret?.more } : hear(told, who);
      return this.stage.describeFact === undefined ? plain(fact) : this.stage.describeFact(fact);
    });
  }
  lookedAtFacts(): void {
    this.#looked = this.#facts.length;
  }

  /** Everything that is: to prove that nothing changed, and that two roads lead to one place. */
  truth(position: Position<S, E, V> = this.position): Json {
    return plain({
      state: this.stage.game.save(position.state),
      offers: this.seats.map((_, seat) => offers(position, seat)),
      chance: position.chance.save(),
      outcome: position.outcome,
      told: position.told,
    });
  }
  /** Saved, written, read and loaded again. */
  reloaded(): Position<S, E, V> {
    return Position.load(this.stage.game, JSON.parse(JSON.stringify(this.position.save())), ScriptedChance.load);
  }
}

interface Waiting {
  readonly which: number;
  readonly decision: Decision;
}
/** The decisions that wait for this seat, with their numbers. */
function waiting<S, E, V>(position: Position<S, E, V>, seat: Seat, about: string | undefined): readonly Waiting[] {
  return position.pending
    .map((decision, which) => ({ which, decision }))
    .filter(({ which, decision }) => decision.by.includes(seat) && !position.isAnswered(which))
    .filter(({ decision }) => about === undefined || decision.about === about);
}
/** Gives the answer that these words mean; where several decisions wait for the seat, to the first that they fit. */
export function answerInWords<S, E, V>(position: Position<S, E, V>, seat: Seat, says: string, about?: string): Verdict {
  let first: Refusal | null = null;
  for (const { which, decision } of waiting(position, seat, about)) {
    const answer = read(decision, says);
    const verdict = isRefusal(answer) ? answer : position.answer(seat, which, answer);
    if (verdict === true) return true;
    first ??= verdict;
  }
  return first ?? { rule: KERNEL, why: 'not-yours' };
}
export function plain(x: unknown): Json {
  return x === undefined ? null : JSON.parse(JSON.stringify(x));
}
export function refusalText({ rule, why, values }: Refusal): string {
  return values === undefined ? `${rule}, ${why}` : `${rule}, ${why} ${JSON.stringify(values)}`;
}

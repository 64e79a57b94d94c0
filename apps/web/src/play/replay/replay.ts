/** A game that was played, step by step, with the eyes that may look: every position is kept, so that one can go anywhere. */
import {
  chanceOf,
  commitment,
  hear,
  isRefusal,
  kernelRefusal,
  offers,
  Position,
  read,
  replayRecord,
  resultOf,
  type Seat,
  seedFromText,
  standing,
  type Told,
  type Verdict,
  writeRecord,
} from '@amon-hen/kernel';
import { chanceFrom } from '../seeds.ts';
import { type Explored, type Fact, factOf, type Seen, type Trouble, type Who } from '../source.ts';
import type { Host } from '../worker/host.ts';
import type { Playable } from '../worker/playable.ts';
import { momentOf, sideIn } from './moments.ts';
import { asRecord, type Recorded } from './recorded.ts';
import type { Moment, Proof, ReplayStep, TimeLine } from './time-line.ts';

type AnyPosition = Position<unknown, unknown, unknown>;
interface Tell {
  seen(seen: Seen): void;
  line(line: TimeLine): void;
}
const NOT_PLAYED = kernelRefusal('not-played');

export class Replay implements Host {
  readonly #playable: Playable;
  readonly #recorded: Recorded;
  readonly #judge: ((state: unknown) => number) | null;
  readonly #tell: Tell;
  /** The first is the beginning, the n-th how it stood after the n-th step. */
  readonly #positions: AnyPosition[] = [];
  readonly #steps: (ReplayStep & { readonly said: NonNullable<ReplayStep['said']> })[] = [];
  readonly #facts: Told<unknown>[] = [];
  readonly #balance: number[] = [];
  readonly #proof: Proof;
  #trouble: Trouble | null = null;
  #as: Who;
  #at = 0;
  #heard: readonly Fact[] = [];

  constructor(playable: Playable, recorded: Recorded, judge: ((state: unknown) => number) | null, tell: Tell) {
    this.#playable = playable;
    this.#recorded = recorded;
    this.#judge = judge;
    this.#tell = tell;
    this.#as = this.#eyes()[0] ?? 'public';
    this.#proof = this.#prove();
    this.#fold();
  }
  start(): void {
    this.lookAs(this.#as);
  }
  /** Beside their own, players see a game of others as everybody does. */
  #eyes(): readonly Who[] {
    const { open, mine, sitters } = this.#recorded;
    return open ? [...sitters.keys(), 'public'] : mine.length === 0 ? ['public'] : [...mine, 'public'];
  }
  /** Only a game that is over has anything to prove. */
  #prove(): Proof {
    const { promised } = this.#recorded;
    if (promised === null) return { kind: 'none' };
    const { stage } = this.#playable;
    try {
      const setup = stage.setup(this.#recorded.setup);
      const record = asRecord(this.#recorded, stage.seats(setup));
      const chance = chanceOf(record);
      if ('message' in chance) return { kind: 'false', message: chance.message };
      const played = replayRecord(stage.game, setup, record, chance);
      if ('message' in played) return { kind: 'false', message: played.message };
      return { kind: 'true', committed: promised.commitment !== null };
    } catch (error) {
      return { kind: 'false', message: messageOf(error) };
    }
  }
  /** As far as the present rules go. */
  #fold(): void {
    const { stage } = this.#playable;
    const { setup, entries } = this.#recorded;
    const chance = chanceFrom(this.#recorded.chance, this.#recorded.seed);
    const hearing = (told: Told<unknown>): void => {
      this.#facts.push(told);
    };
    const position: AnyPosition = Position.begin(stage.game, stage.setup(setup), chance, hearing);
    position.listener = hearing;
    this.#keep(position);
    const numbers = standing(entries);
    for (const [done, number] of numbers.entries()) {
      const entry = entries[number - 1];
      if (!('seat' in entry)) throw new Error(`entry ${number} is no answer`);
      const verdict = this.#take(position, entry.seat, entry.which, entry.says, number);
      if (verdict === true) continue;
      this.#trouble = { kind: 'shortened', lost: numbers.length - done };
      return;
    }
  }
  #take(position: AnyPosition, seat: Seat, which: number, says: string, number: number): Verdict {
    const decision = position.pending[which];
    if (decision === undefined) return kernelRefusal('not-pending');
    const answer = read(decision, says);
    if (isRefusal(answer)) return answer;
    const { about, form, values } = decision;
    const told = this.#facts.length;
    const verdict = position.answer(seat, which, answer, number);
    if (verdict !== true) return verdict;
    this.#steps.push({
      entry: number,
      seat,
      said: { about, form, says, ...(values === undefined ? {} : { values }) },
      told,
    });
    this.#keep(position);
    return true;
  }
  #keep(position: AnyPosition): void {
    this.#positions.push(position.fork());
    if (this.#judge !== null) this.#balance.push(this.#judge(position.state));
  }

  lookAs(who: Who): void {
    if (!this.#eyes().includes(who)) return;
    this.#as = who;
    const { stage } = this.#playable;
    this.#heard = this.#facts.map((told) => {
      const fact = hear(told, who);
      return factOf(stage.describeFact === undefined ? fact : stage.describeFact(fact));
    });
    this.#tell.line(this.line());
    this.#show();
  }
  goTo(step: number): void {
    this.#at = Math.max(0, Math.min(step, this.#steps.length));
    this.#show();
  }
  line(): TimeLine {
    const { open } = this.#recorded;
    const steps = this.#steps.map((step) => (open || step.seat === this.#as ? step : { ...step, said: null }));
    const balance = this.#judge === null || !open ? null : this.#balance; // the judge sees all hands
    return { steps, moments: this.#moments(), eyes: this.#eyes(), balance, proof: this.#proof };
  }
  #moments(): readonly Moment[] {
    const { game } = this.#recorded;
    const steps = this.#steps;
    let at = 0;
    return this.#heard.flatMap((fact, n) => {
      while (at < steps.length && steps[at].told <= n) at++;
      const kind = momentOf(game, fact);
      return kind === null ? [] : [{ at, kind, side: sideIn(fact), fact }];
    });
  }
  #show(): void {
    this.#tell.seen(this.seen());
  }
  seen(): Seen {
    const at = this.#at;
    const position = this.#positions[at];
    const told = this.#steps[at]?.told ?? this.#facts.length;
    const seen: Seen = {
      number: at,
      asked: at,
      as: this.#as,
      view: this.#playable.stage.describeView(position.view(this.#as)),
      // to be looked at, not to be answered
      offers: offers(position, this.#as).map(({ own: _, ...offer }) => offer),
      facts: this.#heard.slice(0, told),
      before: 0,
      by: null,
      mayUndo: NOT_PLAYED,
      outcome: position.outcome,
      trouble: this.#trouble,
      room: null,
    };
    position.rest();
    return seen;
  }
  /** As text, for a game that is over: whoever reads it knows every hand and every die. */
  record(): string | null {
    const last = this.#positions.at(-1);
    const { open, promised } = this.#recorded;
    if (!open || last === undefined || this.#trouble !== null) return null;
    const { stage } = this.#playable;
    const record = asRecord(this.#recorded, stage.seats(stage.setup(this.#recorded.setup)));
    const result = promised?.result ?? resultOf(last);
    return writeRecord({
      ...record,
      rules: stage.game.rules,
      ...(record.chance === 'keyed' ? { commitment: commitment(seedFromText(record.seed ?? '')) } : {}),
      ...(result === undefined ? {} : { result }),
    });
  }

  answer(): Verdict {
    return NOT_PLAYED;
  }
  check(): Verdict {
    return NOT_PLAYED;
  }
  undo(): Verdict {
    return NOT_PLAYED;
  }
  act(): Verdict {
    return NOT_PLAYED;
  }
  explore(): Explored {
    return { kind: 'refused', verdict: NOT_PLAYED };
  }
}
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

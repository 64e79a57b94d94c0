/** One game between machines, from set-up to victory. */
import { type Decision, FastChance, type Game, type Outcome, Position, type Seat, type Told } from '@amon-hen/kernel';
import type { Machine } from '../machine.ts';
import { type Answered, answerOf } from '../watchdog.ts';
import { stir } from './seeds.ts';

export interface Match<S, E, V, O> {
  readonly game: Game<S, E, V, O>;
  readonly setup: O;
  /** One a seat. */
  readonly machines: readonly Machine<S, E, V>[];
  /** Of the dice; the machines' own luck is drawn from it. */
  readonly seed: number;
  /** How long a machine may think about an answer. */
  readonly milliseconds: number;
  /** A game with more decisions than this counts as endless. */
  readonly steps: number;
  /** The time in milliseconds. */
  now(): number;
  /** How many turns have been begun. */
  turn(state: S): number;
}
/** Looks on, and cannot change anything. */
export interface Spectator<S, E, V> {
  heard?(told: Told<E>): void;
  /** Called before the answer is taken, while its decision still waits. */
  answers?(seat: Seat, decision: Decision, answered: Answered): void;
  ended?(position: Position<S, E, V>): void;
}
export interface Played {
  readonly seed: number;
  /** null if it went wrong. */
  readonly outcome: Outcome | null;
  readonly turns: number;
  readonly decisions: number;
  readonly error: string | null;
}

export function playGame<S, E, V, O>(match: Match<S, E, V, O>, spectator: Spectator<S, E, V> = {}): Played {
  const { seed } = match;
  const so = { seed, outcome: null, turns: 0, decisions: 0, error: null };
  try {
    return play(match, spectator, so);
  } catch (error) {
    return { ...so, error: describe(error) };
  }
}
type Tracked = { -readonly [K in keyof Played]: Played[K] };

function play<S, E, V, O>(match: Match<S, E, V, O>, spectator: Spectator<S, E, V>, so: Tracked): Played {
  const { game, seed, machines, milliseconds, now } = match;
  const luck = machines.map((_, seat) => FastChance.fromSeed(stir(seed, seat + 1)));
  const who = FastChance.fromSeed(stir(seed, 0));
  const heard = spectator.heard?.bind(spectator) ?? null;
  const position = Position.begin(game, match.setup, FastChance.fromSeed(seed), heard);
  for (;;) {
    so.turns = match.turn(position.state);
    so.outcome = position.outcome;
    if (so.outcome !== null) {
      spectator.ended?.(position);
      return so;
    }
    if (so.decisions === match.steps) throw new Error(`no end after ${match.steps} decisions`);
    const { pending } = position;
    const open = pending.find((_, i) => !position.isAnswered(i));
    if (open === undefined) throw new Error('nobody is asked, and the game is not over');
    const seat = open.by.length === 1 ? open.by[0] : open.by[who.below(open.by.length)];
    const machine = machines[seat];
    if (machine === undefined) throw new Error(`no machine sits on seat ${seat}`);
    const answered = answerOf(position, seat, machine, { chance: luck[seat], milliseconds, now });
    if (answered === null) throw new Error(`seat ${seat} has nothing to answer`);
    spectator.answers?.(seat, pending[answered.which], answered);
    const verdict = position.answer(seat, answered.which, answered.answer);
    if (verdict !== true) throw new Error(`an answer is refused by ${verdict.rule}: ${verdict.why}`);
    so.decisions++;
  }
}
/** The message and the innermost place in the rules: enough to find it, short enough for a line. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = /^\s+at (.*?)(?: \(.*\/([^/]+:\d+):\d+\))?$/m.exec(error.stack ?? '');
  const at = place === null ? '' : ` (${place[1]}${place[2] === undefined ? '' : `, ${place[2]}`})`;
  return `${error.message}${at}`;
}

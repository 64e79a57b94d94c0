/** How fast a game is: measured in CPU time, after a warm-up, the best of several rounds. */
import { anyAnswer, type Chance, FastChance, Position, playout, Run } from '@amon-hen/kernel';
import type { AnyTitle } from '../registry.ts';

export interface Figures {
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerCpuSecond: number;
  readonly copyMicroseconds: number;
  /** A fork far from its checkpoint (in the middle of a battle), until its decision can be seen. */
  readonly forkMicroseconds: number;
  readonly viewMicroseconds: number;
  /** The largest position met, saved, as JSON. */
  readonly positionBytes: number;
  readonly peakMegabytes: number;
  /** A copy into a state that is there already. */
  readonly lentCopyMicroseconds: number;
  readonly decisionsPerGame: number;
  readonly meanPositionBytes: number;
}

const ROUNDS = 6;
/** Positions are looked at in so many random games. */
const GAMES_LOOKED_AT = 20;
const FAR = 5;

export function measure(title: AnyTitle, setup: unknown, seconds: number): Figures {
  playFor(title, setup, seconds / 4, 1); // warm-up
  const rounds = Array.from({ length: ROUNDS }, (_, i) => playFor(title, setup, seconds / ROUNDS, 1000 * (i + 2)));
  const best = rounds.reduce((a, b) => (b.decisions / b.cpu > a.decisions / a.cpu ? b : a));
  const games = rounds.map((r) => r.games / r.cpu);
  const total = rounds.reduce((sum, r) => ({ games: sum.games + r.games, decisions: sum.decisions + r.decisions }), {
    games: 0,
    decisions: 0,
  });
  const peakMegabytes = process.resourceUsage().maxRSS / 1024; // of playing; what follows keeps many positions at once
  const positions = collect(title, setup);
  const { game } = title.stage;
  const bytes = positions.map((position) => Buffer.byteLength(JSON.stringify(position.save())));
  const far = positions.filter((position) => position.depth >= FAR);
  const forked = far.length > 0 ? far : positions;
  const states = positions.map((position) => position.state);
  const lent = game.copy(states[0]);
  return {
    gamesPerCpuSecond: Math.max(...games),
    decisionsPerCpuSecond: best.decisions / best.cpu,
    copyMicroseconds: bestTime(states, (state) => game.copy(state)),
    forkMicroseconds: bestTime(forked, (position) => position.fork().pending.length),
    viewMicroseconds: bestTime(states, (state) => game.view(state, 0)),
    positionBytes: Math.max(...bytes),
    peakMegabytes,
    lentCopyMicroseconds: bestTime(states, (state) => game.copy(state, lent)),
    decisionsPerGame: total.decisions / total.games,
    meanPositionBytes: bytes.reduce((sum, n) => sum + n, 0) / bytes.length,
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
function playFor(title: AnyTitle, setup: unknown, seconds: number, seed: number) {
  const { game } = title.stage;
  const begun = cpuSeconds();
  let games = 0;
  let decisions = 0;
  let cpu = 0;
  do {
    const chance = FastChance.fromSeed(seed + games);
    const run = new Run(game, game.setUp(setup, chance), chance).start();
    decisions += playout(run, FastChance.fromSeed(~(seed + games)), title.mostDecisions);
    if (run.asked !== null) throw new Error(`the game with seed ${seed + games} does not end`);
    games++;
    cpu = cpuSeconds() - begun;
  } while (cpu < seconds);
  return { games, decisions, cpu };
}

/** Positions of random games, spread over their whole length. */
function collect(title: AnyTitle, setup: unknown): readonly Position<unknown, unknown, unknown>[] {
  const positions: Position<unknown, unknown, unknown>[] = [];
  for (let seed = 0; seed < GAMES_LOOKED_AT; seed++) {
    const policy: Chance = FastChance.fromSeed(~seed);
    const position = Position.begin(title.stage.game, setup, FastChance.fromSeed(seed));
    for (let n = 0; position.pending.length > 0; n++) {
      const far = position.depth >= FAR;
      if (far ? n % 4 === 0 : n % 16 === 0) positions.push(position.fork());
      const which = position.pending.findIndex((_, i) => !position.isAnswered(i));
      const decision = position.pending[which];
      position.answer(decision.by[0], which, anyAnswer(decision, policy));
    }
  }
  return positions;
}

/** Microseconds for one, the best of several rounds over all. */
function bestTime<T>(all: readonly T[], work: (one: T) => unknown): number {
  const repeat = Math.max(1, Math.ceil(20_000 / all.length));
  let kept: unknown;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = cpuSeconds();
    for (let i = 0; i < repeat; i++) for (const one of all) kept = work(one);
    best = Math.min(best, ((cpuSeconds() - begun) * 1e6) / (repeat * all.length));
  }
  if (kept === undefined) throw new Error('nothing was measured');
  return best;
}

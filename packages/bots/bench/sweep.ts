/**
 * Every set-up of both games, with machines drawn for the seats: nothing may go wrong.
 *   node packages/bots/bench/sweep.ts <games> <seed>
 */
import { type Setup as BoardSetup, type State as BoardState, boardGame, boardStage } from '@amon-hen/board-game';
import { type Setup as CardSetup, type State as CardState, cardGame, setups } from '@amon-hen/card-game';
import { FastChance, type Game } from '@amon-hen/kernel';
import * as bots from '../src/index.ts';

const [games = '100', seed = '1'] = process.argv.slice(2);
/** Its own time, whoever else keeps the machine busy. */
const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
/** A captain costs as much time as many others. */
const share = { captain: 6, random: 34, instinct: 60 };
const names = (Object.keys(share) as (keyof typeof share)[]).flatMap((name) =>
  Array.from({ length: share[name] }, () => name),
);

interface Tried {
  readonly name: string;
  readonly play: (game: number) => void;
  readonly scorer: bots.Scorer;
}
function tried<S, E, V, O>(
  name: string,
  game: Game<S, E, V, O>,
  setup: O,
  machines: Readonly<Record<keyof typeof share, bots.Machine<S, E, V>>>,
  turn: (state: S) => number,
): Tried {
  const scorer = new bots.Scorer([], String, 300);
  const play = (number: number): void => {
    const own = bots.gameSeed(Number(seed), number);
    const luck = FastChance.fromSeed(own + 1);
    const seated = game.seats(setup).map(() => machines[names[luck.below(names.length)]]);
    const match = { game, setup, machines: seated, seed: own, milliseconds: 300, steps: 100_000, turn };
    const played = bots.playGame(
      { ...match, now },
      { answers: (seat, _, answered) => scorer.answered(seated[seat].name, answered) },
    );
    scorer.played(number, played);
  };
  return { name, play, scorer };
}
const board = { random: bots.random, instinct: bots.boardInstinct, captain: bots.boardCaptain };
const cards = { random: bots.random, instinct: bots.cardInstinct, captain: bots.cardCaptain };
const boardTried = ['second', 'first'].flatMap((edition) =>
  [2, 3, 4].map((players) => {
    const setup: BoardSetup = boardStage.setup({ edition, players });
    return tried(`board, ${edition} edition, ${players} players`, boardGame, setup, board, (s: BoardState) => s.turn);
  }),
);
const cardsTried = setups.map((setup: CardSetup) =>
  tried(`cards, ${setup.scenario}, ${setup.people} people`, cardGame, setup, cards, (s: CardState) => s.round),
);
const all: readonly Tried[] = [...boardTried, ...cardsTried];
const begun = performance.now();
for (let game = 0; game < Number(games); game++) all[game % all.length]?.play(game);
for (const { name, scorer } of all) {
  const { games: n, errors, interventions, overruns, milliseconds, mishaps } = bots.summary(scorer.tally, [], [], 0);
  const { mean = 0, p99 = 0, max = 0 } = milliseconds.captain ?? {};
  console.log(
    `${name}: ${n} games, ${errors} errors, ${interventions} interventions, ${overruns} overruns; captain ${mean.toFixed(1)} / ${p99.toFixed(0)} / ${max.toFixed(0)} ms`,
  );
  for (const mishap of mishaps) console.log(`  game ${mishap.game}: ${mishap.message}`);
}
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`);

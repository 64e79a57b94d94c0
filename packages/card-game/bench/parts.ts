/** What single parts cost: copy, sample, view, imagine: `node packages/card-game/bench/parts.ts`. */
import { anyAnswer, FastChance, Position } from '@amon-hen/kernel';
import { cardGame, type Fact, type State, setups, type View } from '../src/index.ts';

const setup = setups.find((s) => s.scenario === 'trilogy' && s.people === 4) ?? setups[0];
/** Positions from the middle of games. */
const positions = Array.from({ length: 40 }, (_, seed) => {
  const position = Position.begin(cardGame, setup, FastChance.fromSeed(seed));
  const policy = FastChance.fromSeed(seed + 1000);
  for (let i = 0; i < 60 + seed && position.pending.length > 0; i++) {
    const which = position.pending.findIndex((_, n) => !position.isAnswered(n));
    const decision = position.pending[which];
    position.answer(decision.by[0], which, anyAnswer(decision, policy));
  }
  return position;
}).filter((position) => position.pending.length > 0);

function measure(
  name: string,
  times: number,
  work: (position: Position<State, Fact, View>, i: number) => unknown,
): void {
  let kept: unknown = null;
  const round = (): void => {
    for (let i = 0; i < times; i++) kept = work(positions[i % positions.length], i);
  };
  round();
  const begun = process.cpuUsage();
  round();
  const { user, system } = process.cpuUsage(begun);
  console.log(
    `${name.padEnd(24)}${((user + system) / times).toFixed(2).padStart(8)} µs${kept === undefined ? ' ' : ''}`,
  );
}
const lent = cardGame.copy(positions[0].state);
measure('copy', 200_000, ({ state }) => cardGame.copy(state));
measure('copy into a lent state', 200_000, ({ state }) => cardGame.copy(state, lent));
measure('view', 50_000, ({ state }, i) => cardGame.view(state, i % 4));
measure('sample', 50_000, ({ state }, i) => {
  cardGame.copy(state, lent);
  cardGame.sample(lent, i % 4, FastChance.fromSeed(i));
  return lent;
});
measure('imagine', 20_000, (position, i) => position.imagine(i % 4, i, lent));

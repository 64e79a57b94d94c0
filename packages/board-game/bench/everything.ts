/**
 * Plays random games and counts what every card has done: played as an Event, used as a Combat card. For cards that no
 * random game has played it goes on with games that lean towards them, at most LEANING. Any error, endless game or broken invariant is
 * reported with its seed.
 *
 *     node packages/board-game/bench/everything.ts [GAMES] [SEED] [EDITION] [PLAYERS] [LEANING]
 */
import { anyChoice, type Decision, FastChance, Run } from '@amon-hen/kernel';
import { cardId } from '../src/data/deck.ts';
import { boardGame, type Setup } from '../src/index.ts';
import { restingInvariants } from '../test/invariants.ts';

const [games = '1000', first = '1', edition = 'second', players = '2', leaning = '3000'] = process.argv.slice(2);
const setup: Setup = {
  edition: edition === 'first' ? 'first' : 'second',
  players: players === '3' ? 3 : players === '4' ? 4 : 2,
  rulings: {},
};
const events = new Map<number, number>();
const combats = new Map<number, number>();
const endings = new Map<string, number>();
const add = <K>(to: Map<K, number>, key: K): Map<K, number> => to.set(key, (to.get(key) ?? 0) + 1);
let errors = 0;
let decisions = 0;
const MOST = 100_000;

/** A random player, or one who mostly takes what brings the wanted card nearer, if it is offered. */
function choose(decision: Decision, policy: FastChance, wanted: readonly string[]): unknown {
  if (wanted.length > 0 && decision.form !== 'amounts' && policy.below(5) > 0) {
    const fit = decision.options.filter((o) => wanted.some((word) => decision.id(o).includes(word)));
    if (fit.length > 0 && decision.form === 'one') return fit[policy.below(fit.length)];
    if (fit.length > 0 && decision.form === 'some' && decision.least <= 1) return [fit[0]];
  }
  return anyChoice(decision, policy);
}
function play(seed: number, wanted: readonly string[]): void {
  const chance = FastChance.fromSeed(seed);
  const policy = FastChance.fromSeed(seed ^ 0x5bd1e995);
  const run = new Run(boardGame, boardGame.setUp(setup, chance), chance);
  run.listener = ({ fact }) => {
    if (fact.card === undefined) return;
    if (fact.what === 'event') add(events, fact.card);
    if (fact.what === 'combat-card') add(combats, fact.card);
  };
  if (seed % 50 === 0) run.onCheckpoint = () => restingInvariants(run.state);
  try {
    run.start();
    for (let steps = 0; run.asked !== null; steps++, decisions++) {
      if (steps === MOST) throw new Error('the game does not end');
      const which = run.pending.findIndex((_, i) => !run.isAnswered(i));
      run.take(which, choose(run.pending[which], policy, wanted));
    }
    add(endings, boardGame.outcome(run.state)?.how ?? 'none');
  } catch (error) {
    errors++;
    console.error(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
for (let seed = Number(first); seed < Number(first) + Number(games); seed++) play(seed, []);

/** What leads to a card that needs a long story: The Last Battle wants a crowned Aragorn at the head of an Army abroad. */
const LEANING = [
  'hide fellowship',
  'gandalf the white',
  'aragorn',
  'separate companions',
  'strider',
  'to minas-tirith',
  'to pelargir',
  'to dol-amroth',
  'osgiliath',
];
const unplayed = (): number[] => cardId.flatMap((_, card) => (events.has(card) ? [] : [card]));
const random = Number(games) - errors;
let further = 0;
while (unplayed().length > 0 && further < Number(leaning)) {
  play(Number(first) + Number(games) + further, [...LEANING, ...unplayed().map((card) => `card ${cardId[card]}`)]);
  further++;
}
const missing = (of: Map<number, number>): string => cardId.filter((_, card) => !of.has(card)).join(', ') || 'none';
console.log(`${random} random games and ${further} with a leaning, ${decisions} decisions, ${errors} errors`);
console.log(JSON.stringify(Object.fromEntries(endings)));
console.log(`never played as an Event: ${missing(events)}`);
console.log(`never used as a Combat card: ${missing(combats)}`);
process.exitCode = errors === 0 ? 0 : 1;

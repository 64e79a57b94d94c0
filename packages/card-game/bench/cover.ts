/**
 * Random games over all set-ups, and what happened to each card in them: `node packages/card-game/bench/cover.ts [games]`.
 * Every card must be played, moved (armies and characters), used (cards with an action) and eliminated (all that can be),
 * every location activated and won by each side, every event of the round told.
 */
import { FastChance, playout, Run } from '@amon-hen/kernel';
import { BATTLEGROUND_COUNT, cardIds, isArmy, isCharacter, locationIds } from '../src/data/catalogue.ts';
import { cardGame, type Setup, setups } from '../src/index.ts';
import { IN_ANY_WAY, texts } from '../src/verbs/text.ts';

const STEPS = 100_000;
const cards = [...new Set(cardIds)];

export class Tally {
  readonly #seen = new Map<string, number>();
  games = 0;
  decisions = 0;
  play(setup: Setup, seed: number): void {
    const chance = FastChance.fromSeed(seed);
    const run = new Run(cardGame, cardGame.setUp(setup, chance), chance);
    run.listener = ({ fact, secret }) => {
      const all = { ...fact, ...secret?.more };
      if (all.card !== undefined) this.#note(`${all.what} ${all.card}`);
      if (all.location !== undefined) this.#note(`${all.what} ${all.location} ${all.side ?? ''}`.trim());
    };
    run.start();
    this.decisions += playout(run, FastChance.fromSeed(seed ^ 0x5eed), STEPS);
    this.games++;
    if (run.asked !== null) throw new Error(`a game does not end: ${setup.scenario} ${setup.people}, seed ${seed}`);
    const { round, pathReached } = run.state;
    const last = setup.scenario === 'fellowship' ? 6 : 9;
    if (round > last || pathReached > last) throw new Error(`a game leaves its ${last} paths: seed ${seed}`);
  }
  #note(what: string): void {
    this.#seen.set(what, (this.#seen.get(what) ?? 0) + 1);
  }
  count(what: string): number {
    return this.#seen.get(what) ?? 0;
  }
  /** What should have happened to some card or location and never did. */
  missing(): string[] {
    const wanted: string[] = [];
    for (const card of cards) {
      const number = cardIds.indexOf(card);
      const { uses, instead } = texts[number];
      wanted.push(`played ${card}`);
      if (isArmy[number] || isCharacter[number]) wanted.push(`moved ${card}`);
      if (uses.length > 0) wanted.push(`used ${card}`);
      if (instead.length > 0 && instead[0].saves === 'this') wanted.push(`replaced ${card}`);
      if (!instead.some((i) => i.saves === 'this' && i.when === IN_ANY_WAY)) wanted.push(`eliminated ${card}`);
      wanted.push(`cycled ${card}`, `drew ${card}`);
    }
    locationIds.forEach((location, l) => {
      wanted.push(`activated ${location}`, `won ${location} free-peoples`, `won ${location} shadow`);
      if (l < BATTLEGROUND_COUNT) wanted.push(`reactivated ${location}`);
    });
    return wanted.filter((what) => this.count(what) === 0);
  }
}
/** Plays so many games, spread over all set-ups. */
export function cover(games: number, first = 0): Tally {
  const tally = new Tally();
  for (let i = 0; i < games; i++) tally.play(setups[i % setups.length], first + i);
  return tally;
}

if (process.argv[1]?.endsWith('cover.ts')) {
  const games = Number(process.argv[2] ?? 20_000);
  const begun = process.cpuUsage();
  const tally = cover(games);
  const { user, system } = process.cpuUsage(begun);
  const missing = tally.missing();
  console.log(`${tally.games} games, ${tally.decisions} decisions, ${((user + system) / 1e6).toFixed(1)} CPU seconds`);
  console.log(missing.length === 0 ? 'nothing is missing' : `missing: ${missing.join(', ')}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

/**
 * The chance to reach the Crack of Doom (BG-14). Tiles are drawn without replacement and the state is large, so many
 * journeys are played with dice of a fixed seed: the same question always has the same answer.
 */
import { FastChance } from '@amon-hen/kernel';

/** A tile in Mordor: an Eye (damage: all dice in the box), a number, or a die (Shelob's Lair). */
export interface MordorTile {
  readonly damage: number | 'eye' | 'die';
  readonly reveals: boolean;
  readonly stops: boolean;
}
const tile = (damage: MordorTile['damage'], reveals = false, stops = false): MordorTile => ({ damage, reveals, stops });
/** The specials in the order in which they count most: Phial, Sméagol, Cloaks, Rope. */
export const freeSpecials: readonly MordorTile[] = [tile(-2), tile(-1), tile(0), tile(0)];
/** Shelob's Lair, The Ring is Mine!, On, On They Went, Give it to Uss! */
export const shadowSpecials: readonly MordorTile[] = [
  tile('die', false, true),
  tile('eye', true, true),
  tile(3, false, true),
  tile(1, true, true),
];
/** Eyes are all back in the pool (BG-14.2.1); with Gollum as Guide numbered tiles do not reveal. */
export function standardPool(numbersGone: number): readonly MordorTile[] {
  const numbers = [3, 2, 1, 0, 3, 2, 1, 1, 3, 2, 1, 0].slice(numbersGone);
  return [...[1, 2, 3, 4].map(() => tile('eye', true)), ...numbers.map((n) => tile(n))];
}
export interface MordorTerms {
  readonly pool: readonly MordorTile[];
  readonly corruption: number;
  /** Levels of Companions that can still be given up, each a point of damage. */
  readonly levels: number;
  /** Shadow dice in the Hunt Box each turn. */
  readonly dice: number;
  /** Actions a turn with which the Fellowship can be moved or hidden. */
  readonly actions: number;
  /** Steps that are left; five from the entry. */
  readonly steps: number;
}
const MOST_CORRUPTION = 12;
const MOST_TURNS = 40;
const SAMPLES = 4000;

/** Gives the turn of arrival, or null if the Ring was lost. */
function journey(terms: MordorTerms, chance: FastChance): number | null {
  const pool = terms.pool.slice();
  let { corruption, levels, steps } = terms;
  let hidden = true;
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    let moved = 0;
    for (let action = 0; action < terms.actions; action++) {
      if (!hidden) {
        hidden = true;
        continue;
      }
      if (pool.length === 0) pool.push(...terms.pool);
      const [drawn] = pool.splice(chance.below(pool.length), 1);
      let damage =
        drawn.damage === 'eye' ? terms.dice + moved : drawn.damage === 'die' ? chance.below(6) + 1 : drawn.damage;
      moved++;
      if (damage > 0) {
        const borne = Math.min(levels, damage);
        levels -= borne;
        damage -= borne;
      }
      corruption = Math.max(0, corruption + damage);
      if (corruption >= MOST_CORRUPTION) return null;
      if (!drawn.stops) steps--;
      if (steps === 0) return turn;
      if (drawn.reveals) hidden = false;
    }
  }
  return null;
}
export interface Arrival {
  readonly chance: number;
  /** Turns, of those who arrive. */
  readonly turns: number;
}
const known = new Map<string, Arrival>();
export function arrival(terms: MordorTerms): Arrival {
  const key = JSON.stringify(terms);
  let found = known.get(key);
  if (found === undefined) {
    found = play(terms);
    if (known.size > 2000) known.clear();
    known.set(key, found);
  }
  return found;
}
function play(terms: MordorTerms): Arrival {
  const chance = FastChance.fromSeed(1);
  let arrived = 0;
  let turns = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const turn = journey(terms, chance);
    if (turn === null) continue;
    arrived++;
    turns += turn;
  }
  return { chance: arrived / SAMPLES, turns: arrived === 0 ? 0 : turns / arrived };
}

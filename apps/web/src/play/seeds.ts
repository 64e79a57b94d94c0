/** The dice that a seed gives. */
import { type Chance, FastChance, KeyedChance, seedFromText } from '@amon-hen/kernel';

export function chanceFrom(kind: 'fast' | 'keyed', seed: string): Chance {
  return kind === 'fast' ? FastChance.fromSeed(Number(seed)) : new KeyedChance(seedFromText(seed));
}

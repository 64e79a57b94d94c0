import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment, FastChance, hex, KeyedChance, ScriptedChance, seedFromText, WHATEVER } from '../src/index.ts';
import { hmacSha256, sha256 } from '../src/sha256.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('SHA-256', () => {
  it('agrees with Node at every length around a block', () => {
    for (let n = 0; n < 200; n++) {
      const message = Uint8Array.from({ length: n }, (_, i) => i * 7);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      expect(hex(hmacSha256(message, bytes('x')))).toBe(createHmac('sha256', message).update('x').digest('hex'));
    }
  });
});

describe('keyed chance', () => {
  const seed = seedFromText('00112233445566778899aabbccddeeff');
  it('can be checked draw by draw by whoever is given the seed', () => {
    const chance = new KeyedChance(seed);
    chance.entry(5);
    const drawn = [chance.below(6), chance.below(6)];
    const expected = [0, 1].map(
      (draw) => createHmac('sha256', seed).update(`5.${draw}.0`).digest().readUInt32BE(0) % 6,
    );
    expect(drawn).toEqual(expected);
    expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });
  it('is numbered by entry, so that other draws before do not move it', () => {
    const one = new KeyedChance(seed);
    const two = new KeyedChance(seed);
    one.entry(1);
    one.below(6);
    one.below(6);
    for (const chance of [one, two]) chance.entry(2);
    expect(one.below(1000)).toBe(two.below(1000));
  });
  it('goes on from where it was saved', () => {
    const chance = new KeyedChance(seed);
    chance.entry(3);
    chance.below(6);
    const loaded = KeyedChance.load(chance.save(), seed);
    expect(loaded.below(1 << 20)).toBe(chance.below(1 << 20));
    expect(loaded.used).toBe(2);
  });
  it('refuses a short seed and a broken one', () => {
    expect(() => new KeyedChance(new Uint8Array(4))).toThrow(/16 bytes/);
    expect(() => seedFromText('xyz')).toThrow(/hexadecimal/);
  });
});

describe('fast chance', () => {
  it('is even enough over six faces', () => {
    const chance = FastChance.fromSeed(1);
    const count = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) count[chance.below(6)]++;
    for (const n of count) expect(Math.abs(n - 10_000)).toBeLessThan(400);
  });
  it('goes on from where it was saved', () => {
    const chance = FastChance.fromSeed(77);
    chance.below(6);
    const loaded = FastChance.load(chance.save());
    expect([loaded.below(100), loaded.below(100)]).toEqual([chance.below(100), chance.below(100)]);
  });
});

describe('scripted chance', () => {
  it('gives what is named under each label', () => {
    const chance = new ScriptedChance({ hunt: ['2', '6'], tile: ['eye'] });
    expect(chance.below(6, 'hunt')).toBe(1);
    expect(chance.below(3, 'tile', (i) => ['3', 'eye', 'eye'][i])).toBe(1);
    expect(chance.left).toEqual({ hunt: ['6'] });
  });
  it('refuses what is not scripted and what cannot be', () => {
    const chance = new ScriptedChance({ hunt: ['7'] });
    expect(() => chance.below(6, 'hunt')).toThrow('“hunt” cannot give 7: it can give 1, 2, 3, 4, 5, 6');
    expect(() => chance.below(3, 'tile')).toThrow('nothing is scripted for “tile”: it can give 1, 2, 3');
    expect(chance.used).toBe(0);
  });
  it('gives whatever there is where it does not matter, until it matters again', () => {
    const chance = new ScriptedChance({ hunt: ['4', WHATEVER] });
    expect([chance.below(6, 'hunt'), chance.below(6, 'hunt'), chance.below(6, 'hunt')]).toEqual([3, 0, 0]);
    expect(chance.left).toEqual({});
    expect(ScriptedChance.load(chance.save()).below(6, 'hunt')).toBe(0);
    chance.add({ hunt: ['6'] });
    expect(chance.left).toEqual({ hunt: ['6'] });
    expect(chance.below(6, 'hunt')).toBe(5);
  });
  it('adds to all copies at once, each of which knows how much it has used', () => {
    const chance = new ScriptedChance({ hunt: ['2'] });
    const copy = chance.copy();
    copy.below(6, 'hunt');
    chance.add({ hunt: ['5'], tile: [] });
    expect(chance.left).toEqual({ hunt: ['2', '5'] });
    expect(copy.left).toEqual({ hunt: ['5'] });
    expect(ScriptedChance.load(copy.save()).below(6, 'hunt')).toBe(4);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLine, writeLine } from '../src/index.ts';

describe('plain data on one line', () => {
  it('is readable', () => {
    const line = '(turn:3 dice:(free:[character event]) hidden:true corruption:0 note:"two words")';
    expect(writeLine(readLine(line))).toBe(line);
  });
  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        fc.pre(!JSON.stringify(plain).includes('e') && !JSON.stringify(plain).includes('__proto__'));
        expect(readLine(writeLine(plain))).toEqual(plain);
      }),
    );
  });
  it('says where it is broken', () => {
    expect(() => readLine('(turn:3')).toThrow('character 8: the line ends too early');
    expect(() => readLine('(turn 3)')).toThrow(/a colon was expected/);
    expect(() => readLine('[a] b')).toThrow(/something follows/);
    expect(() => readLine('(a:)')).toThrow(/out of place/);
  });
});

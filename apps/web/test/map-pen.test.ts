import { describe, expect, it } from 'vitest';
import { drawn, shape } from '../src/map/pen.ts';

const as = (data: string, x = 0, y = 0, scale = 1): string => drawn(shape(data), x, y, scale);

describe('paths that are drawn by their numbers', () => {
  it('keep absolute commands and turn relative ones into them', () => {
    expect(as('M1 2L3 4Z')).toBe('M1 2L3 4Z');
    expect(as('m1 2l3 4h5v-6z')).toBe('M1 2L4 6L9 6L9 0Z');
    expect(as('M1 1c1 2 3 4 5 6s1 1 2 2')).toBe('M1 1C2 3 4 5 6 7S7 8 8 9');
  });

  it('read numbers that only a sign or a point parts, and points after a move', () => {
    expect(as('M.5-.5 1.5.5-2 3')).toBe('M0.5 -0.5L1.5 0.5L-2 3');
  });

  it('go on from where a closed part began', () => {
    expect(as('m2 2h2v2zm1 1h1')).toBe('M2 2L4 2L4 4ZM3 3L4 3');
  });

  it('scale radii and end of an arc, but neither its turn nor its flags', () => {
    expect(as('M0 0a3 4 30 0 1 5 6', 10, 20, 2)).toBe('M10 20A6 8 30 0 1 20 32');
    expect(as('M12 1A11 11 0 1 1 12 24 11 11 0 1 1 12 1Z')).toBe('M12 1A11 11 0 1 1 12 24A11 11 0 1 1 12 1Z');
    expect(as('M1 1a2 2 0 012 2')).toBe('M1 1A2 2 0 0 1 3 3');
  });

  it('stand where they are put', () => {
    expect(as('M1 2H3', 100, 200, 0.5)).toBe('M100.5 201L101.5 201');
  });

  it('know no other command', () => {
    expect(() => shape('M0 0T1 1')).toThrow('T');
  });
});

import { describe, expect, it } from 'vitest';
import { cover } from '../bench/cover.ts';

describe('random games', () => {
  it('CG-5.1.1: all end within their paths, and every card is drawn, played, moved, used, cycled and eliminated', () => {
    const tally = cover(900);
    expect(tally.games).toBe(900);
    // some reactivations are rare: the bench asks for them over 20,000 games
    expect(tally.missing().filter((what) => !what.startsWith('reactivated'))).toEqual([]);
  });
});

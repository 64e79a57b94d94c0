import { describe, expect, it } from 'vitest';
import { neighboursOf, outlineOf, type RegionId, regionIds } from '../src/map/outlines.ts';
import { type Direction, neighbourTowards } from '../src/map/steer.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

describe('arrow keys on the map', () => {
  it('lead to a neighbour that lies in their direction', () => {
    for (const id of regionIds) {
      const [x, y] = outlineOf(id).middle;
      for (const direction of DIRECTIONS) {
        const to = neighbourTowards(id, direction);
        if (to === null) continue;
        const [nx, ny] = outlineOf(to).middle;
        expect(neighboursOf(id)).toContain(to);
        const onTheWay = { up: y - ny, down: ny - y, left: x - nx, right: nx - x }[direction];
        expect(onTheWay, `${direction} from ${id} to ${to}`).toBeGreaterThan(0);
      }
    }
  });

  it('reach every region from every other', () => {
    const reach = (start: RegionId): Set<RegionId> => {
      const reached = new Set<RegionId>([start]);
      for (const id of reached) {
        for (const direction of DIRECTIONS) {
          const to = neighbourTowards(id, direction);
          if (to !== null) reached.add(to);
        }
      }
      return reached;
    };
    for (const id of regionIds) expect(reach(id).size, id).toBe(regionIds.length);
  });
});

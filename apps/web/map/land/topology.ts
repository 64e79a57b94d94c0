/**
 * The graph of contacts and its plane dual. Every inner face of the graph is a triangle (three lands meet in a point)
 * except the ring around the Sea of Rhûn, which becomes a cell itself. So the map is the dual of this graph: one point
 * for every triangle, one border for every contact, and which lands touch is right by construction.
 */
import type { Point } from '../../src/map/plane.ts';
import { COAST_ORDER, EAST_ORDER, LAKE, NORTH_ORDER, SOUTH_ORDER } from '../facts/coast.ts';
import type { Facts } from '../facts/facts.ts';
import { found, pairOf } from '../geometry/lines.ts';
import { onSheet } from '../sheet.ts';

export interface Contact {
  readonly a: string;
  readonly b: string;
  readonly kind: 'open' | 'closed' | 'shore';
}
export interface Topology {
  readonly centres: ReadonlyMap<string, Point>;
  readonly contacts: readonly Contact[];
  readonly triangles: readonly (readonly [string, string, string])[];
}

/** A closed contact that the drawing does without: both reach the upper frame with Northern Mirkwood between them. */
const LEFT_OUT = pairOf('mount-gundabad', 'withered-heath');

export function topologyOf(facts: Facts): Topology {
  const centres = new Map(facts.regions.map((r) => [r.id, onSheet([r.x, r.y])]));
  const ring = LAKE.ring.map((id) => found(centres.get(id), id));
  const mean = (axis: 0 | 1) => ring.reduce((sum, p) => sum + p[axis], 0) / ring.length;
  centres.set(LAKE.id, [mean(0), mean(1)]);

  const contacts: Contact[] = [
    ...facts.open.map(([a, b]): Contact => ({ a, b, kind: 'open' })),
    ...facts.closed.filter(([a, b]) => pairOf(a, b) !== LEFT_OUT).map(([a, b]): Contact => ({ a, b, kind: 'closed' })),
    ...LAKE.ring.map((id): Contact => ({ a: id, b: LAKE.id, kind: 'shore' })),
  ];
  const triangles = innerFaces(neighboursInTurn(centres, contacts));
  if (centres.size - contacts.length + triangles.length + 1 !== 2) throw new Error('the contacts are not plane here');
  return { centres, contacts, triangles };
}

/** The neighbours of each land in the order in which they lie around it. */
function neighboursInTurn(centres: ReadonlyMap<string, Point>, contacts: readonly Contact[]): Map<string, string[]> {
  const around = new Map([...centres.keys()].map((id): [string, string[]] => [id, []]));
  for (const { a, b } of contacts) {
    around.get(a)?.push(b);
    around.get(b)?.push(a);
  }
  for (const [id, list] of around) {
    const [x, y] = found(centres.get(id), id);
    const angle = (other: string) => {
      const p = found(centres.get(other), other);
      return Math.atan2(p[1] - y, p[0] - x);
    };
    list.sort((p, q) => angle(p) - angle(q));
  }
  return around;
}

/** Walks around every face of the graph; all are triangles but the one outside. */
function innerFaces(around: ReadonlyMap<string, readonly string[]>): [string, string, string][] {
  const walked = new Set<string>();
  const triangles: [string, string, string][] = [];
  let outside = 0;
  for (const [from, list] of around) {
    for (const to of list) {
      const face: string[] = [];
      let here = from;
      let next = to;
      while (!walked.has(`${here}>${next}`)) {
        walked.add(`${here}>${next}`);
        face.push(here);
        const turns = found(around.get(next), next);
        const after = turns[(turns.indexOf(here) - 1 + turns.length) % turns.length];
        here = next;
        next = after;
      }
      const [a, b, c] = face;
      if (face.length === 3) triangles.push([a, b, c]);
      else if (face.length > 0) {
        outside++;
        const rim = [...COAST_ORDER, ...SOUTH_ORDER, ...EAST_ORDER, ...NORTH_ORDER];
        if (outside > 1 || face.some((id) => !rim.includes(id))) throw new Error(`unexpected face: ${face.join(' ')}`);
      }
    }
  }
  return triangles;
}

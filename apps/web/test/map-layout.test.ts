import { readFileSync } from 'node:fs';
import { languages, loadGame, loadShell } from '@amon-hen/i18n';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { coreOf } from '../map/art/peaks.ts';
import { COMMON, LARGEST_HOST, LARGEST_SIEGE, SIEGE } from '../map/place/loads.ts';
import { arrange, arrangeFar, boxesOf, type RegionFace } from '../src/map/arrange.ts';
import { landmarks } from '../src/map/landmarks.ts';
import { layTokens, type Placed } from '../src/map/lay.ts';
import { placeNotes } from '../src/map/notes.ts';
import { outlineOf, type RegionId, regionIds } from '../src/map/outlines.ts';
import { placesOf } from '../src/map/places.ts';
import { type Box, isInside, overlap, type Point } from '../src/map/plane.ts';
import { type Standing, summed } from '../src/map/tokens.ts';
import type { Army, Nation } from '../src/map/types.ts';
import { peaksIn } from './map-drawing.ts';

const NOTHING: Standing = { armies: [] };
const largestFor = (id: RegionId): Standing => (placesOf(id).sign === 'stronghold' ? LARGEST_SIEGE : LARGEST_HOST);

const names = new Map<string, (id: RegionId) => string>();
beforeAll(async () => {
  for (const language of languages) {
    const { names: tables } = await loadGame(await loadShell(language), 'board-game');
    names.set(language, (id) => {
      const name = tables.region?.[id];
      if (name === undefined) throw new Error(`${id} has no name in ${language}`);
      return typeof name === 'string' ? name : name.name;
    });
  }
});
const inEnglish = (id: RegionId): string => names.get('en')?.(id) ?? '';

/** Points along the edge of a box, close enough together that no border slips between them. */
function edgeOf({ x, y, w, h }: Box): Point[] {
  const points: Point[] = [];
  for (let t = 0; t <= 1; t += 0.04) {
    points.push([x + w * t, y], [x + w * t, y + h], [x, y + h * t], [x + w, y + h * t]);
  }
  return points;
}
const isWithin = (box: Box, id: RegionId): boolean => edgeOf(box).every((p) => isInside(p, outlineOf(id).ring));
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01;

/** Walls stand around tokens; everything else stands by itself. */
const isWall = ({ token }: Placed) => token.kind === 'keep' || token.kind === 'palisade';

function faults(id: RegionId, { name, crest, tokens }: RegionFace): string[] {
  const list: string[] = [];
  const title = crest === null ? [name.box] : [name.box, crest.box];
  for (const box of title) if (!isWithin(box, id)) list.push('the name or the crest leaves the region');
  if (crest !== null && overlap(name.box, crest.box)) list.push('the crest covers the name');
  tokens.forEach((placed, i) => {
    if (!isWithin(placed.box, id)) list.push(`${placed.token.kind} leaves the region`);
    if (title.some((box) => overlap(box, placed.box))) list.push(`${placed.token.kind} covers the name or the crest`);
    if (isWall(placed)) return;
    for (const other of tokens.slice(i + 1)) {
      if (!isWall(other) && overlap(shrunk(placed.box), shrunk(other.box))) {
        list.push(`${placed.token.kind} covers ${other.token.kind}`);
      }
    }
  });
  return list;
}
/** Neighbours may touch. */
const shrunk = (b: Box): Box => ({ x: b.x + 0.01, y: b.y + 0.01, w: b.w - 0.02, h: b.h - 0.02 });

const scaleOf = ({ tokens }: RegionFace): number => Math.min(...tokens.map(({ scale }) => scale));

describe('every region has room for its name and its crest', () => {
  it('at rest, in every language, and no two of them overlap', () => {
    for (const [language, nameOf] of names) {
      const boxes: { id: RegionId; box: Box }[] = [];
      for (const id of regionIds) {
        const face = arrange(id, nameOf(id), NOTHING);
        expect(faults(id, face), `${id} in ${language}`).toEqual([]);
        boxes.push({ id, box: face.name.box });
        if (face.crest !== null) boxes.push({ id, box: face.crest.box });
      }
      boxes.forEach(({ id, box }, i) => {
        for (const other of boxes.slice(i + 1)) expect(overlap(box, other.box), `${id} and ${other.id}`).toBe(false);
      });
    }
  });

  it('names are large enough to read: in English at the size of a laptop, elsewhere from a little nearer', () => {
    for (const [language, nameOf] of names) {
      for (const id of regionIds) {
        const { size } = arrange(id, nameOf(id), NOTHING).name;
        expect(size, `${id} in ${language}`).toBeGreaterThanOrEqual(language === 'en' ? 28 : 14);
      }
    }
  });

  it('a name is written in full', () => {
    for (const id of regionIds) expect(arrange(id, inEnglish(id), NOTHING).name.lines.join(' ')).toBe(inEnglish(id));
  });

  it('no peak stands on a name or a crest', () => {
    const peaks = peaksIn(readFileSync(new URL('../src/map/generated/drawing.svg', import.meta.url), 'utf8'));
    for (const id of regionIds) {
      const { name, crest } = arrange(id, inEnglish(id), NOTHING);
      for (const { foot, w, h } of peaks) {
        const core = coreOf({ foot, w, h });
        expect(overlap(core, name.box), `${id} at ${foot}`).toBe(false);
        if (crest !== null) expect(overlap(core, crest.box), `${id} at ${foot}`).toBe(false);
      }
    }
  });
});

describe('tokens never cover a name', () => {
  it('BG-8.2.1, BG-10.2.4: the largest load of every region, in every language', () => {
    for (const [language, nameOf] of names) {
      for (const id of regionIds) {
        const load = largestFor(id);
        const face = arrange(id, nameOf(id), load);
        expect(faults(id, face), `${id} in ${language}`).toEqual([]);
        const heads = load.armies.concat(load.besieged ?? []).flatMap(({ characters }) => characters);
        expect(face.tokens.filter(({ token }) => token.kind === 'medal').length, id).toBe(heads.length);
      }
    }
  });

  it('a common army is shown at least as large as its name, a siege at least in half of that', () => {
    for (const id of regionIds) {
      expect(scaleOf(arrange(id, inEnglish(id), COMMON)), id).toBeGreaterThanOrEqual(1.1);
      if (placesOf(id).sign === 'stronghold') {
        expect(scaleOf(arrange(id, inEnglish(id), SIEGE)), id).toBeGreaterThanOrEqual(0.55);
      }
    }
  });

  it('any load, in any region', () => {
    const nation = fc.constantFrom<Nation>('dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron');
    const figures = fc.record({
      nation,
      kind: fc.constantFrom('regular' as const, 'elite' as const, 'leader' as const, 'nazgul' as const),
      count: fc.integer({ min: 0, max: 10 }),
    });
    const characters = fc.array(
      fc.constantFrom('St', 'Ga', 'Bo', 'Le').map((mark) => ({ id: mark, mark })),
      { maxLength: 4 },
    );
    const army: fc.Arbitrary<Army> = fc.record({
      side: fc.constantFrom('free' as const, 'shadow' as const),
      figures: fc.array(figures, { maxLength: 7 }),
      characters,
    });
    const load: fc.Arbitrary<Standing> = fc.record(
      {
        armies: fc.array(army, { maxLength: 2 }),
        besieged: army,
        fellowship: fc.constantFrom('hidden' as const, 'revealed' as const),
      },
      { requiredKeys: ['armies'] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...regionIds), load, (id, standing) => {
        expect(faults(id, arrange(id, inEnglish(id), standing)), id).toEqual([]);
      }),
      { numRuns: 1500, seed: 3019 },
    );
  });

  it('a note covers no name and no token, not even where every region is full', () => {
    for (const load of [() => NOTHING, () => COMMON, largestFor]) {
      const faces = new Map(regionIds.map((id) => [id, arrange(id, inEnglish(id), load(id))]));
      const faceOf = (id: RegionId) => faces.get(id) ?? arrange(id, inEnglish(id), load(id));
      const taken = [...faces.values()].flatMap(boxesOf);
      for (const id of regionIds) {
        const [note] = placeNotes([{ id, text: '>99 %' }], faceOf);
        expect(
          taken.some((box) => overlap(box, note.box)),
          id,
        ).toBe(false);
      }
      const all = placeNotes(
        regionIds.map((id) => ({ id, text: '50 %' })),
        faceOf,
      );
      all.forEach(({ box }, i) => {
        expect(taken.some((other) => overlap(box, other))).toBe(false);
        for (const other of all.slice(i + 1)) expect(overlap(box, other.box)).toBe(false);
      });
    }
  });

  it('a load larger than the game knows is summed up rather than spilt', () => {
    const crowd: Army = {
      ...LARGEST_HOST.armies[0],
      characters: Array.from({ length: 80 }, (_, i) => ({ id: `${i}`, mark: 'Xx' })),
    };
    for (const id of regionIds) {
      const face = arrange(id, inEnglish(id), { armies: [crowd, crowd] });
      expect(faults(id, face), id).toEqual([]);
      expect(face.tokens.length, id).toBeGreaterThan(0);
    }
  });

  it('the field is used: tokens stay within it, in the largest scale that fits', () => {
    const field: Box = { x: 10, y: 20, w: 300, h: 120 };
    const layout = layTokens(COMMON, field);
    expect(layout?.scale).toBe(1.9);
    for (const { box } of layout?.placed ?? []) expect(holds(field, box)).toBe(true);
    expect(layTokens(LARGEST_SIEGE, { x: 0, y: 0, w: 40, h: 20 })).toBeNull();
  });
});

describe('seen from afar', () => {
  it('an army is one counter with all its units', () => {
    const [army] = summed(COMMON).armies;
    expect(army.figures).toEqual([{ nation: 'gondor', kind: 'regular', count: 8 }]);
  });

  it('every load fits without a name', () => {
    for (const id of regionIds) {
      const layout = arrangeFar(id, largestFor(id));
      expect(layout?.scale ?? 0, id).toBeGreaterThanOrEqual(0.75);
      for (const { box } of layout?.placed ?? []) expect(isWithin(box, id), id).toBe(true);
    }
  });

  it('names of the great settlements cover no token and no other name', () => {
    for (const load of [NOTHING, COMMON, SIEGE]) {
      const taken = regionIds.flatMap((id) => arrangeFar(id, load)?.placed.map(({ box }) => box) ?? []);
      for (const nameOf of names.values()) {
        const written = landmarks(nameOf, taken, 74);
        if (load === NOTHING) expect(written.length).toBeGreaterThanOrEqual(16);
        written.forEach(({ id, box }, i) => {
          expect(
            taken.some((other) => overlap(box, other)),
            id,
          ).toBe(false);
          for (const other of written.slice(i + 1)) expect(overlap(box, other.box), `${id}, ${other.id}`).toBe(false);
        });
      }
    }
  });
});

/** Reads just enough of a WOFF file (version 1) to measure text: the character map and the advance widths. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Advances } from '../../src/map/text.ts';
import { found } from '../geometry/lines.ts';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic'];

/** The files of the face in which names are written: Alegreya, bold (SIL Open Font License 1.1). */
export function faceFiles(): Buffer[] {
  const packed = createRequire(import.meta.url).resolve('@fontsource/alegreya/package.json');
  return SUBSETS.map((subset) => readFileSync(join(dirname(packed), 'files', `alegreya-${subset}-700-normal.woff`)));
}

/** The width of every character that occurs in the texts. */
export function advancesFor(texts: Iterable<string>, files: readonly Buffer[]): Advances {
  const faces = files.map(readFace);
  const characters = [...new Set([...texts].flatMap((text) => [...text]))].sort();
  return Object.fromEntries(
    characters.map((character) => {
      const code = found(character.codePointAt(0), 'code point');
      const advance = faces.map((face) => face(code)).find((width) => width !== null);
      return [character, Math.round(found(advance ?? undefined, `“${character}” in the face`) * 1000)];
    }),
  );
}

/** From a code point to its width in parts of the size, or null when the file does not have it. */
function readFace(file: Buffer): (code: number) => number | null {
  const table = tablesOf(file);
  const unitsPerEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const widths = table('hmtx');
  const glyph = glyphFinder(table('cmap'));
  return (code) => {
    const id = glyph(code);
    return id === 0 ? null : widths.readUInt16BE(4 * Math.min(measured - 1, id)) / unitsPerEm;
  };
}

function tablesOf(file: Buffer): (tag: string) => Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const entry = 44 + i * 20;
    const offset = file.readUInt32BE(entry + 4);
    const packed = file.readUInt32BE(entry + 8);
    const data = file.subarray(offset, offset + packed);
    const isPacked = packed < file.readUInt32BE(entry + 12);
    tables.set(file.toString('latin1', entry, entry + 4), isPacked ? inflateSync(data) : data);
  }
  return (tag) => found(tables.get(tag), `table ${tag} in the face`);
}

/** A character map of format 4: from a code point to the number of its glyph, 0 when there is none. */
function glyphFinder(map: Buffer): (code: number) => number {
  const offsets = Array.from({ length: map.readUInt16BE(2) }, (_, i) => map.readUInt32BE(8 + i * 8));
  const start = found(
    offsets.find((offset) => map.readUInt16BE(offset) === 4),
    'character map of format 4',
  );
  const segments = map.readUInt16BE(start + 6) / 2;
  const field = (which: number, segment: number) =>
    start + 14 + which * segments * 2 + (which > 0 ? 2 : 0) + segment * 2;
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (code > map.readUInt16BE(field(0, i))) continue;
      const first = map.readUInt16BE(field(1, i));
      if (code < first) return 0;
      const delta = map.readUInt16BE(field(2, i));
      const range = map.readUInt16BE(field(3, i));
      if (range === 0) return (code + delta) & 0xffff;
      const id = map.readUInt16BE(field(3, i) + range + (code - first) * 2);
      return id === 0 ? 0 : (id + delta) & 0xffff;
    }
    return 0;
  };
}

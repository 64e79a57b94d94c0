/** Two small tiles of grain as indexed PNGs, so that washes look painted without costly filters. */
import { crc32, deflateSync } from 'node:zlib';
import { type Noise, tilingNoise } from '../geometry/chance.ts';
import { clamp } from '../geometry/vectors.ts';
import { SHEET } from '../sheet.ts';

const LEVELS = 16;
type Colour = readonly [red: number, green: number, blue: number];

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** One colour in sixteen opacities, by values from 0 to 1. */
function png(size: number, value: Noise, colour: Colour, mostOpaque: number): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([4, 3], 8); // four bits a pixel, indexed
  const rowLength = size / 2 + 1;
  const rows = Buffer.alloc(rowLength * size);
  const level = (x: number, y: number) => Math.round(value(x, y) * (LEVELS - 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x += 2) rows[y * rowLength + 1 + x / 2] = (level(x, y) << 4) | level(x + 1, y);
  }
  const levels = Array.from({ length: LEVELS }, (_, i) => i);
  const file = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(levels.flatMap(() => colour))),
    chunk(
      'tRNS',
      Uint8Array.from(levels, (i) => Math.round((i / (LEVELS - 1)) * mostOpaque)),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}

function grainTile(): string {
  const size = 128;
  const [fine, middle, coarse] = [tilingNoise(size, 64, 3), tilingNoise(size, 32, 4), tilingNoise(size, 12, 5)];
  const fibre = tilingNoise(size, 42, 9);
  const value: Noise = (x, y) => {
    const paper = 0.4 * fine(x, y) + 0.3 * middle(x, y) + 0.3 * coarse(x, y);
    return clamp((paper - 0.36) * 2 + (fibre(x * 0.25, y) > 0.86 ? 0.25 : 0), 0, 1);
  };
  return png(size, value, [58, 40, 20], 54);
}

function stainTile(): string {
  const size = 128;
  const [broad, middle, fine] = [tilingNoise(size, 8, 21), tilingNoise(size, 17, 22), tilingNoise(size, 36, 23)];
  const value: Noise = (x, y) =>
    clamp((0.55 * broad(x, y) + 0.3 * middle(x, y) + 0.15 * fine(x, y) - 0.35) * 2.1, 0, 1);
  return png(size, value, [120, 84, 36], 150);
}

export const textures = (): string =>
  `<pattern id="grain" width="154" height="154" patternUnits="userSpaceOnUse"><image href="${grainTile()}" width="154" height="154"/></pattern>` +
  '<radialGradient id="vignette" cx=".5" cy=".48" r=".72"><stop offset=".6" stop-color="#2a1706" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#2a1706" stop-opacity=".2"/></radialGradient>';

/** Over the whole sheet. */
export const stains = (): string =>
  `<image href="${stainTile()}" width="${SHEET.w}" height="${SHEET.h}" preserveAspectRatio="none" opacity="var(--stains)"/>`;

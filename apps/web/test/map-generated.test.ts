import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeMap } from '../map/make.ts';

const onDisk = (name: string): string => readFileSync(new URL(`../src/map/generated/${name}`, import.meta.url), 'utf8');

describe('the generated files of the map', () => {
  it('are what the generator makes, to the last byte (else run: node apps/web/map/generate.ts)', async () => {
    for (const [name, text] of Object.entries(await makeMap())) expect(onDisk(name) === text, name).toBe(true);
  }, 300_000);

  it('keep the map light: the drawing within 80 KB compressed, what runs within 30 KB', () => {
    const packed = (name: string) => gzipSync(onDisk(name), { level: 9 }).length;
    expect(packed('drawing.svg')).toBeLessThan(80 * 1024);
    const modules = ['outlines.ts', 'places.ts', 'features.ts', 'advances.ts'];
    expect(modules.reduce((sum, name) => sum + packed(name), 0)).toBeLessThan(30 * 1024);
  });
});

/**
 * The fonts of the first visit, without what no page here uses: small capitals, old figures, fractions, and the hints for
 * screens without smoothing. Every letter stays. What has been made is kept, for it takes its time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const WANTED = /-latin-\d+-\w+(-[\w-]+)?\.woff2$/;
/** What `base.css` and `map.css` ask for, and what shapes letters by itself. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

export function fonts(root: string): Plugin {
  const kept = join(root, '.cache/fonts');
  const lighten = async (font: Uint8Array): Promise<Uint8Array> => {
    const key = createHash('sha256').update(font).update(FEATURES.join()).digest('hex');
    const file = join(kept, `${key}.woff2`);
    if (existsSync(file)) return readFileSync(file);
    const light = await subsetFont(font, undefined, {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, light);
    return light;
  };
  return {
    name: 'fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !WANTED.test(file.fileName) || typeof file.source === 'string') continue;
        const light = await lighten(file.source);
        if (light.length < file.source.length) file.source = light;
      }
    },
  };
}

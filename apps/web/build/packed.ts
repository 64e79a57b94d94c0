/** Every file that compresses well lies beside its smaller self: the server gives out what the browser can unpack. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const KINDS = '**/*.{html,js,css,svg,json,txt,webmanifest}';
/** Smaller ones gain nothing. */
const LEAST_BYTES = 1000;

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) throw new Error('the client is built into a folder');
        for (const name of globSync(KINDS, { cwd: dir })) {
          const file = join(dir, name);
          const plain = readFileSync(file);
          if (plain.length < LEAST_BYTES) continue;
          writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
          writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
        }
      },
    },
  };
}

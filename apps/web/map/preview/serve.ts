/** Builds the preview of the map as the program is built, and serves it, for pictures and measurements. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = fileURLToPath(new URL('../../.cache/map', import.meta.url));
const input = fileURLToPath(new URL('../../map-preview.html', import.meta.url));

export interface Served {
  readonly address: (query: string) => string;
  readonly close: () => Promise<void>;
}

export async function servePreview(): Promise<Served> {
  const shared = { root, configFile: false, base: './', logLevel: 'warn' } as const;
  await build({
    ...shared,
    plugins: [react()],
    publicDir: false,
    build: { outDir, emptyOutDir: true, target: 'esnext', assetsInlineLimit: 0, rolldownOptions: { input } },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 4197 } });
  const base = server.resolvedUrls?.local[0];
  if (base === undefined) throw new Error('the preview server has no address');
  return { address: (query) => `${base}map-preview.html?${query}`, close: () => server.close() };
}

/** Builds the service worker with the list of all files that it keeps for offline play. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'service-worker/main.ts'), fileName: 'service-worker.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).map((file) => file.fileName);
        const given = globSync('**/*', { cwd: join(root, 'public') }).filter((file) => /\.\w+$/.test(file));
        const files = [...built, ...given]
          .filter((file) => file !== 'service-worker.js' && !file.endsWith('.map'))
          .map((file) => (file === 'index.html' ? './' : file))
          .sort();
        const hash = createHash('sha256');
        for (const file of Object.values(bundle)) hash.update('code' in file ? file.code : file.source);
        for (const file of given) hash.update(readFileSync(join(root, 'public', file)));
        const chunk = bundle['service-worker.js'];
        if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
        chunk.code = chunk.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}

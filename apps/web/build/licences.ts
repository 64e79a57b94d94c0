/** What the licences of the packages in the bundle ask for: their names and their texts, in one file beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const folders = new Set<string>();
      for (const id of this.getModuleIds()) {
        const folder = packageFolder(id);
        if (folder !== null) folders.add(folder);
      }
      const source = [...folders]
        .map(licenceOf)
        .sort()
        .join(`\n\n${'─'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
function packageFolder(id: string): string | null {
  const at = id.lastIndexOf(`node_modules${sep}`);
  if (at < 0 || id.startsWith('\0')) return null;
  let folder = dirname(id.split('?')[0] ?? id);
  while (folder.length > at && !isPackage(folder)) folder = dirname(folder);
  return isPackage(folder) ? folder : null;
}
/** Some packages have folders with a package.json that only names a file. */
function isPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && 'version' in JSON.parse(readFileSync(file, 'utf8'));
}
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  return `${name} ${version} (${license})${text}`;
}

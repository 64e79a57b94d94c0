/**
 * `import { glyph } from 'virtual:game-icon/theater-curtains'`: one icon of game-icons.net, and no more than that one, from
 * the package's four thousand. `virtual:game-icons` lists those that are used, for the page that names their makers.
 */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ONE = 'virtual:game-icon/';
const ALL = 'virtual:game-icons';

export function gameIcons(root: string): Plugin {
  const require = createRequire(import.meta.url);
  const set: { icons: Record<string, { body: string } | undefined>; width: number } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  );
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(ONE) || id === ALL ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return `export const used = ${JSON.stringify(usedIcons(root))};`;
      if (!id.startsWith(`\0${ONE}`)) return null;
      const name = id.slice(ONE.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) throw new Error(`game-icons has no icon ${name}`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => ({ d }));
      return `export const glyph = ${JSON.stringify({ box: set.width, paths })};`;
    },
  };
}
function usedIcons(root: string): string[] {
  const found = new Set<string>();
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/virtual:game-icon\/([\w-]+)/g)) {
      if (name !== undefined) found.add(name);
    }
  }
  return [...found].sort();
}

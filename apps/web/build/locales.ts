/** React Aria speaks thirty-four languages; only ours go into the bundle. */
import type { Plugin } from 'vite';

export function onlyOurLocales(languages: readonly string[]): Plugin {
  const empty = '\0no-such-locale';
  return {
    name: 'only-our-locales',
    enforce: 'pre',
    resolveId(id, importer) {
      const locale = /\/([a-z]{2})-[A-Z]{2}\.m?js$/.exec(id)?.[1];
      if (locale === undefined || importer === undefined || !/[\\/]react-(aria|stately)/.test(importer)) return null;
      return languages.includes(locale) ? null : empty;
    },
    load: (id) => (id === empty ? 'export default {};' : null),
  };
}

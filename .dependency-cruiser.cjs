/** The layers: apps → bots → games → kernel. A game package is pure. */
const path = (...names) => `^(${names.join('|')})/`;
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kernel-knows-no-game',
      severity: 'error',
      from: { path: '^packages/kernel/src' },
      to: { path: path('packages/(?!kernel)[^/]+', 'apps') },
    },
    {
      name: 'games-know-only-the-kernel',
      severity: 'error',
      from: { path: '^packages/(board-game|card-game)/src' },
      to: { path: path('packages/(bots|i18n|scenario)', 'apps') },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/(board|card)-game/src' },
      to: { path: '^packages/(board|card)-game/', pathNot: '^packages/$1-game/' },
    },
    {
      name: 'packages-do-not-know-apps',
      severity: 'error',
      from: { path: '^packages/[^/]+/src' },
      to: { path: '^apps/' },
    },
    {
      name: 'pure-packages',
      comment: 'no I/O, no clock, nothing that a browser worker could not run',
      severity: 'error',
      from: { path: '^packages/(kernel|board-game|card-game|bots|i18n|scenario)/src' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    { name: 'tests-stay-outside', severity: 'error', from: { path: '/src/' }, to: { path: '/test/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache|shots)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

// The walls of docs/architecture.md: which package may import which. Arrows point down only.
const may = {
  cards: [],
  stud: ['cards'],
  odds: ['cards'],
  histories: ['cards', 'stud'],
  bots: ['cards', 'stud', 'odds'],
  wire: ['cards', 'stud'],
  room: ['cards', 'stud', 'odds', 'histories', 'bots', 'wire'],
  web: ['cards', 'stud', 'odds', 'histories', 'wire'],
  cli: ['cards', 'stud', 'odds', 'histories', 'bots', 'wire', 'room'],
};

const walls = Object.entries(may).map(([name, allowed]) => ({
  name: `wall-${name}`,
  severity: 'error',
  comment: `${name} may use ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}`,
  from: { path: `^packages/${name}/src` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...walls,
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'a file never depends on itself, however far round',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'front-doors-only',
      severity: 'error',
      comment: 'another package is entered by its index (or a named export), never by its inner files',
      from: { path: '^packages/([^/]+)/src' },
      to: {
        path: '^packages/[^/]+/src',
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/(index|worker|browser|node)[.]ts$'],
      },
    },
    {
      name: 'pure-core',
      severity: 'error',
      comment: 'cards, stud and wire know no file, network or process',
      from: { path: '^packages/(cards|stud|wire)/src' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^packages' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};

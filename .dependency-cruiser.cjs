const { ROOMS } = require('./scripts/rooms.cjs');

/**
 * The import rules of the house (docs/architecture.md). `scripts/rooms.cjs` names the rooms that each
 * room may import, and refuses circles of rooms.
 */
const roomRules = Object.entries(ROOMS).map(([room, { leansOn }]) => ({
  name: `${room}-stays-in-its-room`,
  comment: `src/${room} may import ${leansOn.length > 0 ? leansOn.join(', ') : 'nothing else of src'}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^src/',
    pathNot: [room, ...leansOn].map((name) => `^src/${name}(/|\\.|$)`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'only-the-demo-gives-chance',
      comment: 'A clock, ids and salts other than those of the machine are for the demo alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(demo/|platform/chance/)' },
      to: { path: '^src/platform/chance/source' },
    },
    {
      name: 'rules-are-pure',
      comment: 'The rules know no package, no clock and no I/O: the browser runs them too.',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/rules/' },
    },
    {
      name: 'records-know-no-drafts',
      comment:
        'A draft hand is judged where it is typed, in the app; records, evenings and the service know whole hands only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/rules/(partial|[a-z]+/partial)/' },
      to: { path: '^src/rules/(partial|[a-z]+/partial)/' },
    },
    {
      name: 'the-app-knows-what-is-pure-only',
      comment:
        'web/ may import the pure rooms: values, rules, evening, planned, money, standings, people, events, problems, words; the rest it asks over HTTP.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^(src|test|bench)/',
        pathNot:
          '^src/(values|rules|evening|events|planned|money|standings|people|problems|words)/',
      },
    },
    {
      name: 'evenings-are-pure',
      comment: 'An evening knows the rules only: service and app fold with the same code.',
      severity: 'error',
      from: { path: '^src/evening/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/(evening|rules)/' },
    },
    {
      name: 'money-is-pure',
      comment:
        'What is computed with money knows no clock and no I/O, and one package: ibantools, which checks account numbers. The browser computes with it too.',
      severity: 'error',
      from: { path: '^src/money/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/(money|rules|values)/|^node_modules/ibantools/' },
    },
    {
      name: 'planned-evenings-are-pure',
      comment: 'Planned days and tables know no clock and no I/O: the app computes them too.',
      severity: 'error',
      from: { path: '^src/planned/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/(planned|rules|values)/' },
    },
    {
      name: 'standings-are-pure',
      comment:
        'What evenings come to together knows rules and evenings only: service, papers and app read it with the same code.',
      severity: 'error',
      from: { path: '^src/standings/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/(standings|evening|rules)/' },
    },
    {
      name: 'words-are-pure',
      comment: 'The words know no package, no clock and no I/O: the browser speaks them too.',
      severity: 'error',
      from: { path: '^src/words/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^src/(words|values|rules|evening|events|planned|money|standings|people|problems)/',
      },
    },
    {
      name: 'people-events-and-problems-are-pure',
      comment: 'They know no package, no clock and no I/O: the browser has them too.',
      severity: 'error',
      from: { path: '^src/(people|events|problems)/' },
      to: {
        pathNot: '^src/(values|rules|evening|events|planned|money|standings|people|problems)/',
      },
    },
    {
      name: 'every-room-is-listed',
      comment: 'A folder of src/ is a room of scripts/rooms.cjs.',
      severity: 'error',
      from: {},
      to: { path: `^src/(?!(${Object.keys(ROOMS).join('|')}|generated)/)[^/]+/` },
    },
    {
      name: 'the-server-knows-no-app',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^web/' },
    },
    {
      name: 'no-circles',
      comment:
        'No import leads back to where it came from, not even of a type: what two files share is in a third.',
      severity: 'error',
      from: { path: '^(src|web)', pathNot: '^src/generated' },
      to: { circular: true },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // A module that the bundler makes has no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^src/generated'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

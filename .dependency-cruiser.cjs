/**
 * The import rules of the house (docs/architecture.md): each room of src/ may lean on the rooms named
 * here and on no other.
 */
const mayImport = {
  rules: [],
  events: ['rules', 'evening', 'money', 'platform/actor', 'platform/roles', 'words/language-names'],
  words: ['rules', 'evening', 'events', 'money', 'platform/roles'],
  evening: ['rules'],
  money: ['rules'],
  platform: ['generated', 'rules/params', 'rules/refusal', 'rules/warning', 'words'],
  live: ['access', 'events', 'platform'],
  access: ['events', 'platform', 'generated', 'ledger', 'clubs', 'words/language-names'],
  ledger: ['platform', 'generated', 'money', 'rules/points', 'words/language-names'],
  clubs: ['events', 'money', 'platform', 'generated', 'ledger', 'words/language-names'],
  'cash-book': ['events', 'money', 'rules', 'ledger', 'clubs', 'platform', 'words', 'generated'],
  sessions: [
    'rules',
    'evening',
    'events',
    'words',
    'money',
    'ledger',
    'clubs',
    'cash-book',
    'access',
    'live',
    'platform',
    'generated',
  ],
  reports: ['events', 'clubs', 'platform', 'generated'],
  audit: [
    'rules',
    'evening',
    'events',
    'words',
    'money',
    'ledger',
    'clubs',
    'sessions',
    'platform',
    'generated',
  ],
};

const roomRules = Object.entries(mayImport).map(([room, others]) => ({
  name: `${room}-stays-in-its-room`,
  comment: `src/${room} may import ${others.length > 0 ? others.join(', ') : 'nothing else of src'}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^src/',
    pathNot: [room, ...others].map((name) => `^src/${name}(/|\\.|$)`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'rules-are-pure',
      comment: 'The rules know no package, no clock and no I/O: the browser runs them too.',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/rules/' },
    },
    {
      name: 'the-app-knows-what-is-pure-only',
      comment:
        'web/ may import src/rules, src/evening, src/events, src/money, src/words and who may what; everything else it asks over HTTP.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^(src|test|bench)/',
        pathNot: '^src/((rules|evening|events|money|words)/|platform/roles)',
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
      to: { pathNot: '^src/(money|rules)/|^node_modules/ibantools/' },
    },
    {
      name: 'words-are-pure',
      comment: 'The words know no package, no clock and no I/O: the browser speaks them too.',
      severity: 'error',
      from: { path: '^src/words/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/((words|rules|evening|events|money)/|platform/(roles|actor))' },
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
      // What the bundler makes has no file.
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

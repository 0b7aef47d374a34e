/**
 * Mutation tests: `npm run mutation` changes the rules in thousands of ways, one at a time, and asks
 * whether a test notices. See docs/mutation.md.
 */
export default {
  // The choices of a house are for reading; their effects are computed elsewhere.
  mutate: ['src/rules/**/*.ts', '!src/rules/house-rules/house-choices.ts', 'src/evening/**/*.ts'],
  // Words and citations are looked at elsewhere; here it is about what is paid, and what is refused.
  mutator: { excludedMutations: ['StringLiteral'] },
  // mocha keeps rules and tests in memory, where jest would load them again for every mutant.
  testRunner: 'mocha',
  buildCommand: 'swc src test --out-dir . --extensions .ts --config-file test/mutation/swc.json',
  mochaOptions: {
    require: ['./test/mutation/jest-words.js'],
    spec: [
      'test/golden/**/*.test.js',
      'test/unit/rules/difference.test.js',
      'test/unit/rules/koenigrufen-settle.test.js',
      'test/property/games/course.test.js',
      'test/property/games/partial-koenigrufen.test.js',
      'test/property/games/partial-tarok.test.js',
      'test/property/games/koenigrufen.test.js',
      'test/property/games/koenigrufen-any-record.test.js',
      'test/property/games/tarok.test.js',
      'test/property/games/tarok-deals.test.js',
    ],
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A loop that never ends is seen by its turns; who waits for a core that others use is not taken for one.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: [
    '.builds',
    '.cache',
    'bench',
    'data',
    'dist',
    'docs',
    'examples',
    'prisma',
    'web',
  ],
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};

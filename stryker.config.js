/**
 * Mutation tests: `npm run mutation` changes the rules in thousands of ways, one at a time, and asks
 * whether a test notices. See docs/mutation.md.
 */
export default {
  // What a house chose is told of; what it comes to is worked out elsewhere.
  mutate: ['src/rules/**/*.ts', '!src/rules/house-choices.ts', 'src/evening/**/*.ts'],
  // Words and citations are looked at elsewhere; here it is about what is paid, and what is refused.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  // The suite loads the tests by their names, where jest does not see which files they lean on.
  jest: { configFile: 'test/mutation/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Modules that were run stay in memory as long as the process.
  maxTestRunnerReuse: 100,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['.cache', 'bench', 'data', 'dist', 'docs', 'examples', 'prisma', 'web'],
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};

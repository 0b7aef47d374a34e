// `npm run test:jest`: the tests that need a database or a browser. A browser is a program of its own
// with a clock of its own: files of test/browser that fail are run once more by themselves. A test that
// passes then is listed as unsteady, above the totals; it is to be mended. All other tests have one try.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const RESULTS = '.cache/jest-results.json';
const SECOND = '.cache/jest-second.json';
const FOLDERS = ['test/browser', 'test/e2e', 'test/medium'];
/** More files than these have a common cause, and another try would hide it. */
const AT_MOST = 3;

/**
 * Runs jest and waits for its end.
 *
 * @param {string} results the file for what came of it
 * @param {readonly string[]} args files or folders, and options of jest
 * @returns what jest writes as JSON; null where it wrote nothing
 */
async function jest(results, ...args) {
  await rm(results, { force: true });
  const all = ['node_modules/jest/bin/jest.js', '--json', '--outputFile', results, ...args];
  const options = [process.env['NODE_OPTIONS'], '--experimental-vm-modules'];
  const child = spawn(process.execPath, all, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: options.filter(Boolean).join(' ') },
  });
  const [code] = await once(child, 'close');
  const text = await readFile(results, 'utf8').catch(() => null);
  return { passed: code === 0, found: text === null ? null : JSON.parse(text) };
}

const nameOf = ({ name }) => relative(process.cwd(), name);

/** The files that get a second try, or none where anything else failed too. */
function browserFilesThatFailed(found) {
  const failed = found.testResults.filter(({ status }) => status === 'failed');
  const inBrowser = failed.every((file) => nameOf(file).startsWith(join('test', 'browser')));
  return inBrowser && failed.length <= AT_MOST ? failed : [];
}

const titlesOf = (files) =>
  files.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${nameOf(file)}: ${fullName}`),
  );

/** The first run's results with those of the files that were run again in their places. */
function withSecond(first, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => again.get(file.name) ?? file);
  const count = (wanted) =>
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === wanted).length;
  return {
    ...first,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numFailedTestSuites: second.numFailedTestSuites,
    numRuntimeErrorTestSuites: second.numRuntimeErrorTestSuites,
    success: second.success,
  };
}

await mkdir('.cache', { recursive: true });
const asked = process.argv.slice(2);
const first = await jest(RESULTS, ...(asked.length > 0 ? asked : FOLDERS));
let { passed } = first;
const unsteady = passed || first.found === null ? [] : browserFilesThatFailed(first.found);
if (unsteady.length > 0) {
  console.log(`\nOnce more by themselves: ${unsteady.map(nameOf).join(', ')}`);
  const second = await jest(SECOND, '--runTestsByPath', ...unsteady.map(nameOf));
  if (second.found !== null) {
    await writeFile(RESULTS, JSON.stringify(withSecond(first.found, second.found)));
  }
  ({ passed } = second);
  if (passed) console.log(['\nUnsteady, to be mended:', ...titlesOf(unsteady)].join('\n  '));
}
if (!passed) process.exitCode = 1;

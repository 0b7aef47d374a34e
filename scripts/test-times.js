// `npm run test:times`: where the time of the last `npm test` went, written to docs/tests.md, and the
// seconds of each file to test/times.json, by which later runs order their files.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

const PAGE = 'docs/tests.md';
const FILES = 'test/times.json';

const read = (name) => JSON.parse(readFileSync(`.cache/${name}.json`, 'utf8'));
const [run, pure, tasks] = ['jest-results', 'pure-results', 'task-times'].map(read);

const files = run.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
  name: relative('', name).replaceAll(sep, '/'),
  seconds: (endTime - startTime) / 1000,
  tests: assertionResults.length,
}));

/** Sums by the folder of a file, two deep at most. */
const folders = new Map();
for (const { name, seconds, tests } of files) {
  const [, folder] = /^(test\/\w+(?:\/[\w-]+(?=\/))?)/.exec(name) ?? ['', name];
  const sum = folders.get(folder) ?? { files: 0, tests: 0, seconds: 0 };
  folders.set(folder, {
    files: sum.files + 1,
    tests: sum.tests + tests,
    seconds: sum.seconds + seconds,
  });
}

const longestFirst = (rows) => [...rows].sort(([, one], [, other]) => other.seconds - one.seconds);
const table = [
  '| task | seconds |',
  '| --- | ---: |',
  ...Object.entries(tasks).map(([task, seconds]) => `| \`${task}\` | ${Math.round(seconds)} |`),
  '',
  '| folder | files | tests | seconds of a worker |',
  '| --- | ---: | ---: | ---: |',
  ...longestFirst(folders).map(
    ([folder, sum]) =>
      `| \`${folder}\` | ${sum.files} | ${sum.tests} | ${Math.round(sum.seconds)} |`,
  ),
  `| pure tests, in one process | | ${pure.passed + pure.failed} | ${pure.seconds} |`,
  '',
  '| the longest files | seconds |',
  '| --- | ---: |',
  ...longestFirst(files.map((file) => [file.name, file]))
    .slice(0, 10)
    .map(([name, { seconds }]) => `| \`${name}\` | ${Math.round(seconds)} |`),
];

const page = readFileSync(PAGE, 'utf8');
const between = /(<!-- times -->\n).*(<!-- end of times -->)/s;
if (!between.test(page)) throw new Error(`${PAGE} has no place for the times`);
writeFileSync(PAGE, page.replace(between, `$1\n${table.join('\n')}\n\n$2`));

const seconds = files
  .map(({ name, seconds }) => [name, Math.round(seconds)])
  .sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(FILES, `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`);

spawnSync('npx', ['oxfmt', PAGE, FILES], { stdio: 'inherit', shell: process.platform === 'win32' });

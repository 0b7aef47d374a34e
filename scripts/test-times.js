// `npm run test:times`: where the time of the last `npm test` went, by folder, for docs/tests.md.
import { readFileSync } from 'node:fs';

const run = JSON.parse(readFileSync('.cache/jest-results.json', 'utf8'));
const pure = JSON.parse(readFileSync('.cache/pure-results.json', 'utf8'));

const folders = new Map();
for (const { name, startTime, endTime, assertionResults } of run.testResults) {
  const [, kind, folder] = /\/test\/(\w+)\/(?:([\w-]+)\/)?/.exec(name.replaceAll('\\', '/')) ?? [];
  const key = folder === undefined ? kind : `${kind}/${folder}`;
  const sum = folders.get(key) ?? { files: 0, tests: 0, seconds: 0 };
  sum.files += 1;
  sum.tests += assertionResults.length;
  sum.seconds += (endTime - startTime) / 1000;
  folders.set(key, sum);
}

console.log('| folder | files | tests | seconds of a worker |\n| --- | ---: | ---: | ---: |');
for (const [key, { files, tests, seconds }] of [...folders].sort(
  (a, b) => b[1].seconds - a[1].seconds,
)) {
  console.log(`| \`test/${key}\` | ${files} | ${tests} | ${Math.round(seconds)} |`);
}
console.log(`| pure tests, in one process | | ${pure.passed + pure.failed} | ${pure.seconds} |`);

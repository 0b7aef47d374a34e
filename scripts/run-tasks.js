// `npm test` and `npm run check`: tasks in the order of what they need, some at a time. A task whose
// needs failed is left out; all others run, so that one start shows everything that is wrong.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { PURE, SERVED, SLOW } from '../test/kinds.js';

/** npm's scripts with the tasks that each needs. The first ones start first where several can. */
const NEEDS = {
  generate: [],
  'build:generated': ['generate'],
  'test:jest': ['build:generated'],
  'test:pure': ['generate'],
  lint: ['generate'],
  imports: ['generate'],
  dead: ['generate'],
  'openapi:check': ['build:generated'],
  'format:check': [],
  english: [],
};
const CHECKS = ['lint', 'imports', 'dead', 'openapi:check', 'format:check', 'english'];

/** jest waits for browsers, locks and answers, and leaves its cores to one more task meanwhile. */
const AT_A_TIME = 2;
/** Its output is shown as it comes; that of all others when they are over. */
const SHOWN = 'test:jest';

/** @type {Map<string, { seconds: number, state: 'passed' | 'FAILED' | 'left out' }>} */
const ended = new Map();

function wanted() {
  const asked = process.argv.includes('--checks') ? CHECKS : Object.keys(NEEDS);
  const all = new Set();
  const add = (task) => {
    NEEDS[task].forEach(add);
    all.add(task);
  };
  asked.forEach(add);
  return Object.keys(NEEDS).filter((task) => all.has(task));
}

async function run(task) {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', task], {
    stdio: task === SHOWN ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [code] = await once(child, 'close');
  const seconds = (performance.now() - started) / 1000;
  const state = code === 0 ? 'passed' : 'FAILED';
  ended.set(task, { seconds, state });
  process.stdout.write(`${task}: ${state} (${Math.round(seconds)} s)\n`);
  if (code !== 0) process.stdout.write(output);
}

const isOver = (task) => ended.has(task);
const hasFailed = (task) => ended.get(task)?.state !== 'passed';

/** Runs the tasks; two at a time, and a third beside jest. */
async function runAll(tasks) {
  const waiting = new Set(tasks);
  const running = new Map();
  while (waiting.size > 0 || running.size > 0) {
    for (const task of waiting) {
      if (!NEEDS[task].every(isOver)) continue;
      if (NEEDS[task].some(hasFailed)) {
        waiting.delete(task);
        ended.set(task, { seconds: 0, state: 'left out' });
      } else if (running.size < AT_A_TIME) {
        waiting.delete(task);
        running.set(
          task,
          run(task).then(() => running.delete(task)),
        );
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
}

/** The seconds of the longest chain of tasks that need each other. */
function longestPath(task) {
  const { seconds } = ended.get(task) ?? { seconds: 0 };
  return seconds + Math.max(0, ...NEEDS[task].map(longestPath));
}

async function requireKnownFolders() {
  const known = new Set([...PURE, ...SERVED, ...SLOW]);
  const files = await readdir(new URL('../test/', import.meta.url), { recursive: true });
  const lost = files.filter(
    (name) => name.endsWith('.test.ts') && !known.has(name.split(/[/\\]/)[0]),
  );
  if (lost.length === 0) return;
  console.error(`No run has these tests (test/kinds.js): ${lost.join(', ')}`);
  process.exitCode = 1;
}

await requireKnownFolders();
const started = performance.now();
const tasks = wanted();
await runAll(tasks);
const whole = (performance.now() - started) / 1000;
const rows = tasks.map((task) => [task, ended.get(task)]);
console.log(`\n${'task'.padEnd(16)}${'seconds'.padStart(8)}`);
for (const [task, { seconds, state }] of rows) {
  const note = state === 'passed' ? '' : `  ${state}`;
  console.log(`${task.padEnd(16)}${seconds.toFixed(0).padStart(8)}${note}`);
}
const sum = rows.reduce((all, [, { seconds }]) => all + seconds, 0);
const longest = Math.max(...tasks.map(longestPath));
console.log(
  `${whole.toFixed(0)} s in all; the sum of the tasks is ${sum.toFixed(0)} s, the longest path ${longest.toFixed(0)} s`,
);
if (rows.some(([, { state }]) => state !== 'passed')) process.exitCode = 1;
// For `npm run test:times`.
const times = [...rows.map(([task, { seconds }]) => [task, seconds]), ['the whole run', whole]];
await mkdir('.cache', { recursive: true });
await writeFile('.cache/task-times.json', JSON.stringify(Object.fromEntries(times)));

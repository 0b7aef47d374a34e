// `npm run check`: every check of the source, two at a time, each with what it printed once it is over.
// All of them run, so that one start tells everything that is wrong.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The longest first: all the others together take about as long. */
const CHECKS = ['lint', 'imports', 'dead', 'openapi:check', 'format:check'];
const AT_A_TIME = 2;

async function run(check) {
  const child = spawn('npm', ['run', '--silent', check], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const started = performance.now();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [code] = await once(child, 'close');
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${check}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n`);
  if (code !== 0) process.stdout.write(output);
  return code === 0;
}

const waiting = CHECKS.values();
async function work() {
  for (const check of waiting) if (!(await run(check))) process.exitCode = 1;
}
await Promise.all(Array.from({ length: AT_A_TIME }, work));

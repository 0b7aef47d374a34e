// `npm run test:pure`: the tests that need nothing but the code, all in one process. Each of them is
// also a test of jest (`npx jest <file>`); what costs there is loading every module for every file.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Mocha from 'mocha';
import '../mutation/jest-words.js';
import { PURE } from '../kinds.js';

const COMPILED = '.cache/pure/test';
const RESULTS = '.cache/pure-results.json';
const LIMIT_MS = 60_000;

/** Prints failures alone. */
class Failures extends Mocha.reporters.Base {
  done(_failed, finish) {
    this.epilogue();
    finish();
  }
}

const mocha = new Mocha({ timeout: LIMIT_MS, forbidOnly: true, reporter: Failures });
for (const folder of PURE) {
  const names = await readdir(join(COMPILED, folder), { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.test.js')).sort()) {
    mocha.addFile(join(COMPILED, folder, name));
  }
}
const started = performance.now();
const counts = { passed: 0, failed: 0, skipped: 0, seconds: 0 };
try {
  await mocha.loadFilesAsync();
  const { stats } = await new Promise((resolve) => {
    const runner = mocha.run(() => {
      resolve(runner);
    });
  });
  Object.assign(counts, { passed: stats.passes, failed: stats.failures, skipped: stats.pending });
} catch (error) {
  // One file that cannot be loaded stops all of them.
  process.stderr.write(`${error.stack}\n`);
  counts.failed += 1;
}
counts.seconds = Math.round((performance.now() - started) / 1000);
await mkdir('.cache', { recursive: true });
await writeFile(RESULTS, `${JSON.stringify(counts)}\n`);
// A test that leaves something running would keep the process alive.
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

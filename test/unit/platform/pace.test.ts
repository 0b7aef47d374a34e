import { setTimeout as sleep } from 'node:timers/promises';
import { Pace } from '../../../src/platform/worker/pace.js';
import { Usage, type Job } from '../../../src/platform/worker/usage.js';

/** Heavy reads make room for writes, and only then. */

const WORK_MS = 20;

const job = (club: string, gone = new AbortController().signal): Job => ({ club, gone, used: 0 });

/** How long a second turn begins after the first has ended, in milliseconds. */
async function between(writes: Int32Array<SharedArrayBuffer>): Promise<number> {
  const turns = new Pace(writes, new Usage()).of(job('a'));
  let ended = NaN;
  const first = turns(async () => {
    await sleep(WORK_MS);
    ended = performance.now();
  });
  const second = turns(() => Promise.resolve(performance.now()));
  await first;
  return (await second) - ended;
}

const written = (count: number) => {
  const writes = new Int32Array(new SharedArrayBuffer(4));
  Atomics.add(writes, 0, count);
  return writes;
};

test('one turn follows another at once while nothing is written', async () => {
  expect(await between(written(0))).toBeLessThan(3 * WORK_MS);
});

test('there is a rest in between, longer than the work, while something is written', async () => {
  expect(await between(written(1))).toBeGreaterThan(3 * WORK_MS);
});

test('a failed turn is reported to its owner, and the next one has its own', async () => {
  const turns = new Pace(written(0), new Usage()).of(job('a'));
  const failed = turns(() => Promise.reject(new Error('a fault')));
  const next = turns(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('a fault');
  expect(await next).toBe('done');
});

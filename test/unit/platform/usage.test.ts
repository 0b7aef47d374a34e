import { setImmediate as looked } from 'node:timers/promises';
import { Pace } from '../../../src/platform/worker/pace.js';
import { Slices } from '../../../src/platform/worker/slices.js';
import { Usage, type Job } from '../../../src/platform/worker/usage.js';

/** The thread beside takes turns by club, and nobody waits for what another club asks again and again. */

const THERE = new AbortController().signal;
const job = (club: string, used = 0, gone = THERE): Job => ({ club, gone, used });
const writes = new Int32Array(new SharedArrayBuffer(4));

test('the club that has used least is next, of a club the shortest, then the first', () => {
  let now = 0;
  const usage = new Usage(() => now);
  usage.charge(job('busy'), 100);
  now = 1000;
  const waiting = [job('busy'), job('calm', 5), job('calm', 2), job('quiet', 2)].map((one) => ({
    job: one,
  }));
  const taken = [0, 1, 2, 3].map(() => usage.next(waiting)?.job);
  expect(taken.map((one) => [one?.club, one?.used])).toEqual([
    ['calm', 2],
    ['quiet', 2],
    ['calm', 5],
    ['busy', 0],
  ]);
});

test('the usage of a club is forgotten with time', () => {
  let now = 0;
  const usage = new Usage(() => now);
  usage.charge(job('early'), 1000);
  now = 60_000;
  usage.charge(job('late'), 100);
  const waiting = [{ job: job('late') }, { job: job('early') }];
  expect(usage.next(waiting)?.job.club).toBe('early');
});

test('others are held back while a club that has used far less is in the middle of something', () => {
  let now = 0;
  const usage = new Usage(() => now);
  usage.charge(job('busy'), 1000);
  const calm = job('calm');
  usage.begin(calm);
  const waiting = [{ job: job('busy') }];
  expect(usage.next(waiting)).toBeUndefined();
  usage.charge(calm, 5);
  now = 10;
  expect(usage.next(waiting)).toBeUndefined();
  now = 30;
  expect(usage.next(waiting)?.job.club).toBe('busy');
});

test('a statement of a club that has used far less does not wait for one that is under way', async () => {
  const usage = new Usage();
  usage.charge(job('busy'), 1000);
  const pace = new Pace(writes, usage);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = pace.of(job('busy'))(() => held);
  const order: string[] = [];
  const second = pace.of(job('busy'))(() => Promise.resolve(order.push('busy')));
  await pace.of(job('calm'))(() => Promise.resolve(order.push('calm')));
  expect(order).toEqual(['calm']);
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['calm', 'busy']);
});

test('nothing is done for somebody who has gone, and the others go on', async () => {
  const usage = new Usage(() => 0);
  const gone = job('a', 0, AbortSignal.abort());
  const turns = new Pace(writes, usage).of(gone);
  await expect(turns(() => Promise.resolve('read'))).rejects.toMatchObject({
    reason: 'broken-off',
  });
  const slices = new Slices(usage);
  await expect(slices.begin(gone)).rejects.toMatchObject({ reason: 'broken-off' });
  await slices.begin(job('a'));
});

test('long work of one club lets that of another in', async () => {
  // A clock that only work moves: a machine that is busy elsewhere changes nothing.
  let at = 0;
  const clock = () => at;
  const slices = new Slices(new Usage(clock), clock);
  const order: string[] = [];
  const work = async (club: string, rounds: number) => {
    const one = job(club);
    await slices.begin(one);
    const pause = slices.of(one);
    for (let round = 0; round < rounds; round++) {
      at += 6;
      order.push(club);
      await pause();
    }
  };
  const rounds = 40;
  const long = work('busy', rounds);
  await looked();
  const before = order.length;
  await work('calm', 2);
  const meanwhile = order.length - before - 2;
  expect(meanwhile).toBeLessThan(5);
  expect(before + meanwhile).toBeLessThan(rounds);
  // Nobody expects more of the other club.
  at += 1000;
  await long;
});

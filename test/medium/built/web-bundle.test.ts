import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { BOOK_IDS } from '../../../src/rules/rule-book.js';
import {
  playings,
  playOnBoth,
  sumOf,
  type AppCode,
  type Happened,
} from '../../support/corrections/both-evenings.js';

/** The app's code of an evening, bundled as the app is for the browser, against the service's own. */

/** A thousand in `npm run test:all`. */
const EVENINGS = 128 * Number(process.env['EVENINGS'] ?? 1);
const TAPS = 10;

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const OUT = at(`.cache/app-evening-${process.pid}`);

let code: AppCode;

beforeAll(async () => {
  execFileSync(process.execPath, [at('test/support/evening/bundle-evening.js'), OUT], {
    stdio: 'inherit',
  });
  code = (await import(pathToFileURL(`${OUT}/evening.mjs`).href)) as AppCode;
});

afterAll(() => rm(OUT, { recursive: true, force: true }));

test('evenings are folded by the bundle and by the service with the same result', () => {
  const all: Happened[] = [];
  for (const book of BOOK_IDS) {
    fc.assert(
      fc.property(playings(book), (playing) => {
        all.push(playOnBoth(code, { ...playing, taps: TAPS }));
      }),
      { numRuns: EVENINGS / BOOK_IDS.length, endOnFailure: true },
    );
  }
  const { taken, ...others } = sumOf(all);
  expect([all.length, taken > 5 * EVENINGS]).toEqual([EVENINGS, true]);
  for (const [what, times] of Object.entries(others)) {
    expect([what, times > EVENINGS / 10]).toEqual([what, true]);
  }
});

import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import TestSequencer from '@jest/test-sequencer';

/** The seconds of each file in the last whole run that was noted (`npm run test:times`). */
const SECONDS = JSON.parse(readFileSync(new URL('../times.json', import.meta.url), 'utf8'));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A file that is not noted yet may be a long one. */
const secondsOf = ({ path }) => SECONDS[relative(ROOT, path).replaceAll(sep, '/')] ?? Infinity;

/** The order of the files in a run: the longest first, so that none goes on when all others are over. */
export default class LongFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => {
      const [first, second] = [secondsOf(one), secondsOf(other)];
      return first === second ? 0 : second - first;
    });
  }
}

import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../requests/club-write.js';
import type { ClubWriter } from './club-writer.js';
import type { Deciding } from './decide-requests.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';

/** The data read before the write is stale: it must be read again. */
export class StaleRead extends Error {}

const MOST_TRIES = 10;

/**
 * Writes a decision about data that was read before, and reads it again when it is stale. The decision
 * finds all faults of the request: a repeated one must get its first answer.
 *
 * @throws Problem the problems of `decide`; `not-ready` when the data was stale every time
 */
export async function writeWithFreshRead<T>(
  writer: ClubWriter,
  write: ClubWrite,
  readBefore: () => Promise<T>,
  request: (known: T) => Deciding,
): Promise<StoredAnswer> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const known = await readBefore();
    try {
      return await writer.write({ ...write, ...request(known) });
    } catch (error) {
      if (!(error instanceof StaleRead)) throw error;
    }
  }
  throw new Problem('too-much-at-once', { of: 'writes' });
}

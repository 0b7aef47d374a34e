import { seesAll, type Caller } from '../people/caller.js';
import { Problem } from '../platform/http/problem/problem.js';

/**
 * The member whose records are read: members read their own only, everybody else those that they name.
 *
 * @param asked the member; null for all
 * @throws Problem `not-allowed` for the records of somebody else; `member-not-claimed` for a user who
 *   is no member
 */
export function whoseRecords(by: Caller, asked: string | null): string | null {
  if (seesAll(by)) return asked;
  const { member } = by;
  if (asked !== null && asked !== member) {
    throw new Problem('only-own-records', {});
  }
  if (member !== null) return member;
  throw new Problem('member-not-claimed', {});
}

import type { MemberRow } from '../ledger/log/event.js';
import { Problem } from '../platform/http/problem/problem.js';

/**
 * @param field the place of the member in the request
 * @throws Problem `member-not-found`, `member-archived`, `guest-refused`
 */
export function requireMember(row: MemberRow | undefined, field?: string): void {
  const at = field === undefined ? {} : { field };
  if (row === undefined) throw new Problem('member-not-found', {}, at);
  if (row.archivedAt !== null) throw new Problem('member-archived', { member: row.name }, at);
  if (row.guest) throw new Problem('is-a-guest', { guest: row.name }, at);
}

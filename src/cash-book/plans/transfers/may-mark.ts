import type { Snapshot } from '../../../ledger/log/event.js';
import type { Caller } from '../../../people/caller.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import { permits } from '../../../people/roles.js';

/** Between whom money went. */
interface Parties {
  readonly from: string;
  readonly to: string;
  /** The purse of the plan: it may be one of both. */
  readonly purse: string | null;
}

/**
 * Whether somebody may mark a transfer as done: its payee, and anybody who keeps the money. A payer, or
 * the keeper of the paying purse, needs another person as long as there is one.
 *
 * @throws Problem `not-allowed`
 */
export function requireMayMark(by: Caller, parties: Parties, snapshot: Snapshot): void {
  const person = (id: string) => snapshot.members.get(id)?.mergedInto ?? id;
  const { purse } = parties;
  const [from, to] = [person(parties.from), person(parties.to)];
  const keepsMoney = permits(by.roles, 'keep-money');
  const receives = to === by.member;
  if (!keepsMoney && !receives) throw new Problem('not-your-transfer', {});
  const isOwn = from === by.member || (receives && keepsMoney && from === purse);
  if (!isOwn) return;
  for (const { userId, memberId, roles } of snapshot.memberships.values()) {
    if (userId === by.user || memberId === by.member) continue;
    const mayToo = permits(roles, 'keep-money') || (memberId === to && roles.length > 0);
    if (mayToo) throw new Problem('own-payment', {});
  }
}

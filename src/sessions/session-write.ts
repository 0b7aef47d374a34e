import { checkInUse } from '../clubs/in-use.js';
import type { MemberRow, SessionRow, Snapshot } from '../ledger/log/event.js';
import { Problem } from '../platform/http/problem/problem.js';
import { refusalAsProblem } from '../platform/http/problem/refusal-as-problem.js';
import { checkVersion } from '../platform/http/write/version.js';
import type { Rules } from '../rules/game.js';
import { requireOpen, type SessionState } from '../evening/fold.js';
import type { History } from '../evening/history.js';
import { accountsOf, type PartyAccounts } from './accounts.js';
import type { CountingStatistic } from '../world/statistics.js';

/** A session as a decision finds it. */
export interface FoundSession {
  readonly row: SessionRow;
  readonly rules: Rules;
  readonly state: SessionState;
  readonly accounts: PartyAccounts;
  /** Its rows of statistics that count; none where the request did not ask for them. */
  readonly counting: readonly CountingStatistic[];
}

/**
 * Finds the session a write is meant for: one that is still played in.
 *
 * @throws Problem `club-archived`, `session-not-found`, `session-closed`, or `version-stale` with
 *   the version the session has now
 */
export function requireOpenSession(
  snapshot: Snapshot,
  sessionId: string,
  version: number,
): FoundSession {
  const session = requireSession(snapshot, sessionId, version);
  refusalAsProblem(() => {
    requireOpen(session.state);
  });
  return session;
}

/** Finds a session that may be closed: it can be corrected. Throws as `requireOpenSession` otherwise. */
export function requireSession(
  snapshot: Snapshot,
  sessionId: string,
  version: number,
): FoundSession {
  const session = findSession(snapshot, sessionId);
  checkVersion(session.row.version, version);
  checkInUse(snapshot.club);
  return session;
}

/**
 * The history of a session that was read before the write, as long as it is that of the session now.
 * @throws Problem `version-moved-on`
 */
export function requireCurrent(known: History | null, { row }: FoundSession): History {
  checkVersion(row.version, known?.state.version ?? 0);
  if (known === null) throw new RangeError('a session without events');
  return known;
}

/** The session in a snapshot. Throws Problem `session-not-found`. */
export function findSession(snapshot: Snapshot, sessionId: string): FoundSession {
  const row = snapshot.sessions.get(sessionId);
  if (!row) throw new Problem('session-not-found', {});
  // The values of these columns were written by this module, through the same types.
  const accounts = accountsOf(snapshot, row);
  const counting = row.statistics ?? [];
  return { row, rules: row.rules as Rules, state: row.state as SessionState, accounts, counting };
}

/**
 * A member who may sit down.
 *
 * @throws Problem `member-not-found`, `member-archived`, or `guest-refused` for a merged guest, naming
 *   the field
 */
export function requireMember(snapshot: Snapshot, memberId: string, field: string): MemberRow {
  const member = snapshot.members.get(memberId);
  if (!member) throw new Problem('member-not-found', {}, { field });
  if (member.archivedAt !== null) {
    throw new Problem(
      'member-archived',
      { member: member.name },
      {
        field,
      },
    );
  }
  if (member.mergedInto !== null) {
    throw new Problem('guest-is-merged', { guest: member.name }, { field });
  }
  return member;
}

/**
 * The id under which a member is known in a session: that of a guest who was merged into them, if they
 * sat there as one. The session was read with its money accounts, which show it.
 */
export function idAtTable({ accounts }: FoundSession, { id, accountId }: MemberRow): string {
  const seat = Object.entries(accounts.money).find(([, account]) => account === accountId);
  return seat?.[0] ?? id;
}

import type { NewEvent } from '../ledger/log/event.js';
import { TIME_OF_EVENT, type RowChange } from '../ledger/projection/row-change.js';
import type { Role } from '../platform/permission.js';

/** What happens to a club or to its members, as the log says it. */
export type ClubEvent =
  | {
      readonly kind: 'club-opened';
      readonly name: string;
      readonly currency: string;
      /** The user who opened it, its first owner. Clubs older than users have none. */
      readonly owner?: { readonly user: string; readonly name: string };
    }
  | ({ readonly kind: `club-${Change}` } & Named)
  | {
      readonly kind: 'member-added';
      readonly member: string;
      readonly name: string;
      /** The member's money account. */
      readonly account: number;
    }
  | ({ readonly kind: `member-${Change}`; readonly member: string } & Named)
  | {
      /** A user has this role, and is this member, from now on. */
      readonly kind: 'access-given';
      readonly user: string;
      readonly name: string;
      readonly role: Role;
      /** The member whose record he has claimed; null for none. */
      readonly member: string | null;
      /** The user whose invite he took. */
      readonly invitedBy?: string;
    }
  | { readonly kind: 'access-ended'; readonly user: string; readonly name: string }
  | {
      readonly kind: 'device-added' | 'device-revoked';
      readonly device: string;
      readonly name: string;
    };

type Change = 'renamed' | 'archived' | 'restored';

interface Named {
  readonly name: string;
  readonly archived: boolean;
}

/** What there was before an event of a club, as far as its rows depend on it. */
export interface BeforeClubEvent {
  /** Whether the club, or the member it is about, was archived. */
  readonly archived?: boolean;
  /** The member whose record the user had claimed. */
  readonly claimed?: string | null;
}

/** A club's first account. */
const CASH_BOX_ACCOUNT_ID = 1;

/**
 * An event of a club with all that it writes, which follows from the event and what there was before.
 * @throws Error for an event of another kind
 */
export function rowsOfClubEvent(event: ClubEvent, before: BeforeClubEvent = {}): NewEvent {
  const { kind, ...payload } = event;
  return {
    kind,
    sessionId: null,
    payload,
    postings: [],
    rows: rowsOf(event, before),
    subjects: subjectsOf(event, before),
  };
}

function rowsOf(event: ClubEvent, before: BeforeClubEvent): RowChange[] {
  switch (event.kind) {
    case 'club-opened':
      return openingRows(event);
    case 'club-renamed':
    case 'club-archived':
    case 'club-restored':
      return [{ table: 'club', of: {}, change: named(event, before) }];
    case 'member-added': {
      const { member: id, name, account: accountId } = event;
      const row = { id, name, accountId, createdAt: TIME_OF_EVENT, archivedAt: null } as const;
      return [moneyAccount('member', accountId, id), { table: 'member', put: row }];
    }
    case 'member-renamed':
    case 'member-archived':
    case 'member-restored':
      return [{ table: 'member', of: { id: event.member }, change: named(event, before) }];
    case 'access-given':
      return [membership(event, event.role, event.member)];
    case 'access-ended':
      return [membership(event, null, null)];
    case 'device-added': {
      const { device: id, name } = event;
      const row = { id, name, addedAt: TIME_OF_EVENT, revokedAt: null } as const;
      return [{ table: 'device', put: row }];
    }
    case 'device-revoked': {
      const of = { id: event.device };
      return [{ table: 'device', of, change: { revokedAt: TIME_OF_EVENT } }];
    }
    default:
      // What is read from a log may be anything.
      throw new Error(`${(event as { kind: string }).kind} is no event of a club`);
  }
}

/** Whom and what an event of a club concerns, beside who acted. */
function subjectsOf(event: ClubEvent, { claimed }: BeforeClubEvent): string[] {
  switch (event.kind) {
    case 'club-opened':
      return event.owner === undefined ? [] : [event.owner.user];
    case 'access-given':
    case 'access-ended': {
      const member = event.kind === 'access-given' ? event.member : null;
      return [event.user, member, claimed ?? null].filter((id) => id !== null);
    }
    case 'device-added':
    case 'device-revoked':
      return [event.device];
    default:
      return 'member' in event ? [event.member] : [];
  }
}

function openingRows({
  name,
  currency,
  owner,
}: Extract<ClubEvent, { kind: 'club-opened' }>): RowChange[] {
  const cashBoxAccountId = CASH_BOX_ACCOUNT_ID;
  const club = {
    name,
    currency,
    createdAt: TIME_OF_EVENT,
    archivedAt: null,
    cashBoxAccountId,
  } as const;
  return [
    { table: 'club', put: club },
    moneyAccount('cash-box', cashBoxAccountId, null),
    ...(owner === undefined ? [] : [membership(owner, 'owner', null)]),
  ];
}

function moneyAccount(kind: 'member' | 'cash-box', id: number, memberId: string | null): RowChange {
  return { table: 'account', put: { id, kind, sessionId: null, memberId, unit: 'money' } };
}

/** Who is archived already stays so from the first time on. */
function named({ name, archived }: Named, before: BeforeClubEvent) {
  if (archived === before.archived) return { name };
  return { name, archivedAt: archived ? TIME_OF_EVENT : null } as const;
}

function membership(
  { user: userId, name }: { readonly user: string; readonly name: string },
  role: Role | null,
  memberId: string | null,
): RowChange {
  return { table: 'membership', put: { userId, name, role, memberId, changedAt: TIME_OF_EVENT } };
}

import type { EventKind, MembershipRow, NewEvent } from '../ledger/log/event.js';
import type { ClubEvent } from '../events/club/event.js';

/**
 * All that an event of a club writes; it follows from the event alone.
 *
 * @param accountOf the money account of a member that is there already
 * @throws Error for an event of another kind
 */
export function writtenByClub(event: ClubEvent, accountOf: (member: string) => number): NewEvent {
  const { kind, ...payload } = event;
  const plain = plainEvent(kind, payload);
  switch (event.kind) {
    case 'club-opened':
      return {
        ...plain,
        newAccounts: [{ id: 1, kind: 'cash-box', sessionId: null, memberId: null }],
        ...(event.owner && { membership: ownership(event.owner) }),
      };
    case 'member-added': {
      const { member: id, name, account: accountId } = event;
      return {
        ...plain,
        newAccounts: [{ id: accountId, kind: 'member', sessionId: null, memberId: id }],
        member: { change: 'add', id, name, accountId, archived: false },
      };
    }
    case 'member-renamed':
    case 'member-archived':
    case 'member-restored': {
      const { member: id, name, archived } = event;
      return {
        ...plain,
        member: { change: 'update', id, name, accountId: accountOf(id), archived },
      };
    }
    case 'club-renamed':
    case 'club-archived':
    case 'club-restored': {
      const { name, archived } = event;
      return { ...plain, club: { name, archived } };
    }
    case 'access-given': {
      const { user: userId, name, role, member: memberId } = event;
      return { ...plain, membership: { userId, name, role, memberId } };
    }
    case 'access-ended': {
      const { user: userId, name } = event;
      return { ...plain, membership: { userId, name, role: null, memberId: null } };
    }
    case 'device-added':
    case 'device-revoked': {
      const { device: id, name } = event;
      return { ...plain, device: { id, name, revoked: kind === 'device-revoked' } };
    }
    default:
      // What is read from a log may be anything.
      throw new Error(`${kind} is no event of a club`);
  }
}

function ownership(owner: { readonly user: string; readonly name: string }): MembershipRow {
  return { userId: owner.user, name: owner.name, role: 'owner', memberId: null };
}

function plainEvent(kind: EventKind, payload: object): NewEvent {
  return { kind, sessionId: null, payload, postings: [], newAccounts: [] };
}

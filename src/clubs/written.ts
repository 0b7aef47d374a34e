import type { EventKind, NewEvent } from '../ledger/event.js';

/** What happens to a club or to its members, as the log says it. */
export type ClubEvent =
  | { readonly kind: 'club-opened'; readonly name: string; readonly currency: string }
  | ({ readonly kind: `club-${Change}` } & Named)
  | {
      readonly kind: 'member-added';
      readonly member: string;
      readonly name: string;
      /** The member's money account. */
      readonly account: number;
    }
  | ({ readonly kind: `member-${Change}`; readonly member: string } & Named);

type Change = 'renamed' | 'archived' | 'restored';

interface Named {
  readonly name: string;
  readonly archived: boolean;
}

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
    default:
      // What is read from a log may be anything.
      throw new Error(`${kind} is no event of a club`);
  }
}

function plainEvent(kind: EventKind, payload: object): NewEvent {
  return { kind, sessionId: null, payload, postings: [], newAccounts: [] };
}

import type { NewEvent } from '../ledger/log/event.js';
import { type NewPosting, CLEARING_ACCOUNT } from '../ledger/log/posting.js';
import { openedAccount } from '../ledger/books/open-accounts.js';
import { USUAL_BOOKS } from '../money/books.js';
import { TIME_OF_EVENT, type RowChange } from '../ledger/projection/row-change.js';
import { rolesGiven } from '../events/club/access.js';
import type { ClubEvent, ClubOpened, MemberForgotten } from '../events/club/event.js';
import type { Role } from '../people/roles.js';
import { USUAL_LANGUAGE } from '../people/languages.js';
import { step, type Effects, type MoneyWorld } from '../world/step.js';

/** The state before an event of a club, as far as its rows depend on it. */
export interface BeforeClubEvent {
  /** Whether the club, or the member it is about, was archived. */
  readonly archived?: boolean;
  /** The member whose record the user had claimed. */
  readonly claimed?: string | null;
  /** Of a guest who is merged: their account and the member's, and what the guest had, in minor units. */
  readonly merging?: { readonly from: number; readonly to: number; readonly balance: number };
}

/** The kinds that move money of the club's members. */
type Merging = Extract<ClubEvent, { readonly kind: 'guest-merged' }>;

/**
 * An event of a club with all that it writes, which follows from the event and what there was before.
 * @throws Error for an event of another kind
 */
export function rowsOfClubEvent(
  event: Exclude<ClubEvent, Merging>,
  before?: BeforeClubEvent,
): NewEvent;
export function rowsOfClubEvent(
  event: ClubEvent,
  before: BeforeClubEvent,
  world: MoneyWorld,
): NewEvent;
export function rowsOfClubEvent(
  event: ClubEvent,
  before: BeforeClubEvent = {},
  world?: MoneyWorld,
): NewEvent {
  const effects: Effects = {
    postings: event.kind === 'guest-merged' ? movedOver(before) : [],
    rows: rowsOf(event, before),
    forgets: forgottenBy(event),
    ...(event.kind === 'member-forgotten' && event.takenOut !== undefined
      ? { takesOut: event.takenOut }
      : {}),
    // The user who loses a claim is concerned as well.
    subjects: before.claimed == null ? [] : [before.claimed],
  };
  return step(event, effects, world);
}

function rowsOf(event: ClubEvent, before: BeforeClubEvent): RowChange[] {
  switch (event.kind) {
    case 'club-opened':
      return openingRows(event);
    case 'club-renamed':
    case 'club-archived':
    case 'club-restored':
      return [{ table: 'club', of: {}, change: named(event, before) }];
    case 'club-language-chosen':
      return [{ table: 'club', of: {}, change: { language: event.language } }];
    case 'club-statistics-shown':
      return [{ table: 'club', of: {}, change: { statisticsShown: event.shown } }];
    case 'member-added':
    case 'guest-added': {
      const { member: id, name, account: accountId } = event;
      const row = { id, name, accountId, createdAt: TIME_OF_EVENT, archivedAt: null } as const;
      const guest = event.kind === 'guest-added';
      const put = { ...row, guest, mergedInto: null, initials: null };
      return [moneyAccount('member', accountId, id), { table: 'member', put }];
    }
    case 'guest-made-member':
      return [{ table: 'member', of: { id: event.member }, change: { guest: false } }];
    case 'guest-merged': {
      const of = { id: event.member };
      return [{ table: 'member', of, change: { mergedInto: event.into } }];
    }
    case 'member-renamed':
    case 'member-archived':
    case 'member-restored':
      return [{ table: 'member', of: { id: event.member }, change: named(event, before) }];
    case 'member-forgotten':
      return forgottenRows(event, before);
    case 'access-given':
      return [membership(event, rolesGiven(event), event.member)];
    case 'access-ended':
      return [membership(event, [], null)];
    case 'device-added': {
      const { device: id, name } = event;
      const row = { id, name, addedAt: TIME_OF_EVENT, revokedAt: null } as const;
      return [{ table: 'device', put: row }];
    }
    case 'device-revoked': {
      const of = { id: event.device };
      return [{ table: 'device', of, change: { revokedAt: TIME_OF_EVENT } }];
    }
    case 'webhook-added':
    case 'webhook-secret-made':
    case 'webhook-ended':
      return [];
    default:
      // A log read from outside can hold anything.
      throw new Error(`${(event satisfies never as { kind: string }).kind} is no event of a club`);
  }
}

/** The members and users whose names an event erases. */
function forgottenBy(event: ClubEvent): readonly string[] {
  if (event.kind !== 'member-forgotten') return [];
  return [event.member, ...event.guests, ...event.users];
}

/** All that they are named in has their initials from now on, and nobody sits down as them. */
function forgottenRows(
  { member, name, initials, guests, users }: MemberForgotten,
  before: BeforeClubEvent,
): RowChange[] {
  const change = { ...named({ name, archived: true }, before), initials };
  return [
    { table: 'member', of: { id: member }, change },
    ...guests.map((id): RowChange => ({ table: 'member', of: { id }, change: { name, initials } })),
    ...users.map((user) => membership({ user, name }, [], null, initials)),
  ];
}

/** The guest's balance is the member's from now on. */
function movedOver({ merging }: BeforeClubEvent): NewPosting[] {
  if (merging === undefined) throw new RangeError('A guest is merged without their accounts.');
  const { from: guest, to: member, balance } = merging;
  if (balance === 0) return [];
  const [from, to] = balance > 0 ? [guest, member] : [member, guest];
  const why = { reason: 'guest-merged', source: 'the merge of the guest', stage: 'money' };
  return [{ from, to, amount: Math.abs(balance), ...why, handNumber: null, fineId: null }];
}

function openingRows({
  name,
  currency,
  language = USUAL_LANGUAGE,
  owner,
  books,
}: ClubOpened): RowChange[] {
  const club = {
    name,
    currency,
    language,
    createdAt: TIME_OF_EVENT,
    archivedAt: null,
    clearingAccountId: CLEARING_ACCOUNT,
    timeZone: books?.timeZone ?? USUAL_BOOKS.timeZone,
    yearStarts:
      books === undefined ? USUAL_BOOKS.yearStarts : [{ from: null, start: books.yearStart }],
    pursesShown: USUAL_BOOKS.pursesShown,
    booksFrom: USUAL_BOOKS.booksFrom,
    receiptYears: USUAL_BOOKS.receiptYears,
    statisticsShown: false,
    waysToPay: [],
  } as const;
  return [
    { table: 'club', put: club },
    moneyAccount('clearing', CLEARING_ACCOUNT, null),
    ...(books?.accounts ?? []).flatMap((account) => openedAccount({ ...account, name: null })),
    ...(owner === undefined ? [] : [membership(owner, ['owner'], null)]),
  ];
}

function moneyAccount(kind: 'member' | 'clearing', id: number, memberId: string | null): RowChange {
  return { table: 'account', put: { id, kind, sessionId: null, memberId, unit: 'money' } };
}

/** The first archiving counts: a second one changes nothing. */
function named(
  { name, archived }: { readonly name: string; readonly archived: boolean },
  before: BeforeClubEvent,
) {
  if (archived === before.archived) return { name };
  return { name, archivedAt: archived ? TIME_OF_EVENT : null } as const;
}

function membership(
  { user: userId, name }: { readonly user: string; readonly name: string },
  roles: readonly Role[],
  memberId: string | null,
  initials: string | null = null,
): RowChange {
  const row = { userId, name, roles, memberId, changedAt: TIME_OF_EVENT, initials } as const;
  return { table: 'membership', put: row };
}

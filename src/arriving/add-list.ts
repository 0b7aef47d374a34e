import { openingOf } from '../cash-book/accounts/change-account.js';
import { answerVoucher } from '../cash-book/vouchers/view-written.js';
import { decideMoney } from '../cash-book/write-money.js';
import { checkInUse } from '../clubs/in-use.js';
import { newMember } from '../clubs/members/change-member.js';
import { viewMember } from '../clubs/view.js';
import type { LogHead } from '../ledger/log/chain.js';
import type { BooksSnapshot, Decision, NewEvent } from '../ledger/log/event.js';
import type { ClubWriter } from '../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../ledger/write/fresh-read.js';
import type { Caller } from '../people/caller.js';
import { permits, whoMay, type Role } from '../people/roles.js';
import type { Database } from '../platform/database/database.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../ledger/requests/club-write.js';
import type { ListedOpeningDto, MemberListDto } from './member-list.dto.js';
import type { AddedList } from './member-list.view.js';
import { readOpened, type Opened } from './read-opened.js';

/**
 * Adds the members of a list, all or none: an event for each, and one for their opening balances, under
 * one key.
 *
 * @throws Problem `club-archived`; with opening balances `not-allowed` for who does not keep the money,
 *   and what refuses opening balances; `books-refused` for a member or purse that has one already
 */
export async function addList(
  writer: ClubWriter,
  { pool }: Database,
  { by, write }: { readonly by: Caller; readonly write: ClubWrite },
  list: MemberListDto,
): Promise<StoredAnswer> {
  const opening = list.opening ?? null;
  const hasBalance = list.members.some(({ balance }) => (balance ?? 0) !== 0);
  if (opening === null && hasBalance) {
    throw new Problem('balances-without-day', {}, { field: 'opening' });
  }
  if (opening !== null) requireKeepsMoney(by);
  const before = (opening?.lines ?? []).flatMap(({ member }) => member ?? []);
  return writeWithFreshRead(
    writer,
    write,
    () => (opening === null ? NOT_READ : readOpened(pool, write.clubId)),
    (opened) => ({
      memberIds: before,
      books: true,
      decide: (snapshot, now) => {
        checkInUse(snapshot.club);
        const added = list.members.map(({ name }, n) =>
          newMember(snapshot.club, { name, kind: 'member-added', now }, n),
        );
        const answer = (voucher: AddedList['opening']): AddedList => ({
          members: added.map(({ member }) => viewMember(member)),
          opening: voucher,
        });
        const events = added.map(({ event }) => event);
        if (opening === null) return { events, response: { status: 201, body: answer(null) } };
        if (opened.headSeq !== snapshot.club.headSeq) throw new StaleRead();
        requireFirst(opening, opened);
        const balances = openingDecided(withMembers(snapshot, added), now, {
          opening,
          ofNew: balancesOf(list, added),
        });
        return {
          events: [...events, ...balances.events],
          response: { status: 201, body: (head: LogHead) => answer(balances.voucherAt(head)) },
        };
      },
    }),
  );
}

const NOT_READ: Promise<Opened> = Promise.resolve({ headSeq: 0, owners: new Set<string>() });

/** @throws Problem `not-allowed` for who does not keep the club's money */
export function requireKeepsMoney({ roles }: Caller): void {
  if (permits(roles, 'keep-money')) return;
  // A device has no list to bring.
  throw new Problem('role-may-not', { roles: roles as readonly Role[], ask: whoMay('keep-money') });
}

/** Those who were in the club before have no opening balance yet. */
function requireFirst({ lines }: ListedOpeningDto, { owners }: Opened): void {
  for (const [at, { member, account }] of (lines ?? []).entries()) {
    if (!owners.has(member ?? account ?? '')) continue;
    throw new Problem('has-opening-balance', {}, { field: `opening.lines[${at}]` });
  }
}

type Added = readonly ReturnType<typeof newMember>[];

/** The balance of a new member, with their place in the list. */
interface NewBalance {
  readonly at: number;
  readonly member: string;
  readonly amount: number;
}

function balancesOf({ members }: MemberListDto, added: Added): readonly NewBalance[] {
  return members.flatMap(({ balance }, at) => {
    const member = added[at]?.member.id;
    return member === undefined || (balance ?? 0) === 0
      ? []
      : [{ at, member, amount: balance ?? 0 }];
  });
}

/** The club as it is once they are added. */
function withMembers(snapshot: BooksSnapshot, added: Added): BooksSnapshot {
  const { club, sessions, memberships, devices, books } = snapshot;
  const members = new Map(snapshot.members);
  for (const { member } of added) members.set(member.id, member);
  const accountsMade = club.accountsMade + added.length;
  return { club: { ...club, accountsMade }, sessions, members, memberships, devices, books };
}

interface AskedOpening {
  readonly opening: ListedOpeningDto;
  readonly ofNew: readonly NewBalance[];
}

/** The balances of those who were in the club before, then those of the new ones. */
function openingDecided(
  snapshot: BooksSnapshot,
  now: Date,
  asked: AskedOpening,
): {
  readonly events: Decision['events'];
  readonly voucherAt: (head: LogHead) => AddedList['opening'];
} {
  const { opening, ofNew } = asked;
  const lines = [
    ...(opening.lines ?? []),
    ...ofNew.map(({ member, amount }) => ({ member, amount })),
  ];
  let written: NewEvent | null = null;
  try {
    const { events } = decideMoney(snapshot, now, {
      despite: opening.despite,
      event: (books) => openingOf(books, { ...opening, lines }),
      answer: (event) => {
        written = event;
        return { status: 201, body: () => null };
      },
    });
    return { events, voucherAt: (head) => answerVoucher(written, snapshot).body(head) };
  } catch (error) {
    throw error instanceof Problem ? error.at(fieldOf(error, asked)) : error;
  }
}

/** The field of the list's request that a refusal of its opening balances is about. */
function fieldOf({ extra: { field } }: Problem, { opening, ofNew }: AskedOpening): string {
  if (field === undefined) return 'opening';
  const at = Number(/^lines\[(\d+)\]/.exec(field)?.[1] ?? Number.NaN);
  const own = ofNew[at - (opening.lines ?? []).length];
  return own === undefined ? `opening.${field}` : `members[${own.at}].balance`;
}

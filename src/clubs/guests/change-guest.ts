import { booksOf } from '../../ledger/books/books.js';
import type { Snapshot, MemberRow } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { checkInUse, checkThere } from '../in-use.js';
import { idsOfPerson } from '../members/person.js';
import { rowsOfClubEvent } from '../rows-of-event.js';
import { viewMember } from '../view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/**
 * A guest becomes a member: the id, the account and all that was played stay as they are.
 *
 * @throws Problem `club-archived`, `member-not-found`, `guest-refused` for who is no guest any more
 */
export function makeMember(
  writer: ClubWriter,
  write: ClubWrite,
  guestId: string,
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    memberIds: [guestId],
    decide(snapshot) {
      const guest = requireGuest(snapshot, guestId);
      const { name } = guest;
      return {
        events: [rowsOfClubEvent({ kind: 'guest-made-member', member: guestId, name })],
        response: { status: 200, body: viewMember({ ...guest, guest: false }) },
      };
    },
  });
}

/**
 * Merges a guest into a member. The log keeps the guest's id, and reads lead from it to the member; the
 * guest's balance moves to the member's account, and later results of the guest's evenings are paid
 * there at once.
 *
 * @param into the member
 * @throws Problem `club-archived`, `member-not-found`, `member-archived`; `guest-refused` for a person
 *   who is no guest any more, for a guest as the member, and where both sat in one evening
 */
export function mergeGuest(
  writer: ClubWriter,
  database: Database,
  write: ClubWrite,
  guestId: string,
  into: string,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readMerging(database, write.clubId, guestId, into),
    (known) => ({
      memberIds: [guestId, into],
      books: true,
      decide(snapshot, now) {
        const guest = requireGuest(snapshot, guestId);
        const member = requireMerging(snapshot, into);
        if (known.headSeq !== snapshot.club.headSeq) throw new StaleRead();
        if (known.satTogether) {
          const names = { guest: guest.name, member: member.name };
          throw new Problem('sat-together', names, { field: 'into' });
        }
        const { accountId: from, name } = guest;
        const merging = { from, to: member.accountId, balance: known.balance };
        const event = { kind: 'guest-merged', member: guestId, name, into } as const;
        const merged = { ...guest, name: member.name, mergedInto: into };
        return {
          events: [
            rowsOfClubEvent(
              event,
              { merging },
              { books: () => booksOf(snapshot), time: now.toISOString() },
            ),
          ],
          response: { status: 200, body: viewMember(merged) },
        };
      },
    }),
  );
}

function requireGuest({ club, members }: Snapshot, id: string): MemberRow {
  checkInUse(club);
  const guest = members.get(id);
  if (!guest) throw new Problem('member-not-found', {});
  if (!guest.guest) throw new Problem('is-no-guest', { member: guest.name });
  checkThere(guest);
  if (guest.mergedInto !== null) throw new Problem('guest-is-merged', { guest: guest.name });
  return guest;
}

/** The member whom a guest is merged into. */
function requireMerging({ members }: Snapshot, id: string): MemberRow {
  const field = 'into';
  const member = members.get(id);
  if (!member) throw new Problem('member-not-found', {}, { field });
  if (member.guest) throw new Problem('is-a-guest', { guest: member.name }, { field });
  checkThere(member);
  if (member.archivedAt === null) return member;
  throw new Problem('member-archived', { member: member.name }, { field });
}

/** Everything a merge depends on beside the two, as of one event of the log. */
interface Merging {
  readonly headSeq: number;
  /** The guest's balance, in minor units. */
  readonly balance: number;
  /** Whether the guest and the member, or a guest who is the member now, sat in one evening. */
  readonly satTogether: boolean;
}

async function readMerging(
  { pool }: Database,
  clubId: string,
  guest: string,
  into: string,
): Promise<Merging> {
  const { rows } = await pool.query<Merging>({
    name: 'merging-of-guest',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')},
        coalesce((SELECT a.balance FROM account a WHERE a.club_id = c.id AND a.member_id = $2::uuid
          AND a.kind = 'member'), 0) AS balance,
        EXISTS (SELECT FROM seat g JOIN seat m ON m.club_id = g.club_id AND m.session_id = g.session_id
          WHERE g.club_id = c.id AND g.member_id = $2::uuid
            AND m.member_id = ANY (${idsOfPerson('$3')}))
        OR EXISTS (SELECT FROM carried_result g
          JOIN carried_evening e ON e.club_id = g.club_id AND e.id = g.evening_id
            AND e.from_seq = g.from_seq AND e.until_seq IS NULL
          JOIN carried_result m ON m.club_id = g.club_id AND m.evening_id = g.evening_id
            AND m.from_seq = g.from_seq
          WHERE g.club_id = c.id AND g.member_id = $2::uuid
            AND m.member_id = ANY (${idsOfPerson('$3')})) AS "satTogether"
      FROM club c WHERE c.id = $1`,
    values: [clubId, guest, into],
  });
  return rows[0] ?? { headSeq: 0, balance: 0, satTogether: false };
}

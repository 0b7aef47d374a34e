import type { Pool } from 'pg';
import { forgetting, textsOfNames } from '../access/leaving/forget-member.js';
import {
  readMoved,
  reversalOf,
  rowsOfReversal,
  type KnownVoucher,
} from '../cash-book/vouchers/reverse-voucher.js';
import { decideMoney } from '../cash-book/write-money.js';
import { checkInUse, checkThere } from '../clubs/in-use.js';
import { rowsOfClubEvent } from '../clubs/rows-of-event.js';
import { viewMember } from '../clubs/view.js';
import type { BooksSnapshot, MemberRow, NewEvent } from '../ledger/log/event.js';
import type { ClubWriter } from '../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../ledger/write/fresh-read.js';
import type { Caller } from '../people/caller.js';
import type { Database } from '../platform/database/database.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { StoredAnswer } from '../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../ledger/requests/club-write.js';
import { requireKeepsMoney } from './add-list.js';
import type { TakeBackListDto } from './member-list.dto.js';
import { selectColumns } from '../platform/database/select-columns.js';

/**
 * Takes back a list that was just added, all or none: its opening balances are reversed, and its members
 * are archived and their names erased as for those who leave for good. Their invites are gone.
 *
 * @throws Problem `list-refused` where anything else names one of them; `member-not-found`,
 *   `member-archived`; `not-allowed` and what refuses a reversal where the list came with balances
 */
export async function takeBackList(
  writer: ClubWriter,
  database: Database,
  { by, write }: { readonly by: Caller; readonly write: ClubWrite },
  { members: ids, why }: TakeBackListDto,
): Promise<StoredAnswer> {
  const { clubId } = write;
  const wanted = [...new Set(ids)];
  const answer = await writeWithFreshRead(
    writer,
    write,
    () => readNamed(database, clubId, wanted),
    (known) => {
      const { opening } = known;
      if (opening !== null) requireKeepsMoney(by);
      return {
        memberIds: [...wanted, ...(opening?.moved.owners ?? [])],
        rows: opening === null ? {} : rowsOfReversal(opening.moved, opening.seq),
        books: true,
        decide: (snapshot, now) => {
          checkInUse(snapshot.club);
          if (known.headSeq !== snapshot.club.headSeq) throw new StaleRead();
          const members = wanted.map((id, at) => requireUntouched(snapshot, id, at, known));
          const forgotten = members.map((member) => forgetting(snapshot.club, member, NOBODY_ELSE));
          const archivedAt = now.toISOString();
          return {
            events: [
              ...reversed(snapshot, now, { opening, why }),
              ...forgotten.map((event) => rowsOfClubEvent(event, { archived: false })),
            ],
            erases: textsOfNames(members.map(({ name }) => name)),
            response: {
              status: 200,
              body: {
                members: members.map((member, at) =>
                  viewMember({ ...member, ...forgotten[at], archivedAt }),
                ),
              },
            },
          };
        },
      };
    },
  );
  // Invites are in no log. If this fails, they lead to nobody all the same.
  const values = [clubId, wanted];
  await database.pool.query(
    'DELETE FROM invite WHERE club_id = $1 AND member_id = ANY ($2::uuid[])',
    values,
  );
  return answer;
}

/** Nothing was merged into them, and no user is them. */
const NOBODY_ELSE = { guests: [], users: [] } as const;

/** The events of the log about the members of a list. */
interface Named {
  /** The last event when it was read. */
  readonly headSeq: number;
  /** Those who are named by anything but their adding and the balances of the list. */
  readonly acted: ReadonlySet<string>;
  /** The opening balances that came with the list; null for none, or for those taken back. */
  readonly opening: {
    readonly seq: number;
    readonly day: string;
    readonly moved: KnownVoucher;
  } | null;
}

async function readNamed(
  database: Database,
  clubId: string,
  ids: readonly string[],
): Promise<Named> {
  const { headSeq, named } = await readNaming(database.pool, clubId, ids);
  const added = named.filter(({ kind }) => kind === 'member-added');
  const last = added.at(-1);
  // Balances that came with a list are the next event after its last member, of the same write.
  const opening = named.find(({ seq, kind, time, isReversed }) => {
    const isNext = last !== undefined && seq === last.seq + 1 && time === last.time;
    return kind === 'opening-balances-recorded' && isNext && !isReversed;
  });
  const others = named.filter((event) => event !== opening && event.kind !== 'member-added');
  const acted = new Set(others.flatMap(({ subjects }) => subjects));
  if (opening === undefined) return { headSeq, acted, opening: null };
  const moved = await readMoved(database, clubId, opening.seq);
  return { headSeq, acted, opening: { seq: opening.seq, day: opening.day ?? '', moved } };
}

interface Naming {
  readonly seq: number;
  readonly kind: string;
  readonly time: string;
  /** Those of the list among its subjects. */
  readonly subjects: readonly string[];
  /** The day of the voucher that it wrote, and whether that was taken back; null for none. */
  readonly day: string | null;
  readonly isReversed: boolean | null;
}

/** The events that name one of them, in order. */
async function readNaming(pool: Pool, clubId: string, ids: readonly string[]) {
  const { rows } = await pool.query<{ headSeq: number; named: readonly Naming[] }>({
    name: 'events-that-name',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')}, coalesce((
        SELECT json_agg(json_build_object('seq', e.seq, 'kind', e.kind, 'time', e.time,
            'subjects', ARRAY(SELECT unnest(s.subjects) INTERSECT SELECT unnest($2::uuid[])),
            'day', v.day, 'isReversed', v.reversed_by IS NOT NULL) ORDER BY e.seq)
        FROM event_subject s
        JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
        LEFT JOIN voucher v ON v.club_id = e.club_id AND v.event_seq = e.seq
        WHERE s.club_id = c.id AND s.subjects && $2::uuid[]), '[]') AS named
      FROM club c WHERE c.id = $1`,
    values: [clubId, ids],
  });
  return rows[0] ?? { headSeq: 0, named: [] };
}

/** @throws Problem `member-not-found`, `member-archived`, `list-refused` */
function requireUntouched(
  { members }: BooksSnapshot,
  id: string,
  at: number,
  { acted }: Named,
): MemberRow {
  const field = `members[${at}]`;
  const member = members.get(id);
  if (member === undefined) throw new Problem('member-not-found', {}, { field });
  checkThere(member);
  if (acted.has(id) || member.guest) {
    throw new Problem('listed-is-named', { member: member.name }, { field });
  }
  return member;
}

/** The reversal of the balances, on the day that they are of. */
function reversed(
  snapshot: BooksSnapshot,
  now: Date,
  { opening, why }: Pick<Named, 'opening'> & { readonly why: string },
): readonly NewEvent[] {
  if (opening === null) return [];
  const { seq, day, moved } = opening;
  return decideMoney(snapshot, now, reversalOf(moved, seq, { why, day })).events;
}

import { Problem } from '../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { readOpenDebts } from '../open-items/require-open.js';
import { requirePayer, writeMoney } from '../write-money.js';

/**
 * Records that a member was reminded of what they owe, by a letter, a message or word of mouth: the club sends
 * nothing.
 *
 * @throws Problem `member-not-found`, `guest-refused`, `club-archived`; `validation-failed` for a member who owes
 *   nothing
 */
export async function remindMember(
  writer: ClubWriter,
  database: ReadPool,
  write: ClubWrite,
  member: string,
): Promise<StoredAnswer> {
  const debts = await readOpenDebts(database, write.clubId, member);
  return writeMoney(writer, write, {
    memberIds: [member],
    event: (snapshot) => {
      const reminded = requirePayer(snapshot, member, 'member');
      if (debts.size === 0) throw new Problem('owes-nothing', {}, { field: 'member' });
      return { kind: 'member-reminded', member: reminded };
    },
    answer: () => ({ status: 201, body: ({ seq }) => ({ event: seq, member }) }),
  });
}

/** A reminder of a member. */
export interface Reminded {
  /** The member; of a merged guest the member that they are. */
  readonly member: string;
  /** The event. */
  readonly event: number;
  /** When it was recorded, ISO 8601. */
  readonly time: string;
}

/** The reminders of a club, the first one first. */
export async function readReminders(
  { pool }: ReadPool,
  clubId: string,
): Promise<readonly Reminded[]> {
  const { rows } = await pool.query<Omit<Reminded, 'time'> & { readonly time: Date }>({
    name: 'reminders',
    text: `SELECT e.seq AS event, e.time, coalesce(m.merged_into, m.id) AS member
      FROM club_event e
        JOIN member m ON m.club_id = e.club_id AND m.id = (e.payload::jsonb ->> 'member')::uuid
      WHERE e.club_id = $1 AND e.kind = 'member-reminded' AND e.kind <> 'hand-recorded'
      ORDER BY e.seq`,
    values: [clubId],
  });
  return rows.map(({ time, ...one }) => ({ ...one, time: time.toISOString() }));
}

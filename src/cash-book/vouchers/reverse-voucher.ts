import { transferNamed, type OfTransfer } from '../../events/money/parts.js';
import { booksOf, type Books, type MovedBy } from '../../ledger/books/books.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Occasion } from '../../money/direction.js';
import { labelOfYear, yearInBooks, yearOfDay } from '../../money/books.js';
import type { Doubt } from '../../money/reasons/doubts.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Database } from '../../platform/database/database.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { Day } from '../../values/day.js';
import { decideMoney, type MoneyWrite } from '../write-money.js';
import { answerReversalOf } from './view-written.js';
import { OCCASION_SQL } from './voucher-rows.js';

/** The fields of a reversal. */
export interface Reversing {
  readonly why: string;
  readonly day: string;
  readonly text?: string | null;
  readonly receipt?: string | null;
  readonly despite?: readonly Doubt[] | null;
  /** The evening that the voucher must be a payment in cash for, where one is meant. */
  readonly evening?: string;
}

/**
 * Takes back what was written under a voucher: the same, the other way round, once. A reversal in
 * another year than its voucher can be taken back itself, while both years are open: its voucher then
 * holds, and can be reversed in its own year.
 *
 * @throws Problem `voucher-not-found`; `voucher-refused` for an evening's, a reversal in the year of its
 *   voucher, and one that was taken back before; `day-refused`, `year-closed`
 */
export function reverseVoucher(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  seq: number,
  reversing: Reversing,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readMoved(database, write.clubId, seq),
    (known) => {
      const asked = reversalOf(known, seq, reversing);
      return {
        memberIds: known.owners,
        rows: rowsOfReversal(known, seq),
        books: true,
        decide(snapshot, now) {
          // A guest who was merged meanwhile has no money of their own any more.
          const { owners } = known;
          const isOld = owners.some((id) => snapshot.members.get(id)?.mergedInto != null);
          if (isOld) throw new StaleRead();
          return decideMoney(snapshot, now, asked);
        },
      };
    },
  );
}

/** The event that takes a voucher back, and its answer. */
export function reversalOf(
  known: KnownVoucher,
  seq: number,
  { why, day, text, receipt, despite, evening }: Reversing,
): MoneyWrite {
  return {
    moved: { movedBy: () => known },
    despite,
    event: (snapshot) => {
      if (evening !== undefined && known.evening !== evening) throw refusal('no-such-voucher', {});
      requireReversible(booksOf(snapshot, { movedBy: () => known }), seq, day);
      return {
        kind: 'voucher-reversed',
        voucher: seq,
        why: why.trim(),
        day,
        text: text?.trim() ?? '',
        receipt: receipt?.trim() ?? null,
        ...known.of,
      };
    },
    answer: answerReversalOf(known.occasion),
  };
}

/**
 * The rows that a reversal needs. Among what the voucher concerned are the dues that it charged or waived,
 * the recurring expense that it was, the plan that it was a transfer of, or the payment that it confirmed: they are set back with it.
 */
export function rowsOfReversal(known: KnownVoucher, seq: number): NonNullable<MoneyWrite['rows']> {
  return {
    voucher: [seq, ...(known.reverses === null ? [] : [known.reverses])],
    dues: known.subjects,
    duesLine: known.subjects,
    recurringExpense: known.subjects,
    recurringDay: known.subjects,
    planTransfer: known.subjects,
    payment: known.subjects,
  };
}

/**
 * Whether a voucher can be reversed, as far as years decide it: a reversal only in another year than its
 * voucher, within its own year, and while both are open.
 *
 * @throws Refusal `voucher-stays`, `year-is-closed`, `reversal-in-its-year`
 */
function requireReversible(books: Books, seq: number, day: Day): void {
  const { settings, fiscalYear } = books;
  const reversal = books.voucher.get(String(seq));
  if (reversal === undefined || reversal.reverses === null) return;
  const voucher = books.voucher.get(String(reversal.reverses));
  if (voucher === undefined || voucher.year === reversal.year) throw refusal('voucher-stays', {});
  const [year, other] = [reversal, voucher].map((one) => {
    return yearInBooks(one.day, settings, fiscalYear);
  });
  const closed = [year, other].find((one) => one?.status === 'closed');
  if (closed !== undefined) throw refusal('year-is-closed', { year: labelOfYear(closed) });
  if (year === undefined || yearOfDay(day, settings.yearStarts).firstDay === year.firstDay) return;
  throw refusal('reversal-in-its-year', { year: labelOfYear(year) }, { field: 'day' });
}

/** A voucher, as far as it never changes. */
export interface KnownVoucher extends MovedBy {
  readonly owners: readonly string[];
  readonly reverses: number | null;
  /** The evening that it is a payment in cash for; null for none. */
  readonly evening: string | null;
  /** Null for a voucher that is not there. */
  readonly occasion: Occasion | null;
  /** The transfer of a plan that it paid, as its event names it. */
  readonly of: OfTransfer;
}

/**
 * The movements of money of an event, and the members whose money that is now. The movements never
 * change.
 */
export async function readMoved(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  seq: number,
): Promise<KnownVoucher> {
  const { rows } = await pool.query<{
    readonly from: number;
    readonly to: number;
    readonly amount: number;
    readonly owners: readonly (string | null)[];
    readonly subjects: readonly string[];
    readonly reverses: number | null;
    readonly evening: string | null;
    readonly occasion: KnownVoucher['occasion'];
    readonly plan: string | null;
    readonly transfer: string | null;
  }>({
    name: 'moved-by-event',
    text: `SELECT coalesce(fn.account_id, f.id) AS "from", coalesce(tn.account_id, t.id) AS "to",
        p.amount, s.subjects, v.reverses,
        CASE WHEN v.kind = 'money-given' THEN e.payload::jsonb ->> 'evening' END AS evening,
        ${OCCASION_SQL} AS occasion,
        e.payload::jsonb ->> 'plan' AS plan, e.payload::jsonb ->> 'transfer' AS transfer,
        ARRAY[coalesce(fn.id, f.member_id), coalesce(tn.id, t.member_id)] AS owners
      FROM posting p
      JOIN account f ON f.club_id = p.club_id AND f.id = p.from_account
      LEFT JOIN member fm ON fm.club_id = f.club_id AND fm.id = f.member_id
      LEFT JOIN member fn ON fn.club_id = fm.club_id AND fn.id = fm.merged_into
      JOIN account t ON t.club_id = p.club_id AND t.id = p.to_account
      LEFT JOIN member tm ON tm.club_id = t.club_id AND tm.id = t.member_id
      LEFT JOIN member tn ON tn.club_id = tm.club_id AND tn.id = tm.merged_into
      JOIN event_subject s ON s.club_id = p.club_id AND s.seq = p.event_seq
      JOIN voucher v ON v.club_id = p.club_id AND v.event_seq = p.event_seq
      JOIN club_event e ON e.club_id = p.club_id AND e.seq = p.event_seq
      JOIN club_event o ON o.club_id = p.club_id AND o.seq = p.event_seq
      WHERE p.club_id = $1 AND p.event_seq = $2 AND p.stage = 'money' ORDER BY p.line`,
    values: [clubId, seq],
  });
  return {
    of: transferNamed(rows[0] ?? {}),
    moved: rows.map(({ from, to, amount }) => ({ from, to, amount })),
    subjects: rows[0]?.subjects ?? [],
    reverses: rows[0]?.reverses ?? null,
    evening: rows[0]?.evening ?? null,
    occasion: rows[0]?.occasion ?? null,
    owners: [...new Set(rows.flatMap(({ owners }) => owners.filter((id) => id !== null)))],
  };
}

import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { readPerson } from '../../clubs/members/person.js';
import { selectList } from '../../ledger/projection/tables/table.js';
import { TABLES, type Row } from '../../ledger/projection/tables/tables.js';
import type { PaymentState } from '../../money/payment-states.js';
import type { Database } from '../../platform/database/database.js';
import { writeCursor, type LogCursor } from '../../platform/http/page.js';
import { SAME_PAYMENT_DAYS } from '../doubts.js';
import type { PaymentEntry, PaymentPage } from './payment.view.js';
import { viewPayment } from './view-payment.js';

/** Which payments are wanted; null does not narrow it. */
export interface PaymentFilter {
  readonly member: string | null;
  readonly state: PaymentState | null;
  /** As it is written. */
  readonly reference: string | null;
}

/** The same, by all the ids that a member ever had. */
type FoundFilter = Omit<PaymentFilter, 'member'> & { readonly ids: readonly string[] | null };

interface Paging {
  readonly after: LogCursor | null;
  readonly limit: number;
}

/** A page of payments, the newest first. */
export async function listPayments(
  database: Pick<Database, 'pool'>,
  clubId: string,
  { member, ...filter }: PaymentFilter,
  { after, limit }: Paging,
): Promise<PaymentPage> {
  const ids = member === null ? null : (await readPerson(database.pool, clubId, member)).ids;
  const found = await readPayments(
    database,
    clubId,
    { ...filter, ids },
    { after, limit: limit + 1 },
  );
  const payments = found.slice(0, limit);
  const last = payments.at(-1);
  const more = found.length > limit && last !== undefined;
  return { payments, next: more ? writeCursor({ seq: last.event, line: 0 }) : null };
}

/** One is enough to ask. */
const MOST_SAME = 5;

const PAYMENT = selectList(TABLES.payment, 'p');

type PaymentRow = Omit<Row<'payment'>, 'reportedAt' | 'endedAt'> & {
  readonly reportedAt: Date;
  readonly endedAt: Date | null;
  readonly member: string;
  readonly name: string;
  readonly currency: string;
  readonly actor: string | null;
};

/**
 * The ids of a member's payments of an amount that wait, or were confirmed for a day about that of another
 * one: at most as many as are asked about.
 */
export async function readReportedAround(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  member: string,
  { amount, day }: { readonly amount: number; readonly day: string },
): Promise<string[]> {
  const { ids } = await readPerson(pool, clubId, member);
  const { rows } = await pool.query<{ readonly id: string }>({
    name: 'payments-around',
    text: `SELECT id FROM payment WHERE club_id = $1 AND member_id = ANY ($2) AND amount = $3
        AND (state = 'reported' OR state = 'confirmed'
          AND day::date BETWEEN $4::date - $5::int AND $4::date + $5::int)
      ORDER BY reported_seq DESC LIMIT $6`,
    values: [clubId, ids, amount, day, SAME_PAYMENT_DAYS, MOST_SAME],
  });
  return rows.map(({ id }) => id);
}

/** The mark of a reported payment: the transfer that it is for, or its member and amount. */
export type Waiting =
  | { readonly transfer: string }
  | { readonly member: string; readonly amount: number };

/** The ids of such payments that nobody has answered yet: at most as many as are asked about. */
export async function readWaiting(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  sought: Waiting,
): Promise<string[]> {
  const isOfTransfer = 'transfer' in sought;
  const by = isOfTransfer
    ? [sought.transfer]
    : [(await readPerson(pool, clubId, sought.member)).ids, sought.amount];
  const { rows } = await pool.query<{ readonly id: string }>({
    name: isOfTransfer ? 'payments-for-transfer' : 'payments-that-wait',
    text: `SELECT id FROM payment WHERE club_id = $1 AND state = 'reported'
        AND ${isOfTransfer ? 'transfer_id = $2' : 'member_id = ANY ($2) AND amount = $3'}
      ORDER BY reported_seq LIMIT ${MOST_SAME}`,
    values: [clubId, ...by],
  });
  return rows.map(({ id }) => id);
}

/** Payments, the newest first. */
export async function readPayments(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  { ids, state, reference }: FoundFilter,
  { after, limit }: Paging,
): Promise<PaymentEntry[]> {
  const { rows } = await pool.query<PaymentRow>({
    name: 'payments',
    text: `SELECT ${PAYMENT}, n.id AS member, n.name, c.currency, e.actor
      FROM payment p
        JOIN club c ON c.id = p.club_id
        JOIN member m ON m.club_id = p.club_id AND m.id = p.member_id
        JOIN member n ON n.club_id = p.club_id AND n.id = coalesce(m.merged_into, m.id)
        LEFT JOIN club_event e ON e.club_id = p.club_id AND e.seq = p.ended_seq
      WHERE p.club_id = $1 AND ($2::uuid[] IS NULL OR p.member_id = ANY ($2))
        AND ($3::text IS NULL OR p.state = $3) AND ($4::text IS NULL OR p.reference = $4)
        AND p.reported_seq < $5
      ORDER BY p.reported_seq DESC LIMIT $6`,
    values: [clubId, ids, state, reference, after?.seq ?? Number.MAX_SAFE_INTEGER, limit],
  });
  const names = await readNames(
    pool,
    clubId,
    idsOfActors(rows.flatMap(({ actor }) => actor ?? [])),
  );
  return rows.map(({ member, name, currency, actor, reportedAt, endedAt, ...row }) => {
    const times = {
      reportedAt: reportedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    };
    return {
      ...viewPayment({ ...row, ...times }, member, currency),
      name,
      endedBy: actor === null ? null : actorName(actor, names),
    };
  });
}

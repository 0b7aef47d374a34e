import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { verifyClub, type VerifyResult } from '../../../src/ledger/verify/verify-club.js';
import { openOlderBooks } from '../../../src/cash-book/books/open-older-books.js';
import { lentPool } from '../../support/api/lent-pool.js';
import { addMember } from '../../../src/clubs/members/change-member.js';
import { chargeDues, waiveDues } from '../../../src/cash-book/dues/charge-dues.js';
import type { DuesVoucher } from '../../../src/cash-book/dues/dues.view.js';
import { confirmPayment, declinePayment } from '../../../src/cash-book/payments/answer-payment.js';
import type { ReportedPayment } from '../../../src/cash-book/payments/payment.view.js';
import { reportPayment } from '../../../src/cash-book/payments/report-payment.js';
import { attachReceipt, removeReceipt } from '../../../src/cash-book/receipts/attach-receipt.js';
import type { WrittenReceipt } from '../../../src/cash-book/receipts/receipt.view.js';
import { recordExpense } from '../../../src/cash-book/expenses/record-expense.js';
import { addRecurring, skipDueDay } from '../../../src/cash-book/recurring/keep-recurring.js';
import type { WrittenRecurring } from '../../../src/cash-book/recurring/recurring.view.js';
import {
  reconcilePurse,
  withdrawReconciliation,
} from '../../../src/cash-book/reconciliations/reconcile-purse.js';
import type { WrittenReconciliation } from '../../../src/cash-book/reconciliations/reconciliation.view.js';
import { reverseVoucher } from '../../../src/cash-book/vouchers/reverse-voucher.js';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { NOBODY } from '../../../src/people/actor.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import { pdf } from '../../support/money/receipt-files.js';
import { closeAndExamine } from '../../support/money/closed-year.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { oneOf, someOf } from '../../support/some-of.js';
import { writeBooksOfOlderClub } from '../../support/database/older-books.js';
import { planEveningsOfOlderClub } from '../../support/database/older-plans.js';
import { keepSeasonOfOlderClub } from '../../support/database/older-season.js';
import { settleOlderClub } from '../../support/database/older-plan.js';
import { loadOlderDatabase, OLDER_CLUB } from '../../support/database/older-club.js';

/**
 * Every column of every table that the database has is tampered with, and found, unless it is in the
 * list of what does not follow from the log. A new column is in the one or the other, or fails here.
 */

/** Tables, or `table.column`, that no event gives: `docs/operations/proof.md` gives the reason of each. */
const NOT_IN_THE_LOG = [
  'app_user',
  'token',
  'invite',
  'rate_count',
  'news_seen',
  'webhook',
  'calendar_feed',
  'book_link',
  'delivered_up_to',
  'delivery',
  'notification_settings',
  'notified_up_to',
  'notification',
  'mail_stop',
  'push_key',
  'push_subscription',
  'time_look',
  'statistic_owed',
  'idempotency_key',
  'club.opening_key',
  'receipt_content.uploaded_at',
  '_prisma_migrations',
];

/** Tables with rows of the old club to tamper with. */
const PROVED = [
  'account',
  'answer_reminder',
  'budget',
  'carried_evening',
  'carried_result',
  'cash_account',
  'club',
  'club_book',
  'club_book_adoption',
  'club_book_version',
  'club_event',
  'device',
  'dispute',
  'dues',
  'dues_line',
  'evening_answer',
  'evening_series',
  'evening_turn',
  'event_subject',
  'examination',
  'fine',
  'fiscal_year',
  'hand',
  'melding',
  'member',
  'membership',
  'plan',
  'plan_transfer',
  'planned_evening',
  'payment',
  'person_name',
  'posting',
  'pot',
  'receipt',
  'receipt_content',
  'reconciliation',
  'recurring_expense',
  'recurring_expense_day',
  'rule_book_version',
  'season',
  'season_evening',
  'seat',
  'session',
  'statistic',
  'turn_swap',
  'voucher',
];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** Another value of the type, as SQL; `$` is the column. */
const ANOTHER: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `coalesce($, '') || 'x'`,
  int2: 'coalesce($, 0) + 1',
  int4: 'coalesce($, 0) + 1',
  int8: 'coalesce($, 0) + 1',
  bool: 'NOT coalesce($, false)',
  timestamptz: `coalesce($, now()) + interval '1 ms'`,
  jsonb: `coalesce($, '{}') || '{"x": 1}'`,
  _uuid: '$ || gen_random_uuid()',
  bytea: `$ || '\\x00'::bytea`,
  _text: `array_append($, 'x')`,
};

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;
let columns: readonly Column[];

beforeAll(async () => {
  database = await createTestDatabase('empty');
  pool = poolOf(database, 2);
  await loadOlderDatabase(database, pool);
  await openOlderBooks(pool);
  await chargeSomeDues();
  await reportSomePayments();
  await reconcileSomePurse();
  await attachSomeReceipts();
  await keepSomeRecurring();
  await settleOlderClub(database);
  await keepSeasonOfOlderClub(database);
  await planEveningsOfOlderClub(database);
  await writeBooksOfOlderClub(database);
  await nameSomebody();
  await closeAndExamine(pool, OLDER_CLUB, '2025-01-01');
  ({ rows: columns } = await pool.query<Column>(`
    SELECT table_name AS table, column_name AS column, udt_name AS type, is_nullable = 'YES' AS nullable
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1, ordinal_position`));
  client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`SET LOCAL session_replication_role = replica`);
  const { rows } = await client.query<{ drop: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I CASCADE', conrelid::regclass, conname) AS drop
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'p', 'u', 'f')`);
  for (const { drop } of rows) {
    // A constraint may have gone with another one.
    await client.query('SAVEPOINT dropped');
    await client.query(drop).catch(() => client.query('ROLLBACK TO dropped'));
  }
  const { rows: indexes } = await client.query<{ index: string }>(
    `
    SELECT indexrelid::regclass::text AS index FROM pg_index
    WHERE indisunique AND indrelid::regclass::text = ANY ($1)`,
    [PROVED],
  );
  for (const { index } of indexes) await client.query(`DROP INDEX ${index}`);
  await client.query('SAVEPOINT whole');
});

afterAll(async () => {
  await client.query('ROLLBACK');
  client.release();
  await pool.end();
  await database.drop();
});

/** Older names are in the log; new ones beside it. */
async function nameSomebody(): Promise<void> {
  const writer = new ClubWriter(pool);
  for (const name of ['Wilhelmine', 'Theodora']) {
    const to = { clubId: OLDER_CLUB, key: name, requestHash: name, actor: NOBODY };
    await addMember(writer, to, { name });
  }
}

/** Two members are charged and one of them is let off; other dues are taken back. */
async function chargeSomeDues(): Promise<void> {
  const writer = new ClubWriter(pool);
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM member WHERE club_id = $1 AND merged_into IS NULL ORDER BY created_at LIMIT 2',
    [OLDER_CLUB],
  );
  const members = rows.map(({ id }) => id);
  const day = new Date().toISOString().slice(0, 10);
  const to = (key: string) => ({ clubId: OLDER_CLUB, key, requestHash: key, actor: NOBODY });
  const charge = async (key: string): Promise<DuesVoucher> => {
    const part = { rate: 200, months: 6, of: 12 };
    const lines = members.map((member) => ({ member, class: 'active', amount: 100, part }));
    const asked = { day, name: key, dueDay: day, lines };
    return JSON.parse((await chargeDues(writer, to(key), asked)).body) as DuesVoucher;
  };
  const { dues } = await charge('dues');
  await waiveDues(writer, to('waive'), dues, { day, member: members[0] ?? '', why: 'Why not.' });
  const { event } = await charge('wrong-dues');
  await reverseVoucher(writer, { pool }, to('reverse'), event, { day, why: 'Wrong.' });
}

/** A payment is confirmed and taken back, another one declined. */
async function reportSomePayments(): Promise<void> {
  const writer = new ClubWriter(pool);
  const { rows } = await pool.query<{ member: string; purse: string }>(
    `SELECT m.id AS member, p.id AS purse FROM member m
      JOIN cash_account p ON p.club_id = m.club_id AND p.code = 'drawer'
      WHERE m.club_id = $1 AND m.merged_into IS NULL ORDER BY m.created_at LIMIT 1`,
    [OLDER_CLUB],
  );
  const { member = '', purse = '' } = rows[0] ?? {};
  const day = new Date().toISOString().slice(0, 10);
  const actor = { user: randomUUID(), device: null, member };
  const to = (key: string) => ({ clubId: OLDER_CLUB, key, requestHash: key, actor });
  const read = ({ body }: { body: string }) => JSON.parse(body) as ReportedPayment;
  const report = async (key: string) =>
    read(await reportPayment(writer, { pool }, to(key), { day, purse, amount: 100 }));
  const of = (key: string, { id, version }: ReportedPayment) => {
    return { ...to(key), payment: id, version };
  };
  const confirming = of('confirm', await report('paid'));
  const confirmed = read(await confirmPayment(writer, { pool }, confirming, { day, purse }));
  const why = 'Wrong.';
  await reverseVoucher(writer, { pool }, to('back'), confirmed.voucher ?? 0, { day, why });
  await declinePayment(writer, { pool }, of('decline', await report('not-paid')), why);
}

/** A purse is reconciled with nothing in it, which is withdrawn; then up to a later day. */
async function reconcileSomePurse(): Promise<void> {
  const writer = new ClubWriter(pool);
  const { rows } = await pool.query<{ purse: string }>(
    `SELECT id AS purse FROM cash_account WHERE club_id = $1 AND code = 'drawer'`,
    [OLDER_CLUB],
  );
  const to = (key: string) => {
    const purse = rows[0]?.purse ?? '';
    return { clubId: OLDER_CLUB, key, requestHash: key, actor: NOBODY, purse };
  };
  const reconcile = async (key: string, until: string) => {
    const asked = { until, balance: 0, vouchers: [] };
    const { body } = await reconcilePurse(writer, { pool }, to(key), asked);
    return JSON.parse(body) as WrittenReconciliation;
  };
  const { event } = await reconcile('first', '2026-01-31');
  await withdrawReconciliation(writer, to('withdraw'), event, 'Wrong.');
  await reconcile('second', '2026-01-31');
}

/** A due day of the rent is booked and taken back, another one skipped. */
async function keepSomeRecurring(): Promise<void> {
  const writer = new ClubWriter(pool);
  const { rows } = await pool.query<{ id: string; code: string }>(
    `SELECT id, code FROM cash_account WHERE club_id = $1 AND code IN ('drawer', 'room')`,
    [OLDER_CLUB],
  );
  const [purse = '', account = ''] = ['drawer', 'room'].map((code) => {
    return rows.find((one) => one.code === code)?.id ?? '';
  });
  const to = (key: string) => ({ clubId: OLDER_CLUB, key, requestHash: key, actor: NOBODY });
  const firstDay = new Date().toISOString().slice(0, 10);
  const rent = { text: 'Leje', amount: 100, account, purse, firstDay, every: 'month' } as const;
  const { body } = await addRecurring(writer, to('rent'), { ...rent, lastDay: '2999-12-31' });
  const { recurring } = JSON.parse(body) as WrittenRecurring;
  const paid = { day: firstDay, amount: 100, account, paidBy: { purse }, recurring };
  const booked = await recordExpense(writer, to('booked'), { ...paid, dueDay: firstDay });
  const { event } = JSON.parse(booked.body) as { event: number };
  const why = 'Wrong.';
  await reverseVoucher(writer, { pool }, to('unbooked'), event, { day: firstDay, why });
  await skipDueDay(writer, to('skipped'), recurring, { dueDay: firstDay, why });
}

/** A receipt is attached to a voucher and removed, another one stays. */
async function attachSomeReceipts(): Promise<void> {
  const writer = new ClubWriter(pool);
  const { rows } = await pool.query<{ voucher: string }>(
    'SELECT min(event_seq)::text AS voucher FROM voucher WHERE club_id = $1',
    [OLDER_CLUB],
  );
  const to = (key: string) => {
    const voucher = Number(rows[0]?.voucher);
    return { clubId: OLDER_CLUB, key, requestHash: key, actor: NOBODY, voucher };
  };
  for (const key of ['receipt', 'wrong-receipt']) {
    const file = { bytes: pdf(50 + key.length), name: key };
    const { body } = await attachReceipt(writer, { pool }, to(key), file);
    const { event } = JSON.parse(body) as WrittenReceipt;
    if (key !== 'receipt') await removeReceipt(writer, to('remove'), event, 'Wrong.');
  }
}

/** The finding of verification after a change; null when there was nothing to change. */
async function verifyAfter(sql: string): Promise<VerifyResult | 'club-not-found' | null> {
  try {
    const { rowCount } = await client.query(sql);
    if (rowCount === 0) return null;
    // Every session is compared while the log is followed.
    const options = { newReplayer: () => new ClubReplayer(), lateSessions: 0 };
    return await verifyClub(lentPool(client), OLDER_CLUB, options);
  } catch (error) {
    if (String(error).includes('no such club')) return 'club-not-found';
    throw error;
  } finally {
    await client.query('ROLLBACK TO whole');
  }
}

const ofClub = (table: string): string => {
  if (table === 'club') return `id = '${OLDER_CLUB}'`;
  if (table === 'rule_book_version')
    return `(book, version) IN (SELECT book, book_version FROM session WHERE club_id = '${OLDER_CLUB}')`;
  return `club_id = '${OLDER_CLUB}'`;
};

/** One row of the club, and which. */
const oneRow = (table: string, where = 'true', order = 'ctid') =>
  `ctid = (SELECT ctid FROM ${table} WHERE ${ofClub(table)} AND ${where} ORDER BY ${order} LIMIT 1)`;

const isFound = (result: VerifyResult | 'club-not-found' | null): boolean | null =>
  result === null ? null : result === 'club-not-found' || !result.ok;

test('every table is proved or in the list, which operations/proof.md has too', async () => {
  expect(await verifyAfter('SELECT 1')).toMatchObject({ ok: true });
  const tables = [...new Set(columns.map(({ table }) => table))];
  const listed = NOT_IN_THE_LOG.filter((name) => !name.includes('.'));
  expect(tables.sort()).toEqual([...PROVED, ...listed].sort());
  const operations = readFileSync(
    new URL('../../../docs/operations/proof.md', import.meta.url),
    'utf8',
  );
  const [, section = ''] = operations.split('## What a verification cannot prove');
  for (const name of NOT_IN_THE_LOG) expect(section).toContain(`\`${name}\``);
});

test.each(PROVED)(
  '%s: every column',
  async (table) => {
    const missed: string[] = [];
    // The columns that can be null are emptied, and filled, by turns.
    const some = new Set(someOf(columns.filter(({ nullable }) => nullable)));
    // A fourth of the columns; `npm run test:all` has all.
    const looked = new Set([...someOf(columns), ...someOf(columns, 2)]);
    for (const one of columns.filter((each) => each.table === table && looked.has(each))) {
      const { column, type, nullable } = one;
      if (NOT_IN_THE_LOG.includes(`${table}.${column}`)) continue;
      const another = ANOTHER[type]?.replaceAll('$', column);
      if (another === undefined) throw new Error(`nothing is known of ${type}`);
      const update = (value: string, where: string, order?: string) =>
        verifyAfter(
          `UPDATE ${table} SET ${column} = ${value} WHERE ${oneRow(table, where, order)}`,
        );
      const changed = isFound(await update(another, `${column} IS NOT NULL`));
      const isBlanked = some.has(one) || (nullable && changed === null);
      const results = {
        another: changed,
        'from null': isBlanked ? isFound(await update(another, `${column} IS NULL`)) : null,
        'to null': isBlanked ? isFound(await update('NULL', `${column} IS NOT NULL`)) : null,
      };
      const tried = Object.entries(results).filter(([, isTold]) => isTold !== null);
      if (tried.length === 0) missed.push(`${column}: no row`);
      for (const [what, isTold] of tried) if (isTold === false) missed.push(`${column}: ${what}`);
    }
    expect(missed).toEqual([]);
  },
  120_000,
);

test.each(PROVED)(
  '%s: a row deleted, and one too many',
  async (table) => {
    // The first or the last one.
    for (const order of oneOf(['ctid', 'ctid DESC'], PROVED.indexOf(table))) {
      const gone = await verifyAfter(`DELETE FROM ${table} WHERE ${oneRow(table, 'true', order)}`);
      expect(isFound(gone)).toBe(true);
    }
    const all = columns.filter((one) => one.table === table);
    const { rows } = await client.query(`SELECT 1 FROM ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    const missed: string[] = [];
    // A copy whose key is another in one of its columns, for each of them.
    for (const { column, type } of all.filter(({ column }) => KEYS[table]?.includes(column))) {
      const values = all.map((one) =>
        one.column === column ? ANOTHER[type]?.replaceAll('$', column) : one.column,
      );
      const added = await verifyAfter(
        `INSERT INTO ${table} SELECT ${values.join(', ')} FROM ${table} WHERE ${oneRow(table)}`,
      );
      if (isFound(added) !== true) missed.push(column);
    }
    expect(missed).toEqual([]);
  },
  120_000,
);

/** The key of a club's rows. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  account: ['id'],
  budget: ['year'],
  club_event: ['seq'],
  device: ['id'],
  dispute: ['id'],
  dues: ['id'],
  dues_line: ['dues_id', 'member_id'],
  event_subject: ['seq'],
  examination: ['event_seq'],
  fine: ['id'],
  hand: ['session_id', 'number', 'revision'],
  melding: ['session_id', 'hand_number', 'revision', 'position'],
  member: ['id'],
  membership: ['user_id'],
  plan: ['id'],
  plan_transfer: ['plan_id', 'id'],
  payment: ['id'],
  person_name: ['event_seq'],
  posting: ['event_seq', 'line'],
  pot: ['session_id', 'kind'],
  reconciliation: ['purse_id', 'number'],
  seat: ['session_id', 'member_id'],
  session: ['id'],
};

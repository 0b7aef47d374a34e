import type { AuditPage } from '../../../../src/audit/log/view.js';
import type { BooksView } from '../../../../src/cash-book/books/books.view.js';
import type { DuesPage, DuesVoucher } from '../../../../src/cash-book/dues/dues.view.js';
import type {
  PlanPreview,
  PlanTransferView,
  PlanView,
} from '../../../../src/cash-book/plans/plan.view.js';
import type { VoucherPage, VoucherView } from '../../../../src/cash-book/vouchers/voucher.view.js';
import type { YearAccounts } from '../../../../src/cash-book/years/year-accounts.view.js';
import type { YearList } from '../../../../src/cash-book/years/year.view.js';
import type { ClubView, MemberView } from '../../../../src/clubs/view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import type {
  PaymentPage,
  ReportedPayment,
} from '../../../../src/cash-book/payments/payment.view.js';
import { beginningBy } from '../../../../src/money/books.js';
import { make, someone } from '../../../support/access/access-club.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { CashBook } from '../../../support/money/cash-book.js';

/** The first day of the books, and a voucher that was recorded under a wrong year. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

async function newBook(): Promise<CashBook> {
  const { id } = await make<ClubView>(served.base, '/v1/clubs', { name: 'Kopperne' });
  const members: string[] = [];
  for (const name of ['Anna', 'Bent']) {
    const path = `/v1/clubs/${id}/members`;
    members.push((await make<MemberView>(served.base, path, { name })).id);
  }
  return CashBook.of(served, id, members);
}

async function refused(book: CashBook, what: string, body: object, method = 'POST') {
  const { status, body: told } = await book.send<ProblemBody>(what, body, method);
  return `${status} ${told.reason} ${told.field ?? ''}`.trim();
}

const expense = (book: CashBook, day: string) => ({
  day,
  account: book.account('room'),
  amount: 1000,
  paidBy: { purse: book.account('drawer') },
  sharedBy: null,
});

/** Takes a voucher back under a day. */
const back = (book: CashBook, { event }: Pick<VoucherView, 'event'>, day: string) => {
  return book.write(`vouchers/${event}/reversal`, { day, why: 'The wrong year.' });
};

test('days before the first day of the books are refused, opening balances too', async () => {
  const book = await newBook();
  const now = Number(book.today.slice(0, 4));
  const last = `${now - 1}-12-31`;
  const opens = (day: string) => {
    return { day, lines: [{ account: book.account('drawer'), amount: 50_000 }] };
  };
  // A new club begins with the fiscal year in which it is opened.
  expect((await book.get<BooksView>('books')).firstDay).toBe(`${now}-01-01`);
  expect(await refused(book, 'expenses', expense(book, last))).toBe('422 day-before-books day');
  expect(await refused(book, 'opening-balances', opens('0001-01-01'))).toBe(
    '422 day-before-books day',
  );

  // The club says one, and changes it.
  expect(await refused(book, 'books', { firstDay: '2999-01-01' }, 'PATCH')).toBe(
    '422 day-in-future firstDay',
  );
  expect(await refused(book, 'books', { firstDay: '2026-02-30' }, 'PATCH')).toBe(
    '422 no-such-day firstDay',
  );
  await book.begins(last);
  await book.begins(last);
  expect((await book.get<BooksView>('books')).firstDay).toBe(last);
  await book.write('opening-balances', opens(last));
  await book.begins(`${now}-01-01`);
  expect(await refused(book, 'expenses', expense(book, last))).toBe('422 day-before-books day');
  const { entries } = await book.get<AuditPage>('audit?group=money');
  expect(entries.filter(({ kind }) => kind === 'books-changed')).toMatchObject([
    { changes: [{ was: null, now: last }] },
    { changes: [{ was: last, now: `${now}-01-01` }] },
  ]);
  await book.expectVerified();
});

test('a fiscal year begins on a past day as long as no voucher has that day or a later one', async () => {
  const book = await newBook();
  const { today } = book;
  // Each month has a 28th, and the usual year begins on another day.
  const start = today.endsWith('-01-01')
    ? '12-01'
    : `${today.slice(5, 8)}${earlier(today.slice(8))}`;
  const begun = beginningBy(today, start);
  const before = new Date(Date.parse(begun) - 86_400_000).toISOString().slice(0, 10);
  const now = { yearStart: start, yearStartsNow: true };
  await book.begins(before);
  const recorded = await book.write('expenses', expense(book, today));
  expect(await refused(book, 'books', now, 'PATCH')).toBe('409 voucher-in-new-year yearStart');

  const other = await newBook();
  await other.begins(before);
  await other.write('expenses', expense(other, before));
  const changed = expectStatus(await other.send<BooksView>('books', now, 'PATCH'), 200).body;
  const [running, cut] = changed.years;
  expect(changed).toMatchObject({ yearStart: start, yearStartFrom: null });
  expect([running?.firstDay, cut?.lastDay]).toEqual([begun, before]);
  expect(await other.get('books')).toEqual(changed);
  expect(expectStatus(await other.send<BooksView>('books', now, 'PATCH'), 200).body).toEqual(
    changed,
  );
  await other.write('expenses', expense(other, today));
  const { vouchers } = await other.get<VoucherPage>('vouchers');
  expect(vouchers.map(({ year, number }) => [year, number])).toEqual([
    [begun, 1],
    [cut?.firstDay, 1],
  ]);
  await other.expectVerified();

  // A voucher that was taken back is in its year all the same.
  await back(book, recorded, today);
  expect(await refused(book, 'books', now, 'PATCH')).toBe('409 voucher-in-new-year yearStart');
  await book.expectVerified();
});

const earlier = (day: string) => (Number(day) > 28 ? '28' : day);

test('as long as none is said, the opening balances decide the first day', async () => {
  const book = await newBook();
  const year = book.today.slice(0, 4);
  const [before, first] = [`${year}-01-01`, `${year}-01-02`];
  const lines = [{ account: book.account('drawer'), amount: 50_000 }];
  const opened = await book.write('opening-balances', { day: first, lines });
  expect((await book.get<BooksView>('books')).firstDay).toBe(first);
  expect(await refused(book, 'expenses', expense(book, before))).toBe('422 day-before-books day');
  await back(book, opened, first);
  await book.write('expenses', expense(book, before));
  await book.expectVerified();
});

/** 1999 typed, and taken back in the present year, as it was once possible. */
async function mistaken(book: CashBook) {
  const now = Number(book.today.slice(0, 4));
  await book.begins('1999-01-01');
  const wrong = await book.write('expenses', expense(book, '1999-01-01'));
  const reversal = await back(book, wrong, book.today);
  await book.begins(`${now - 1}-01-01`);
  await book.write('expenses', expense(book, `${now - 1}-05-01`));
  return { now, wrong, reversal };
}

test('a club that has a wrong year puts it right, and closes the year before', async () => {
  const book = await newBook();
  const { now, wrong, reversal } = await mistaken(book);
  const close = () =>
    call<ProblemBody>(served.base, 'POST', book.path(`years/${now - 1}-01-01/close`), {
      version: 1,
    });
  const years = async () => (await book.get<YearList>('years')).years.map(({ label }) => label);
  expect(await years()).toEqual([`${now}`, `${now - 1}`, '1999']);
  expect((await close()).body.reason).toBe('earlier-year-is-open');

  // By kind, the present year has the reversal of another year's voucher, until that is taken back.
  const kinds = async () => {
    const accounts = await book.get<YearAccounts>(`years/${now}-01-01/accounts`);
    return accounts.kinds.map(({ kind }) => kind);
  };
  expect(await kinds()).toContain('voucher-reversed');

  // The reversal is taken back in its own year, once; then the voucher in its own.
  const path = `vouchers/${reversal.event}/reversal`;
  expect(await refused(book, path, { why: 'x', day: `${now - 1}-05-01` })).toBe(
    '422 reversal-in-its-year day',
  );
  const undone = await back(book, reversal, book.today);
  expect(await kinds()).not.toContain('voucher-reversed');
  expect(await refused(book, path, { why: 'x', day: book.today })).toBe('409 voucher-is-reversed');
  expect(
    await refused(book, `vouchers/${undone.event}/reversal`, { why: 'x', day: book.today }),
  ).toBe('409 voucher-stays');
  expect((await book.get<VoucherView>(`vouchers/${wrong.event}`)).reversedBy).toBeNull();
  const right = await back(book, wrong, '1999-01-01');
  expect([right.label, right.reverses]).toEqual(['1999-2', wrong.event]);

  // The year is in no list, its vouchers keep their numbers, and no figure of the present has it.
  expect(await years()).toEqual([`${now}`, `${now - 1}`]);
  const { years: shown } = await book.get<BooksView>('books');
  expect(shown.map(({ label }) => label)).toEqual([`${now}`, `${now - 1}`]);
  const { vouchers } = await book.get<VoucherPage>('vouchers?year=1999-01-01');
  expect(vouchers.map(({ label }) => label)).toEqual(['1999-2', '1999-1']);
  const { result } = await book.get<YearAccounts>(`years/${now}-01-01/accounts`);
  expect(result.expenses.map(({ amount }) => amount).filter((one) => one !== 0)).toEqual([]);

  expect((await close()).status).toBe(200);
  // It is closed with the later one.
  expect(await refused(book, 'expenses', expense(book, '1999-06-01'))).toBe(
    '409 year-is-closed day',
  );
  await book.expectVerified();
});

test('a year in which something was reversed and something holds stays in the lists', async () => {
  const book = await newBook();
  await book.begins('1999-01-01');
  const wrong = await book.write('expenses', expense(book, '1999-01-01'));
  await book.write('expenses', expense(book, '1999-02-01'));
  await back(book, wrong, '1999-03-01');
  const { years } = await book.get<YearList>('years');
  expect(years.map(({ label }) => label)).toContain('1999');
});

test('dues, waivers, payments and transfers are as before when their reversal is taken back', async () => {
  const book = await newBook();
  const { today } = book;
  await book.begins('1999-01-01');
  const lines = ['a', 'b'].map((one) => {
    return { member: book.id(one), class: 'active', amount: 30_000 };
  });
  const asked = { day: '1999-01-01', name: '1999', dueDay: today, lines };
  const charged = expectStatus(await book.send<DuesVoucher>('dues', asked), 201).body;
  const waiver = { day: '1999-02-01', member: book.id('a'), why: 'Ill.' };
  const waived = expectStatus(await book.send(`dues/${charged.dues}/waive`, waiver), 201).body;
  const before = await book.get<DuesPage>('dues');
  const owed = await book.stands();

  for (const voucher of [waived, charged]) {
    await back(book, await back(book, voucher, today), today);
    expect(await book.get<DuesPage>('dues')).toEqual(before);
    expect(await book.stands()).toEqual(owed);
  }

  const anna = await someone(served.base, book.club, 'member', book.id('a'));
  const says = { amount: 5000, day: today };
  const { body: said } = await book.send<ReportedPayment>('payments', says, 'POST', anna.token);
  const there = { purse: book.account('drawer'), day: '1999-05-01' };
  const confirm = `payments/${said.id}/confirm`;
  const { body: paid } = await book.send<ReportedPayment>(confirm, there, 'POST', undefined, 1);
  await back(book, await back(book, { event: paid.voucher ?? 0 }, today), today);
  const { payments } = await book.get<PaymentPage>('payments');
  expect(payments).toMatchObject([{ state: 'confirmed', version: 4, reversedBy: null }]);

  const settle = { way: 'purse', purse: book.account('drawer'), on: '1999-03-01' };
  const { digest } = (await book.send<PlanPreview>('plans/preview', settle)).body;
  const plan = expectStatus(await book.send<PlanView>('plans', { ...settle, digest }), 201).body;
  const [transfer] = plan.transfers;
  const path = `plans/${plan.id}/transfers/${transfer?.id}/done`;
  const { body: done } = await book.send<PlanTransferView>(
    path,
    { day: '1999-04-01' },
    'POST',
    undefined,
    1,
  );
  const settled = await book.stands();
  await back(book, await back(book, { event: done.voucher ?? 0 }, today), today);
  expect(await book.stands()).toEqual(settled);
  const { transfers } = await book.get<PlanView>(`plans/${plan.id}`);
  expect(transfers).toMatchObject([{ status: 'done', day: '1999-04-01', version: 4 }]);
  await book.expectVerified();
});

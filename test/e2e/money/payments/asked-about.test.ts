import type { AccountView } from '../../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../../src/cash-book/books/books.view.js';
import type { ReportedPayment } from '../../../../src/cash-book/payments/payment.view.js';
import type { ClubView, MemberView } from '../../../../src/clubs/view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { DAY_MS } from '../../../../src/values/day.js';
import { make, someone } from '../../../support/access/access-club.js';
import {
  call,
  expectStatus,
  read,
  serveTestApp,
  type ServedApp,
} from '../../../support/api/api.js';
import { CashBook } from '../../../support/money/cash-book.js';

/** A request that looks like a slip of the finger is recorded only when it is confirmed. */

let served: ServedApp;
let book: CashBook;

beforeAll(async () => {
  served = await serveTestApp();
  const { base } = served;
  const { id } = await make<ClubView>(base, '/v1/clubs', { name: 'Kopperne' });
  const anna = await make<MemberView>(base, `/v1/clubs/${id}/members`, { name: 'Anna' });
  book = await CashBook.of(served, id, [anna.id]);
});
afterAll(() => served.close());

/** Sends it with no reason and with other reasons: refused; then confirmed. */
async function asked(what: string, body: object, reason: string, field: string): Promise<void> {
  for (const despite of [[], ['opened-before', 'same-name'].filter((one) => one !== reason)]) {
    const answer = await book.send<ProblemBody>(what, { ...body, despite });
    expect([answer.status, answer.body.code]).toEqual([409, 'confirmation-needed']);
    expect([answer.body.reason, answer.body.field]).toEqual([reason, field]);
  }
  expectStatus(await book.send(what, { ...body, despite: [reason] }), 201);
}

test('a purse below zero, a second opening, an unusual amount, a name that is taken', async () => {
  const { today: day } = book;
  const [drawer, room] = ['drawer', 'room'].map((code) => book.account(code));
  const opening = { day, lines: [{ account: drawer, amount: 50_000 }] };
  expectStatus(await book.send('opening-balances', opening), 201);
  await asked('opening-balances', opening, 'opened-before', 'day');

  const expense = { day, account: room, paidBy: { purse: drawer }, sharedBy: null };
  expectStatus(await book.send('expenses', { ...expense, amount: 100_000 }), 201);
  await asked('expenses', { ...expense, amount: 1 }, 'purse-below-zero', 'paidBy');
  await asked(
    'money-paid-out',
    { day, member: book.id('a'), purse: drawer, amount: 1 },
    'purse-below-zero',
    'purse',
  );

  // Ten times what an account holds (1,000.01), and more than 10,000.00.
  const received = { day, member: book.id('a'), purse: drawer };
  await asked('money-received', { ...received, amount: 1_000_011 }, 'amount-unusual', 'amount');
  expectStatus(await book.send('money-received', { ...received, amount: 1_000_011 }), 201);
  const counted = { day, purse: drawer, counted: 900_000_000, why: 'x' };
  await asked('purse-counts', counted, 'amount-unusual', 'counted');

  await asked('accounts', { type: 'purse', name: 'kontantkasse' }, 'same-name', 'name');
  expectStatus(
    await book.send<AccountView>('accounts', { type: 'income', name: 'Kontantkasse' }),
    201,
  );
  await book.expectVerified();
});

test('a day of another fiscal year is asked about by the name of the year, but for the reversal in it', async () => {
  const { base } = served;
  const { id } = await make<ClubView>(base, '/v1/clubs', { name: 'Kopperne fem' });
  const anna = await make<MemberView>(base, `/v1/clubs/${id}/members`, { name: 'Anna' });
  const own = await CashBook.of(served, id, [anna.id]);
  const year = Number(own.today.slice(0, 4)) - 1;
  await own.begins(`${year - 1}-01-01`);
  const lines = [{ account: own.account('drawer'), amount: 50_000 }];
  const first = { day: `${year - 1}-01-01`, lines, despite: [] };
  expectStatus(await own.send('opening-balances', first), 201);
  const received = { member: own.id('a'), purse: own.account('drawer'), amount: 100 };
  const body = { ...received, day: `${year}-12-31` };
  const slip = await own.send<ProblemBody>('money-received', { ...body, despite: [] });
  expect([slip.status, slip.body.reason, slip.body.field]).toEqual([409, 'other-year', 'day']);
  expect(slip.body.params).toEqual({ year: String(year) });
  const sure = await own.send('money-received', { ...body, despite: ['other-year'] });
  const { event } = expectStatus(sure, 201).body;
  const reversal = { why: 'Twice.', despite: [] };
  expectStatus(await own.send(`vouchers/${event}/reversal`, { ...reversal, day: body.day }), 201);
  await own.expectVerified();
});

test('dues that are to be paid in a later fiscal year than the one they are income of', async () => {
  const { today: day } = book;
  const year = Number(day.slice(0, 4));
  const lines = [{ member: book.id('a'), class: 'active', amount: 100 }];
  const dues = { day, name: 'Kontingent', lines, despite: [] };
  const next = { ...dues, dueDay: `${year + 1}-03-01` };
  const { status, body } = await book.send<ProblemBody>('dues', next);
  expect([status, body.reason, body.field]).toEqual([409, 'dues-of-later-year', 'day']);
  expect(body.params).toEqual({ year: String(year), due: String(year + 1) });
  expectStatus(await book.send('dues', { ...next, despite: ['dues-of-later-year'] }), 201);
  expectStatus(await book.send('dues', { ...dues, dueDay: `${year}-12-31` }), 201);
});

test('a program that sends no list is not asked', async () => {
  const { today: day } = book;
  const paid = { day, member: book.id('a'), purse: book.account('drawer'), amount: 999_999_999 };
  for (const body of [paid, { ...paid, despite: null }]) {
    expectStatus(await book.send('money-paid-out', body), 201);
  }
  await book.expectVerified();
});

test('an amount that would leave no room is refused', async () => {
  const body = { day: book.today, member: book.id('a'), purse: book.account('drawer') };
  const most = await book.send<ProblemBody>('money-received', {
    ...body,
    amount: 1_000_000_000_001,
  });
  expect([most.status, most.body.field]).toEqual([400, 'amount']);
});

test('the same payment reported twice while it waits, or within some days', async () => {
  const { base } = served;
  const { id } = await make<ClubView>(base, '/v1/clubs', { name: 'Kopperne to' });
  const anna = await make<MemberView>(base, `/v1/clubs/${id}/members`, { name: 'Anna' });
  const own = await CashBook.of(served, id, [anna.id]);
  const as = await someone(base, id, 'member', anna.id);
  const { today } = await read<BooksView>(base, `/v1/clubs/${id}/books`);
  const back = (days: number) =>
    new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  const report = async (body: object, more: { readonly despite?: readonly string[] | null }) => {
    const sent = { body: { amount: 5600, day: today, ...body, ...more }, as: as.token };
    return call<ProblemBody & ReportedPayment>(base, 'POST', `/v1/clubs/${id}/payments`, sent);
  };
  await call(base, 'PATCH', `/v1/clubs/${id}/books`, { body: { firstDay: '2001-01-01' } });
  // In January a week ago is in the year before.
  const despite = ['other-year'];
  const known = await report({ day: back(7) }, { despite });
  const again = await report({}, { despite });
  expect([again.status, again.body.code]).toEqual([409, 'confirmation-needed']);
  expect([again.body.reason, again.body.field]).toEqual(['reported-before', 'amount']);
  expect(again.body.params).toEqual({ day: back(7) });
  expectStatus(await report({ amount: 5601 }, { despite }), 201);
  // It waits: another one is asked about, however long after it.
  const late = await report({ day: back(15) }, { despite });
  expect([late.status, late.body.reason]).toEqual([409, 'reported-before']);
  const { id: first } = expectStatus(known, 201).body;
  const confirmed = { purse: own.account('drawer'), day: back(7), despite };
  await make(base, `/v1/clubs/${id}/payments/${first}/confirm`, confirmed, { version: 1 });
  // A confirmed one is asked about for some days.
  expectStatus(await report({ day: back(15) }, { despite }), 201);
  expectStatus(await report({}, { despite: [...despite, 'reported-before'] }), 201);
  // A program that cannot ask sends no list.
  expectStatus(await report({}, {}), 201);
  expectStatus(await report({}, { despite: null }), 201);
});

test('money received of which the member has reported the amount', async () => {
  const { base } = served;
  const { id } = await make<ClubView>(base, '/v1/clubs', { name: 'Kopperne fire' });
  const anna = await make<MemberView>(base, `/v1/clubs/${id}/members`, { name: 'Anna' });
  const own = await CashBook.of(served, id, [anna.id]);
  const as = (await someone(base, id, 'member', anna.id)).token;
  const day = own.today;
  const payments = `/v1/clubs/${id}/payments`;
  const { reference, id: payment } = await make<ReportedPayment>(
    base,
    payments,
    { amount: 5600, day },
    { as },
  );
  const received = { day, member: own.id('a'), purse: own.account('drawer') };
  const again = await own.send<ProblemBody>('money-received', {
    ...{ ...received, amount: 5600, despite: ['reported-before'] },
  });
  expect([again.status, again.body.reason, again.body.field]).toEqual([
    409,
    'payment-waits',
    'amount',
  ]);
  expect(again.body.params).toEqual({ reference });
  expectStatus(await own.send('money-received', { ...received, amount: 5601, despite: [] }), 201);
  const despite = ['payment-waits'];
  expectStatus(await own.send('money-received', { ...received, amount: 5600, despite }), 201);
  // A payment that has ended waits no more.
  await make(base, `${payments}/${payment}/withdraw`, undefined, { as, version: 1 });
  expectStatus(await own.send('money-received', { ...received, amount: 5600, despite: [] }), 201);
  await own.expectVerified();
});

test('a payment that was withdrawn is no other one', async () => {
  const { base } = served;
  const { id } = await make<ClubView>(base, '/v1/clubs', { name: 'Kopperne tre' });
  const anna = await make<MemberView>(base, `/v1/clubs/${id}/members`, { name: 'Anna' });
  const as = (await someone(base, id, 'member', anna.id)).token;
  const { today } = await read<BooksView>(base, `/v1/clubs/${id}/books`);
  const body = { amount: 5600, day: today, despite: [] };
  const payments = `/v1/clubs/${id}/payments`;
  const { id: payment } = await make<ReportedPayment>(base, payments, body, { as });
  await make(base, `${payments}/${payment}/withdraw`, undefined, { as, version: 1 });
  expectStatus(await call(base, 'POST', payments, { body, as }), 201);
});

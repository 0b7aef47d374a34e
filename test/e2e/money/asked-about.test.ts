import type { AccountView } from '../../../src/cash-book/accounts/account.view.js';
import type { ClubView, MemberView } from '../../../src/clubs/view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { make } from '../../support/api/access-club.js';
import { expectStatus, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { CashBook } from '../../support/money/cash-book.js';

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

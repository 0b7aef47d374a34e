import { createHash, randomUUID } from 'node:crypto';
import { giveMoney, receiveMoney } from '../../../../src/cash-book/money/move-money.js';
import { reportPayment } from '../../../../src/cash-book/payments/report-payment.js';
import { ClubWriter } from '../../../../src/ledger/write/club-writer.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { openClub, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { fetchFile } from '../../../support/files/tables.js';
import { CashBook } from '../../../support/money/cash-book.js';

/**
 * Amounts of before there was a limit of one of them: each of them and each balance is exact, and the
 * sum of several is not.
 */

const MOST = Number.MAX_SAFE_INTEGER;

let served: ServedApp;
let book: CashBook;

beforeAll(async () => {
  served = await serveTestApp();
  const { club, members } = await openClub(served.base, 6);
  book = await CashBook.of(served, club, members);
  const { today: day } = book;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((one) => book.id(one));
  const writer = new ClubWriter(served.pool);
  const amount = MOST;
  for (const [from = '', to = ''] of [
    [a, b],
    [c, d],
    // There and back: the balances are what they were, and twice as much was moved in the year.
    [b, a],
    [a, b],
  ]) {
    await giveMoney(writer, served, write(club), { day, from, to, amount });
  }
  const purse = book.account('drawer');
  await receiveMoney(writer, served, write(club), { day, member: a ?? '', purse, amount });
  for (const member of [c ?? '', c ?? '']) {
    const actor = { user: randomUUID(), device: null, member };
    await reportPayment(writer, served, { ...write(club), actor }, { day, purse, amount });
  }
});
afterAll(() => served.close());

function write(clubId: string) {
  const key = randomUUID();
  return { clubId, key, requestHash: createHash('sha256').update(key).digest('hex') };
}

test('the sums of the club at a glance are the largest exact number', async () => {
  expect(await book.money()).toMatchObject({
    owedByMembers: MOST,
    owedToMembers: MOST,
    waits: { payments: 2, amount: MOST },
  });
  expect(await book.stands()).toMatchObject({ a: 0, b: MOST, c: -MOST, d: MOST });
});

test('no read of the money fails by a number', async () => {
  const year = `${book.today.slice(0, 4)}-01-01`;
  const asked = [
    ...['money', 'money/members', `money/members?on=${year}`, 'accounts', 'open-items', 'arrears'],
    ...['dues', 'vouchers', 'payments', 'plans', 'years', `years/${year}/accounts`],
    ...[
      'audit',
      'money/search?q=90071992547409,91',
      `account-cards/${book.account('drawer')}/vouchers`,
    ],
    ...['b', 'c'].flatMap((one) => [
      `account-cards/${book.id(one)}/vouchers`,
      `members/${book.id(one)}/how-to-pay`,
      `members/${book.id(one)}/statement`,
      `members/${book.id(one)}/statement.pdf`,
      `open-items?member=${book.id(one)}`,
      `members/${book.id(one)}/held`,
    ]),
    ...['vouchers', 'money/members', 'journal', 'open-items', 'payments', 'ledger', 'arrears'].map(
      (list) => `${list}.csv`,
    ),
    ...['journal.xlsx', 'ledger.hledger', `years/${year}/accounts.pdf`],
    `accounts/${book.account('drawer')}/reconciliations`,
  ];
  const answers: string[] = [];
  for (const path of asked) {
    const { status } = await fetchFile(served.base, book.path(path));
    answers.push(`${path} ${status}`);
  }
  expect(answers.filter((one) => !one.endsWith(' 200'))).toEqual([]);
  await book.expectVerified();
});

test('an amount that would make a balance too large is refused at its field, with the limit', async () => {
  const body = { day: book.today, from: book.id('c'), to: book.id('b'), amount: 1 };
  const refused = await book.send<ProblemBody>('money-given', body);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { reason: 'balance-too-large', field: 'amount', params: { most: MOST } },
  ]);
  expect(refused.body.detail).toContain(String(MOST));
});

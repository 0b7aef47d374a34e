import type { AccountView } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { LedgerPage } from '../../../src/reports/ledger-report.js';
import {
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { CashBook } from '../../support/money/cash-book.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';
import { expectMoves } from '../../support/api/moved-club.js';

/** The club's money: its books, accounts, what is received, paid out, given, and taken back. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const NOBODY = { member: null, account: null };
const kroner = (amount: number) => amount * 100;

test('a year, by hand: opening balances, an evening with a kitty, paid, given, taken back', async () => {
  const evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  const year = book.today.slice(0, 4);

  const bank = { type: 'purse', name: 'Bank' };
  expectStatus(await book.send<AccountView>('accounts', bank), 201);
  expect(await book.accounts()).toEqual({});

  // The drawer holds 500 kr., the bank 1,200; a owes 20, b is owed 35: the club is worth 1,685.
  const opened = await book.write('opening-balances', {
    lines: [
      { account: book.account('drawer'), amount: kroner(500) },
      { account: book.account('Bank'), amount: kroner(1200) },
      { member: book.id('a'), amount: -kroner(20) },
      { member: book.id('b'), amount: kroner(35) },
    ],
  });
  expect([opened.label, opened.lines.length]).toEqual([`${year}-1`, 4]);
  expect(await book.accounts()).toEqual({
    drawer: kroner(500),
    Bank: kroner(1200),
    opening: kroner(1685),
  });

  // An evening: b pays 10 points to the kitty, a point is half a krone.
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10, to: 'kitty' };
  await evening.step('fines', evening.told(fine));
  await evening.step('close', {});
  expect(await book.stands()).toEqual({ a: -2000, b: 3000, c: 0, d: 0, e: 0, f: 0 });
  expect((await book.accounts())['kitty']).toBe(kroner(5));

  // a pays what they owe, and 5 more; b gets 10 out of the bank; b gives c 7.50.
  const paid = await book.write('money-received', {
    member: book.id('a'),
    purse: book.account('drawer'),
    amount: kroner(25),
    text: 'at the table',
    receipt: '12',
  });
  expect(paid).toMatchObject({ label: `${year}-3`, text: 'at the table', receipt: '12' });
  // The purse is debited; read as the money went, it is from a to the purse.
  const [into] = paid.lines;
  expect([into?.way, book.nameOf(into?.from ?? NOBODY), book.nameOf(into?.to ?? NOBODY)]).toEqual([
    'paid',
    'drawer',
    'a',
  ]);
  await book.write('money-paid-out', {
    member: book.id('b'),
    purse: book.account('Bank'),
    amount: kroner(10),
  });
  const given = { from: book.id('b'), to: book.id('c'), amount: 750 };
  await book.write('money-given', given);
  expect(await book.stands()).toEqual({ a: 500, b: 1250, c: 750, d: 0, e: 0, f: 0 });
  const rest = { Bank: kroner(1190), kitty: kroner(5), opening: kroner(1685) };
  expect(await book.accounts()).toEqual({ drawer: kroner(525), ...rest });

  // It was not a who paid.
  const back = await book.write(`vouchers/${paid.event}/reversal`, { why: 'It was c who paid.' });
  expect([back.label, back.reverses]).toEqual([`${year}-6`, paid.event]);
  expect(back.lines).toEqual(
    paid.lines.map(({ from, to, amount, way }) => ({ from: to, to: from, amount, way })),
  );
  expect(await book.accounts()).toEqual({ drawer: kroner(500), ...rest });
  expect(await book.stands()).toEqual({ a: -2000, b: 1250, c: 750, d: 0, e: 0, f: 0 });
  expect(await book.money()).toMatchObject({ owedByMembers: 2000, owedToMembers: 2000 });
  expect(await book.stands('2000-01-01')).toEqual({ a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 });

  const all = [
    `${year}-1 opening-balances-recorded`,
    `${year}-2 session-closed`,
    `${year}-3 money-received`,
    `${year}-4 money-paid-out`,
    `${year}-5 money-given`,
    `${year}-6 voucher-reversed`,
  ];
  expect(await book.vouchers()).toEqual(all);
  expect(await book.vouchers(`?account=${book.account('kitty')}`)).toEqual([all[1]]);
  expect(await book.vouchers(`?member=${book.id('c')}`)).toEqual([all[4]]);
  expect(await book.vouchers(`?member=${book.id('a')}`)).toEqual([all[0], all[2], all[5]]);
  expect(await book.vouchers(`?year=${year}-01-01&kind=money-given`)).toEqual([all[4]]);
  expect(await book.vouchers('?year=2001-01-01')).toEqual([]);
  // Their statement adds up to their balance, in either order.
  for (const order of ['asc', 'desc']) {
    const path = `members/${book.id('b')}/statement?order=${order}`;
    const { lines } = await book.get<LedgerPage>(path);
    const inMoney = lines.filter(({ unit }) => unit === 'money');
    const moved = inMoney.map(({ kind, to, amount }) => {
      return `${kind} ${to === book.id('b') ? amount : -amount}`;
    });
    expect(order === 'asc' ? moved : moved.reverse()).toEqual([
      'opening-balances-recorded 3500',
      'session-closed -500',
      'money-paid-out -1000',
      'money-given -750',
    ]);
  }
  await evening.expectSound();
  await expectMoves(evening);
});

test('impossible requests are refused, with the reason', async () => {
  const evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10, to: 'kitty' };
  await evening.step('fines', evening.told(fine));
  await evening.step('close', {});
  const drawer = book.account('drawer');
  const pays = { day: book.today, member: book.id('a'), purse: drawer, amount: 100 };
  const refused = async (what: string, body: object, method?: string) => {
    const answer = await book.send<ProblemBody>(what, body, method);
    const { code, reason } = expectProblem(answer, answer.body.code);
    return `${code} ${reason}`;
  };
  const next = `${Number(book.today.slice(0, 4)) + 1}-01-01`;
  expect(await refused('money-received', { ...pays, day: next })).toBe('day-refused day-in-future');
  expect(await refused('money-received', { ...pays, day: '2026-02-30' })).toBe(
    'day-refused no-such-day',
  );
  expect(await refused('money-received', { ...pays, purse: book.account('kitty') })).toBe(
    'account-refused other-type-of-account',
  );
  expect(await refused('money-received', { ...pays, purse: book.id('a') })).toBe(
    'account-not-found no-such-account',
  );
  expect(await refused('money-received', { ...pays, member: drawer })).toBe(
    'member-not-found member-not-found',
  );
  const given = { day: book.today, from: book.id('a'), to: book.id('a'), amount: 1 };
  expect(await refused('money-given', given)).toBe('validation-failed same-member');
  const lines = [{ member: book.id('a'), account: drawer, amount: 1 }];
  expect(await refused('opening-balances', { day: book.today, lines })).toBe(
    'validation-failed member-or-account',
  );
  const twice = [
    { account: drawer, amount: 1 },
    { account: drawer, amount: 2 },
  ];
  expect(await refused('opening-balances', { day: book.today, lines: twice })).toBe(
    'validation-failed opening-twice',
  );
  const nothing = [{ account: drawer, amount: 0 }];
  expect(await refused('opening-balances', { day: book.today, lines: nothing })).toBe(
    'validation-failed nothing-to-open',
  );

  const why = { day: book.today, why: 'Wrong.' };
  const closing = (await book.get<{ vouchers: { event: number }[] }>('vouchers')).vouchers[0];
  expect(await refused(`vouchers/${closing?.event}/reversal`, why)).toBe(
    'voucher-refused voucher-of-evening',
  );
  expect(await refused('vouchers/9999/reversal', why)).toBe('voucher-not-found no-such-voucher');
  const paid = await book.write('money-received', pays);
  expect(await refused(`accounts/${drawer}`, { archived: true }, 'PATCH')).toBe(
    'account-refused purse-holds-money',
  );
  const back = await book.write(`vouchers/${paid.event}/reversal`, why);
  expect(await refused(`vouchers/${paid.event}/reversal`, why)).toBe(
    'voucher-refused voucher-is-reversed',
  );
  expect(await refused(`vouchers/${back.event}/reversal`, why)).toBe(
    'voucher-refused voucher-stays',
  );
  expect(await refused(`accounts/${book.account('kitty')}`, { archived: true }, 'PATCH')).toBe(
    'account-refused account-is-needed',
  );
  const away = await book.send<AccountView>(`accounts/${drawer}`, { archived: true }, 'PATCH');
  expectStatus(away, 200);
  expect(await refused('money-received', pays)).toBe('account-refused account-is-archived');

  expect(await refused('books', { timeZone: 'Mars/Olympus' }, 'PATCH')).toBe(
    'validation-failed no-such-time-zone',
  );
  expect(await refused('books', { yearStart: '02-30' }, 'PATCH')).toBe(
    'validation-failed no-such-year-start',
  );
  const change = { timeZone: 'Europe/Vienna', yearStart: '07-01', pursesShown: true };
  const books = expectStatus(await book.send<BooksView>('books', change, 'PATCH'), 200).body;
  expect(books).toMatchObject(change);
  expect(await book.get('books')).toEqual(books);
  await book.expectVerified();
});

import type { NewsView } from '../../../src/audit/news/news.view.js';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { AccountView } from '../../../src/cash-book/accounts/account.view.js';
import type {
  RecurringExpense,
  RecurringExpenseList,
  WrittenRecurring,
} from '../../../src/cash-book/recurring/recurring.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { YearStanding } from '../../../src/cash-book/years/year.view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { ProblemCode } from '../../../src/problems/kinds.js';
import type { Role } from '../../../src/people/roles.js';
import { someone } from '../../support/access/access-club.js';
import {
  call,
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { expectMoves } from '../../support/api/moved-club.js';
import { setClock } from '../../support/database/clock.js';
import { CashBook } from '../../support/money/cash-book.js';
import { RUFER } from '../../support/koenigrufen/koenigrufen-hands.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';

/** Expenses that come again: proposed when they are due, booked by somebody, skipped, changed, ended. */

let served: ServedApp;
let setClockBack: () => void;

beforeAll(async () => {
  // Days of a club of 2027, half past eleven at night in UTC: in Copenhagen it is 16 May already.
  setClockBack = setClock(new Date('2027-05-15T23:30:00Z'));
  served = await serveTestApp({ alone: true });
});
afterAll(async () => {
  await served.close();
  setClockBack();
});

interface Opened {
  readonly evening: KoenigrufenEvening;
  readonly book: CashBook;
  readonly rent: Readonly<Record<string, unknown>>;
}

/** A club with money in the drawer; its books begin this year. */
async function open(): Promise<Opened> {
  const evening = await KoenigrufenEvening.open(served);
  await evening.hand(RUFER);
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  await book.begins('2027-01-01');
  const drawer = book.account('drawer');
  await book.write('opening-balances', {
    day: '2027-01-01',
    lines: [{ account: drawer, amount: 500_000 }],
  });
  const rent = {
    ...{ text: 'Leje af lokale', amount: 80_000, account: book.account('room'), purse: drawer },
    ...{ firstDay: '2027-01-31', every: 'month', lastDay: null },
  };
  return { evening, book, rent };
}

async function add(book: CashBook, rent: object): Promise<string> {
  const answer = await book.send<WrittenRecurring>('recurring-expenses', rent);
  return expectStatus(answer, 201).body.recurring;
}

async function only(book: CashBook): Promise<RecurringExpense> {
  const [found] = (await book.get<RecurringExpenseList>('recurring-expenses')).recurring;
  if (found === undefined) throw new Error('no recurring expense');
  return found;
}

/** The body by which a due day is booked. */
function booking(
  book: CashBook,
  { rent }: Pick<Opened, 'rent'>,
  recurring: string,
  dueDay: string,
) {
  const { text, amount, account, purse } = rent;
  return { day: book.today, text, amount, account, paidBy: { purse }, recurring, dueDay };
}

async function refused(book: CashBook, what: string, body: object, method = 'POST') {
  const answer = await book.send<ProblemBody & { code: ProblemCode }>(what, body, method);
  const { code, reason, field } = expectProblem(answer, answer.body.code);
  return `${code} ${reason} ${field ?? ''}`.trim();
}

test('due days wait until each is booked or skipped, nothing is booked by itself, and all of it is in the log', async () => {
  const club = await open();
  const { book, rent, evening } = club;
  const recurring = await add(book, rent);
  expect(await book.accounts()).toMatchObject({ drawer: 500_000 });
  expect(await only(book)).toMatchObject({
    ...{ id: recurring, text: 'Leje af lokale', amount: 80_000, hasBegun: false, settled: [] },
    ...{ due: ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'], next: '2027-05-31' },
  });
  const waits = async () => (await book.get<NewsView>('news')).waiting.dueExpenses;
  expect(await waits()).toBe(4);
  const first = await book.write('expenses', {
    ...booking(book, club, recurring, '2027-01-31'),
    ...{ day: '2027-02-02', amount: 82_500 },
  });
  const skip = `recurring-expenses/${recurring}/skip`;
  const why = 'Huset var lukket i februar.';
  expectStatus(await book.send<WrittenRecurring>(skip, { dueDay: '2027-02-28', why }), 201);
  expect(await only(book)).toMatchObject({
    ...{ hasBegun: true, due: ['2027-03-31', '2027-04-30'] },
    settled: [
      { dueDay: '2027-02-28', label: null, amount: null, why },
      { dueDay: '2027-01-31', event: first.event, label: first.label, amount: 82_500, why: null },
    ],
  });
  expect(await waits()).toBe(2);
  const { token } = await someone(served.base, book.club, 'auditor');
  expect((await book.get<NewsView>('news', token)).waiting.dueExpenses).toBe(0);
  // The skip is taken back, once; the day waits again, and is skipped again.
  const again = `recurring-expenses/${recurring}/due-again`;
  const dueDay = '2027-02-28';
  expectStatus(await book.send<WrittenRecurring>(again, { dueDay }), 201);
  expect((await only(book)).due).toEqual([dueDay, '2027-03-31', '2027-04-30']);
  const notSkipped = 'recurring-refused due-day-not-skipped dueDay';
  expect(await refused(book, again, { dueDay })).toBe(notSkipped);
  expect(await refused(book, again, { dueDay: '2027-01-31' })).toBe(notSkipped);
  expectStatus(await book.send<WrittenRecurring>(skip, { dueDay, why }), 201);
  expect(await book.accounts()).toMatchObject({ drawer: 417_500, room: 82_500 });
  // A day that is to come can be booked before, under a day that has come.
  const ahead = await book.send('expenses', booking(book, club, recurring, '2027-05-31'));
  expectStatus(ahead, 201);
  expect((await only(book)).next).toBe('2027-06-30');

  const changed = { ...rent, amount: 90_000, text: 'Leje' };
  const path = `recurring-expenses/${recurring}`;
  expectStatus(await book.send<WrittenRecurring>(path, changed, 'PUT'), 200);
  expect(await only(book)).toMatchObject({
    amount: 90_000,
    text: 'Leje',
    due: ['2027-03-31', '2027-04-30'],
  });
  const ended = { ...changed, lastDay: '2027-04-15' };
  expectStatus(await book.send<WrittenRecurring>(path, ended, 'PUT'), 200);
  expect(await only(book)).toMatchObject({ due: ['2027-03-31'], next: null });

  const { entries } = await book.get<AuditPage>('audit?group=money&limit=200');
  const said = entries.filter(({ kind }) => kind.startsWith('recurring'));
  expect(said.map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    'A recurring expense was added: Leje af lokale, DKK 800.00 every month from 31 January 2027, Room, paid out of Cash box.',
    'The recurring expense Leje af lokale, due on 28 February 2027, was skipped.',
    'The recurring expense Leje af lokale, due on 28 February 2027, was proposed again.',
    'The recurring expense Leje af lokale, due on 28 February 2027, was skipped.',
    'A recurring expense was changed: Leje, DKK 900.00 every month from 31 January 2027, Room, paid out of Cash box.',
    'A recurring expense was changed: Leje, DKK 900.00 every month from 31 January 2027, Room, paid out of Cash box, for the last time by 15 April 2027.',
  ]);
  expect(said[1]?.why).toBe(why);
  await expectMoves(evening);
});

test('of two devices that book the same due day at once one is refused, whatever they book it as', async () => {
  const club = await open();
  const { book } = club;
  const recurring = await add(book, club.rent);
  const body = booking(book, club, recurring, '2027-01-31');
  const skip = { dueDay: '2027-01-31', why: 'Aftalt.' };
  const sent = await Promise.all([
    book.send<VoucherView & ProblemBody>('expenses', body),
    book.send<VoucherView & ProblemBody>('expenses', { ...body, amount: 1 }),
    book.send<WrittenRecurring & ProblemBody>(`recurring-expenses/${recurring}/skip`, skip),
  ]);
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await only(book)).settled).toHaveLength(1);
  const again = await refused(book, 'expenses', body);
  expect(again).toMatch(/^recurring-refused due-day-is-(?:booked|skipped) dueDay$/);
  await book.expectVerified();
});

test('a voucher that is taken back leaves its due day open, and one that holds again does not', async () => {
  const club = await open();
  const { book, evening } = club;
  // A voucher of the year before can be taken back this year, and that again.
  await book.begins('2026-01-01');
  const recurring = await add(book, { ...club.rent, firstDay: '2026-12-31' });
  const body = booking(book, club, recurring, '2026-12-31');
  const first = await book.write('expenses', { ...body, day: '2026-12-31' });
  const back = await book.write(`vouchers/${first.event}/reversal`, { why: 'Wrong amount.' });
  expect((await only(book)).due).toContain('2026-12-31');
  await book.write(`vouchers/${back.event}/reversal`, { why: 'It was right.' });
  expect((await only(book)).due).not.toContain('2026-12-31');
  expect(await refused(book, 'expenses', body)).toBe('recurring-refused due-day-is-booked dueDay');

  const once = await book.write(`vouchers/${first.event}/reversal`, { why: 'Wrong after all.' });
  await book.write('expenses', { ...body, day: '2026-12-31', amount: 79_000 });
  const holds = { day: book.today, why: 'No.' };
  expect(await refused(book, `vouchers/${once.event}/reversal`, holds)).toBe(
    'voucher-refused voucher-stays',
  );
  expect((await only(book)).settled).toHaveLength(1);
  await book.expectVerified();
  await expectMoves(evening);
});

test('bad input is refused at its field, and nothing is written', async () => {
  const club = await open();
  const { book, rent } = club;
  const bad = (more: object) => refused(book, 'recurring-expenses', { ...rent, ...more });
  expect(await bad({ text: ' ' })).toContain('validation-failed');
  expect(await bad({ amount: 0 })).toContain('validation-failed');
  expect(await bad({ every: 'week' })).toContain('validation-failed');
  expect(await bad({ firstDay: '2027-02-30' })).toBe('day-refused no-such-day firstDay');
  expect(await bad({ firstDay: '2026-12-31' })).toBe('day-refused day-before-books firstDay');
  expect(await bad({ lastDay: '2027-01-30' })).toBe(
    'validation-failed last-day-before-first lastDay',
  );
  expect(await bad({ lastDay: '2027-13-01' })).toContain('no-such-day lastDay');
  expect(await bad({ account: rent['purse'] })).toBe(
    'account-refused other-type-of-account account',
  );
  expect(await bad({ purse: rent['account'] })).toBe('account-refused other-type-of-account purse');
  expect((await book.get<RecurringExpenseList>('recurring-expenses')).recurring).toEqual([]);

  const recurring = await add(book, rent);
  const body = booking(book, club, recurring, '2027-01-31');
  const book1 = (more: object) => refused(book, 'expenses', { ...body, ...more });
  expect(await book1({ dueDay: '2027-01-30' })).toBe('recurring-refused not-due-then dueDay');
  expect(await book1({ dueDay: null })).toBe('validation-failed due-day-is-missing dueDay');
  expect(await book1({ recurring: null })).toBe('validation-failed due-day-is-missing recurring');
  expect(await book1({ recurring: book.id('a') })).toBe('recurring-not-found no-such-recurring');
  expect(await book1({ day: '2027-05-17' })).toBe('day-refused day-in-future day');
  expect(await book1({ day: '2026-12-31' })).toBe('day-refused day-before-books day');
  const skip = `recurring-expenses/${recurring}/skip`;
  expect(await refused(book, skip, { dueDay: '2027-01-31', why: '' })).toContain(
    'validation-failed',
  );
  expect(await refused(book, skip, { dueDay: '2027-02-01', why: 'x' })).toContain('not-due-then');
  expect(
    await refused(book, `recurring-expenses/${book.id('a')}/skip`, {
      dueDay: '2027-01-31',
      why: 'x',
    }),
  ).toBe('recurring-not-found no-such-recurring');
  expect((await only(book)).settled).toEqual([]);

  // As long as nothing is booked, all of it can be put right; then its days stay.
  const path = `recurring-expenses/${recurring}`;
  const other = { ...rent, firstDay: '2027-02-28', every: 'quarter' };
  expectStatus(await book.send<WrittenRecurring>(path, other, 'PUT'), 200);
  expect((await only(book)).due).toEqual(['2027-02-28']);
  await book.write('expenses', { ...body, dueDay: '2027-02-28' });
  expect(await refused(book, path, rent, 'PUT')).toBe(
    'recurring-refused recurring-has-begun firstDay',
  );
  const monthly = { ...other, every: 'month' };
  expect(await refused(book, path, monthly, 'PUT')).toBe(
    'recurring-refused recurring-has-begun every',
  );
  // A last day before the first one takes it away.
  const gone = { ...other, lastDay: '2027-02-27' };
  expectStatus(await book.send<WrittenRecurring>(path, gone, 'PUT'), 200);
  expect(await only(book)).toMatchObject({ due: [], next: null });
  await book.expectVerified();
});

test('due days of a year are open when it is closed, and a closed year takes none', async () => {
  const club = await open();
  const { book, rent } = club;
  await book.begins('2026-01-01');
  const early = { ...rent, firstDay: '2026-11-30' };
  const recurring = await add(book, early);
  const before = '2026-01-01';
  await book.write('expenses', {
    ...booking(book, club, recurring, '2026-11-30'),
    day: '2026-11-30',
  });
  const { years } = await book.get<{ years: readonly YearStanding[] }>('years');
  const waits = years.find(({ firstDay }) => firstDay === before)?.waits;
  expect(waits).toContainEqual({ what: 'due-expenses', count: 1 });
  expectStatus(
    await book.send<YearStanding>(`years/${before}/close`, {}, 'POST', undefined, 1),
    200,
  );
  expect(await refused(book, 'recurring-expenses', early)).toBe(
    'year-closed year-is-closed firstDay',
  );
  const late = booking(book, club, recurring, '2026-12-30');
  expect(await refused(book, 'expenses', { ...late, day: '2026-12-31' })).toBe(
    'year-closed year-is-closed day',
  );
  // It is still to be paid: under a day of this year.
  await book.write('expenses', late);
  expect((await only(book)).due).toEqual(['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30']);
  await book.expectVerified();
});

test('owner and treasurer keep them, who reads the money sees them, members do not', async () => {
  const club = await open();
  const { book, rent } = club;
  const can = async (role: Role) => {
    const { token } = await someone(served.base, book.club, [role]);
    const path = book.path('recurring-expenses');
    const seen = await call(served.base, 'GET', path, { as: token });
    const added = await call<WrittenRecurring>(served.base, 'POST', path, {
      as: token,
      body: rent,
    });
    const { recurring } = added.body;
    const skip = { as: token, body: { dueDay: '2027-01-31', why: 'Aftalt.' } };
    const skipped =
      added.status === 201 &&
      (await call(served.base, 'POST', `${path}/${recurring}/skip`, skip)).status === 201;
    return [seen.status, added.status, skipped];
  };
  expect(await can('treasurer')).toEqual([200, 201, true]);
  expect(await can('auditor')).toEqual([200, 403, false]);
  expect(await can('secretary')).toEqual([200, 403, false]);
  expect(await can('member')).toEqual([403, 403, false]);
});

test('an account that was put away meanwhile is refused where it is chosen', async () => {
  const club = await open();
  const { book } = club;
  const bank = await book.send<AccountView>('accounts', { type: 'purse', name: 'Bank' });
  const purse = expectStatus(bank, 201).body.id;
  const recurring = await add(book, { ...club.rent, purse });
  expectStatus(await book.send<AccountView>(`accounts/${purse}`, { archived: true }, 'PATCH'), 200);
  const body = booking(book, club, recurring, '2027-01-31');
  expect(await refused(book, 'expenses', { ...body, paidBy: { purse } })).toBe(
    'account-refused account-is-archived paidBy.purse',
  );
  await book.write('expenses', body);
  expect((await only(book)).due[0]).toBe('2027-02-28');
});

import type { AccountView } from '../../../src/cash-book/accounts/account.view.js';
import type { ArrearsList, DuesPage, DuesVoucher } from '../../../src/cash-book/dues/dues.view.js';
import type { OpenItemsList } from '../../../src/cash-book/open-items/open-items.view.js';
import type { ExpenseVoucher } from '../../../src/cash-book/expenses/expense.view.js';
import type { MembersMoney } from '../../../src/cash-book/money/money.view.js';
import type { PlanPreview, PlanView } from '../../../src/cash-book/plans/plan.view.js';
import type { PurseCount } from '../../../src/cash-book/purses/purse.view.js';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { memberAt } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { csvRecords, fetchFile } from '../../support/files/tables.js';
import { CashBook } from '../../support/money/cash-book.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';
import { expectMoves } from '../../support/api/moved-club.js';

/** Dues that are charged, waived and in arrears; expenses borne and shared; purses moved and counted. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const kroner = (amount: number) => amount * 100;

/** A club with an evening going on, and a bank beside the drawer. */
async function open() {
  const evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  const bank = { type: 'purse', name: 'Bank' };
  expectStatus(await book.send<AccountView>('accounts', bank), 201);
  await book.accounts();
  return { evening, book };
}

/** A day at this distance from today, after it or before it. */
function day(book: CashBook, away: number): string {
  const at = new Date(`${book.today}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + away);
  return at.toISOString().slice(0, 10);
}

/** Charges members by letters, in kroner; due so many days from today. */
async function charge(
  book: CashBook,
  name: string,
  due: number,
  lines: Readonly<Record<string, readonly [string, number]>>,
): Promise<DuesVoucher> {
  const written = await book.write('dues', {
    name,
    dueDay: day(book, due),
    lines: Object.entries(lines).map(([letter, [ofClass, amount]]) => ({
      member: book.id(letter),
      class: ofClass,
      amount: kroner(amount),
    })),
  });
  return written as DuesVoucher;
}

/** The open part of each line, 'a 300', by the names of the dues. */
async function left(book: CashBook, query = ''): Promise<Record<string, string[]>> {
  const { dues } = await book.get<DuesPage>(`dues${query}`);
  return Object.fromEntries(
    dues.map(({ name, lines }) => [
      name,
      lines.map((one) => `${'abcdef'[book.members.indexOf(one.member)] ?? '?'} ${one.left / 100}`),
    ]),
  );
}

/** The members with overdue dues, with the amount and the days; totals are the sums of the lines. */
async function arrears(book: CashBook): Promise<Record<string, [number, number]>> {
  const { members, total, overdue } = await book.get<ArrearsList>('arrears');
  const lines = members.flatMap(({ items }) => items);
  expect(lines.reduce((sum, { open }) => sum - open, 0)).toBe(total);
  expect(members.reduce((sum, { owes }) => sum + owes, 0)).toBe(total);
  expect(members.reduce((sum, one) => sum + one.arrears, 0)).toBe(overdue);
  const late = members.filter((one) => one.arrears > 0);
  return Object.fromEntries(
    late.map((one) => [
      'abcdef'[book.members.indexOf(one.member)] ?? '?',
      [one.arrears / 100, one.days],
    ]),
  );
}

const reverse = (book: CashBook, { event }: { readonly event: number }) =>
  book.write(`vouchers/${event}/reversal`, { why: 'It was wrong.' });

test('dues, an expense shared among three, a count that differs; and each of them taken back', async () => {
  const { evening, book } = await open();
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10, to: 'kitty' };
  await evening.step('fines', evening.told(fine));
  const [a, b, c] = [book.id('a'), book.id('b'), book.id('c')];
  const active = ['active', 300] as const;
  await charge(book, 'Spring', -40, { a: active, b: active, c: ['passive', 150] });
  const autumn = await charge(book, 'Autumn', -10, { a: ['half-year', 150], b: active });
  await charge(book, 'Next year', 30, { a: active });
  expect(await book.accounts()).toEqual({ dues: kroner(750 + 450 + 300) });
  expect(await arrears(book)).toEqual({ a: [450, 40], b: [600, 40], c: [150, 40] });

  // a pays 350 of 750: Spring is settled, and 50 of Autumn; what is due next month is not late.
  const drawer = book.account('drawer');
  await book.write('money-received', { member: a, purse: drawer, amount: kroner(350) });
  expect(await left(book)).toEqual({
    'Next year': ['a 300'],
    Autumn: ['a 100', 'b 300'],
    Spring: ['a 0', 'b 300', 'c 150'],
  });
  const waived = await book.write(`dues/${(await duesNamed(book, 'Spring')).id}/waive`, {
    member: c,
    why: 'Ill since the spring.',
  });
  expect(await arrears(book)).toEqual({ a: [100, 10], b: [600, 40] });
  expect((await book.accounts())['dues']).toBe(kroner(1350));

  // b laid out 100 kr. for coffee, shared by three: 33.34 and twice 33.33; b's own is nobody's debt.
  const coffee = { account: book.account('coffee'), amount: kroner(100), text: 'cake' };
  const shared = (await book.write('expenses', {
    ...coffee,
    paidBy: { member: b },
    sharedBy: [a, b, c],
  })) as ExpenseVoucher;
  expect([shared.shares.map(({ amount }) => amount), shared.odd]).toEqual([
    [3334, 3333, 3333],
    [a],
  ]);
  expect(shared.lines.map(({ from, to, amount }) => [from.member, to.member, amount])).toEqual([
    [a, b, 3334],
    [c, b, 3333],
  ]);
  expect(await book.stands()).toEqual({ a: -43334, b: -53333, c: -3333, d: 0, e: 0, f: 0 });

  // The club pays 60 for cards; 200 go to the bank; 85 are found where the books hold 90.
  const cards = { account: book.account('cards'), amount: kroner(60), paidBy: { purse: drawer } };
  await book.write('expenses', cards);
  const toBank = { from: drawer, to: book.account('Bank'), amount: kroner(200) };
  const moved = await book.write('purse-moves', toBank);
  const found = { purse: drawer, counted: kroner(85), why: 'Change.' };
  const counted = (await book.write('purse-counts', found)) as unknown as PurseCount;
  expect(counted).toMatchObject({ held: 9000, counted: 8500, difference: -500, currency: 'DKK' });
  const again = (await book.write('purse-counts', { ...found, why: '' })) as unknown as PurseCount;
  expect([again.held, again.difference, again.voucher]).toEqual([8500, 0, null]);
  expect(await book.accounts()).toEqual({
    drawer: kroner(85),
    Bank: kroner(200),
    dues: kroner(1350),
    cards: kroner(60),
    difference: kroner(5),
  });
  expect(await sentences(book)).toEqual([
    expect.stringMatching(/^.+ laid out DKK 100.00 for Coffee: cake. .+ share it \(.+\).$/),
    'DKK 60.00 for Cards was paid out of Cash box.',
    'DKK 200.00 was moved from Cash box to Bank.',
    'Cash box was counted: there was DKK 85.00, DKK 5.00 less than in the books.',
    'Cash box was counted: there was DKK 85.00, as in the books.',
  ]);

  // Each is taken back, the waiver too, and the dues of autumn: a paid more than is left.
  for (const one of [counted.voucher, moved, shared, waived, autumn]) {
    if (one !== null) await reverse(book, one);
  }
  expect(await book.accounts()).toEqual({
    drawer: kroner(290),
    dues: kroner(1050),
    cards: kroner(60),
  });
  expect(await book.stands()).toEqual({ a: -25000, b: -30000, c: -15000, d: 0, e: 0, f: 0 });
  expect(await left(book)).toEqual({
    'Next year': ['a 250'],
    Autumn: ['a 0', 'b 0'],
    Spring: ['a 0', 'b 300', 'c 150'],
  });
  expect(await arrears(book)).toEqual({ b: [300, 40], c: [150, 40] });
  await evening.expectSound();
  await expectMoves(evening);
});

/** The open items of a member: 'name 33.34' below zero for what they owe. */
async function openOf(book: CashBook, letter: string): Promise<string[]> {
  const { members } = await book.get<OpenItemsList>(`open-items?member=${book.id(letter)}`);
  for (const { amount, items } of members) {
    expect(items.reduce((sum, { open }) => sum + open, 0)).toBe(amount);
  }
  return members.flatMap(({ items }) =>
    items.map(({ kind, name, open, overdue }) => `${kind} ${name} ${open / 100} ${overdue}`),
  );
}

test('dues that were paid stay paid after a later coffee; each open amount has its own origin', async () => {
  const { book } = await open();
  const [a, b, c] = [book.id('a'), book.id('b'), book.id('c')];
  const drawer = book.account('drawer');
  await charge(book, 'Spring', -40, { a: ['active', 300], b: ['active', 300] });
  await book.write('money-received', { member: a, purse: drawer, amount: kroner(300) });
  await book.write('money-received', { member: b, purse: drawer, amount: kroner(100) });
  const coffee = { account: book.account('coffee'), amount: kroner(100), text: 'cake' };
  const shared = { ...coffee, paidBy: { member: c }, sharedBy: [a, b, c] };
  const cake = await book.write('expenses', shared);
  expect(await left(book)).toEqual({ Spring: ['a 0', 'b 200'] });
  expect(await openOf(book, 'a')).toEqual(['expense-recorded cake -33.34 0']);
  expect(await openOf(book, 'b')).toEqual([
    'dues-charged Spring -200 40',
    'expense-recorded cake -33.33 0',
  ]);
  expect(await openOf(book, 'c')).toEqual(['expense-recorded cake 66.67 0']);
  expect(await arrears(book)).toEqual({ b: [200, 40] });
  const list = await book.get<ArrearsList>('arrears?language=da');
  const late = list.members.filter(({ arrears: overdue }) => overdue > 0);
  const [{ reminder, owes } = { reminder: '', owes: 0 }] = late;
  expect(owes).toBe(23333);
  expect(plain(reminder)).toContain(
    'Du mangler at betale 200,00 kr. i kontingent:\n- Spring: 200,00',
  );
  expect(plain(reminder)).toContain(
    'Desuden er dette åbent:\n- Udgift: cake: 33,33 kr., skyldig siden',
  );
  expect(plain(reminder)).toContain('I alt skylder du 233,33 kr.');

  // b pays 250: the dues first, then the coffee. When that is taken back, it was too much.
  await book.write('money-received', { member: b, purse: drawer, amount: kroner(250) });
  expect(await openOf(book, 'b')).toEqual(['money-received  16.67 0']);
  await reverse(book, cake);
  expect(await openOf(book, 'b')).toEqual(['money-received  50 0']);
  expect(await openOf(book, 'a')).toEqual([]);
  const as = await memberAt(served.base, book.club, b, 'member');
  const own = await call<OpenItemsList>(served.base, 'GET', book.path('open-items'), { as });
  expect(expectStatus(own, 200).body.members.map(({ member }) => member)).toEqual([b]);
  const others = await call(served.base, 'GET', book.path(`open-items?member=${a}`), { as });
  expectProblem(others, 'not-allowed');
});

async function duesNamed(book: CashBook, name: string) {
  const { dues } = await book.get<DuesPage>('dues');
  const [found] = dues.filter((one) => one.name === name);
  if (found === undefined) throw new Error(`no dues called ${name}`);
  return found;
}

test('a reminder asks for what a plan asks for by the code of the plan alone', async () => {
  const { book } = await open();
  await charge(book, 'Kontingent', -3, { a: ['active', 300], b: ['active', 100] });
  const ways = [{ kind: 'mobilepay-number', said: { number: '20304050' } }];
  expectStatus(await book.send('ways-to-pay', { ways }, 'PUT'), 200);
  const { members } = await book.get<MembersMoney>('money/members');
  const own = members.find(({ member }) => member === book.id('a'))?.reference ?? '';
  const asked = { way: 'purse', purse: book.account('drawer'), on: book.today };
  const { digest } = expectStatus(await book.send<PlanPreview>('plans/preview', asked), 200).body;
  const plan = expectStatus(await book.send<PlanView>('plans', { ...asked, digest }), 201).body;
  const transfer = plan.transfers.find(({ from }) => from.member === book.id('a'));
  const code = transfer?.reference ?? '';
  const reminderOf = async (language: string) => {
    const list = await book.get<ArrearsList>(`arrears?language=${language}`);
    return plain(list.members.find(({ member }) => member === book.id('a'))?.reminder);
  };
  const planned = await reminderOf('da');
  expect(planned).toContain('MobilePay: nummer 20304050');
  expect(planned).toContain(`Skriv betalingskoden ${code} i beskeden`);
  expect(planned).not.toContain(own);
  // Dues that the plan does not ask for are found by the member's own code.
  await charge(book, 'Julefrokost', -1, { a: ['active', 50] });
  for (const language of ['da', 'sv', 'de', 'en']) {
    const both = await reminderOf(language);
    expect(both).toMatch(new RegExp(`- .*300.00.*: ${code} `));
    expect(both).toMatch(new RegExp(`- .*50.00.*: ${own}\n`));
  }
  await book.expectVerified();
});

/** The log's sentences about the last five events of money. */
async function sentences(book: CashBook): Promise<string[]> {
  const { entries } = await book.get<AuditPage>('audit?group=money&limit=200');
  return entries.slice(-5).map(({ sentence }) => plain(sentence));
}

/** With blanks where a line may not end. */
const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');

test('dues that are taken back take back what was not waived; guests stay who they turn out to be', async () => {
  const { book } = await open();
  const guest = await book.send<{ id: string }>('guests', { name: 'Per' });
  const per = expectStatus(guest, 201).body.id;
  const lines = { a: ['active', 300], b: ['active', 300] } as const;
  const late = await charge(book, 'Late', -1, { ...lines, [per]: ['The young', 100] });
  expectStatus(await book.send(`guests/${per}/merge`, { into: book.id('c') }), 200);
  const list = await book.get<ArrearsList>('arrears?language=da');
  expect(list.members.map(({ member, arrears }) => [member, arrears])).toContainEqual([
    book.id('c'),
    kroner(100),
  ]);
  expect(plain(list.members[0]?.reminder)).toContain(
    'Du mangler at betale 300,00 kr. i kontingent:\n- Late',
  );
  expect(list.members[0]?.reminder).not.toContain('undefined');
  await remindsHowToPay(book);
  const { reminder } = (await book.get<ArrearsList>('arrears?language=de')).members[0] ?? {};
  expect(reminder).toContain('Late');
  expect(reminder).not.toBe(list.members[0]?.reminder);

  const path = `dues/${late.dues}/waive`;
  const waive = (letter: string) => ({
    day: book.today,
    member: book.id(letter),
    why: 'No reason.',
  });
  expect((await book.write(path, waive(per))).lines[0]?.to.member).toBe(book.id('c'));
  // Many at once waive once.
  const all = await Promise.all(Array.from({ length: 8 }, () => book.send(path, waive('b'))));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(7);
  const page = await book.get<DuesPage>('dues');
  expect(page.classes).toEqual([
    { class: 'The young', amount: kroner(100) },
    { class: 'active', amount: kroner(300) },
  ]);
  expect(page.dues[0]?.lines.map(({ waivedBy }) => waivedBy !== null)).toEqual([false, true, true]);

  const back = await reverse(book, late);
  expect(back.lines.map(({ to, amount }) => [to.member, amount])).toEqual([
    [book.id('a'), kroner(300)],
  ]);
  expect(await book.accounts()).toEqual({});
  expect(await refused(book, path, waive('a'))).toBe('dues-refused dues-are-reversed');
  const [, ofB] = page.dues[0]?.lines ?? [];
  const why = { day: book.today, why: 'Wrong.' };
  expect(await refused(book, `vouchers/${ofB?.waivedBy ?? 0}/reversal`, why)).toBe(
    'dues-refused dues-are-reversed',
  );
  expect((await book.get<DuesPage>('dues')).dues[0]?.reversedBy).toBe(back.event);
  // The next page begins behind the last.
  await charge(book, 'Later', 3, lines);
  const first = await book.get<DuesPage>('dues?limit=1');
  const second = await book.get<DuesPage>(`dues?limit=1&cursor=${first.next ?? ''}`);
  expect([first, second].map(({ dues, next }) => [dues[0]?.name, next === null])).toEqual([
    ['Later', false],
    ['Late', true],
  ]);
  await book.expectVerified();
});

async function refused(book: CashBook, what: string, body: object): Promise<string> {
  const answer = await book.send(what, { day: book.today, ...body });
  const { code, reason } = answer.body as unknown as ProblemBody;
  expectProblem(answer, code);
  return `${code} ${reason}`;
}

test('impossible requests are refused; counts at once post one difference; a member sees their own dues', async () => {
  const { book } = await open();
  const [a, b] = [book.id('a'), book.id('b')];
  const drawer = book.account('drawer');
  const line = { member: a, class: 'active', amount: 100 };
  const dues = { name: 'Dues', dueDay: book.today, lines: [line] };
  expect(await refused(book, 'dues', { ...dues, lines: [line, line] })).toBe(
    'validation-failed charged-twice',
  );
  expect(await refused(book, 'dues', { ...dues, dueDay: '2026-02-30' })).toBe(
    'day-refused no-such-day',
  );
  expect(await refused(book, 'dues', { ...dues, income: drawer })).toBe(
    'account-refused other-type-of-account',
  );
  expect(await refused(book, 'dues', { ...dues, day: day(book, 1) })).toBe(
    'day-refused day-in-future',
  );
  const charged = await charge(book, 'Dues', 0, { a: ['active', 1], b: ['active', 2] });
  const waive = { member: book.id('c'), why: 'Why not.' };
  expect(await refused(book, `dues/${charged.dues}/waive`, waive)).toBe('dues-refused not-charged');
  expect(await refused(book, `dues/${a}/waive`, waive)).toBe('dues-not-found no-such-dues');

  const expense = { account: book.account('coffee'), amount: 100, paidBy: { member: a } };
  expect(await refused(book, 'expenses', { ...expense, sharedBy: [a] })).toBe(
    'validation-failed nobody-else-shares',
  );
  expect(await refused(book, 'expenses', { ...expense, sharedBy: [b, b] })).toBe(
    'validation-failed shared-twice',
  );
  expect(await refused(book, 'expenses', { ...expense, paidBy: {} })).toBe(
    'validation-failed purse-or-member',
  );
  expect(await refused(book, 'expenses', { ...expense, account: book.account('dues') })).toBe(
    'account-refused other-type-of-account',
  );
  // Nobody laid it out but the club, which owes it to a.
  await book.write('expenses', expense);
  expect(await book.stands()).toMatchObject({ a: 0, b: -200 });

  const move = { from: drawer, to: drawer, amount: 1 };
  expect(await refused(book, 'purse-moves', move)).toBe('validation-failed same-purse');
  const count = { purse: drawer, counted: 700 };
  expect(await refused(book, 'purse-counts', count)).toBe('validation-failed count-needs-why');
  const counts = await Promise.all(
    Array.from({ length: 8 }, () =>
      book.send<PurseCount>('purse-counts', { day: book.today, ...count, why: 'Found.' }),
    ),
  );
  const differences = counts.map((one) => expectStatus(one, 201).body.difference);
  expect(differences.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 700]);
  expect((await book.accounts())['drawer']).toBe(700);
  // Too much was found: spending by counting is below zero.
  expect((await book.accounts())['difference']).toBe(-700);

  const as = await memberAt(served.base, book.club, b, 'member');
  const own = await call<DuesPage>(served.base, 'GET', book.path('dues'), { as });
  const seen = expectStatus(own, 200).body.dues.flatMap(({ lines }) => lines);
  expect(seen.map(({ member, left: amount }) => [member, amount])).toEqual([[b, 200]]);
  expect(expectStatus(own, 200).body.classes).toEqual([{ class: 'active', amount: 200 }]);
  const others = await call(served.base, 'GET', book.path(`dues?member=${a}`), { as });
  expectProblem(others, 'not-allowed');
  expectProblem(await call(served.base, 'GET', book.path('arrears'), { as }), 'not-allowed');
  await book.expectVerified();
});

test('arrears are every open debt under its own origin, on screen and as a file; dues alone are overdue', async () => {
  const { book } = await open();
  await charge(book, 'Spring', -40, { a: ['active', 300] });
  await book.write('opening-balances', {
    lines: [
      { member: book.id('a'), amount: -kroner(85) },
      { member: book.id('b'), amount: -kroner(40) },
      { member: book.id('c'), amount: kroner(22) },
    ],
  });
  const { members, total, overdue } = await book.get<ArrearsList>('arrears?language=da');
  expect([total, overdue]).toEqual([kroner(425), kroner(300)]);
  expect(members.map(({ owes, items }) => [owes, items.map(({ kind }) => kind)])).toEqual(
    expect.arrayContaining([
      [kroner(385), ['dues-charged', 'opening-balances-recorded']],
      [kroner(40), ['opening-balances-recorded']],
    ]),
  );
  expect(members).toHaveLength(2);
  const b = members.find(({ member }) => member === book.id('b'));
  expect(b?.reminder).toContain('Du skylder klubben 40,00');
  expect(b?.reminder).toContain('Saldo fra tidligere: 40,00');
  expect(b?.reminder).not.toContain('..');
  const csv = await fetchFile(served.base, book.path('arrears.csv?dialect=plain'));
  const lines = csvRecords(csv.bytes).map((row) => Number(row['open']));
  expect(lines.reduce((sum, open) => sum + open, 0)).toBe(total / 100);
  expect(lines).toHaveLength(3);
  await book.expectVerified();
});

test('reminders are counted since the oldest debt, and none is recorded of who owes nothing', async () => {
  const { book } = await open();
  const [a, b] = [book.id('a'), book.id('b')];
  const remind = (member: string) => book.send<ProblemBody>('reminders', { member });
  const nobody = await remind(a);
  expect([nobody.status, nobody.body.reason, nobody.body.field]).toEqual([
    400,
    'owes-nothing',
    'member',
  ]);
  await book.write('opening-balances', {
    lines: [a, b].map((member) => ({ member, amount: -100 })),
  });
  const reminders = async () =>
    (await book.get<ArrearsList>('arrears')).members.map((one) => [
      one.member === a ? 'a' : 'b',
      one.reminders,
      one.remindedAt !== null,
    ]);
  for (const member of [a, a, b]) expectStatus(await remind(member), 201);
  expect((await reminders()).sort()).toEqual([
    ['a', 2, true],
    ['b', 1, true],
  ]);
  // A debt that was paid is not the one that comes after it.
  await book.write('money-received', { member: a, purse: book.account('drawer'), amount: 100 });
  await charge(book, 'Later', 10, { a: ['active', 300] });
  expect((await reminders()).sort()).toEqual([
    ['a', 0, false],
    ['b', 1, true],
  ]);
  await book.expectVerified();
});

/** A reminder names the ways to pay with their numbers, and the code that finds the payment again. */
async function remindsHowToPay(book: CashBook): Promise<void> {
  const ways = [{ kind: 'mobilepay-number', said: { number: '20304050' } }];
  expectStatus(await book.send('ways-to-pay', { ways }, 'PUT'), 200);
  const [{ member, reminder } = { member: '', reminder: '' }] = (
    await book.get<ArrearsList>('arrears?language=da')
  ).members;
  const { members } = await book.get<MembersMoney>('money/members');
  const code = members.find((one) => one.member === member)?.reference;
  expect(reminder).toContain('- MobilePay: nummer 20304050');
  expect(reminder).toContain(`betalingskoden ${code} i beskeden`);
}

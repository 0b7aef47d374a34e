import type { VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { NewsView, WaitingYear } from '../../../src/audit/news/news.view.js';
import type { YearAccounts } from '../../../src/cash-book/years/year-accounts.view.js';
import type {
  ChangedYear,
  ExaminationView,
  ExaminedYear,
  YearList,
} from '../../../src/cash-book/years/year.view.js';
import type { ClubView, MemberView } from '../../../src/clubs/view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { ownerAt, whoIs } from '../../support/api/access.js';
import { make, someone, type Someone } from '../../support/api/access-club.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { expectDescribed } from '../../support/api/described.js';
import { linesOfPdf, withPoppler } from '../../support/files/poppler.js';
import { CashBook } from '../../support/money/cash-book.js';

/** The examination of a closed year: signed, answered, withdrawn, and of the year as it was. */

let served: ServedApp;
beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterAll(() => served.close());

/** A club whose last year is closed, with a debt of Anna and money of Bent in it. */
class ClosedYear {
  private constructor(
    readonly book: CashBook,
    readonly firstDay: string,
    readonly auditor: Someone,
    readonly treasurer: Someone,
    readonly anna: Someone,
  ) {}

  static async of(): Promise<ClosedYear> {
    const { base } = served;
    const { id } = await make<ClubView>(base, '/v1/clubs', { name: 'Kopperne' });
    const member = async (name: string) =>
      (await make<MemberView>(base, `/v1/clubs/${id}/members`, { name })).id;
    const members = [await member('Anna'), await member('Bent')];
    const book = await CashBook.of(served, id, members);
    const firstDay = `${Number(book.today.slice(0, 4)) - 1}-01-01`;
    await book.begins(firstDay);
    const lines = [
      { member: book.id('a'), amount: -4000 },
      { member: book.id('b'), amount: 2500 },
    ];
    expectStatus(await book.send('opening-balances', { day: firstDay, lines }), 201);
    const year = new ClosedYear(
      book,
      firstDay,
      await someone(base, id, 'auditor'),
      await someone(base, id, 'treasurer'),
      await someone(base, id, 'member', book.id('a')),
    );
    expectStatus(await year.send('close', undefined, { version: 1 }), 200);
    return year;
  }

  async send<T>(what: string, body?: object, more: { version?: number; as?: string } = {}) {
    const path = this.book.path(`years/${this.firstDay}/${what}`);
    const answer = await call<T>(served.base, 'POST', path, { body, ...more });
    expectDescribed(served, 'POST', path, answer, body);
    return answer;
  }

  async reason(what: string, body: object | undefined, more: { version?: number; as?: string }) {
    const { status, body: told } = await this.send<ProblemBody>(what, body, more);
    return `${status} ${told.reason}`;
  }

  accounts(as?: string): Promise<YearAccounts> {
    return this.book.get<YearAccounts>(`years/${this.firstDay}/accounts`, as);
  }

  /** An examination as the auditor would send it now. */
  async found(more: object = {}) {
    const { head } = await this.accounts();
    return { ticked: ['purses-counted'], noted: [], conclusion: 'approved', head, ...more };
  }

  async sign(more: object = {}, version = 2): Promise<number> {
    const asked = { version, as: this.auditor.token };
    const signed = await this.send<ExaminedYear>('examinations', await this.found(more), asked);
    return expectStatus(signed, 201).body.event;
  }

  async examinations(): Promise<readonly ExaminationView[]> {
    return (await this.accounts()).year.examinations;
  }

  /** The tasks in years that wait for somebody. */
  async waits(who: Someone): Promise<readonly Pick<WaitingYear, 'what' | 'count'>[]> {
    const { waiting } = await this.book.get<NewsView>('news', who.token);
    return waiting.years.map(({ what, count }) => ({ what, count }));
  }

  async paper(as?: string): Promise<string> {
    const path = this.book.path(`years/${this.firstDay}/accounts.pdf?language=en&names=all`);
    const headers = { authorization: `Bearer ${as ?? this.treasurer.token}` };
    const answer = await fetch(served.base + path, { headers });
    expect(answer.status).toBe(200);
    return linesOfPdf(new Uint8Array(await answer.arrayBuffer()))
      .join(' ')
      .replace(/\s+/g, ' ');
  }
}

test('an examination looks at something, concludes, and names its reservations', async () => {
  const year = await ClosedYear.of();
  const { auditor } = year;
  const refused = async (more: object) =>
    year.reason('examinations', await year.found(more), { version: 2, as: auditor.token });
  expect(await refused({ ticked: [] })).toBe('409 nothing-looked-at');
  expect(await refused({ conclusion: 'approved-with-reservations' })).toBe('409 remark-is-missing');
  expect(await refused({ conclusion: 'not-approved' })).toBe('409 remark-is-missing');
  expect(await refused({ conclusion: undefined })).toBe('400 fields-wrong');
  expect(await year.examinations()).toEqual([]);
  expect(await year.waits(auditor)).toEqual([{ what: 'to-examine', count: 1 }]);

  await year.sign();
  expect(await year.examinations()).toMatchObject([
    {
      actorName: auditor.name,
      conclusion: 'approved',
      ticked: ['purses-counted'],
      unticked: [
        'vouchers-have-receipts',
        'members-agree',
        'dues-charged',
        'expenses-decided',
        'proof-verified',
      ],
      noted: [],
      holds: true,
      reopened: null,
      withdrawn: null,
    },
  ]);
  expect(await year.waits(auditor)).toEqual([]);
  await year.book.expectVerified();
});

test('an examination names the vouchers that were looked at, of its year and each once', async () => {
  const year = await ClosedYear.of();
  const { book, auditor } = year;
  const { vouchers } = await book.get<VoucherPage>(`vouchers?year=${year.firstDay}`);
  const event = vouchers[0]?.event ?? 0;
  const lines = [{ account: book.account('drawer'), amount: 100 }];
  const now = await book.write('opening-balances', { day: book.today, lines });
  const refused = async (...looked: object[]) =>
    year.reason('examinations', await year.found({ looked }), { version: 2, as: auditor.token });
  expect(await refused({ voucher: event }, { voucher: now.event })).toBe('404 no-such-voucher');
  expect(await refused({ voucher: 1 })).toBe('404 no-such-voucher');
  expect(await refused({ voucher: event }, { voucher: event })).toBe('400 fields-wrong');
  const reserved = { conclusion: 'approved-with-reservations', looked: [{ voucher: event }] };
  const asked = await year.found(reserved);
  const as = { version: 2, as: auditor.token };
  expect(await year.reason('examinations', asked, as)).toBe('409 remark-is-missing');

  // A remark about a voucher is one.
  const remark = 'The receipt shows another day.';
  await year.sign({ ...reserved, looked: [{ voucher: event, remark: ` ${remark} ` }] });
  const label = `${year.firstDay.slice(0, 4)}-1`;
  expect(await year.examinations()).toMatchObject([
    { vouchers: { total: 1, looked: [{ event, label, remark }] } },
  ]);
  const { entries } = await book.get<AuditPage>('audit?group=money');
  expect(entries.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([expect.stringContaining('Vouchers looked at: 1.')]),
  );
  await year.sign();
  expect((await year.examinations())[0]?.vouchers).toEqual({ total: 1, looked: [] });
  await book.expectVerified();
});

test('a remark is answered by who keeps the money, and settled by an auditor', async () => {
  const year = await ClosedYear.of();
  const { auditor, treasurer } = year;
  const noted = ['Receipt 12 is missing.', 'The safe was not counted.'];
  const event = await year.sign({ conclusion: 'approved-with-reservations', noted });
  expect(await year.waits(treasurer)).toEqual([{ what: 'remarks', count: 2 }]);
  const remark = (number: number, what: string) =>
    `examinations/${event}/remarks/${number}/${what}`;
  const answer = { answer: 'It was found.' };
  const as = treasurer.token;
  expect(await year.reason(remark(1, 'settle'), undefined, { as })).toBe('403 role-may-not');
  expect(await year.reason(remark(3, 'answer'), answer, { as })).toBe('404 no-such-remark');
  expectStatus(await year.send(remark(1, 'answer'), answer, { as }), 200);
  expect(await year.waits(treasurer)).toEqual([{ what: 'remarks', count: 1 }]);
  expect(await year.waits(auditor)).toEqual([{ what: 'answers', count: 1 }]);
  for (const number of [1, 2]) {
    expectStatus(await year.send(remark(number, 'settle'), undefined, { as: auditor.token }), 200);
  }
  expect(await year.reason(remark(1, 'answer'), answer, { as })).toBe('409 remark-is-settled');
  const [examined] = await year.examinations();
  expect(examined?.noted).toMatchObject([
    { number: 1, text: noted[0], answer: { text: answer.answer, actorName: treasurer.name } },
    { number: 2, text: noted[1], answer: null, settled: { actorName: auditor.name } },
  ]);
  expect([await year.waits(treasurer), await year.waits(auditor)]).toEqual([[], []]);
  const { entries } = await year.book.get<AuditPage>('audit?group=money');
  const label = year.firstDay.slice(0, 4);
  expect(entries.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      `The accounts of ${label} were examined: approved with reservations. ${noted.join(' ')}`,
      `Remark 1 of the auditor about the accounts of ${label} was answered: It was found.`,
      `Remark 2 of the auditor about the accounts of ${label} was settled.`,
    ]),
  );
  await year.book.expectVerified();
});

test('a keeper of the books settles no remark, nor does the member who answered it, where another can', async () => {
  const year = await ClosedYear.of();
  const { auditor, treasurer, book } = year;
  const { base } = served;
  const noted = ['Receipt 12 is missing.', 'The safe was not counted.'];
  const event = await year.sign({ conclusion: 'approved-with-reservations', noted });
  const settle = (number: number, as: string) =>
    year.reason(`examinations/${event}/remarks/${number}/settle`, undefined, { as });
  const answer = { answer: 'It was found.' };
  const answering = `examinations/${event}/remarks/1/answer`;
  expectStatus(await year.send(answering, answer, { as: treasurer.token }), 200);

  // The owner recorded the vouchers of the year; the treasurer came later, and answered.
  const both = { body: { roles: ['owner', 'auditor'] } };
  const me = await whoIs(base, ownerAt(base) ?? '');
  const own = book.path(`memberships/${me.user?.id ?? ''}`);
  expectStatus(await call(base, 'PATCH', own, both), 200);
  const roles = { body: { roles: ['treasurer', 'auditor'] } };
  expectStatus(await call(base, 'PATCH', book.path(`memberships/${treasurer.id}`), roles), 200);
  const owner = ownerAt(base) ?? '';
  expect(await settle(2, owner)).toBe('409 examiner-kept-books');
  expect(await settle(1, treasurer.token)).toBe('409 remark-answered-by-you');
  const { booksKept, canOthersExamine, otherAuditors } = await year.accounts(owner);
  expect([booksKept, canOthersExamine, otherAuditors]).toEqual(['recorder', true, []]);
  const found = await year.found();
  const refused = await year.reason('examinations', found, { version: 2, as: owner });
  expect(refused).toBe('409 examiner-kept-books');
  expect((await year.accounts(auditor.token)).booksKept).toBe(null);

  // A club in which nobody else is left: the owner examines their own books.
  for (const letter of ['a', 'b']) {
    const archive = book.path(`members/${book.id(letter)}/archive`);
    expectStatus(await call(base, 'POST', archive), 200);
  }
  const alone = await year.accounts(owner);
  expect([alone.booksKept, alone.canOthersExamine]).toEqual(['recorder', false]);
  expectStatus(await year.send('examinations', found, { version: 2, as: owner }), 201);
  await book.expectVerified();
});

test('only its author withdraws a signature, with a reason, until the year is opened again', async () => {
  const year = await ClosedYear.of();
  const event = await year.sign();
  const withdraw = `examinations/${event}/withdraw`;
  const why = { why: 'Signed too early.' };
  const other = await someone(served.base, year.book.club, 'auditor');
  const as = year.auditor.token;
  expect(await year.reason(withdraw, why, { as: other.token })).toBe('409 examination-of-another');
  expect(await year.reason('examinations/1/withdraw', why, { as })).toBe('404 no-such-examination');
  expectStatus(await year.send(withdraw, why, { as }), 200);
  expect(await year.reason(withdraw, why, { as })).toBe('409 examination-is-withdrawn');
  const [withdrawn] = await year.examinations();
  expect(withdrawn).toMatchObject({ conclusion: 'approved', withdrawn: { text: why.why } });
  expect(await year.waits(year.auditor)).toEqual([{ what: 'to-examine', count: 1 }]);

  const second = await year.sign();
  expectStatus(await year.send('reopen', { why: 'A receipt.' }, { version: 2 }), 200);
  expect(await year.reason(`examinations/${second}/withdraw`, why, { as })).toBe(
    '409 examination-is-of-before',
  );
  await year.book.expectVerified();
});

test('an owner opens an examined year, a treasurer alone does not, and the auditor sees it', async () => {
  const year = await ClosedYear.of();
  const { auditor, treasurer } = year;
  const reopen = { why: 'A receipt.' };
  const as = treasurer.token;
  const event = await year.sign();
  expect(await year.reason('reopen', reopen, { version: 2, as })).toBe('409 owner-opens-examined');
  // A withdrawn examination is signed no more.
  const why = { why: 'Signed too early.' };
  await year.send(`examinations/${event}/withdraw`, why, { as: auditor.token });
  expectStatus(await year.send<ChangedYear>('reopen', reopen, { version: 2, as }), 200);
  expect(await year.waits(auditor)).toEqual([]);
  expectStatus(await year.send('close', undefined, { version: 3, as }), 200);

  await year.sign({}, 4);
  expectStatus(await year.send('reopen', reopen, { version: 4 }), 200);
  expect(await year.waits(auditor)).toEqual([{ what: 'opened-again', count: 1 }]);
  expectStatus(await year.send('close', undefined, { version: 5 }), 200);
  expect(await year.waits(auditor)).toEqual([{ what: 'to-examine', count: 1 }]);
  expect(await year.examinations()).toMatchObject([
    { holds: false, reopened: { text: 'A receipt.' }, withdrawn: null },
    { holds: false, withdrawn: { text: why.why } },
  ]);
});

test('a member reads the accounts of a closed year, with the names of nobody else', async () => {
  const year = await ClosedYear.of();
  const { anna, book } = year;
  const { years } = await book.get<YearList>('years', anna.token);
  expect(years.map(({ firstDay }) => firstDay)).toEqual([year.firstDay]);
  const accounts = await year.accounts(anna.token);
  expect(accounts.balance).toMatchObject({
    owedByMembers: { amount: 4000, members: 1 },
    owedToMembers: { amount: 2500, members: 1 },
    totalEquity: { amount: 1500 },
  });
  expect(accounts.members).toMatchObject([{ name: 'Anna', closing: -4000 }]);
  expect((await year.accounts()).members).toHaveLength(2);
  const running = book.path(`years/${book.today.slice(0, 4)}-01-01/accounts`);
  const refused = await call(served.base, 'GET', running, { as: anna.token });
  expect(refused).toMatchObject({ status: 403, body: { reason: 'accounts-not-closed' } });
  const verified = await call(served.base, 'GET', book.path('verification'), { as: anna.token });
  expect(verified.status).toBe(200);
});

withPoppler('the accounts on paper', () => {
  test('say whose signature is of which figures, and what was not looked at', async () => {
    const year = await ClosedYear.of();
    expect(await year.paper()).toContain('The accounts have not been examined.');
    const noted = ['Receipt 12 is missing.'];
    const { vouchers } = await year.book.get<VoucherPage>(`vouchers?year=${year.firstDay}`);
    const looked = vouchers.map(({ event: voucher }) => ({ voucher, remark: 'Of another day.' }));
    await year.sign({ conclusion: 'approved-with-reservations', noted, looked });
    const signed = await year.paper();
    const [name = ''] = year.auditor.name.split('@');
    expect(signed).not.toContain('have not been examined');
    expect(signed).toMatch(new RegExp(`Signed by ${name}, .*: approved with reservations`));
    expect(signed).toContain('Of the figures in these accounts.');
    expect(signed).toMatch(/Looked at: The purses were counted Not looked at: The vouchers have/);
    expect(signed).toContain('Remark 1: Receipt 12 is missing. (Not answered)');
    expect(signed).toContain('Vouchers: 1 of 1 vouchers looked at');
    expect(signed).toContain(`Voucher ${year.firstDay.slice(0, 4)}-1: Of another day.`);
    expect(signed).toContain('Total equity 15.00');
    expect(signed).not.toContain(year.auditor.name);

    await year.send('reopen', { why: 'A receipt.' }, { version: 2 });
    await year.send('close', undefined, { version: 3 });
    const again = await year.paper();
    expect(again).toContain('The accounts have not been examined.');
    expect(again).toMatch(/Of the accounts as they were before the year was opened again on/);
    expect(again).not.toContain('Of the figures in these accounts.');
  });

  test('name nobody else to a member, and list no vouchers', async () => {
    const year = await ClosedYear.of();
    const own = await year.paper(year.anna.token);
    expect(own).toContain('Anna');
    expect(own).not.toContain('Bent');
    const all = await year.paper();
    expect(all).toContain('Bent');
    expect([own.includes('Vouchers'), all.includes('Vouchers')]).toEqual([true, true]);
    const label = `${year.firstDay.slice(0, 4)}-1`;
    expect([own.includes(`${label} `), all.includes(`${label} `)]).toEqual([false, true]);
  });
});

import type { VoucherPage } from '../../../../src/cash-book/vouchers/voucher.view.js';
import type { AuditPage } from '../../../../src/audit/log/view.js';
import type { NewsView, WaitingYear } from '../../../../src/audit/news/news.view.js';
import type {
  ChangedRemark,
  ExaminationView,
  ExaminedYear,
  RemarkView,
} from '../../../../src/cash-book/examinations/examination.view.js';
import type { PurseCount } from '../../../../src/cash-book/purses/purse.view.js';
import type { YearAccounts } from '../../../../src/cash-book/years/year-accounts.view.js';
import type { ChangedYear, YearList } from '../../../../src/cash-book/years/year.view.js';
import type { ClubView, MemberView } from '../../../../src/clubs/view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { ownerAt, whoIs } from '../../../support/access/access.js';
import { make, someone, type Someone } from '../../../support/access/access-club.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { expectDescribed } from '../../../support/api/described.js';
import { HAS_POPPLER, linesOfPdf, withPoppler } from '../../../support/files/poppler.js';
import { CashBook } from '../../../support/money/cash-book.js';

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

  /** @param spends whether money of the cash box was spent in it, without a receipt */
  static async of({ spends = false } = {}): Promise<ClosedYear> {
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
    if (spends) {
      const [account, purse] = ['coffee', 'drawer'].map((code) => book.account(code));
      const spent = { day: firstDay, account, paidBy: { purse }, amount: 5000, text: 'Coffee' };
      expectStatus(await book.send('expenses', spent), 201);
    }
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
    return { ticked: ['purses-counted'], conclusion: 'approved', head, ...more };
  }

  /** A remark of the auditor; gives its number. */
  async put(text: string, more: object = {}): Promise<number> {
    const as = this.auditor.token;
    const put = await this.send<ChangedRemark>('remarks', { text, ...more }, { as });
    return expectStatus(put, 201).body.remark;
  }

  async remarks(): Promise<readonly RemarkView[]> {
    return (await this.accounts()).year.remarks;
  }

  /** The event of the first voucher of the year. */
  async voucher(): Promise<number> {
    const { vouchers } = await this.book.get<VoucherPage>(`vouchers?year=${this.firstDay}`);
    return vouchers[0]?.event ?? 0;
  }

  async sign(more: object = {}, version = 2): Promise<number> {
    const asked = { version, as: this.auditor.token };
    const signed = await this.send<ExaminedYear>('examinations', await this.found(more), asked);
    return expectStatus(signed, 201).body.event;
  }

  async examinations(): Promise<readonly ExaminationView[]> {
    return (await this.accounts()).year.examinations;
  }

  /** The news of somebody, the newest first; seen after that. */
  async news(who: Someone): Promise<readonly string[]> {
    const { news, event } = await this.book.get<NewsView>('news', who.token);
    const seen = { body: { event }, as: who.token };
    expectStatus(await call(served.base, 'POST', this.book.path('news/seen'), seen), 200);
    expect(news.every(({ year }) => year?.firstDay === this.firstDay)).toBe(true);
    return news.map(({ what }) => what);
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
  const missing = '409 reservation-is-missing';
  expect(await refused({ conclusion: 'approved-with-reservations' })).toBe(missing);
  expect(await refused({ conclusion: 'not-approved' })).toBe(missing);
  expect(await refused({ reservation: 'Receipt 12.' })).toBe('409 reservation-of-approval');
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
      open: [],
      holds: true,
      reopened: null,
      withdrawn: null,
    },
  ]);
  expect(await year.waits(auditor)).toEqual([]);
  await year.book.expectVerified();
});

test('vouchers say who looked at them and when, and are listed by it; a withdrawn signature looked at none', async () => {
  const year = await ClosedYear.of({ spends: true });
  const { book, auditor } = year;
  const listed = async (looked: string) => {
    const { vouchers } = await book.get<VoucherPage>(`vouchers?looked=${looked}`);
    return vouchers.map(({ number, lookedAt }) => [number, lookedAt.map((one) => one.actorName)]);
  };
  expect([await listed('yes'), await listed('no')]).toEqual([
    [],
    [
      [2, []],
      [1, []],
    ],
  ]);
  const signed = await year.sign({ looked: [await year.voucher()] });
  const [name = ''] = auditor.name.split('@');
  expect([await listed('yes'), await listed('no')]).toEqual([
    [[2, [expect.stringContaining(name)]]],
    [[1, []]],
  ]);
  const [examination] = await year.examinations();
  expect(examination?.vouchers).toMatchObject({ total: 2, numbers: [2], otherNumbers: [1] });
  const by = { as: auditor.token };
  const at = `examinations/${signed}/withdraw`;
  expectStatus(await year.send(at, { why: 'Too early.' }, by), 200);
  expect((await listed('yes')).length).toBe(0);
});

test('a signature of earlier figures says what changed since: vouchers, and balances then and now', async () => {
  const year = await ClosedYear.of({ spends: true });
  const { book } = year;
  await year.sign();
  const since = async (token?: string) =>
    (await year.accounts(token)).year.examinations[0]?.changes;
  expect(await since()).toBe(null);
  expectStatus(await year.send('reopen', { why: 'A receipt.' }, { version: 2 }), 200);
  expect(await since()).toEqual({ vouchers: [], added: 0, reversed: 0, balances: [] });
  const [account, purse] = ['coffee', 'drawer'].map((code) => book.account(code));
  const spent = { day: year.firstDay, account, paidBy: { purse }, amount: 700, text: 'Milk' };
  await book.write('expenses', spent);
  const { vouchers } = await book.get<VoucherPage>('vouchers');
  const coffee = vouchers.find(({ text }) => text === 'Coffee')?.event ?? 0;
  await book.write(`vouchers/${coffee}/reversal`, { day: year.firstDay, why: 'Twice.' });
  const paid = { day: year.firstDay, member: book.id('a'), purse, amount: 300, text: '' };
  await book.write('money-received', paid);
  const changes = await since();
  expect(changes?.vouchers.map(({ text, change, amount }) => [text, change, amount])).toEqual([
    ['Coffee', 'reversed', -5000],
    ['Milk', 'added', -700],
    ['', 'added', 300],
  ]);
  expect([changes?.added, changes?.reversed]).toEqual([2, 1]);
  const balances = changes?.balances.map(({ code, account: of, then, now }) => {
    return [of === null ? 'members' : code, then, now];
  });
  expect(balances).toEqual(
    expect.arrayContaining([
      ['coffee', 5000, 700],
      ['drawer', -5000, -400],
      ['members', -1500, -1200],
    ]),
  );
  expect(balances?.length).toBe(3);
  expectStatus(await year.send('close', undefined, { version: 3 }), 200);
  expect(await since(year.anna.token)).toMatchObject({ vouchers: [], added: 2, reversed: 1 });
  await book.expectVerified();
});

test('an examination names the vouchers that were looked at, of its year and each once', async () => {
  const year = await ClosedYear.of();
  const { book, auditor } = year;
  const event = await year.voucher();
  const lines = [{ account: book.account('drawer'), amount: 100 }];
  const now = await book.write('opening-balances', { day: book.today, lines });
  const refused = async (...looked: number[]) =>
    year.reason('examinations', await year.found({ looked }), { version: 2, as: auditor.token });
  expect(await refused(event, now.event)).toBe('404 no-such-voucher');
  expect(await refused(1)).toBe('404 no-such-voucher');
  expect(await refused(event, event)).toBe('400 fields-wrong');
  await year.sign({ looked: [event] });
  expect(await year.examinations()).toMatchObject([
    { vouchers: { total: 1, looked: [event], numbers: [1], otherNumbers: [] } },
  ]);
  const { entries } = await book.get<AuditPage>('audit?group=money');
  expect(entries.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([expect.stringContaining('Vouchers looked at: 1.')]),
  );
  await year.sign();
  expect((await year.examinations())[0]?.vouchers).toEqual({
    ...{ total: 1, looked: [], numbers: [], otherNumbers: [1] },
  });
  await book.expectVerified();
});

test('a remark is put before the signature, answered, kept open and settled, with news for all', async () => {
  const year = await ClosedYear.of();
  const { auditor, treasurer } = year;
  expect(await year.news(auditor)).toEqual(['year-closed']);
  expect(await year.put(' Receipt 12 is missing. ')).toBe(1);
  expect(await year.put('The safe was not counted.')).toBe(2);
  expect(await year.put('Thank you.', { needsAnswer: false })).toBe(3);
  expect(await year.waits(treasurer)).toEqual([{ what: 'remarks', count: 2 }]);
  expect(await year.news(treasurer)).toEqual(['remark-put', 'remark-put', 'remark-put']);
  const as = treasurer.token;
  const by = { as: auditor.token };
  const answer = { answer: 'It was found.' };
  const open = { why: 'It is of another day.' };
  expect(await year.reason('remarks', { text: 'Mine.' }, { as })).toBe('403 role-may-not');
  expect(await year.reason('remarks', { text: ' ' }, by)).toBe('400 fields-wrong');
  expect(await year.reason('remarks/1/answer', answer, by)).toBe('403 role-may-not');
  expect(await year.reason('remarks/1/settle', undefined, { as })).toBe('403 role-may-not');
  expect(await year.reason('remarks/1/keep-open', open, { as })).toBe('403 role-may-not');
  expect(await year.reason('remarks/4/answer', answer, { as })).toBe('404 no-such-remark');
  expect(await year.reason('remarks/1/keep-open', open, by)).toBe('409 remark-not-answered');

  expectStatus(await year.send('remarks/1/answer', answer, { as }), 200);
  expect(await year.waits(treasurer)).toEqual([{ what: 'remarks', count: 1 }]);
  const examine = { what: 'to-examine', count: 1 };
  expect(await year.waits(auditor)).toEqual([examine, { what: 'answers', count: 1 }]);
  expect(await year.news(auditor)).toEqual(['remark-answered']);
  expectStatus(await year.send('remarks/1/keep-open', open, by), 200);
  expect(await year.news(treasurer)).toEqual(['remark-kept-open']);
  expect(await year.waits(treasurer)).toEqual([{ what: 'remarks', count: 2 }]);
  expect(await year.reason('remarks/1/keep-open', open, by)).toBe('409 remark-not-answered');
  expectStatus(await year.send('remarks/1/answer', { answer: 'Voucher 12.' }, { as }), 200);
  expectStatus(await year.send('remarks/1/settle', undefined, by), 200);
  expect(await year.reason('remarks/1/answer', answer, { as })).toBe('409 remark-is-settled');

  await year.sign({ conclusion: 'approved-with-reservations' });
  expect(await year.examinations()).toMatchObject([{ settled: [1], open: [2], noted: [3] }]);
  expect(await year.news(treasurer)).toEqual(['year-examined']);
  expectStatus(await year.send('remarks/2/settle', undefined, by), 200);
  // The signature keeps its state of the remarks.
  expect(await year.examinations()).toMatchObject([{ settled: [1], open: [2], noted: [3] }]);
  expect(await year.remarks()).toMatchObject([
    {
      number: 1,
      text: 'Receipt 12 is missing.',
      standing: 'settled',
      answer: { text: 'Voucher 12.', actorName: treasurer.name },
      keptOpen: { text: open.why, actorName: auditor.name },
    },
    { number: 2, standing: 'settled', answer: null, settled: { actorName: auditor.name } },
    { number: 3, standing: 'noted', needsAnswer: false },
  ]);
  expect(await year.waits(treasurer)).toEqual([]);
  const { entries } = await year.book.get<AuditPage>('audit?group=money');
  const label = year.firstDay.slice(0, 4);
  expect(entries.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      `The auditor put a remark about the accounts of ${label}: Receipt 12 is missing.`,
      `The accounts of ${label} were examined: approved with reservations.`,
      `Remark 1 of the auditor about the accounts of ${label} was answered: Voucher 12.`,
      `Remark 1 of the auditor about the accounts of ${label} was kept open.`,
      `Remark 2 of the auditor about the accounts of ${label} was settled.`,
    ]),
  );
  await year.book.expectVerified();
});

test('a remark about a voucher is put while its year is open too, one about the year is not', async () => {
  const year = await ClosedYear.of();
  const { auditor, book } = year;
  const voucher = await year.voucher();
  const lines = [{ account: book.account('drawer'), amount: 100 }];
  const now = await book.write('opening-balances', { day: book.today, lines });
  const running = `years/${book.today.slice(0, 4)}-01-01/remarks`;
  const put = async (body: object, path = running) => {
    const answer = await book.send<ProblemBody>(path, body, 'POST', auditor.token);
    return [answer.status, answer.body.reason, answer.body.field];
  };
  const text = 'The receipt shows another day.';
  expect(await put({ text })).toEqual([409, 'remark-needs-closed-year', 'voucher']);
  expect(await put({ text, voucher })).toEqual([404, 'no-such-voucher', 'voucher']);
  expect((await put({ text, voucher: now.event }))[0]).toBe(201);
  expect(await put({ text }, 'years/2020-02-01/remarks')).toEqual([404, 'no-such-year', undefined]);
  expect(await year.put(text, { voucher })).toBe(1);
  const label = `${year.firstDay.slice(0, 4)}-1`;
  expect(await year.remarks()).toMatchObject([{ number: 1, voucher: { event: voucher, label } }]);
  expect(await year.waits(year.treasurer)).toEqual([
    { what: 'remarks', count: 1 },
    { what: 'remarks', count: 1 },
  ]);
  const { entries } = await book.get<AuditPage>('audit?group=money');
  expect(entries.map(({ sentence }) => sentence)).toContain(
    `The auditor put a remark about voucher ${label}: ${text}`,
  );
  await book.expectVerified();
});

test('a keeper of the books puts and settles no remark, nor does the member who answered it, where another can', async () => {
  const year = await ClosedYear.of();
  const { auditor, treasurer, book } = year;
  const { base } = served;
  await year.put('Receipt 12 is missing.');
  await year.put('The safe was not counted.');
  const settle = (number: number, as: string) =>
    year.reason(`remarks/${number}/settle`, undefined, { as });
  const answer = { answer: 'It was found.' };
  expectStatus(await year.send('remarks/1/answer', answer, { as: treasurer.token }), 200);

  // The owner recorded the vouchers of the year; the treasurer came later, and answered.
  const both = { body: { roles: ['owner', 'auditor'] } };
  const me = await whoIs(base, ownerAt(base) ?? '');
  const own = book.path(`memberships/${me.user?.id ?? ''}`);
  expectStatus(await call(base, 'PATCH', own, both), 200);
  const roles = { body: { roles: ['treasurer', 'auditor'] } };
  expectStatus(await call(base, 'PATCH', book.path(`memberships/${treasurer.id}`), roles), 200);
  const owner = ownerAt(base) ?? '';
  expect(await settle(2, owner)).toBe('409 examiner-kept-books');
  const keptBooks = '409 examiner-kept-books';
  expect(await year.reason('remarks', { text: 'Mine.' }, { as: owner })).toBe(keptBooks);
  expect(await year.reason('remarks/1/keep-open', { why: 'No.' }, { as: owner })).toBe(keptBooks);
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

test('a settled remark is no reservation: an open one is, or one that is written at the signature', async () => {
  const year = await ClosedYear.of();
  const { book, auditor } = year;
  const by = { as: auditor.token };
  const reserved = { conclusion: 'approved-with-reservations' };
  await year.put('Receipt 12 is missing.');
  expectStatus(await year.send('remarks/1/settle', undefined, by), 200);
  const asked = await year.found(reserved);
  const answer = await year.send<ProblemBody>('examinations', asked, { version: 2, ...by });
  expect(answer).toMatchObject({
    status: 409,
    body: { reason: 'reservation-is-missing', field: 'reservation' },
  });
  await year.sign({ ...reserved, reservation: ' The box was counted late. ' });
  expect(await year.put('Receipt 13 is missing.', { needsAnswer: false })).toBe(2);
  await year.sign({ conclusion: 'not-approved' });
  const said = (await year.examinations()).map(({ reservation, noted }) => ({
    reservation,
    noted,
  }));
  expect(said).toEqual([
    { reservation: null, noted: [2] },
    { reservation: 'The box was counted late.', noted: [] },
  ]);
  const { entries } = await book.get<AuditPage>('audit?group=money');
  expect(entries.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining('approved with reservations. The box was counted late.'),
  );
  if (HAS_POPPLER) {
    expect(await year.paper()).toContain('Reservation: The box was counted late.');
  }
  await book.expectVerified();
});

test('a signature that the books contradict is asked about, reason by reason', async () => {
  const year = await ClosedYear.of({ spends: true });
  const { book, auditor } = year;
  await year.put('Receipt 12 is missing.');
  const ticked = ['vouchers-have-receipts', 'purses-counted', 'dues-charged'];
  const asked = async (despite: readonly string[] | null, more: object = {}) => {
    const found = await year.found({ ticked, looked: [await year.voucher()], ...more });
    const body = despite === null ? found : { ...found, despite };
    const at = { version: 2, as: auditor.token };
    const answer = await year.send<ProblemBody>('examinations', body, at);
    const { code, reason, params, field } = answer.body;
    return answer.status === 201 ? 201 : { code, reason, params, field };
  };
  const code = 'confirmation-needed';
  const doubts = [
    { reason: 'purses-not-covered', params: { purses: ['Kontantkasse'] }, field: 'ticked' },
    { reason: 'receipts-missing', params: { vouchers: 1 }, field: 'ticked' },
    { reason: 'no-dues-charged', params: {}, field: 'ticked' },
    { reason: 'vouchers-not-looked-at', params: { looked: 1, vouchers: 2 }, field: 'looked' },
    { reason: 'remarks-open', params: { remarks: [1] }, field: 'conclusion' },
  ];
  const despite: string[] = [];
  for (const doubt of doubts) {
    expect(await asked(despite)).toMatchObject({ code, ...doubt });
    despite.push(doubt.reason);
  }
  // A reservation is one: only the ticked points are asked about.
  const reserved = { conclusion: 'approved-with-reservations' };
  expect(await asked(despite.slice(0, 3), reserved)).toBe(201);
  // A program that asks nobody is not asked.
  expect(await asked(null)).toBe(201);
  expect((await year.accounts(auditor.token)).books).toMatchObject({ vouchers: 2, dues: 0 });
  expect((await year.accounts(year.treasurer.token)).books).toBeNull();

  // A later count covers the year from then on; the earlier signatures were made without it.
  const purse = book.account('drawer');
  const counted = { purse, counted: 0, day: book.today, why: 'The coffee.' };
  const { voucher } = (await book.send<PurseCount>('purse-counts', counted)).body;
  expect(await asked(['receipts-missing', 'no-dues-charged'], reserved)).toBe(201);
  const purses = (await year.examinations()).map(({ books }) => books.purses.length);
  expect(purses).toEqual([0, 1, 1]);
  // Taken back, it covers nothing any more.
  await book.write(`vouchers/${voucher?.event}/reversal`, { why: 'Miscounted.' });
  expect(await asked([])).toMatchObject({ reason: 'purses-not-covered' });
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
  await year.news(auditor);
  expectStatus(await year.send('reopen', reopen, { version: 4 }), 200);
  expect(await year.news(auditor)).toEqual(['year-reopened']);
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
    const voucher = await year.voucher();
    await year.put('Receipt 12 is missing.');
    await year.put('Of another day.', { voucher });
    const as = year.treasurer.token;
    expectStatus(await year.send('remarks/2/answer', { answer: 'Mistyped.' }, { as }), 200);
    const by = { as: year.auditor.token };
    expectStatus(await year.send('remarks/2/settle', undefined, by), 200);
    await year.sign({ conclusion: 'approved-with-reservations', looked: [voucher] });
    const signed = await year.paper();
    const [name = ''] = year.auditor.name.split('@');
    expect(signed).not.toContain('have not been examined');
    expect(signed).toMatch(new RegExp(`Signed by ${name}, .*: approved with reservations`));
    expect(signed).toContain('Of the figures in these accounts.');
    expect(signed).toMatch(/Looked at: The purses were counted Not looked at: The vouchers have/);
    expect(signed).toContain('Settled remarks: 2 Open remarks: 1');
    expect(signed).toMatch(/Remark 1: Receipt 12 is missing\. \(.*\) – Not answered/);
    expect(signed).toContain('Vouchers: 1 of 1 vouchers looked at Vouchers looked at, no.: 1');
    const label = `${year.firstDay.slice(0, 4)}-1`;
    const answered = `Remark 2 about voucher ${label}: Of another day\\. \\(${name}, .*\\)`;
    const settled = `Answer: Mistyped\\. \\(.*\\) Settled: ${name}, `;
    expect(signed).toMatch(new RegExp(`${answered} ${settled}`));
    // The purse was never used: the books do not contradict its count.
    expect(signed).not.toContain('According to the books');
    expect(signed).toContain('Total equity 15.00');
    expect(signed).not.toContain(year.auditor.name);

    await year.send('reopen', { why: 'A receipt.' }, { version: 2 });
    await year.send('close', undefined, { version: 3 });
    const again = await year.paper();
    expect(again).toContain('The accounts have not been examined.');
    expect(again).toMatch(/Of the accounts as they were before the year was opened again on/);
    expect(again).not.toContain('Of the figures in these accounts.');
    expect(again).toContain('Since the signature: No figure has changed.');
  });

  test('say what the books hold against the points that were ticked', async () => {
    const year = await ClosedYear.of({ spends: true });
    await year.sign({ ticked: ['vouchers-have-receipts', 'purses-counted', 'dues-charged'] });
    const signed = await year.paper();
    expect(signed).toContain(
      'According to the books: No count and no reconciliation of Cash box covers the whole year. 1 voucher has no receipt. No dues were charged in the year.',
    );
    expect(signed).toContain('Cash box Never counted');
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

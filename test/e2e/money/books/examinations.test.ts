import type { VoucherPage } from '../../../../src/cash-book/vouchers/voucher.view.js';
import type { AuditPage } from '../../../../src/audit/log/view.js';
import type { PurseCount } from '../../../../src/cash-book/purses/purse.view.js';
import type { ChangedYear, YearList } from '../../../../src/cash-book/years/year.view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { someone } from '../../../support/access/access-club.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { HAS_POPPLER } from '../../../support/files/poppler.js';
import { ClosedYear } from '../../../support/money/examined-year.js';

/** The examination of a closed year: signed, answered, withdrawn, and of the year as it was. */

let served: ServedApp;
beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterAll(() => served.close());

test('an examination looks at something, concludes, and names its reservations', async () => {
  const year = await ClosedYear.of(served);
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
  const year = await ClosedYear.of(served, { spends: true });
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
  const year = await ClosedYear.of(served, { spends: true });
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
  const year = await ClosedYear.of(served);
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

test('a settled remark is no reservation: an open one is, or one that is written at the signature', async () => {
  const year = await ClosedYear.of(served);
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
  const year = await ClosedYear.of(served, { spends: true });
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
  const year = await ClosedYear.of(served);
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
  const year = await ClosedYear.of(served);
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
  const year = await ClosedYear.of(served);
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

import type { AuditPage } from '../../../../src/audit/log/view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { ownerAt, whoIs } from '../../../support/access/access.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { ClosedYear } from '../../../support/money/examined-year.js';

/** Remarks of the auditor: put, answered, kept open and settled. */

let served: ServedApp;
beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterAll(() => served.close());

test('a remark is put before the signature, answered, kept open and settled, with news for all', async () => {
  const year = await ClosedYear.of(served);
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
  const year = await ClosedYear.of(served);
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
  const year = await ClosedYear.of(served);
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

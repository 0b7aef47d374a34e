import { createHash } from 'node:crypto';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { WrittenReceipt } from '../../../src/cash-book/receipts/receipt.view.js';
import type { ShownVoucher, VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { bearer, ownerAt } from '../../support/access/access.js';
import { someone } from '../../support/access/access-club.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { exportOf, expectMoves } from '../../support/api/moved-club.js';
import { poolOf } from '../../support/database/database.js';
import { setClock } from '../../support/database/clock.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';
import { CashBook } from '../../support/money/cash-book.js';
import { attach } from '../../support/money/attach-receipt.js';
import { jpeg, pdf, png } from '../../support/money/receipt-files.js';

/** Receipts of vouchers: attached, read, removed; never more than they are said to be. */

let served: ServedApp;
let setBack = (): void => undefined;

beforeAll(async () => {
  served = await serveTestApp();
});
afterEach(() => {
  setBack();
});
afterAll(() => served.close());

const MB = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A club with an expense of 40 in its books. */
async function withExpense() {
  setBack();
  setBack = setClock(new Date('2026-11-10T12:00:00Z'));
  const evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  const paidBy = { member: book.id('a') };
  const coffee = await book.write('expenses', {
    account: book.account('coffee'),
    paidBy,
    amount: 4000,
    text: 'Kaffe',
    sharedBy: null,
  });
  return { evening, book, club, coffee: coffee.event, of: { club, voucher: coffee.event } };
}

type Book = Awaited<ReturnType<typeof withExpense>>;

const send = ({ of }: Book, sent: Parameters<typeof attach>[2]) => attach(served.base, of, sent);

/** The code, the reason and the field of a refusal. */
function refusalOf({ status, body }: { status: number; body: unknown }): unknown[] {
  const { code, reason, field } = body as ProblemBody & { readonly reason?: string };
  return [status, code, reason, ...(field === undefined ? [] : [field])];
}

const voucherOf = ({ book, coffee }: Book, as?: string) =>
  book.get<ShownVoucher>(`vouchers/${coffee}`, as);

function file({ club, coffee }: Book, receipt: number, as = ownerAt(served.base), etag?: string) {
  return fetch(`${served.base}/v1/clubs/${club}/vouchers/${coffee}/receipts/${receipt}`, {
    headers: { ...bearer(as), ...(etag === undefined ? {} : { 'if-none-match': etag }) },
  });
}

test('a photo and a PDF are attached, and read back byte for byte; nothing in them can run', async () => {
  const book = await withExpense();
  const [photo, paper] = [png(40, 30), pdf(200)];
  const first = expectStatus(await send(book, { file: photo, type: 'image/png' }), 201).body;
  expect(first).toMatchObject({
    voucher: book.coffee,
    digest: sha256(photo),
    mediaType: 'image/png',
    bytes: photo.length,
    name: null,
  });
  // A false header of the request makes no difference.
  const named = { file: paper, type: 'image/jpeg', name: ' Faktura 17.exe ' };
  const second = expectStatus(await send(book, named), 201).body;
  expect(second).toMatchObject({ mediaType: 'application/pdf', name: 'Faktura 17.exe' });

  const shown = await file(book, first.event);
  expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag: `"${sha256(photo)}"`,
  });
  expect(shown.headers.get('content-disposition')).toMatch(
    /^inline; filename="2026-11-10 2026-1\.png"/,
  );
  expect((await file(book, first.event, undefined, `"${sha256(photo)}"`)).status).toBe(304);
  const saved = await file(book, second.event);
  expect(saved.headers.get('content-type')).toBe('application/pdf');
  expect(saved.headers.get('content-disposition')).toMatch(
    /^attachment; filename="2026-11-10 2026-1 Faktura 17\.pdf"/,
  );

  const { attached, receipts, lacksReceipt } = await voucherOf(book);
  expect([receipts, lacksReceipt]).toEqual([2, false]);
  expect(attached).toMatchObject([
    { event: first.event, keptUntil: '2031-12-31', removal: null, also: [] },
    { event: second.event, name: 'Faktura 17.exe' },
  ]);
  await book.book.expectVerified();
});

test('a file that is no receipt is refused at its field, and nothing of it is kept', async () => {
  const book = await withExpense();
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const unreadable = (reason: string) => [422, 'receipt-unreadable', reason, 'file'];
  const refused = async (sent: Parameters<typeof attach>[2]) => refusalOf(await send(book, sent));
  expect(await refused({ file: page, type: 'image/png' })).toEqual(
    unreadable('receipt-of-unknown-type'),
  );
  expect(await refused({ file: jpeg(60_000, 60_000) })).toEqual(
    unreadable('receipt-too-many-pixels'),
  );
  expect(await refused({ file: png(5, 5).subarray(0, 20) })).toEqual(
    unreadable('receipt-is-broken'),
  );
  expect(await refused({ file: pdf(), type: 'text/html' })).toEqual([
    415,
    'unsupported-media-type',
    'body-type-unsupported',
  ]);
  const json = `/v1/clubs/${book.club}/vouchers/${book.coffee}/receipts`;
  expect(refusalOf(await call(served.base, 'POST', json, { body: { file: 1 } }))).toEqual([
    415,
    'unsupported-media-type',
    'body-type-unsupported',
  ]);
  const nowhere = { ...book.of, voucher: 1 };
  expect(refusalOf(await attach(served.base, nowhere, { file: pdf() }))).toEqual([
    404,
    'voucher-not-found',
    'no-such-voucher',
  ]);
  expect(await contents(book.club)).toEqual([]);
  expect((await voucherOf(book)).attached).toEqual([]);
});

test('5 MB are taken by this address alone, and no byte more', async () => {
  const book = await withExpense();
  const most = expectStatus(await send(book, { file: pdf(5 * MB) }), 201).body;
  expect(most.bytes).toBe(5 * MB);
  const more = await send(book, { file: pdf(5 * MB + 1) });
  expect([more.status, more.body]).toMatchObject([
    413,
    { code: 'payload-too-large', params: { most: 5 } },
  ]);
  for (const type of ['application/json', 'application/pdf']) {
    const answer = await fetch(`${served.base}/v1/clubs/${book.club}/expenses`, {
      method: 'POST',
      headers: { ...bearer(ownerAt(served.base)), 'content-type': type, 'idempotency-key': 'x' },
      body: new Uint8Array(pdf(2 * MB)),
    });
    const body = (await answer.json()) as ProblemBody;
    expect([answer.status, body]).toMatchObject([413, { params: { most: 1 } }]);
  }
  const small = await fetch(`${served.base}/v1/clubs/${book.club}/expenses`, {
    method: 'POST',
    headers: { ...bearer(ownerAt(served.base)), 'content-type': 'application/pdf' },
    body: new Uint8Array(pdf()),
  });
  expect(small.status).toBe(415);
});

test('twice under one key is once; the same key with another file is refused', async () => {
  const book = await withExpense();
  const sent = { file: png(8, 8), key: 'photo-1' };
  const first = expectStatus(await send(book, sent), 201);
  const again = expectStatus(await send(book, sent), 201);
  expect([again.text, again.replayed]).toEqual([first.text, 'true']);
  expect(refusalOf(await send(book, { ...sent, file: png(8, 9) }))).toEqual([
    422,
    'idempotency-key-reused',
    'idempotency-key-reused',
  ]);
  expect(refusalOf(await send(book, { file: png(8, 8) }))).toEqual([
    409,
    'receipt-refused',
    'receipt-is-there',
    'file',
  ]);
  expect(await contents(book.club)).toEqual([sha256(png(8, 8))]);

  // Removed, and sent again under the old key: the first answer, and nothing of the file.
  await remove(book, first.body.event, 'A stranger is on it.');
  expect((await send(book, sent)).replayed).toBe('true');
  expect(await contents(book.club)).toEqual([]);
});

test('two at once under two keys are one receipt, and a voucher has so many at most', async () => {
  const book = await withExpense();
  const two = await Promise.all([0, 1].map(() => send(book, { file: png(7, 7) })));
  expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
  for (let shade = 1; shade < 20; shade++) {
    expectStatus(await send(book, { file: png(6, 6, shade) }), 201);
  }
  expect(refusalOf(await send(book, { file: pdf() }))).toEqual([
    409,
    'receipt-refused',
    'receipts-are-full',
    'file',
  ]);
});

test('one is removed with a reason, its digest stays; the file stays as long as another voucher has it', async () => {
  const book = await withExpense();
  const other = await book.book.write('expenses', {
    account: book.book.account('coffee'),
    paidBy: { member: book.book.id('b') },
    amount: 100,
    sharedBy: null,
  });
  const photo = png(11, 11);
  const one = expectStatus(await send(book, { file: photo }), 201).body;
  const elsewhere = { club: book.club, voucher: other.event };
  expectStatus(await attach(served.base, elsewhere, { file: photo }), 201);
  const also = [{ event: other.event, label: other.label }];
  expect((await voucherOf(book)).attached).toMatchObject([{ also }]);

  expect(refusalOf(await remove(book, one.event, null))).toEqual([
    409,
    'receipt-refused',
    'receipt-is-kept',
    'why',
  ]);
  expectStatus(await remove(book, one.event, 'It is of the other voucher.'), 200);
  expect(refusalOf(await remove(book, one.event, 'Again.'))).toEqual([
    404,
    'receipt-not-found',
    'receipt-is-removed',
  ]);
  expect((await file(book, one.event)).status).toBe(404);
  expect(await contents(book.club)).toEqual([sha256(photo)]);
  const { attached, receipts, lacksReceipt } = await voucherOf(book);
  expect([receipts, lacksReceipt]).toEqual([0, true]);
  expect(attached).toMatchObject([
    { digest: sha256(photo), removal: { why: 'It is of the other voucher.' } },
  ]);
  const log = await book.book.get<AuditPage>('audit?limit=3&order=desc');
  expect(log.entries.map(({ kind, sentence, why }) => [kind, sentence, why])).toEqual([
    ['receipt-removed', 'A receipt of voucher 2026-1 was removed.', 'It is of the other voucher.'],
    ['receipt-attached', 'A receipt was attached to voucher 2026-2.', null],
    ['receipt-attached', 'A receipt was attached to voucher 2026-1.', null],
  ]);
  // It can be attached again, and then the file is gone with the last of them.
  const again = expectStatus(await send(book, { file: photo }), 201).body;
  expectStatus(await remove(book, again.event, 'No.'), 200);
  await book.book.expectVerified();
});

test('it is kept as long as the club says, and then removed without a reason', async () => {
  const book = await withExpense();
  const one = expectStatus(await send(book, { file: png(4, 4) }), 201).body;
  expect((await book.book.get<BooksView>('books')).receiptYears).toBe(5);
  const change = { receiptYears: 2 };
  expectStatus(await book.book.send<BooksView>('books', change, 'PATCH'), 200);
  expect((await voucherOf(book)).attached).toMatchObject([{ keptUntil: '2028-12-31' }]);
  setBack();
  setBack = setClock(new Date('2028-12-31T12:00:00Z'));
  expect(refusalOf(await remove(book, one.event, null))).toContain('receipt-is-kept');
  setBack();
  setBack = setClock(new Date('2029-01-01T12:00:00Z'));
  expectStatus(await remove(book, one.event, null), 200);
  expect((await voucherOf(book)).attached).toMatchObject([{ removal: { why: '' } }]);
  expect(await contents(book.club)).toEqual([]);
  await book.book.expectVerified();
});

test('readers of the voucher may see it; another club has no such receipt', async () => {
  const book = await withExpense();
  const one = expectStatus(await send(book, { file: png(5, 4) }), 201).body;
  const of = (role: 'auditor' | 'member', letter: string) =>
    someone(served.base, book.club, [role], book.book.id(letter));
  const [auditor, laidOut, stranger] = [
    await of('auditor', 'b'),
    await of('member', 'a'),
    await of('member', 'c'),
  ];
  expect((await file(book, one.event, auditor.token)).status).toBe(200);
  expect((await file(book, one.event, laidOut.token)).status).toBe(200);
  expect((await file(book, one.event, stranger.token)).status).toBe(404);
  for (const { token } of [auditor, laidOut, stranger]) {
    expect((await send(book, { file: pdf(), as: token })).status).toBe(403);
  }

  const elsewhere = await withExpense();
  expect((await file({ ...book, club: elsewhere.club }, one.event)).status).toBe(404);
  const theirs = expectStatus(await send(elsewhere, { file: png(5, 4) }), 201).body;
  // The same file in two clubs is two files: removed in one, it stays in the other.
  expectStatus(await remove(elsewhere, theirs.event, 'Not ours.'), 200);
  expect((await file(book, one.event)).status).toBe(200);
});

test('vouchers without a receipt are a list', async () => {
  const book = await withExpense();
  const account = book.book.account('coffee');
  const mine = { account, paidBy: { member: book.book.id('a') }, amount: 100, sharedBy: null };
  await book.book.write('expenses', { ...mine, receipt: '17' });
  const wrong = await book.book.write('expenses', mine);
  await book.book.write(`vouchers/${wrong.event}/reversal`, { why: 'Twice.' });
  const missing = async () => {
    const { vouchers } = await book.book.get<VoucherPage>('vouchers?receipts=missing');
    return vouchers.map(({ event }) => event);
  };
  expect(await missing()).toEqual([book.coffee]);
  expectStatus(await send(book, { file: pdf() }), 201);
  expect(await missing()).toEqual([]);
});

test('receipts are in the file of the club, and come with it to another database', async () => {
  const book = await withExpense();
  const one = expectStatus(await send(book, { file: png(9, 4) }), 201).body;
  expectStatus(await send(book, { file: pdf(90), name: 'Regning.pdf' }), 201);
  const gone = expectStatus(await send(book, { file: png(3, 3) }), 201).body;
  expectStatus(await remove(book, gone.event, 'Blurred.'), 200);
  const text = await exportOf(served.base, book.club);
  const lines = text.split('\n').filter((line) => line.startsWith('{"type":"receipt"'));
  expect(lines.map((line) => (JSON.parse(line) as WrittenReceipt).digest)).toEqual(
    [sha256(png(9, 4)), sha256(pdf(90))].sort(),
  );
  expect(text).not.toContain(png(3, 3).toString('base64'));
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10 };
  await book.evening.step('fines', book.evening.told(fine));
  await expectMoves(book.evening);
  expect((await file(book, one.event)).status).toBe(200);
});

function remove({ book, coffee }: Book, receipt: number, why: string | null) {
  return book.send<WrittenReceipt>(`vouchers/${coffee}/receipts/${receipt}/remove`, { why });
}

/** The digests of the files that the database has of a club. */
async function contents(club: string): Promise<string[]> {
  const pool = poolOf(served.database, 1);
  try {
    const { rows } = await pool.query<{ digest: string }>(
      'SELECT digest FROM receipt_content c WHERE c.club_id = $1 ORDER BY digest',
      [club],
    );
    return rows.map(({ digest }) => digest);
  } finally {
    await pool.end();
  }
}

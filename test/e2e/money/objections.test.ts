import type { NewsView } from '../../../src/audit/news/news.view.js';
import type {
  ChangedObjection,
  ObjectionList,
} from '../../../src/cash-book/objections/objection.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { YearAccounts } from '../../../src/cash-book/years/year-accounts.view.js';
import type { HeldView } from '../../../src/held/held.view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { someone, type Someone } from '../../support/access/access-club.js';
import {
  call,
  expectStatus,
  serveTestApp,
  type Answer,
  type ServedApp,
} from '../../support/api/api.js';
import { expectDescribed } from '../../support/api/described.js';
import { expectMoves } from '../../support/api/moved-club.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';
import { CashBook } from '../../support/money/cash-book.js';

/** Objections of members to vouchers on their accounts. */

let served: ServedApp;
let evening: KoenigrufenEvening;
let book: CashBook;
/** a and d are members, b keeps the money, c is the auditor. */
let anna: Someone;
let bent: Someone;
let carl: Someone;
let dora: Someone;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

beforeEach(async () => {
  evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  book = await CashBook.of(served, club, members);
  anna = await someone(served.base, club, 'member', book.id('a'));
  bent = await someone(served.base, club, 'treasurer', book.id('b'));
  carl = await someone(served.base, club, 'auditor', book.id('c'));
  dora = await someone(served.base, club, 'member', book.id('d'));
});

async function send<T>(path: string, as: Someone, body?: object): Promise<Answer<T>> {
  const at = book.path(path);
  const sent = { as: as.token, ...(body === undefined ? {} : { body }) };
  const answer = await call<T>(served.base, 'POST', at, sent);
  expectDescribed(served, 'POST', at, answer, body);
  return answer;
}

/** The treasurer books that one member paid another. */
async function paid(from: string, to: string, by = bent): Promise<VoucherView> {
  const body = { from: book.id(from), to: book.id(to), amount: 5_000, day: book.today };
  return expectStatus(await send<VoucherView>('money-given', by, { ...body, as: 'paid' }), 201)
    .body;
}

const object = ({ event }: VoucherView, by: Someone, text = 'Anna paid nobody.') =>
  send<ChangedObjection>(`vouchers/${event}/objections`, by, { text });

async function objected(voucher: VoucherView, by: Someone): Promise<number> {
  return expectStatus(await object(voucher, by), 201).body.objection;
}

const answer = (objection: number, by: Someone, decision = 'granted') =>
  send<ChangedObjection>(`objections/${objection}/answer`, by, { decision, text: 'Looked up.' });

const withdraw = (objection: number, by: Someone) =>
  send<ChangedObjection>(`objections/${objection}/withdraw`, by);

const list = async (by: Someone, query = '') =>
  (await book.get<ObjectionList>(`objections${query}`, by.token)).objections;

const newsOf = (by: Someone) => book.get<NewsView>('news', by.token);

/** 'objected-already' */
const reasonOf = ({ body }: Answer<unknown>) => (body as ProblemBody).reason;

test('a voucher is objected to, granted by one without a part, and reversed; nothing moves before', async () => {
  const voucher = await paid('a', 'd');
  const before = await book.stands();
  const objection = await objected(voucher, anna);
  expect(await book.stands()).toEqual(before);
  expect(reasonOf(await object(voucher, anna))).toBe('objected-already');
  const about = { event: voucher.event, label: voucher.label };
  const { news, waiting } = await newsOf(bent);
  expect(news.map(({ what, by, voucher: of }) => [what, by, of])).toEqual([
    ['objection-raised', book.id('a'), about],
  ]);
  expect(waiting).toMatchObject({ objections: 1, objectedVoucher: voucher.event });
  expect((await newsOf(carl)).waiting.objections).toBe(1);
  // Members see their own only, and none of them waits for the one who objected.
  expect((await newsOf(anna)).waiting.objections).toBe(0);
  expect((await list(dora)).map(({ event }) => event)).toEqual([]);
  expect(await list(anna)).toMatchObject([
    {
      event: objection,
      state: 'open',
      voucher: about,
      text: 'Anna paid nobody.',
      mayAnswer: false,
    },
  ]);

  // The one who booked it answers nothing while somebody without a part can.
  const refused = await answer(objection, bent);
  expect((refused.body as unknown as ProblemBody).params).toMatchObject({ part: 'booked' });
  expect(refused.body).toMatchObject({ code: 'own-money', reason: 'another-answers-objection' });
  expect((await list(bent)).map(({ mayAnswer }) => mayAnswer)).toEqual([false]);
  expect((await list(carl)).map(({ mayAnswer }) => mayAnswer)).toEqual([true]);
  expectStatus(await answer(objection, carl), 200);
  expect(reasonOf(await answer(objection, carl))).toBe('objection-has-ended');
  expect((await newsOf(anna)).news.map(({ what, why }) => [what, why])).toEqual([
    ['objection-granted', 'Looked up.'],
  ]);
  expect(await book.stands()).toEqual(before);
  const why = { why: 'It was somebody else.', day: book.today };
  const reversal = expectStatus(
    await send<VoucherView>(`vouchers/${voucher.event}/reversal`, bent, why),
    201,
  ).body;
  expect(await list(anna, '?state=granted')).toMatchObject([
    {
      state: 'granted',
      reversal: { event: reversal.event, label: reversal.label },
      answer: { text: 'Looked up.' },
    },
  ]);
  expect(reasonOf(await object(voucher, anna))).toBe('voucher-is-reversed');

  const held = await book.get<HeldView>(`members/${book.id('a')}/held`, anna.token);
  expect(held.objections.map(({ event }) => event)).toEqual([objection]);
  await book.expectVerified();
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10, to: 'kitty' };
  await evening.step('fines', evening.told(fine));
  await expectMoves(evening);
});

test('only on one’s own account, only by oneself, and only once', async () => {
  const voucher = await paid('a', 'd');
  expect(reasonOf(await object(voucher, carl))).toBe('objection-not-own-account');
  expect(reasonOf(await object({ ...voucher, event: 1 }, anna))).toBe('no-such-voucher');
  const owner = await call(served.base, 'POST', book.path(`vouchers/${voucher.event}/objections`), {
    body: { text: 'No.' },
  });
  expect(reasonOf(owner)).toBe('member-not-claimed');
  const empty = await object(voucher, anna, '  ');
  expect((empty.body as unknown as ProblemBody).code).toBe('validation-failed');
  const objection = await objected(voucher, anna);
  // Both members of a payment may object to it, each for themselves.
  const other = await objected(voucher, dora);
  expect(reasonOf(await withdraw(objection, dora))).toBe('only-objector-withdraws');
  expectStatus(await withdraw(objection, anna), 200);
  expect(reasonOf(await withdraw(objection, anna))).toBe('objection-has-ended');
  expect(reasonOf(await answer(objection, carl))).toBe('objection-has-ended');
  expect(reasonOf(await withdraw(1, anna))).toBe('no-such-objection');
  expectStatus(await answer(other, carl, 'turned-down'), 200);
  // A withdrawn objection can be raised again.
  await objected(voucher, anna);
  expect((await list(bent)).map(({ state }) => state)).toEqual([
    'open',
    'turned-down',
    'withdrawn',
  ]);
  await book.expectVerified();
});

test('a treasurer without a part comes before the auditor, and who objected answers never', async () => {
  const karl = await someone(served.base, book.club, 'treasurer');
  const voucher = await paid('a', 'b', karl);
  const objection = await objected(voucher, bent);
  expect(reasonOf(await answer(objection, bent))).toBe('another-answers-objection');
  // The one who booked it is a party, so the auditor answers beside the owner.
  expect((await list(carl)).map(({ mayAnswer }) => mayAnswer)).toEqual([true]);
  const third = await someone(served.base, book.club, 'treasurer');
  expect((await list(third)).map(({ mayAnswer }) => mayAnswer)).toEqual([true]);
  const refused = await answer(objection, carl);
  expect((refused.body as unknown as ProblemBody).params).toMatchObject({ part: 'auditor' });
  expectStatus(await answer(objection, third, 'turned-down'), 200);
});

test('open objections are among the doubts of an examination', async () => {
  const voucher = await paid('a', 'd');
  const objection = await objected(voucher, anna);
  const { year, label } = voucher;
  const books = async () =>
    (await book.get<YearAccounts>(`years/${year}/accounts`, carl.token)).books?.objected;
  expect(await books()).toEqual([{ event: voucher.event, label }]);
  expectStatus(await withdraw(objection, anna), 200);
  expect(await books()).toEqual([]);
});

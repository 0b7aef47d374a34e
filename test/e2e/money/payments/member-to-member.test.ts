import type { MembersMoney } from '../../../../src/cash-book/money/money.view.js';
import type { PlanPreview, PlanView } from '../../../../src/cash-book/plans/plan.view.js';
import type { VoucherPage, VoucherView } from '../../../../src/cash-book/vouchers/voucher.view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { CashBook } from '../../../support/money/cash-book.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { expectMoves } from '../../../support/api/moved-club.js';

/** Events between two members, in the books of the club. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

/** A club in which a owes 100.00 and b is owed 100.00. */
async function openBook() {
  const evening = await KoenigrufenEvening.open(served);
  // The fine costs a 10.00.
  const fine = { player: 'a', code: 'other', stage: 'after', amount: 10, to: 'kitty' };
  await evening.step('fines', evening.told(fine));
  await evening.step('close', {});
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  const lines = [
    { member: book.id('a'), amount: -9000 },
    { member: book.id('b'), amount: 10_000 },
  ];
  await book.write('opening-balances', { lines });
  return { evening, book };
}

async function agree(book: CashBook): Promise<PlanView> {
  const asked = { way: 'members', members: [book.id('a'), book.id('b')], on: book.today };
  const preview = expectStatus(await book.send<PlanPreview>('plans/preview', asked), 200).body;
  const answer = await book.send<PlanView>('plans', { ...asked, digest: preview.digest });
  return expectStatus(answer, 201).body;
}

const standing = async (book: CashBook) => {
  const { a, b } = await book.stands();
  return { a, b };
};

const openTransfers = async (book: CashBook) =>
  (await book.get<MembersMoney>('money/members')).transfers.map(({ from, to, amount }) => {
    const name = (member: string) => book.nameOf({ member, account: null });
    return `${name(from)} → ${name(to)} ${amount}`;
  });

const between = (book: CashBook, more: object) => {
  return { from: book.id('a'), to: book.id('b'), amount: 4000, ...more };
};

test.each([
  // a paid b: a owes less, b is owed less.
  { as: 'paid', a: -6000, b: 6000 },
  // b takes over what a owes: a owes less, b is owed less, as they owe more.
  { as: 'taken-over', a: -6000, b: 6000 },
  // a gives b of what is theirs: a has less, b has more.
  { as: 'given', a: -14_000, b: 14_000 },
  // Requests without it mean what they always meant.
  { as: undefined, a: -14_000, b: 14_000 },
])('$as: the balances of both before and after', async ({ as, ...after }) => {
  const { evening, book } = await openBook();
  expect(await standing(book)).toEqual({ a: -10_000, b: 10_000 });
  const voucher = await book.write('money-given', between(book, as === undefined ? {} : { as }));
  expect(await standing(book)).toEqual(after);
  const reversal = await book.write(`vouchers/${voucher.event}/reversal`, { why: 'Not them.' });
  // Money changes hands where one paid the other, and goes back with the reversal; on the lists too.
  const { vouchers } = await book.get<VoucherPage>('vouchers');
  const ways = (of: readonly Pick<VoucherView, 'lines'>[]) =>
    of.map(({ lines }) => lines.map(({ way: one }) => one));
  const way = as === 'paid' ? ['paid'] : ['owed'];
  expect(ways([voucher, reversal])).toEqual([way, way]);
  const both = vouchers.filter(({ event }) => [voucher.event, reversal.event].includes(event));
  expect(ways(both)).toEqual([way, way]);
  expect(await standing(book)).toEqual({ a: -10_000, b: 10_000 });
  await evening.expectSound();
});

test('a payment settles the transfer that a plan asks for, and its reversal opens it again', async () => {
  const { evening, book } = await openBook();
  await agree(book);
  expect(await openTransfers(book)).toEqual(['a → b 10000']);
  // A debt that is taken over, and a gift, are no payment of it.
  const over = await book.write('money-given', between(book, { as: 'taken-over' }));
  await book.write('money-given', between(book, { from: book.id('b'), to: book.id('a') }));
  await book.write(`vouchers/${over.event}/reversal`, { why: 'Not so.' });
  expect(await openTransfers(book)).toEqual(['a → b 10000']);

  const less = { day: book.today, ...between(book, { as: 'paid', amount: 9999 }) };
  const refused = expectStatus(await book.send<ProblemBody>('money-given', less), 409).body;
  expect([refused.code, refused.reason, refused.field]).toEqual([
    'plan-refused',
    'less-than-agreed',
    'amount',
  ]);

  const paid = await book.write('money-given', between(book, { as: 'paid', amount: 12_000 }));
  expect(paid.lines.map(({ amount }) => amount)).toEqual([12_000]);
  expect(await openTransfers(book)).toEqual([]);
  const plans = await book.get<{ plans: readonly { open: number }[] }>('plans');
  expect(plans.plans.map(({ open }) => open)).toEqual([0]);

  await book.write(`vouchers/${paid.event}/reversal`, { why: 'The money was not there.' });
  expect(await openTransfers(book)).toEqual(['a → b 10000']);
  await evening.expectSound();
  await expectMoves(evening);
});

import type { MembersMoney } from '../../../../src/cash-book/money/money.view.js';
import type { PlanPreview, PlanView } from '../../../../src/cash-book/plans/plan.view.js';
import type { MoneyFound } from '../../../../src/cash-book/search/search.view.js';
import { expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { CashBook } from '../../../support/money/cash-book.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';

/** The search of the money, by the things that a treasurer has in hand. */

let served: ServedApp;
let book: CashBook;
let codes: Readonly<Record<string, string>>;
let plan: PlanView;

beforeAll(async () => {
  served = await serveTestApp();
  const evening = await KoenigrufenEvening.open(served);
  await evening.step('close', {});
  const { club, members } = evening.table;
  book = await CashBook.of(served, club, members);
  const lines = [
    { member: book.id('a'), amount: -11_705 },
    { member: book.id('b'), amount: 5000 },
    { member: book.id('c'), amount: -5000 },
  ];
  await book.write('opening-balances', { lines });
  const money = { member: book.id('d'), purse: book.account('drawer'), amount: 30_000 };
  await book.write('money-received', { ...money, text: 'Juleøl i baren' });
  const asked = { way: 'members', members: [book.id('b'), book.id('c')], on: book.today };
  const { digest } = expectStatus(await book.send<PlanPreview>('plans/preview', asked), 200).body;
  plan = expectStatus(await book.send<PlanView>('plans', { ...asked, digest }), 201).body;
  const all = await book.get<MembersMoney>('money/members');
  codes = Object.fromEntries(
    all.members.map(({ member, reference }) => [book.nameOf({ member, account: null }), reference]),
  );
});
afterAll(() => served.close());

async function found(text: string) {
  const query = `money/search?q=${encodeURIComponent(text)}`;
  const { members, transfers, vouchers, amount } = await book.get<MoneyFound>(query);
  return {
    amount,
    members: members.map(({ member }) => book.nameOf({ member, account: null })).join(''),
    transfers: transfers.map(({ id }) => id),
    vouchers: vouchers.map(({ number }) => number),
  };
}

const NOTHING = { amount: null, members: '', transfers: [], vouchers: [] };

test('a line of the bank finds whom its code means, with its amount', async () => {
  const line = await found(`24-11-2026;Overførsel ${codes['a']};117,05;4.550,20`);
  expect(line).toEqual({ ...NOTHING, amount: 11_705, members: 'a', vouchers: [1] });
  expect(await found(codes['d']?.toLowerCase() ?? '')).toEqual({ ...NOTHING, members: 'd' });
});

test('the code of a transfer finds the transfer, and so does its amount', async () => {
  const transfers = plan.transfers.map(({ id }) => id);
  expect(await found(plan.transfers[0]?.reference ?? '')).toEqual({ ...NOTHING, transfers });
  // Both the member who owes it and the one who is owed it.
  const byAmount = await found('50,00');
  expect(byAmount).toMatchObject({ amount: 5000, transfers, vouchers: [1] });
  expect([...byAmount.members].sort().join('')).toBe('bc');
});

test('a number, a label, an amount and words find vouchers', async () => {
  const year = book.today.slice(0, 4);
  expect((await found('2')).vouchers).toEqual([2]);
  expect((await found(`${year}-2`)).vouchers).toEqual([2]);
  expect((await found('2001-2')).vouchers).toEqual([]);
  expect((await found('300')).vouchers).toEqual([2]);
  expect((await found('juleøl baren')).vouchers).toEqual([2]);
  expect((await found('juleøl kælderen')).vouchers).toEqual([]);
});

import type { AccountList, AccountView } from '../../../src/cash-book/accounts/account.view.js';
import type { AccountCard } from '../../../src/cash-book/cards/card.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import { dayBefore } from '../../../src/values/day.js';
import { someone } from '../../support/access/access-club.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { csvRecords, fetchFile } from '../../support/files/tables.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';
import { CashBook } from '../../support/money/cash-book.js';

/** The card of an account: every voucher on it by day, with the balance after each. */

let served: ServedApp;
let book: CashBook;
let yesterday: string;
let dues: VoucherView;

const kroner = (amount: number) => amount * 100;

beforeAll(async () => {
  served = await serveTestApp();
  const evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  book = await CashBook.of(served, club, members);
  yesterday = dayBefore(book.today);
  const eve = dayBefore(yesterday);
  expectStatus(await book.send<AccountView>('accounts', { type: 'purse', name: 'Bank' }), 201);
  await book.accounts();
  const [drawer, bank] = [book.account('drawer'), book.account('Bank')];
  await book.write('opening-balances', {
    day: eve,
    lines: [
      { account: drawer, amount: kroner(500) },
      { account: bank, amount: kroner(2345.67) },
    ],
  });
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10, to: 'kitty' };
  await evening.step('fines', evening.told(fine));
  await evening.step('close', {});
  const lines = ['a', 'b'].map((one) => ({ member: book.id(one), class: 'active', amount: 30000 }));
  const said = { name: 'Kontingent 2026', dueDay: book.today, lines };
  dues = await book.write('dues', said);
  await book.write('money-received', { member: book.id('a'), purse: bank, amount: kroner(300) });
  // Recorded last, of the day before: it is before the others on a card.
  await book.write('purse-moves', {
    ...{ from: drawer, to: bank, amount: kroner(100), day: yesterday, text: 'to the bank' },
  });
  await book.write('money-paid-out', { member: book.id('a'), purse: bank, amount: kroner(20) });
  await book.write('purse-counts', { purse: drawer, counted: kroner(390), why: 'a coin rolled' });
  const shared = { amount: kroner(100), paidBy: { member: book.id('a') }, text: 'coffee' };
  await book.write('expenses', {
    ...{ ...shared, account: book.account('coffee') },
    sharedBy: ['a', 'b', 'c'].map((one) => book.id(one)),
  });
  await book.write(`vouchers/${dues.event}/reversal`, { why: 'The wrong year.' });
});
afterAll(() => served.close());

const card = (owner: string, query = '') =>
  book.get<AccountCard>(`account-cards/${owner}/vouchers${query}`);
const told = ({ lines }: AccountCard) =>
  lines.map((line) => [line.day, line.kind, line.in, line.out, line.balance]);

test('of a purse has its own part of each voucher, by day, with the balance after it', async () => {
  const bank = await card(book.account('Bank'));
  expect(told(bank)).toEqual([
    [dayBefore(yesterday), 'opening-balances-recorded', 234567, 0, 234567],
    [yesterday, 'purse-moved', 10000, 0, 244567],
    [book.today, 'money-received', 30000, 0, 274567],
    [book.today, 'money-paid-out', 0, 2000, 272567],
  ]);
  expect(bank).toMatchObject({ type: 'purse', opening: 0, in: 274567, out: 2000, closing: 272567 });
  expect(bank.lines[2]?.parties.map((party) => book.nameOf(party))).toEqual(['a']);
  expect(bank.lines[1]?.parties).toMatchObject([{ code: 'drawer', name: null }]);
});

test('of some days begins and ends with the balances of the account', async () => {
  const days = `?from=${yesterday}&to=${yesterday}`;
  const bank = await card(book.account('Bank'), days);
  expect(told(bank)).toEqual([[yesterday, 'purse-moved', 10000, 0, 244567]]);
  expect(bank).toMatchObject({ opening: 234567, in: 10000, out: 0, closing: 244567 });
});

test('names the dues, and of a reversal the dues that it takes back', async () => {
  const { lines } = await card(book.id('b'));
  const ofDues = lines.filter(({ dues: name }) => name === 'Kontingent 2026');
  expect(ofDues.map(({ kind }) => kind)).toEqual(['dues-charged', 'voucher-reversed']);
  expect(ofDues[0]?.reversedBy).toBe(ofDues[1]?.event);
  const evening = lines.find(({ kind }) => kind === 'session-closed');
  expect(evening).toMatchObject({ out: 500, parties: [], evening: { rate: 50 } });
});

test('ends with the balance of every account and every member, page by page too', async () => {
  const { accounts } = await book.get<AccountList>('accounts');
  const stands = await book.stands();
  const owners = [
    ...accounts.map(({ id, amount }) => [id, amount] as const),
    ...Object.entries(stands).map(([letter, amount]) => [book.id(letter), amount] as const),
  ];
  for (const [owner, amount] of owners) {
    const whole = await card(owner);
    expect([owner, whole.closing]).toEqual([owner, amount]);
    expect([owner, whole.lines.at(-1)?.balance ?? 0]).toEqual([owner, amount]);
    const lines: AccountCard['lines'][number][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page: AccountCard = await card(owner, `?limit=2${at}`);
      lines.push(...page.lines);
      cursor = page.next;
    }
    expect(lines).toEqual(whole.lines);
  }
});

test('is the same as a file', async () => {
  const path = book.path(
    `account-cards/${book.account('Bank')}/vouchers.csv?dialect=plain&language=en`,
  );
  const rows = csvRecords((await fetchFile(served.base, path)).bytes);
  const bank = await card(book.account('Bank'));
  expect(rows.map((row) => [row['voucher'], row['in'], row['out'], row['balance']])).toEqual(
    bank.lines.map((line) => [
      line.label,
      ...[line.in, line.out, line.balance].map((minor) => (minor / 100).toFixed(2)),
    ]),
  );
  expect(rows[1]?.['parties']).toBe('Cash box');
});

test('is for members their own only, and nobody has that of what is not there', async () => {
  const { token } = await someone(served.base, book.club, 'member', book.id('a'));
  expect((await book.get<AccountCard>(`account-cards/${book.id('a')}/vouchers`, token)).type).toBe(
    'member',
  );
  const status = async (owner: string, as?: string) => {
    const path = book.path(`account-cards/${owner}/vouchers`);
    return (await call(served.base, 'GET', path, as === undefined ? {} : { as })).status;
  };
  expect(await status(book.id('b'), token)).toBe(403);
  expect(await status(book.account('Bank'), token)).toBe(403);
  expect(await status('9f0a6b7c-b3c4-4fd5-8a6b-7c8d9e0f1a99')).toBe(404);
});

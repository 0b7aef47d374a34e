import type { AccountView } from '../../../../src/cash-book/accounts/account.view.js';
import type {
  VoucherEntry,
  VoucherPage,
  VoucherView,
} from '../../../../src/cash-book/vouchers/voucher.view.js';
import { make } from '../../../support/access/access-club.js';
import { call, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { setClock } from '../../../support/database/clock.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { csvRecords, fetchFile } from '../../../support/files/tables.js';
import { CashBook } from '../../../support/money/cash-book.js';

/** The list of vouchers: its rows, its search, its orders, and its file. */

let served: ServedApp;
let book: CashBook;
let evening: KoenigrufenEvening;
const setBack = setClock(new Date('2026-11-10T12:00:00Z'));
const names: Record<string, VoucherView> = {};

beforeAll(async () => {
  served = await serveTestApp();
  evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  book = await CashBook.of(served, club, members);
  await make<AccountView>(served.base, book.path('accounts'), { type: 'purse', name: 'Storbank' });
  await book.begins('2025-01-01');
  await book.accounts();
  const [drawer, bank, room] = ['drawer', 'Storbank', 'room'].map((one) => book.account(one));
  const write = async (name: string, day: string, what: string, body: object) => {
    names[name] = await book.write(what, { day, ...body });
  };
  await write('opening', '2026-01-01', 'opening-balances', {
    lines: [
      { account: bank, amount: 100_000 },
      { account: drawer, amount: 20_000 },
    ],
  });
  await write('received', '2026-03-05', 'money-received', {
    member: book.id('a'),
    purse: bank,
    amount: 25_000,
    text: 'Forår',
    receipt: 'K7',
  });
  await write('rent', '2026-02-01', 'expenses', {
    account: room,
    paidBy: { purse: bank },
    amount: 4_000,
    text: 'Leje februar 2026',
  });
  const sharers = { sharedBy: ['a', 'b', 'c'].map((one) => book.id(one)) };
  const coffee = { account: book.account('coffee'), amount: 10_000, ...sharers };
  await write('coffee', '2026-04-01', 'expenses', { ...coffee, paidBy: { member: book.id('b') } });
  await write('moved', '2026-04-02', 'purse-moves', { from: bank, to: drawer, amount: 5_000 });
  await write('back', '2026-04-03', `vouchers/${names['coffee']?.event ?? 0}/reversal`, {
    why: 'Not coffee.',
  });
  await write('old', '2025-12-30', 'money-paid-out', {
    member: book.id('d'),
    purse: drawer,
    amount: 1_000,
  });
  const active = { member: book.id('e'), class: 'active', amount: 30_000 };
  const dues = { name: 'Kontingent 2026', dueDay: '2026-06-01', day: '2026-05-01' };
  await make(served.base, book.path('dues'), { ...dues, lines: [active] });
});
afterAll(async () => {
  setBack();
  await served.close();
});

const list = async (query: string) => (await book.get<VoucherPage>(`vouchers?${query}`)).vouchers;
const file = async (query: string) => {
  const path = book.path(`vouchers.csv?dialect=plain&language=en&${query}`);
  return csvRecords((await fetchFile(served.base, path)).bytes);
};
/** The names of the vouchers that a text finds, in the order of their numbers. */
async function found(q: string): Promise<string[]> {
  const vouchers = await list(`order=number-asc&q=${encodeURIComponent(q)}`);
  const nameOf = ({ event, kind }: VoucherEntry) =>
    Object.entries(names).find(([, one]) => one.event === event)?.[0] ?? kind;
  return vouchers.map(nameOf);
}

test('a row has its amount with the sign of the purses, and what others owe of an expense', async () => {
  const sums = Object.fromEntries(
    (await list('limit=100')).map(({ event, amount, inPurses, shared, dues, members }) => [
      event,
      [amount, inPurses, shared, dues, members.map(({ member }) => member)],
    ]),
  );
  const of = (name: string) => sums[names[name]?.event ?? 0];
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((one) => book.id(one));
  expect(of('opening')).toEqual([120_000, 120_000, null, null, []]);
  expect(of('received')).toEqual([25_000, 25_000, null, null, [a]]);
  expect(of('rent')).toEqual([-4_000, -4_000, null, null, []]);
  expect(of('coffee')).toEqual([10_000, 0, 6_667, null, expect.arrayContaining([a, b, c])]);
  expect(of('moved')).toEqual([5_000, 0, null, null, []]);
  expect(of('back')).toEqual([-10_000, 0, null, null, expect.arrayContaining([a, b, c])]);
  expect(of('old')).toEqual([-1_000, -1_000, null, null, [d]]);
  const [dues] = await list('kind=dues-charged');
  expect([dues?.amount, dues?.inPurses, dues?.dues]).toEqual([30_000, 0, 'Kontingent 2026']);
  expect(dues?.members.map(({ member }) => member)).toEqual([e]);
  // The money that moved in the purses is the money that they hold.
  const inPurses = (await list('limit=100')).reduce((sum, one) => sum + one.inPurses, 0);
  const { drawer, Storbank: bank } = await book.accounts();
  expect(inPurses).toBe((drawer ?? 0) + (bank ?? 0));
});

test('every word of a search is in the text, a name, a number or an amount', async () => {
  expect(await found('leje')).toEqual(['rent']);
  expect(await found('LEJE 2026')).toEqual(['rent']);
  expect(await found('storbank')).toEqual(['opening', 'received', 'rent', 'moved']);
  expect(await found('cash box')).toEqual(['old', 'opening', 'moved']);
  expect(await found('k7')).toEqual(['received']);
  expect(await found('250,00')).toEqual(['received']);
  expect(await found('-40')).toEqual(['rent']);
  expect(await found('100,00')).toEqual(['coffee', 'back']);
  expect(await found('1 000,00')).toEqual(['opening']);
  expect(await found(names['rent']?.label ?? '')).toEqual(['rent']);
  expect(await found(`2025-${names['old']?.number ?? 0}`)).toEqual(['old']);
  expect(await found('kontingent')).toEqual(['dues-charged']);
  expect(await found('storbank 250')).toEqual(['received']);
  expect(await found('storbank kontingent')).toEqual([]);
  expect(await found('100%')).toEqual([]);
  const [nameOfA = ''] =
    (await list('kind=money-received'))[0]?.members.map(({ name }) => name) ?? [];
  expect(await found(nameOfA)).toEqual(expect.arrayContaining(['received', 'coffee', 'back']));
  expect(await found(nameOfA)).not.toContain('rent');
});

test('the list is by number or by day, both ways, page by page, and its file is the same', async () => {
  const all = await list('limit=100');
  const keys = {
    'number-asc': ({ year, number }: VoucherEntry) => `${year} ${String(number).padStart(5, '0')}`,
    'day-asc': ({ day, event }: VoucherEntry) => `${day} ${String(event).padStart(5, '0')}`,
  };
  for (const [order, keyOf] of Object.entries(keys)) {
    const wanted = all.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    const labels = wanted.map(({ label }) => label);
    for (const [asked, expected] of [
      [order, labels],
      [order.replace('asc', 'desc'), labels.toReversed()],
    ] as const) {
      const paged: string[] = [];
      for (let cursor = ''; ;) {
        const page = await book.get<VoucherPage>(`vouchers?order=${asked}&limit=3${cursor}`);
        paged.push(...page.vouchers.map(({ label }) => label));
        if (page.next === null) break;
        cursor = `&cursor=${page.next}`;
      }
      expect(paged).toEqual(expected);
      const ofFile = (await file(`order=${asked}`)).map(({ voucher }) => voucher);
      expect([...new Set(ofFile)]).toEqual(expected);
    }
  }
  // Without an order the voucher that was recorded last is first.
  expect(all.map(({ event }) => event)).toEqual(
    all.map(({ event }) => event).toSorted((one, other) => other - one),
  );
  const [row, ...others] = await file('q=storbank%20250');
  expect([row?.['voucher'], row?.['in_purses']]).toEqual([names['received']?.label, '250.00']);
  expect(others).toEqual([]);
  const wrong = await call(served.base, 'GET', book.path('vouchers?order=up'));
  expect(wrong.status).toBe(400);
});

test('the filter of an account has every voucher that moves it', async () => {
  // The kitty gets what an evening leaves, which names no account.
  const drawer = await list(`account=${book.account('drawer')}`);
  expect(drawer.map(({ event }) => event)).toEqual(
    ['old', 'moved', 'opening'].map((name) => names[name]?.event),
  );
});

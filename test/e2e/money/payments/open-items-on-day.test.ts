import type { OpenItemsList } from '../../../../src/cash-book/open-items/open-items.view.js';
import type { VoucherView } from '../../../../src/cash-book/vouchers/voucher.view.js';
import { someone } from '../../../support/access/access-club.js';
import { serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { setClock } from '../../../support/database/clock.js';
import { csvRecords, fetchFile } from '../../../support/files/tables.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { CashBook } from '../../../support/money/cash-book.js';

/** Open items as of a day, in random months of a whole club. */

let served: ServedApp;
const setBack = setClock(new Date('2026-11-28T12:00:00Z'));

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  setBack();
  await served.close();
});

/** Numbers from 0 to `below`, the same for the same seed. */
function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const day = (at: number) => `2026-11-${String(at).padStart(2, '0')}`;

/** Dues, payments, expenses and reversals, under days in any order. */
async function playMonths(book: CashBook, seed: number): Promise<void> {
  const random = randomly(seed);
  const someone = () => book.id('abcdef'[random(6)] ?? 'a');
  const [purse, income, coffee] = ['drawer', 'dues', 'coffee'].map((one) => book.account(one));
  const reversible: VoucherView[] = [];
  for (let step = 0; step < 40; step++) {
    const on = { day: day(1 + random(27)) };
    const amount = 1 + random(300);
    const kinds = [
      [
        'dues',
        {
          name: `K${step}`,
          dueDay: day(1 + random(27)),
          income,
          lines: [{ member: someone(), class: 'active', amount }],
        },
      ],
      ['money-received', { member: someone(), purse, amount }],
      ['money-paid-out', { member: someone(), purse, amount }],
      [
        'expenses',
        {
          account: coffee,
          paidBy: { member: book.id('a') },
          amount,
          sharedBy: ['a', 'b', 'c'].map((one) => book.id(one)),
        },
      ],
    ] as const;
    const back = random(5) === 0 ? reversible.splice(random(reversible.length), 1)[0] : undefined;
    if (back !== undefined) {
      await book.write(`vouchers/${back.event}/reversal`, { ...on, why: 'Wrong.' });
      continue;
    }
    const [what, body] = kinds[random(kinds.length)] ?? kinds[0];
    const written = await book.write(what, { ...on, ...body });
    if (what !== 'dues') reversible.push(written);
  }
}

test.each([1, 2, 3])(
  'seed %p: as of every day the items of each member sum to the balance of that day',
  async (seed) => {
    const evening = await KoenigrufenEvening.open(served, { rate: 50 });
    await evening.step('close', {});
    const { club, members } = evening.table;
    const book = await CashBook.of(served, club, members);
    await book.begins('2026-01-01');
    await playMonths(book, seed);
    for (const at of [1, 5, 9, 14, 20, 27, 28]) {
      const list = await book.get<OpenItemsList>(`open-items?on=${day(at)}`);
      const stands = await book.stands(day(at));
      const open = Object.fromEntries(
        list.members.map(({ member, items }) => [
          book.nameOf({ member, account: null }),
          items.reduce((sum, one) => sum + one.open, 0),
        ]),
      );
      for (const [letter, balance] of Object.entries(stands)) {
        expect([at, letter, open[letter] ?? 0]).toEqual([at, letter, balance]);
      }
      expect(list.members.flatMap(({ items }) => items).every((one) => one.day <= day(at))).toBe(
        true,
      );
    }
    const today = await book.get<OpenItemsList>('open-items');
    expect(await book.get<OpenItemsList>(`open-items?on=${day(28)}`)).toEqual(today);
    await book.expectVerified();
  },
);

test('the file is of the same day, and a member sees their own', async () => {
  const evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  await book.begins('2026-01-01');
  const paid = { purse: book.account('drawer'), amount: 500 };
  await book.write('money-received', { day: day(3), member: book.id('a'), ...paid });
  await book.write('money-received', { day: day(9), member: book.id('a'), ...paid });
  await book.write('money-received', { day: day(3), member: book.id('b'), ...paid });
  const path = book.path(`open-items.csv?dialect=plain&language=en&on=${day(5)}`);
  const rows = csvRecords((await fetchFile(served.base, path)).bytes);
  expect(rows.map((row) => [row['day'], row['open']])).toEqual([
    [day(3), '5.00'],
    [day(3), '5.00'],
  ]);
  const { token } = await someone(served.base, club, 'member', book.id('a'));
  const own = await book.get<OpenItemsList>(`open-items?on=${day(5)}`, token);
  expect(own.members.map(({ member, amount }) => [member, amount])).toEqual([[book.id('a'), 500]]);
});

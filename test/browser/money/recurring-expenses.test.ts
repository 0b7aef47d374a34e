import type { Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { DuesPage, DuesVoucher } from '../../../src/cash-book/dues/dues.view.js';
import type { ExpenseVoucher } from '../../../src/cash-book/expenses/expense.view.js';
import type { RecurringExpenseList } from '../../../src/cash-book/recurring/recurring.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import { plusDays, plusMonths } from '../../../src/values/day.js';
import cash from '../../../web/words/da/cash.js';
import parts from '../../../web/words/da/dues-parts.js';
import words from '../../../web/words/da/recurring.js';
import { make } from '../../support/access/access-club.js';
import { call, expectStatus, expectVerified, read } from '../../support/api/api.js';
import { setClock } from '../../support/database/clock.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';

/** Expenses that come again, and dues of who joins in the middle, by the screens. */
inBrowser('recurring expenses and parts of dues', () => {
  let house: House;
  let page: Page;
  let today: string;

  const at = (what: string) => `/v1/clubs/${house.club}/${what}`;

  beforeAll(async () => {
    house = await openHouse();
    page = await (await openOwners(house)).newPage();
    await page.setViewportSize(SIZES.phone);
    ({ today } = await read<BooksView>(house.base, at('books')));
    const firstDay = plusDays(today, -60);
    expectStatus(await call(house.base, 'PATCH', at('books'), { body: { firstDay } }), 200);
    const { accounts } = await read<AccountList>(house.base, at('accounts'));
    const account = accounts.find(({ code }) => code === 'drawer')?.id;
    const lines = [{ account, amount: 500_000 }];
    await make(house.base, at('opening-balances'), { day: firstDay, lines });
  });
  afterAll(() => house.close());

  const recurring = async () => {
    const list = await read<RecurringExpenseList>(house.base, at('recurring-expenses'));
    return list.recurring;
  };

  test('the rent is added, waits on the desk, is booked with another amount, skipped and ended', async () => {
    const first = plusDays(today, -40);
    await page.goto(`/clubs/${house.club}/money`);
    await page.getByRole('link', { name: words.title }).click();
    await page.getByRole('link', { name: words.new }).click();
    await page.getByLabel(words.text).fill('Leje af lokale');
    await page.getByLabel(cash.amount).fill('800');
    await page.getByLabel(words.firstDay).fill(first);
    await page.getByLabel(words.lastDay).fill(plusDays(first, -1));
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText('Sidste dag ligger før den første.').waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.getByLabel(words.lastDay).fill('');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText('Leje af lokale er gemt.').waitFor();
    const [rent] = await recurring();
    expect(rent).toMatchObject({ amount: 80_000, due: [first, plusMonths(first, 1)] });

    await page.goto(`/clubs/${house.club}/money`);
    await page.getByText(words.waiting).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Bogfør Leje af lokale/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(cash.amount).fill('825,50');
    expect(await faultsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: cash.submit }).click();
    await page.getByText(/^Bogført som bilag /).waitFor();
    await page.getByRole('button', { name: /^Spring Leje af lokale over/ }).click();
    await dialog.getByLabel(words.why).fill('Huset var lukket.');
    await dialog.getByRole('button', { name: words.skip }).click();
    await page.getByText(words.skipped).waitFor();
    await page.getByText(words.waiting).waitFor({ state: 'detached' });
    expect(await recurring()).toMatchObject([
      { due: [], settled: [{ why: 'Huset var lukket.' }, { dueDay: first, amount: 82_550 }] },
    ]);

    await page.goto(`/clubs/${house.club}/money/recurring`);
    await page.getByText(words.settled).click();
    await page.getByRole('button', { name: /^Foreslå Leje af lokale igen/ }).click();
    await dialog.getByRole('button', { name: words.dueAgain }).click();
    await page.getByText(words.isDueAgain).waitFor();
    await page.getByRole('button', { name: /^Spring Leje af lokale over/ }).click();
    await dialog.getByLabel(words.why).fill('Huset var lukket.');
    await dialog.getByRole('button', { name: words.skip }).click();
    await page.getByText(words.waiting).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Afslut Leje af lokale' }).click();
    await dialog.getByRole('button', { name: words.end }).click();
    await page.getByRole('heading', { name: words.ended }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    expect(await recurring()).toMatchObject([{ next: null, lastDay: today }]);
    await expectVerified(house.base, house.club);
  });

  test('a due day that another device booked meanwhile is named in the dialog, and not booked twice', async () => {
    const { accounts } = await read<AccountList>(house.base, at('accounts'));
    const of = (name: string) => accounts.find(({ code }) => code === name)?.id;
    const paid = { account: of('room'), amount: 9900 };
    const terms = { ...paid, text: 'Hjemmeside', purse: of('drawer'), firstDay: today };
    await make(house.base, at('recurring-expenses'), { ...terms, every: 'year' });
    const id = (await recurring()).find(({ text }) => text === 'Hjemmeside')?.id;
    await page.goto(`/clubs/${house.club}/money`);
    await page.getByRole('button', { name: /^Bogfør Hjemmeside/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(cash.amount).waitFor();
    const body = { ...paid, day: today, paidBy: { purse: of('drawer') } };
    await make(house.base, at('expenses'), { ...body, recurring: id, dueDay: today });
    await dialog.getByText(/^Forfaldet blev imens bogført/).waitFor();
  });

  test('a voucher of a due day that is taken back and booked again pays that day', async () => {
    const { accounts } = await read<AccountList>(house.base, at('accounts'));
    const of = (name: string) => accounts.find(({ code }) => code === name)?.id;
    const paid = { account: of('room'), amount: 7700 };
    const terms = { ...paid, text: 'Telefon', purse: of('drawer'), firstDay: today };
    await make(house.base, at('recurring-expenses'), { ...terms, every: 'year' });
    const phone = async () => (await recurring()).find(({ text }) => text === 'Telefon');
    const body = { ...paid, text: 'Telefon', day: today, paidBy: { purse: of('drawer') } };
    const due = { recurring: (await phone())?.id, dueDay: today };
    const { event } = await make<ExpenseVoucher>(house.base, at('expenses'), { ...body, ...due });
    await make(house.base, at(`vouchers/${event}/reversal`), { day: today, why: 'Forkert beløb.' });
    expect((await phone())?.due).toEqual([today]);
    await page.goto(`/clubs/${house.club}/money/vouchers/${event}`);
    await page.getByRole('link', { name: cash.reverse.corrected }).click();
    await page.getByText(/^forfaldt /).waitFor();
    await page.getByLabel(cash.amount).fill('78');
    await page.getByRole('button', { name: cash.submit }).click();
    await page.getByText(/^Bogført som bilag /).waitFor();
    expect(await phone()).toMatchObject({ due: [], settled: [{ dueDay: today, amount: 7800 }] });
  });

  test('nobody paid dues that were taken back, and who joined since is charged alone', async () => {
    const anna = { member: house.idOf('Anna'), class: 'active', amount: 30_000 };
    const year = { day: today, name: 'Årskontingent', dueDay: today };
    const wrong = { ...year, name: 'Forkert', lines: [anna] };
    const { event } = await make<DuesVoucher>(house.base, at('dues'), wrong);
    await make(house.base, at(`vouchers/${event}/reversal`), { day: today, why: 'Forkert.' });
    const lines = [anna, { ...anna, member: house.idOf('Carl') }];
    await make(house.base, at('dues'), { ...year, lines });
    await page.goto(`/clubs/${house.club}/money/dues`);
    const taken = page.getByRole('region', { name: 'Forkert' }).getByRole('listitem');
    await taken.waitFor();
    expect(await taken.textContent()).toMatch(/ · tilbageført$/);
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Opkræv også Årskontingent' }).click();
    expect(await page.getByLabel('Navn').inputValue()).toBe('Årskontingent');
    expect(await page.getByLabel('Anna', { exact: true }).inputValue()).toBe('-');
    expect(await page.getByLabel('Bent', { exact: true }).inputValue()).toBe('active');
    expect(await page.getByLabel('Beløb: Aktiv').inputValue()).toBe('300,00');
    expect(await faultsOn(page)).toEqual([]);
  });

  test('a member who joined in the middle is proposed a part, with the reason for it, which can be changed', async () => {
    // The club was opened this year; somebody joins next year, in May.
    const year = Number(today.slice(0, 4)) + 1;
    const setBack = setClock(new Date(`${year}-05-12T10:00:00Z`));
    const asked = { name: 'Vibeke Holm' };
    const joined = await make<MemberView>(house.base, at('members'), asked);
    setBack();
    const setForth = setClock(new Date(`${year}-06-01T10:00:00Z`));
    try {
      await page.setViewportSize(SIZES.tablet);
      await page.goto(`/clubs/${house.club}/money/record/dues`);
      await page.getByLabel('Navn').fill('Kontingent');
      await page.getByLabel('Beløb: Aktiv').fill('500');
      await page
        .getByText(/Medlem fra .*: 8 af 12 måneder\. 500,00.* × 8\/12 = 333,33.*, afrundet/)
        .waitFor();
      const amount = page.getByLabel('Beløb: Vibeke Holm');
      expect(await amount.inputValue()).toBe('333,33');
      expect(await faultsOn(page)).toEqual([]);
      await amount.fill('333');
      await page.getByRole('button', { name: cash.dues.charge }).click();
      await page.getByText(/^Bogført som bilag /).waitFor();
      const { dues, classes } = await read<DuesPage>(house.base, at('dues'));
      const line = dues[0]?.lines.find(({ member }) => member === joined.id);
      expect(line).toMatchObject({ amount: 33_300, part: { rate: 50_000, months: 8, of: 12 } });
      expect(classes).toEqual([{ class: 'active', amount: 50_000 }]);
      await page.goto(`/clubs/${house.club}/money/dues`);
      await page
        .getByText(parts.months.replace('{{months}}', '8').replace('{{of}}', '12'))
        .first()
        .waitFor();
    } finally {
      setForth();
    }
  });
});

import type { Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import cash from '../../../web/words/da/cash.js';
import { make } from '../../support/access/access-club.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';

/** Each figure of the accounts of a year leads to the rows that make it. */
inBrowser('the figures of the accounts', () => {
  let house: House;
  let page: Page;
  let year: number;

  beforeAll(async () => {
    house = await openHouse();
    const { base, club } = house;
    const path = (what: string) => `/v1/clubs/${club}/${what}`;
    const { today } = await read<BooksView>(base, path('books'));
    year = Number(today.slice(0, 4));
    const first = { body: { firstDay: `${year - 1}-01-01` } };
    expectStatus(await call(base, 'PATCH', path('books'), first), 200);
    const { accounts } = await read<AccountList>(base, path('accounts'));
    const of = (code: string) => accounts.find((one) => one.code === code)?.id;
    const [purse, coffee, income] = [of('drawer'), of('coffee'), of('other-income')];
    for (const [at, amount] of [
      [year - 1, 40_000],
      [year, 25_000],
    ] as const) {
      const day = `${at}-01-05`;
      await make(base, path('opening-balances'), { day, lines: [{ account: purse, amount }] });
      await make(base, path('money-received'), { day, member: house.idOf('Bent'), purse, amount });
      const spent = { day, account: coffee, paidBy: { purse }, amount: amount / 10 };
      await make(base, path('expenses'), spent);
      await make(base, path('expenses'), { ...spent, amount: amount / 20 });
      const dues = { name: 'K', day, dueDay: day, income };
      const line = { member: house.idOf('Anna'), class: 'active', amount: 30_000 };
      await make(base, path('dues'), { ...dues, lines: [line] });
    }
    page = await (await openMembers(house, house.idOf('Carl'), 'auditor')).newPage();
    await page.setViewportSize(SIZES.phone);
  });
  afterAll(() => house.close());

  const minor = (text: string) => {
    const digits = Number(text.replaceAll(/[^\d]/g, ''));
    return /[-−]/.test(text) ? -digits : digits;
  };
  const cells = async (row: string) =>
    (
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
        .getByRole('cell')
        .allTextContents()
    )
      .filter((text) => text !== '')
      .map(minor);

  test('lead to cards and lists that add up', async () => {
    const accounts = `/clubs/${house.club}/money/years/${year}-01-01`;
    await page.goto(accounts);
    await page.getByRole('heading', { name: /^Regnskab/ }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.setViewportSize(SIZES.tablet);
    const links = page.getByRole('cell').getByRole('link');
    const figures = await Promise.all(
      (await links.all()).map(async (one) => ({
        href: (await one.getAttribute('href')) ?? '',
        label: (await one.getAttribute('aria-label')) ?? '',
        text: (await one.textContent()) ?? '',
      })),
    );
    // Coffee, dues, the purse and the opening: this year's and last year's; four of the purse; the kinds.
    expect(figures.length).toBeGreaterThanOrEqual(16);
    for (const { href, label, text } of figures) {
      await page.goto(href);
      const figure = Math.abs(minor(text));
      if (href.includes('/vouchers?')) {
        // The vouchers of a kind are counted.
        const vouchers = page
          .getByRole('list', { name: cash.vouchers.title })
          .getByRole('listitem');
        await vouchers.first().waitFor();
        expect([label, await vouchers.count()]).toEqual([label, figure]);
        continue;
      }
      await page.getByRole('rowheader', { name: cash.card.closing, exact: true }).waitFor();
      const [opening] = await cells(cash.card.opening);
      const [into, out, closing] = await cells(cash.card.closing);
      const sums = [opening, into, out, closing, (into ?? 0) - (out ?? 0)].map((one) =>
        Math.abs(one ?? 0),
      );
      expect([label, sums]).toEqual([label, expect.arrayContaining([figure])]);
    }
  });
});

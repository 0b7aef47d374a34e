import type { Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import { fill } from '../../../src/words/fill.js';
import cash from '../../../web/words/da/cash.js';
import closing from '../../../web/words/da/closing.js';
import { make } from '../../support/access/access-club.js';
import { call, expectStatus, expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, type House } from '../support/house.js';

inBrowser('a wrong year', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    page = await (await openOwners(house)).newPage();
  });
  afterAll(() => house.close());

  const path = (what: string) => `/v1/clubs/${house.club}/${what}`;
  const begins = async (firstDay: string) => {
    const body = { firstDay };
    expectStatus(await call(house.base, 'PATCH', path('books'), { body }), 200);
  };

  /** Takes the shown voucher back, with its day as it is proposed. */
  const takeBack = async (proposed: string) => {
    await page.getByRole('button', { name: cash.reverse.do, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel(cash.day).inputValue()).toBe(proposed);
    await dialog.getByLabel(cash.why).fill('Forkert år');
    await dialog.getByRole('button', { name: cash.reverse.do, exact: true }).tap();
    await dialog.waitFor({ state: 'detached' });
  };

  test('is refused at its day, put right where a club has it, and keeps no year open', async () => {
    const { accounts } = await read<AccountList>(house.base, path('accounts'));
    const idOf = (code: string) => accounts.find((one) => one.code === code)?.id;
    const { today } = await read<BooksView>(house.base, path('books'));
    const now = Number(today.slice(0, 4));
    const paidBy = { purse: idOf('drawer') };
    const expense = { account: idOf('room'), amount: 1000, paidBy };

    // An older club could record 1999, and took it back under today.
    await begins('1999-01-01');
    const wrong = await make<{ event: number }>(house.base, path('expenses'), {
      ...expense,
      day: '1999-01-01',
    });
    await make(house.base, path(`vouchers/${wrong.event}/reversal`), {
      day: today,
      why: 'Forkert',
    });
    await begins(`${now - 1}-01-01`);
    await make(house.base, path('expenses'), { ...expense, day: `${now - 1}-06-01` });

    await page.goto(`/clubs/${house.club}/money/record/received`);
    await page.getByLabel(cash.record.received.member).selectOption({ label: 'Anna' });
    await page.getByLabel(cash.amount).fill('20');
    await page.getByLabel(cash.day).fill('1999-01-01');
    await page.getByRole('button', { name: cash.submit, exact: true }).tap();
    await page.locator('input[type=date][aria-invalid=true]').waitFor();

    // The voucher leads to its reversal, which is taken back first, then the voucher on its own day.
    await page.goto(`/clubs/${house.club}/money/vouchers/${wrong.event}`);
    await page.getByRole('link', { name: cash.reversedBy }).tap();
    await takeBack(today);
    await page.getByRole('heading', { name: '1999-1' }).waitFor();
    await takeBack('1999-01-01');
    await page.getByRole('heading', { name: '1999-2' }).waitFor();
    // The form of the voucher that was taken back has its values, to be put right.
    await page.getByRole('link', { name: cash.reverse.corrected }).tap();
    await page.getByRole('heading', { name: cash.record.expense.title }).waitFor();
    expect(await page.getByLabel(cash.amount).inputValue()).toBe('10,00');
    expect(await page.getByLabel(cash.day).inputValue()).toBe('1999-01-01');
    expect(await page.getByLabel(cash.record.expense.account).inputValue()).toBe(idOf('room'));

    await page.goto(`/clubs/${house.club}/money`);
    const years = page.getByRole('link', { name: /Regnskab/ });
    await page.getByRole('link', { name: `Regnskab ${now - 1}` }).waitFor();
    expect(await years.filter({ hasText: '1999' }).count()).toBe(0);
    await page.getByRole('link', { name: `Regnskab ${now - 1}` }).tap();
    await page.getByRole('button', { name: cash.years.close.do, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    // The dialog lists what is looked at first, each point with its page; nothing of it forbids.
    const drawer = 'Kontantkasse';
    const day = new RegExp(`^${drawer}: ikke talt eller afstemt til og med 31\\. dec`);
    const counting = dialog.getByRole('link', { name: day });
    expect(await counting.getAttribute('href')).toMatch(/record\/counted\?purse=/);
    await dialog.getByRole('link', { name: new RegExp(`^${drawer} er under nul`) }).waitFor();
    const receipts = fill(closing.waits['without-receipt_one'], { count: 1 });
    await dialog.getByRole('link', { name: receipts }).waitFor();
    await dialog.getByText(closing.done['open-evenings']).waitFor();
    await dialog.getByRole('button', { name: cash.years.close.do, exact: true }).tap();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: cash.years.reopen.do }).waitFor();
    await expectVerified(house.base, house.club);
  });
});

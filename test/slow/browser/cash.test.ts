import type { Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { MembersMoney } from '../../../src/cash-book/money/money.view.js';
import type { VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import accounts from '../../../src/words/da/money/accounts.js';
import cash from '../../../web/words/da/cash.js';
import shell from '../../../web/words/da/shell.js';
import { expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../../browser/support/browser.js';
import { openHouse, openMembers, SIZES, type House } from '../../browser/support/house.js';
import { fill } from '../../browser/support/said.js';

/** From the start of the club to where it is done. */
const MOST_TAPS = 3;

inBrowser('the treasurer', () => {
  let house: House;
  let page: Page;
  let taps = 0;

  beforeAll(async () => {
    house = await openHouse();
    const device = await openMembers(house, house.idOf('Anna'), 'treasurer');
    page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
  });
  afterAll(async () => {
    await house.close();
  });
  afterEach(async () => {
    await expectVerified(house.base, house.club);
  });

  const api = <T>(what: string) => read<T>(house.base, `/v1/clubs/${house.club}/${what}`);
  /** Starts at the start of the club and goes on by the names of links and buttons. */
  const go = async (...ways: readonly (readonly ['link' | 'button', string | RegExp])[]) => {
    await page.goto(`/clubs/${house.club}`);
    taps = 0;
    for (const [role, name] of [['link', shell.destinations.money] as const, ...ways]) {
      await page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .tap();
      taps += 1;
    }
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  };
  const heading = (name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const submit = async (name: string = cash.submit) => {
    await page.getByRole('button', { name, exact: true }).tap();
  };
  const recorded = async (number: number) => {
    const { years: all } = await api<BooksView>('books');
    const label = `${all[0]?.label ?? ''}-${number}`;
    await page.getByText(fill(cash.recorded, { label })).waitFor();
  };
  /** The balances of members, by name, without those at zero. */
  const stands = async () => {
    const { members } = await api<MembersMoney>('money/members');
    const moved = members.filter(({ amount }) => amount !== 0);
    return Object.fromEntries(moved.map(({ name, amount }) => [name, amount]));
  };
  const drawer = async () =>
    (await api<AccountList>('accounts')).accounts.find(({ code }) => code === 'drawer')?.amount;

  test('charges, receives, shares an expense, counts, and takes back, each in three taps or fewer', async () => {
    await go(['link', cash.dues.title], ['link', cash.dues.charge]);
    await heading(cash.record.dues.title);
    await page.getByLabel(cash.dues.name).fill('Kontingent 2026');
    const each = fill(cash.dues.eachOf, { class: cash.dues.classes.active });
    await page.getByLabel(each).fill('300');
    for (const name of ['Dorte', 'Erik', 'Fie']) {
      await page.getByLabel(name, { exact: true }).selectOption(cash.dues.notCharged);
    }
    await submit(cash.dues.charge);
    await recorded(1);
    expect(await stands()).toEqual({ Anna: -30_000, Bent: -30_000, Carl: -30_000 });

    // From any debtor, straight from the list; all of it by one tap.
    await go(['link', fill(cash.receiveFrom, { name: 'Bent' })]);
    await heading(cash.record.received.title);
    // A fault is shown at its field, which keeps its text.
    await page.getByLabel(cash.amount).fill('tre');
    await submit();
    await page.getByText(fill(cash.amountWrong, { example: '125,00' })).waitFor();
    expect(await page.getByLabel(cash.amount).inputValue()).toBe('tre');
    await page.getByRole('button', { name: /^Det hele/ }).tap();
    expect(await page.getByLabel(cash.amount).inputValue()).toBe('300,00');
    await submit();
    await recorded(2);
    expect(await drawer()).toBe(30_000);

    await go(['link', cash.record.expense.do]);
    await heading(cash.record.expense.title);
    await page.getByLabel(cash.amount).fill('100');
    await page.getByText(cash.record.expense.shared).tap();
    for (const name of ['Bent', 'Carl', 'Dorte']) {
      await page.getByRole('checkbox', { name, exact: true }).tap();
    }
    await page.getByText(fill(cash.record.expense.odd, { names: 'Bent' })).waitFor();
    await submit();
    await recorded(3);
    expect(await stands()).toEqual({ Anna: -30_000, Bent: -3_334, Carl: -33_333, Dorte: -3_333 });
    expect(await drawer()).toBe(20_000);

    await go(['link', cash.record.counted.do]);
    await page.getByLabel(cash.record.counted.counted).fill('195,50');
    await page.getByLabel(cash.record.counted.why).fill('Givet forkert tilbage.');
    await submit();
    await recorded(4);
    expect(await drawer()).toBe(19_550);

    await go(['link', cash.vouchers.title], ['link', new RegExp(cash.kinds['purse-counted'])]);
    await page.getByRole('button', { name: cash.reverse.do, exact: true }).tap();
    await page.getByRole('dialog').getByLabel(cash.why).fill('Fundet igen.');
    await page.getByRole('dialog').getByRole('button', { name: cash.reverse.do }).tap();
    await recorded(5);
    expect(await drawer()).toBe(20_000);
  }, 90_000);

  test('posts once what is sent again after no answer came', async () => {
    await go(['link', cash.record['paid-out'].do]);
    await heading(cash.record['paid-out'].title);
    await page.getByLabel(cash.record['paid-out'].member).selectOption({ index: 6 });
    await page.getByLabel(cash.amount).fill('50');
    const before = (await api<VoucherPage>('vouchers')).vouchers.length;
    // It arrives, and the answer is lost on the way back.
    await page.route(
      '**/money-paid-out',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit();
    await page.getByText('Ingen forbindelse til Kopperne', { exact: false }).first().waitFor();
    await submit();
    await heading(cash.title);
    expect((await api<VoucherPage>('vouchers')).vouchers).toHaveLength(before + 1);
    expect(await drawer()).toBe(15_000);
  }, 60_000);

  test('reaches every other thing in three taps or fewer', async () => {
    await go(['link', cash.accounts.title]);
    await page.getByLabel(cash.accounts.name).fill('Bank');
    await submit(cash.accounts.add);
    await page.getByText('Bank', { exact: true }).waitFor();
    for (const what of ['given', 'between-purses', 'opening'] as const) {
      await go(['link', cash.record[what].do]);
      await heading(cash.record[what].title);
    }
    await go(['link', cash.settings.title]);
    await heading(cash.settings.title);
    const [{ label }] = (await api<{ years: [{ label: string }] }>('years')).years;
    await go(['link', fill(cash.years.title, { label })], ['link', cash.years.budget.title]);
    await page.getByLabel(accounts.coffee).fill('600');
    await submit(cash.years.budget.do);
    await heading(fill(cash.years.title, { label }));
    await page.getByRole('cell', { name: '600,00 kr.' }).first().waitFor();
  }, 60_000);
});

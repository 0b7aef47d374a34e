import type { Page } from 'playwright-core';
import type { AccountView } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { PurseReconciliations } from '../../../src/cash-book/reconciliations/reconciliation.view.js';
import { dayBefore } from '../../../src/values/day.js';
import cash from '../../../web/words/da/cash.js';
import words from '../../../web/words/da/reconciliation.js';
import { call, expectStatus, expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

/** A purse is reconciled with the file of its bank, from the purse's page and back to it. */
inBrowser('the bank', () => {
  let house: House;
  let page: Page;
  let purse = '';

  const path = (what: string) => `/v1/clubs/${house.club}/${what}`;
  const write = async (what: string, body: object) => {
    const { today: day } = await read<BooksView>(house.base, path('books'));
    const sent = { body: { day, ...body } };
    return expectStatus(await call<AccountView>(house.base, 'POST', path(what), sent), 201).body;
  };
  const standing = () =>
    read<PurseReconciliations>(house.base, path(`accounts/${purse}/reconciliations`));

  beforeAll(async () => {
    house = await openHouse();
    const bank = { body: { type: 'purse', name: 'Bank' } };
    ({ id: purse } = expectStatus(
      await call<AccountView>(house.base, 'POST', path('accounts'), bank),
      201,
    ).body);
    const device = await openMembers(house, house.idOf('Anna'), 'treasurer');
    page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
  });
  afterAll(() => house.close());

  /** The code that a member writes to the bank. */
  const codeOf = async (name: string) => {
    const { codes } = await standing();
    return codes.find(({ member }) => member === house.idOf(name))?.reference ?? '';
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const missing = async (money: string) => {
    const status = page.getByRole('status').filter({ hasText: words.agree.missing });
    await status.getByText(money, { exact: true }).waitFor();
  };
  /** A row of the sum that leads from the books to the bank. */
  const compares = async (label: string, money: string) => {
    const row = page.getByRole('row').filter({ hasText: label });
    await row.getByText(money, { exact: true }).waitFor();
  };
  /** The rows of the list below its heading. */
  const rowsOf = (title: string) => page.getByRole('list', { name: title }).getByRole('listitem');
  const readFile = async (lines: readonly string[]) => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'konto.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
    });
  };

  test('agrees with a file: proposals, a line that becomes a voucher, and the day up to which', async () => {
    await write('opening-balances', { lines: [{ account: purse, amount: 100_000 }] });
    await write('money-received', { member: house.idOf('Bent'), purse, amount: 25_000 });
    const { accounts } = await read<{ accounts: AccountView[] }>(house.base, path('accounts'));
    const fees = accounts.find(({ code }) => code === 'fees')?.id;
    await write('expenses', { account: fees, amount: 4_000, paidBy: { purse }, text: 'gebyr' });

    const { today } = await read<BooksView>(house.base, path('books'));
    const bankDay = today.split('-').reverse().join('.');
    const file = [
      '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
      `"${bankDay}";"Kontingent ${await codeOf('Bent')}";"250,00";"1.250,00";"Udført";"Nej"`,
      `"${bankDay}";"Gebyr";"-40,00";"1.210,00";"Udført";"Nej"`,
      `"${bankDay}";"MobilePay ${await codeOf('Carl')}";"75,00";"1.285,00";"Udført";"Nej"`,
      '"Venter";"Kaffe";"-9,00";"";"Venter";"Nej"',
    ];
    await page.goto(`/clubs/${house.club}/money/cards/${purse}`);
    await page.getByText(words.neither).waitFor();
    await page.getByRole('link', { name: words.do }).tap();
    await page.getByText(words.agree.sayBank).waitFor();
    await readFile(file);
    await page.getByText(fill(words.file.bad_one, { count: 1 })).waitFor();
    await missing('1.285,00 kr.');
    // Each voucher is in one list, and the heading is that of its list.
    const inBooks = fill(words.inBooks.title_one, { count: 1 });
    expect(await rowsOf(inBooks).count()).toBe(1);
    await compares(words.comparison.difference, '75,00 kr.');
    await compares(fill(words.comparison.onlyAtBank_one, { count: 1 }), '75,00 kr.');
    await compares(fill(words.comparison.onlyInBooks_one, { count: 1 }), '−1.000,00 kr.');
    await page.getByRole('checkbox', { name: /1\.000,00/ }).tap();
    await missing('285,00 kr.');
    await page
      .getByText(fill(words.inBooks.found_one, { count: 1, money: '1.000,00 kr.' }))
      .waitFor();
    await compares(fill(words.comparison.onlyInBooks_other, { count: 0 }), '0,00 kr.');
    await page.getByText(fill(words.proposals.title_other, { count: 2 })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    // Somebody who comes here by the keyboard has pressed a key before.
    await Promise.all([page.waitForResponse(/keep-focus/), page.keyboard.press('Tab')]);
    await button(fill(words.proposals.all_other, { count: 2 })).focus();
    await page.keyboard.press('Enter');
    await missing('75,00 kr.');
    // The button has gone, and what stood after it has the focus.
    await page.locator('main :focus').waitFor();

    // The line of Carl becomes a voucher in two taps; what was found is still there.
    await page.getByText(fill(words.onlyAtBank.payer, { name: 'Carl' })).waitFor();
    await page.getByRole('link', { name: /^Bogfør 75,00/ }).tap();
    await page.getByRole('heading', { name: cash.record.received.title }).waitFor();
    await button(cash.submit).tap();
    await button(fill(words.proposals.all_one, {})).tap();
    await missing('0,00 kr.');
    await page.getByRole('button', { name: /^Afstem til og med/ }).tap();
    await page.getByRole('heading', { name: words.past.title }).waitFor();
    expect(await standing()).toMatchObject({ until: today, balance: 128_500, open: [] });
    await expectVerified(house.base, house.club);
  });

  test('names near matches, sets with the same sum, and vouchers that cancel out', async () => {
    const giro = { body: { type: 'purse', name: 'Giro' } };
    const { id } = expectStatus(
      await call<AccountView>(house.base, 'POST', path('accounts'), giro),
      201,
    ).body;
    const received = (name: string, amount: number) =>
      write('money-received', { member: house.idOf(name), purse: id, amount });
    const wrong = (await received('Anna', 9_900)) as unknown as { event: number };
    await write(`vouchers/${wrong.event}/reversal`, { why: 'Det var Bent.' });
    await received('Bent', 17_150);
    for (const name of ['Dorte', 'Erik', 'Fie']) await received(name, 5_000);
    await received('Carl', 11_000);
    const { today } = await read<BooksView>(house.base, path('books'));
    const bankDay = today.split('-').reverse().join('.');
    const file = [
      '"Dato";"Tekst";"Beløb";"Saldo"',
      `"${bankDay}";"MobilePay udbetaling";"150,00";"150,00"`,
      `"${bankDay}";"Bent";"117,50";"267,50"`,
      `"${bankDay}";"Kort";"108,00";"375,50"`,
    ];
    await page.goto(`/clubs/${house.club}/money/purses/${id}/reconciliation`);
    await readFile(file);
    await page.getByText(words.proposals.doubt.sum, { exact: true }).waitFor();
    // Nothing is so sure that it is confirmed with others.
    expect(await button(fill(words.proposals.all_one, {})).count()).toBe(0);
    await page.getByText(fill(words.inBooks.cancelling_one, { count: 1 })).waitFor();
    await compares(words.comparison.difference, '−56,00 kr.');
    expect(await faultsOn(page)).toEqual([]);

    // The same file again doubles nothing.
    await readFile(file);
    await page.getByText(fill(words.file.known_other, { count: 3 })).waitFor();
    await missing('375,50 kr.');
    await page.getByRole('button', { name: /^150,00.kr. passer/ }).tap();
    await missing('225,50 kr.');

    // From a line of this purse money moves to another one.
    await page.getByRole('link', { name: /^Bogfør 117,50.kr. mellem kasser/ }).tap();
    expect(await page.locator('select[name="to"]').inputValue()).toBe(id);
    expect(await page.locator('select[name="from"]').inputValue()).not.toBe(id);
    await page.goBack();

    await page.getByText(/to cifre er byttet om/).waitFor();
    await button(words.near.again).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(cash.why).fill('To cifre var byttet om.');
    await dialog.getByRole('button', { name: cash.reverse.do, exact: true }).tap();
    await page.getByRole('heading', { name: cash.record.received.title }).waitFor();
    expect(await page.getByLabel(cash.amount).inputValue()).toBe('117,50');
    await button(cash.submit).tap();
    await button(fill(words.proposals.all_one, {})).tap();
    await missing('108,00 kr.');
    await page.getByText(fill(words.inBooks.cancelling_other, { count: 2 })).waitFor();

    // The voucher less a fee that is not recorded yet.
    await page.getByRole('button', { name: /^Vælg flere bilag til 108,00/ }).tap();
    const chosen = page.getByRole('dialog', { name: words.several.title });
    expect(await chosen.getByRole('button', { name: words.several.confirm }).isDisabled()).toBe(
      true,
    );
    await chosen.getByRole('checkbox', { name: /Carl.*110,00/ }).tap();
    await chosen.getByText(fill(words.several.difference, { money: '−2,00 kr.' })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await chosen.getByRole('link', { name: /^Bogfør forskellen/ }).tap();
    await button(cash.submit).tap();
    await page.getByRole('button', { name: /^108,00.kr. passer/ }).tap();
    await missing('0,00 kr.');
    await page.getByRole('button', { name: /^Afstem til og med/ }).tap();
    await page.getByRole('heading', { name: words.past.title }).waitFor();
    const after = await read<PurseReconciliations>(
      house.base,
      path(`accounts/${id}/reconciliations`),
    );
    expect([after.balance, after.open]).toEqual([37_550, []]);
    await expectVerified(house.base, house.club);
  });

  test('shows how far it agrees on the page of the purse, to the auditor too', async () => {
    await page.goto(`/clubs/${house.club}/money/cards/${purse}`);
    await page.getByText(/^Afstemt til og med .* Anna, /).waitFor();
    const device = await openMembers(house, house.idOf('Dorte'), 'auditor');
    const auditor = await device.newPage();
    await auditor.goto(`/clubs/${house.club}/money/cards/${purse}`);
    await auditor.getByText(/^Afstemt til og med .* Anna, /).waitFor();
    await auditor.getByRole('link', { name: words.see }).click();
    await auditor.getByRole('heading', { name: words.past.title }).waitFor();
    expect(await auditor.locator('input[type=file]').count()).toBe(0);
    expect(await auditor.getByRole('button', { name: words.withdraw.do }).count()).toBe(0);
    await device.close();
  });

  test('asks before a voucher of reconciled time, and names it on the page of the purse', async () => {
    const received = `member=${house.idOf('Bent')}&purse=${purse}&amount=1200`;
    await page.goto(`/clubs/${house.club}/money/record/received?${received}`);
    await button(cash.submit).tap();
    await page.getByText(/^Kassen er afstemt med banken til og med /).waitFor();
    await button(cash.despite).tap();
    await page.getByText(/^Bogført som bilag/).waitFor();
    const { added } = await standing();
    expect(added.map(({ amount }) => amount)).toEqual([1200]);

    // Taken back under its own day, which is in the reconciled time as well.
    const voucher = `/clubs/${house.club}/money/vouchers/${added[0]?.event ?? 0}`;
    await page.goto(voucher);
    await button(cash.reverse.do).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(cash.why).fill('Det var ikke Bent.');
    await dialog.getByRole('button', { name: cash.reverse.do, exact: true }).tap();
    await dialog.getByText(/^Kassen er afstemt med banken til og med /).waitFor();
    await dialog.getByRole('button', { name: cash.despite, exact: true }).tap();
    await page.getByText(/^Bogført som bilag/).waitFor();

    const device = await openMembers(house, house.idOf('Dorte'), 'auditor');
    for (const one of [page, await device.newPage()]) {
      await one.goto(`/clubs/${house.club}/money/cards/${purse}`);
      await one.getByText(fill(words.added_other, { count: 2 })).waitFor();
      expect(await faultsOn(one)).toEqual([]);
      await one
        .getByRole('link', { name: /Indbetaling: Bent.*12,00/ })
        .first()
        .click();
      await one.waitForURL(`**${voucher}`);
    }
    await device.close();
  });

  test('is withdrawn with a reason, and its vouchers are open again', async () => {
    await page.goto(`/clubs/${house.club}/money/cards/${purse}`);
    await page.getByRole('link', { name: words.do }).tap();
    await button(words.withdraw.do).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.withdraw.why).fill('Det var en anden konto.');
    await dialog.getByRole('button', { name: words.withdraw.do }).tap();
    await page.getByText('»Det var en anden konto.«').waitFor();
    const { until, open } = await standing();
    expect([until, open.length]).toEqual([null, 6]);
    await page.getByText(words.never).waitFor();
  });

  test('says that the bank held what the books have before the first line, also by one voucher', async () => {
    const giro = { body: { type: 'purse', name: 'Giro' } };
    const made = await call<AccountView>(house.base, 'POST', path('accounts'), giro);
    const { id } = expectStatus(made, 201).body;
    const { today } = await read<BooksView>(house.base, path('books'));
    const [day, lines] = [dayBefore(today), [{ account: id, amount: 631_875 }]];
    const begins = { body: { firstDay: day } };
    expectStatus(await call(house.base, 'PATCH', path('books'), begins), 200);
    await write('opening-balances', { day, lines });
    const bankDay = today.split('-').reverse().join('.');
    const file = (balance: string) => [
      '"Dato";"Tekst";"Beløb";"Saldo"',
      `"${bankDay}";"Tilskud";"300,00";"${balance}"`,
    ];
    await page.goto(`/clubs/${house.club}/money/purses/${id}/reconciliation`);
    const tick = page.getByRole('button', { name: /^Sæt hak ved den før/ });
    await readFile(file('6.618,76'));
    await missing('6.618,76 kr.');
    expect(await tick.count()).toBe(0);
    await button(words.file.remove).tap();
    await readFile(file('6.618,75'));
    await page.getByText(/^Før .* havde banken 6.318,75/).waitFor();
    await tick.tap();
    await missing('300,00 kr.');
  });
});

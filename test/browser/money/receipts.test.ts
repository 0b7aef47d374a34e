import type { Page } from 'playwright-core';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { ShownVoucher, VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import cash from '../../../web/words/da/cash.js';
import words from '../../../web/words/da/receipts.js';
import { expectVerified, read } from '../../support/api/api.js';
import { pdf, png } from '../../support/money/receipt-files.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';
import { untilInPage } from '../support/until-in-page.js';

/** A treasurer takes a photo of what an expense cost, and adds the invoice later. */
inBrowser('receipts', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    const device = await openMembers(house, house.idOf('Anna'), 'treasurer');
    page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
  });
  afterAll(async () => {
    await expectVerified(house.base, house.club);
    await house.close();
  });

  const path = (what: string) => `/v1/clubs/${house.club}/${what}`;
  const at = (what: string) => page.goto(`/clubs/${house.club}/money/${what}`);
  const vouchers = () =>
    read<VoucherPage>(house.base, path('vouchers')).then((one) => one.vouchers);
  const photo = (shade: number) => ({
    name: 'IMG_0815.png',
    mimeType: 'image/png',
    buffer: png(40, 30, shade),
  });
  const invoice = { name: 'faktura.pdf', mimeType: 'application/pdf', buffer: pdf() };
  const chosen = () => page.locator('input[type=file]');
  const submit = () => page.getByRole('button', { name: cash.submit, exact: true }).tap();
  const typed = async (amount: string, text: string) => {
    await page.getByRole('textbox', { name: cash.amount }).fill(amount);
    await page.getByRole('textbox', { name: cash.text, exact: true }).fill(text);
  };

  test('a photo and a PDF are chosen on the form of an income, and seen on its voucher', async () => {
    await at('record/income');
    await typed('250', 'Tilskud');
    await chosen().setInputFiles([photo(200), invoice]);
    await page.getByText('IMG_0815.png').waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await recorded();
    const [first] = await vouchers();
    expect(first).toMatchObject({ text: 'Tilskud', receipts: 2, lacksReceipt: false });
    await at('vouchers');
    const row = page.getByRole('link', { name: 'Tilskud' });
    await row.getByRole('img', { name: words.title }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await row.tap();
    const picture = page.getByRole('img', { name: words.photo });
    await picture.waitFor();
    // Drawn by the browser, as large as it was: so the file came back whole.
    await untilInPage(page, "document.querySelector('main img')?.naturalWidth === 40");
    const file = page.getByRole('link', { name: invoice.name });
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(invoice.buffer.equals(await answer.body())).toBe(true);
  });

  test('an expense without one is in the list, until one is added on its page', async () => {
    await at('record/expense');
    await typed('40', 'Kaffe');
    await recorded();
    await at('vouchers?receipts=missing');
    const row = page.getByRole('link', { name: 'Kaffe' });
    await row.getByText(words.missing).waitFor();
    expect(await page.getByRole('link', { name: 'Tilskud' }).count()).toBe(0);
    await row.tap();
    await page.getByText(words.lacking).waitFor();
    await chosen().setInputFiles(photo(90));
    await page.getByRole('img', { name: words.photo }).waitFor();
    await at('vouchers?receipts=missing');
    await page.getByText(cash.vouchers.none).waitFor();
  });

  test('a file that is none leaves its voucher recorded, and leads to it', async () => {
    await at('record/income');
    await typed('15', 'Renter');
    const broken = { ...invoice, buffer: Buffer.from('<script>alert(1)</script>') };
    await chosen().setInputFiles([broken]);
    await page.getByText(invoice.name).waitFor();
    const label = await nextLabel();
    await submit();
    await page.getByText(fill(words.onForm.left, { label })).waitFor();
    await page.getByText(words.lacking).waitFor();
    const [last] = await vouchers();
    const shown = await read<ShownVoucher>(house.base, path(`vouchers/${last?.event}`));
    expect(shown).toMatchObject({ label, kind: 'income-recorded', attached: [] });
  });

  test('how long they are kept is a field of the settings', async () => {
    await at('settings');
    const years = page.getByRole('textbox', { name: words.years });
    await years.fill('7');
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: cash.save, exact: true }).last().tap();
    await page.getByText(cash.done).waitFor();
    expect(await read<BooksView>(house.base, path('books'))).toMatchObject({ receiptYears: 7 });
  });

  /** The label that the next voucher gets. */
  async function nextLabel(): Promise<string> {
    const { today } = await read<BooksView>(house.base, path('books'));
    return `${today.slice(0, 4)}-${(await vouchers()).length + 1}`;
  }

  async function recorded(): Promise<void> {
    const label = await nextLabel();
    await submit();
    await page.getByText(fill(cash.recorded, { label })).waitFor();
  }
});

import type { Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import cash from '../../../web/words/da/cash.js';
import receipts from '../../../web/words/da/receipts.js';
import words from '../../../web/words/da/shared.js';
import { make } from '../../support/access/access-club.js';
import { expectVerified, read } from '../../support/api/api.js';
import { png } from '../../support/money/receipt-files.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';
import { untilInPage } from '../support/until-in-page.js';

/** A phone shares a photo to the installed app: it posts the form of the manifest to the app's address. */
inBrowser('a photo that is shared to the app', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    const { base, club } = house;
    const { today } = await read<BooksView>(base, `/v1/clubs/${club}/books`);
    const { accounts } = await read<AccountList>(base, `/v1/clubs/${club}/accounts`);
    const idOf = (asked: string) => accounts.find(({ code }) => code === asked)?.id;
    const spent = { day: today, paidBy: { purse: idOf('drawer') }, despite: ['purse-below-zero'] };
    for (const [text, amount] of [
      ['Kaffe', 4000],
      ['Kort', 9000],
    ] as const) {
      const body = { ...spent, account: idOf('coffee'), amount, text };
      await make(base, `/v1/clubs/${club}/expenses`, body);
    }
    const device = await openMembers(house, house.idOf('Anna'), 'treasurer');
    page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/clubs/${club}/money`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    // The first page of a device is not the worker's yet.
    await page.reload();
  });
  afterAll(async () => {
    await expectVerified(house.base, house.club);
    await house.close();
  });

  const vouchers = async () => {
    const { vouchers: all } = await read<VoucherPage>(
      house.base,
      `/v1/clubs/${house.club}/vouchers`,
    );
    return all;
  };
  /** The form that a phone fills in from the manifest. */
  const share = async (name: string) => {
    await page.evaluate(`(() => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'receipt' });
      input.id = 'to-share';
      form.append(input);
      document.body.append(form);
    })()`);
    await page
      .locator('#to-share')
      .setInputFiles({ name, mimeType: 'image/png', buffer: png(40, 30, 120) });
    await page.evaluate(`document.querySelector('#to-share').form.submit()`);
    await page.waitForURL(/\/shared$/);
    await page.getByText(name, { exact: true }).waitFor();
  };

  test('is in the manifest as the service worker takes it', async () => {
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      readonly share_target: unknown;
    };
    expect(manifest.share_target).toMatchObject({
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'receipt' }] },
    });
  });

  test('waits in the browser until a voucher is chosen, those without a receipt first', async () => {
    await share('kvittering æø.png');
    await page.reload();
    await page.getByText('kvittering æø.png', { exact: true }).waitFor();
    await page.getByRole('heading', { name: words.lacking }).waitFor();
    // Drawn by the browser: its policy lets the picture through.
    await untilInPage(page, "document.querySelector('main img')?.naturalWidth === 40");
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /Kaffe/ }).tap();
    await page.waitForURL(/\/money\/vouchers\/\d+$/);
    await page.getByRole('img', { name: receipts.photo }).waitFor();
    const named = (await vouchers()).map(({ text, receipts: count }) => [text, count]);
    expect(named).toEqual([
      ['Kort', 0],
      ['Kaffe', 1],
    ]);
    await page.goto('/shared');
    await page.getByText(words.none).waitFor();
  });

  test('goes with a new expense', async () => {
    await share('bon.png');
    await page.getByRole('link', { name: words.newExpense }).tap();
    await page.getByText('bon.png').waitFor();
    await page.getByRole('textbox', { name: cash.amount }).fill('12');
    await page.getByRole('textbox', { name: cash.text, exact: true }).fill('Småkager');
    const submit = page.getByRole('button', { name: cash.submit, exact: true });
    await submit.tap();
    const confirm = page.getByRole('button', { name: cash.despite, exact: true });
    await confirm.tap({ timeout: 3000 }).catch(() => undefined);
    await page.waitForURL(/\/money$/);
    expect((await vouchers())[0]).toMatchObject({ text: 'Småkager', receipts: 1 });
    await page.goto('/shared');
    await page.getByText(words.none).waitFor();
  });

  test('is discarded when nobody wants it', async () => {
    await share('forkert.png');
    await page.getByRole('button', { name: fill(words.dropOf, { name: 'forkert.png' }) }).tap();
    await page.getByText(words.none).waitFor();
  });
});

import type { Page } from 'playwright-core';
import type { MembersMoney } from '../../../src/cash-book/money/money.view.js';
import cash from '../../../web/words/da/cash.js';
import { expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, type House } from '../support/house.js';

/** A character that the service refuses in a text. */
const BELL = '\u0007';

inBrowser('a refused reason', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    page = await (await openOwners(house)).newPage();
  });
  afterAll(() => house.close());

  const balance = async (name: string) => {
    const path = `/v1/clubs/${house.club}/money/members`;
    const { members } = await read<MembersMoney>(house.base, path);
    return members.find(({ member }) => member === house.idOf(name))?.amount;
  };

  test('is shown at its field, and the reason that is mended takes the voucher back', async () => {
    await page.goto(`/clubs/${house.club}/money/record/received`);
    await page.getByLabel(cash.record.received.member).selectOption({ label: 'Anna' });
    await page.getByLabel(cash.amount).fill('20');
    await page.getByRole('button', { name: cash.submit, exact: true }).tap();
    await page.waitForURL(/\/money$/);
    expect(await balance('Anna')).toBe(2_000);

    await page.goto(`/clubs/${house.club}/money/vouchers`);
    await page.getByRole('list', { name: cash.vouchers.title }).getByRole('link').first().tap();
    await page.getByRole('button', { name: cash.reverse.do, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    const reverse = dialog.getByRole('button', { name: cash.reverse.do, exact: true });
    expect(await reverse.isDisabled()).toBe(true);
    await dialog.getByLabel(cash.why).fill(`Det var ${BELL} Carl`);
    await reverse.tap();
    await dialog.locator('textarea[aria-invalid=true]').waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);

    await dialog.getByLabel(cash.why).fill('Det var Carl');
    await reverse.tap();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Det var Carl').waitFor();
    expect(await balance('Anna')).toBe(0);
    await expectVerified(house.base, house.club);
  });
});

import type { Page } from 'playwright-core';
import fineEntry from '../../../web/words/da/fine-entry.js';
import news from '../../../web/words/da/news.js';
import shell from '../../../web/words/da/shell.js';
import { fineBetween, type DisputeTable } from '../../support/corrections/disputes.js';
import { openSession } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, openTablet, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';
import { SETTLED } from '../support/gallery/gallery.js';

inBrowser('the bell', () => {
  let house: House;
  let table: DisputeTable;

  beforeAll(async () => {
    house = await openHouse();
    table = { base: house.base, ...(await openSession(house.base, house)) };
  });
  afterAll(() => house.close());

  const bell = (page: Page, count: number) => {
    const name = count === 0 ? shell.bell : `${shell.bell}, ${fill(shell.new_one, { count })}`;
    return page.getByRole('banner').getByRole('button', { name, exact: true });
  };
  /** A page without news of its own, on a device of Bent's. */
  const openBents = async (): Promise<Page> => {
    const page = await (await openMembers(house, house.idOf('Bent'))).newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/clubs/${house.club}/sessions`);
    return page;
  };

  test('counts on every page, leads to the very row, and is silent on all devices after a tap', async () => {
    const [bent, other] = [await openBents(), await openBents()];
    await bell(bent, 0).tap();
    await bent.getByText(news.none).waitFor();
    await bent.getByRole('button', { name: shell.parts.close }).tap();

    const { id } = await fineBetween(table, house.idOf('Bent'));
    await bell(other, 1).waitFor();
    await bell(bent, 1).tap();
    const panel = bent.getByRole('dialog', { name: shell.bell });
    const fine = fill(news.fined, { fine: fineEntry.codes.other });
    await panel.getByText(fine).waitFor();
    await bent.evaluate(SETTLED);
    expect(await faultsOn(bent)).toEqual([]);
    await panel.getByText(fine).tap();
    await bent.waitForURL((url) => url.pathname.endsWith('/fines') && url.hash === `#${id}`);
    await panel.waitFor({ state: 'detached' });
    await bent.locator(`[id="${id}"]`).waitFor();
    // Only looked at is not seen.
    await bell(bent, 1).tap();
    await panel.getByRole('button', { name: news.seen }).tap();
    await panel.getByText(news.none).waitFor();
    await bell(other, 0).waitFor();
  });

  test('is not on a tablet', async () => {
    const page = await (await openTablet(house)).newPage();
    await page.goto(`/clubs/${house.club}`);
    await page.getByRole('banner').getByRole('button', { name: shell.menu }).waitFor();
    expect(await bell(page, 0).count()).toBe(0);
  });
});

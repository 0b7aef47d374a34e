import type { BrowserContext, Page } from 'playwright-core';
import type { CarriedList } from '../../../src/seasons/carried/carried.view.js';
import carried from '../../../web/words/da/carried.js';
import session from '../../../web/words/da/session.js';
import { read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, type House } from '../support/house.js';
import { fill } from '../support/said.js';

inBrowser('evenings from before, out of a spreadsheet', () => {
  let house: House;
  let device: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    device = await openOwners(house);
    page = await device.newPage();
  });
  afterAll(async () => {
    await house.close();
  });

  const evenings = async () => {
    const { evenings: all } = await read<CarriedList>(
      house.base,
      `/v1/clubs/${house.club}/carried-evenings`,
    );
    return all.map(({ day, results, others }) => [
      day,
      results.map(({ points }) => points).sort((one, other) => one - other),
      others,
    ]);
  };

  test('a grid is shown, a bad cell is put right where it is, and what is whole is carried in', async () => {
    await page.goto(`/clubs/${house.club}/seasons/before`);
    const grid = [
      'Dato\tAnna\tBent\tOve\tI alt',
      '14-03-2019\t12\t-12\t\t0',
      '21-03-2019\t5\tti\t5\t0',
      '28-03-2019\t9\t\t\t9',
    ];
    await page.getByLabel(carried.source.paste).fill(grid.join('\n'));
    await page.getByRole('button', { name: carried.source.show }).click();
    await page.getByRole('button', { name: fill(carried.carryIn_one, { count: 1 }) }).waitFor();
    expect(await evenings()).toEqual([]);
    await page.getByLabel(fill(carried.rows.pointsOf, { name: 'Bent', line: 3 })).fill('-10');
    await page.getByLabel(fill(carried.rows.rest, { points: '−9' })).click();
    await page.getByRole('button', { name: fill(carried.carryIn_other, { count: 3 }) }).click();
    await page.getByText(fill(carried.added_other, { count: 3 })).waitFor();
    expect(await evenings()).toEqual([
      ['2019-03-14', [-12, 12], null],
      ['2019-03-21', [-10, 5, 5], null],
      ['2019-03-28', [9], -9],
    ]);
  });

  test('one of them is taken back, with why', async () => {
    await page.locator('main li button').nth(1).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(carried.list.why).fill('Den var der to gange.');
    await dialog.getByRole('button', { name: carried.list.takeBack, exact: true }).click();
    await page.getByText(fill(carried.list.title_other, { count: 2 })).waitFor();
    expect((await evenings()).map(([day]) => day)).toEqual(['2019-03-14', '2019-03-21']);
  });

  test('the evenings of the club have them too', async () => {
    await page.goto(`/clubs/${house.club}/sessions`);
    const before = page.getByRole('region', { name: fill(session.carried_other, { count: 2 }) });
    await before.getByText(/14. mar. 2019/).waitFor();
    expect(await page.getByText(session.noSessions).count()).toBe(0);
    await page.getByRole('link', { name: session.fromBefore }).click();
    await page.waitForURL(/seasons\/before$/);
  });
});

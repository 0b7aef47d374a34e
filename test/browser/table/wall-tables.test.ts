import type { Page } from 'playwright-core';
import evening from '../../../web/words/da/evening-page.js';
import { openSession } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openTablet, type House } from '../support/house.js';
import { recordElsewhere } from '../support/other-device.js';
import { fill } from '../support/said.js';

inBrowser('the wall with two tables', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    const tarok = await openSession(house.base, house, { book: 'wolff-1899' });
    await recordElsewhere(house, tarok.path, 11);
    await openSession(house.base, house, { book: 'koenigrufen' });
    const device = await openTablet(house);
    page = await device.newPage();
    await page.setViewportSize({ width: 1920, height: 1080 });
  });
  afterAll(async () => {
    await house.close();
  });

  const dealer = (name: string, number: number) =>
    page.getByText(fill(evening.wall.deals, { name, number }));
  const choose = (name: string) =>
    page
      .getByRole('group', { name: evening.wall.controls })
      .getByRole('button', { name, exact: true })
      .click();

  test('shows them by turns, side by side, or one of them, and the choice stays', async () => {
    await page.clock.install();
    await page.goto(`/clubs/${house.club}/wall`);
    // The latest one first; Königrufen has no cups.
    await dealer('Anna', 1).waitFor();
    await page.clock.runFor(20_000);
    await dealer('Bent', 2).waitFor();
    await page.mouse.move(100, 100);
    await choose(evening.wall.beside);
    await dealer('Anna', 1).waitFor();
    await dealer('Bent', 2).waitFor();
    const { scrollWidth, scrollHeight } = await page.evaluate<{
      scrollWidth: number;
      scrollHeight: number;
    }>(
      '(({ scrollWidth, scrollHeight }) => ({ scrollWidth, scrollHeight }))(document.querySelector("h1").parentElement)',
    );
    expect([scrollWidth, scrollHeight]).toEqual([1920, 1080]);
    await page.reload();
    await dealer('Anna', 1).waitFor();
    await dealer('Bent', 2).waitFor();
    await page.mouse.move(200, 100);
    await choose(fill(evening.wall.tableNumber, { number: 2 }));
    await dealer('Anna', 1).waitFor({ state: 'detached' });
    await dealer('Bent', 2).waitFor();
  });
});

import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { inBrowser } from '../support/browser.js';
import { openDevice, openHouse, SIZES, type House } from '../support/house.js';
import { faultsOn, lookIn, VIEWS, type View } from '../support/narrow.js';

/** The page of parts, which shows every shared part in every state. */
inBrowser('every part', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  async function open(scheme: 'light' | 'dark'): Promise<Page> {
    const device = await openDevice(house, 'en-GB');
    const page = await device.newPage();
    await page.goto('/health/live');
    await page.evaluate(`localStorage.setItem('kopperne-colour-scheme', '${scheme}')`);
    await page.goto('/parts');
    await page.locator('main h1').waitFor();
    await page.locator('main .recharts-line').first().waitFor();
    return page;
  }

  test.each(['light', 'dark'] as const)(
    'in every state has nothing that axe finds, and fits into narrow windows, in %s',
    async (scheme) => {
      const page = await open(scheme);
      await page.setViewportSize(SIZES.tablet);
      const found = await violations(page);
      for (const view of Object.keys(VIEWS) as View[]) {
        await lookIn(page, view);
        found.push(...(await faultsOn(page)).map((fault) => `${view}: ${fault}`));
      }
      found.push(...(await violations(page)));
      expect(found).toEqual([]);
    },
  );

  test('of a cup is as full as what it holds, by the most of the evening', async () => {
    const page = await open('light');
    const heights = await page.evaluate<readonly number[]>(
      `[...document.querySelectorAll('[class*=level]')].map((one) => new DOMMatrix(getComputedStyle(one).transform).f)`,
    );
    const [empty = 0, half = 0, full = 0] = heights;
    expect(full).toBe(0);
    expect(half).toBeGreaterThan(full + 20);
    expect(empty).toBeGreaterThan(half + 20);
  });

  test('is reached by no link', async () => {
    const page = await open('light');
    await page.goto('/sign-in');
    await page.locator('main h1').waitFor();
    expect(await page.locator('a[href="/parts"]').count()).toBe(0);
  });
});

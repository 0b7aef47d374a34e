import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { inBrowser } from './support/browser.js';
import { openHouse, type House } from './support/house.js';
import { openGallery, routesOfApp, type Gallery, type Sight } from './support/screens.js';

/** Every pair of language, light and size is among these. */
const SIGHTS: readonly Sight[] = [
  { language: 'da', scheme: 'light', size: 'tablet' },
  { language: 'da', scheme: 'dark', size: 'phone' },
  { language: 'en', scheme: 'light', size: 'phone' },
  { language: 'en', scheme: 'dark', size: 'tablet' },
];

inBrowser('axe finds nothing on any screen', () => {
  let house: House;
  let gallery: Gallery;

  beforeAll(async () => {
    house = await openHouse();
    gallery = await openGallery(house);
  }, 60_000);
  afterAll(async () => {
    await house.close();
  });

  test('every screen of the app is looked at', async () => {
    const looked = new Set(gallery.screens.map(({ route }) => route));
    expect((await routesOfApp()).filter((route) => !looked.has(route))).toEqual([]);
  });

  test.each(SIGHTS)(
    '$language, $scheme, $size',
    async (sight) => {
      const found: string[] = [];
      for (const screen of gallery.screens) {
        const page = await gallery.show(screen, sight);
        found.push(...(await violations(page)).map((what) => `${screen.name}: ${what}`));
      }
      expect(found).toEqual([]);
    },
    300_000,
  );
});

/** What axe finds, each with the elements it is about. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const result = await page.evaluate<axe.AxeResults>('axe.run()');
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  );
}

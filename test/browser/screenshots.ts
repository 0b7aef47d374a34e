import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../src/platform/package-root.js';
import { inBrowser } from './support/browser.js';
import { openHouse, SIZES } from './support/house.js';
import { openGallery, type Sight } from './support/screens.js';

/** `npm run screenshots`: every screen in every size, light and dark, as files in .cache/screenshots. */

const INTO = join(packageRoot(), '.cache', 'screenshots');

const SCHEMES = ['light', 'dark'] as const;

inBrowser('screenshots', () => {
  test('every screen is a file', async () => {
    await rm(INTO, { recursive: true, force: true });
    const house = await openHouse();
    try {
      const gallery = await openGallery(house);
      for (const size of Object.keys(SIZES) as Sight['size'][]) {
        for (const scheme of SCHEMES) {
          const directory = join(INTO, `${size}-${scheme}`);
          await mkdir(directory, { recursive: true });
          for (const screen of gallery.screens) {
            const page = await gallery.show(screen, { language: 'da', scheme, size });
            const path = join(directory, `${screen.name}.png`);
            await page.screenshot({ path, fullPage: screen.taps === undefined });
          }
        }
      }
    } finally {
      await house.close();
    }
  }, 900_000);
});

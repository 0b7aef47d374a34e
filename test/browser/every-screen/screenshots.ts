import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { packageRoot } from '../../../src/platform/package-root.js';
import { call, expectStatus, openSession, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { contactSheet } from '../support/contact-sheet.js';
import { openHouse, openTablet, SIZES, tableOf, type House } from '../support/house.js';
import { openGallery, type Sight } from '../support/gallery/gallery.js';
import type { Screen } from '../support/gallery/screens.js';

/**
 * `npm run screenshots`: every screen in every size, light and dark, as files in .cache/screenshots,
 * and index.html there with all of them side by side; and the picture of the README, from where it is
 * copied to docs/pictures when the table has changed. `PICTURES=session,people` takes only these.
 */

const INTO = join(packageRoot(), '.cache', 'screenshots');

const SCHEMES = ['light', 'dark'] as const;

const ONLY = process.env['PICTURES']?.split(',');

/** Whether a screen is ever shown in a size: the club's wall is large, and nothing else is. */
function isShownIn(size: Sight['size'], { name }: Screen): boolean {
  return (size === 'wall') === name.includes('wall');
}

inBrowser('screenshots', () => {
  let house: House;

  beforeAll(async () => {
    await rm(INTO, { recursive: true, force: true });
    await mkdir(INTO, { recursive: true });
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  test('the picture of the README is a file', async () => {
    const device = await openTablet(house);
    const page = await device.newPage();
    await page.setViewportSize({ ...SIZES.tablet, height: 760 });
    await page.goto(tableOf(await playTwoHands(house)));
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.getByRole('listitem').first().waitFor();
    await page.screenshot({ path: join(INTO, 'table.png') });
  });

  test('every screen is a file', async () => {
    const gallery = await openGallery(house);
    const screens = gallery.screens.filter(({ name }) => ONLY?.includes(name) ?? true);
    const sizes = Object.keys(SIZES) as Sight['size'][];
    await writeFile(join(INTO, 'index.html'), contactSheet(screens, sizes, SCHEMES, isShownIn));
    for (const size of sizes) {
      for (const scheme of SCHEMES) {
        const directory = join(INTO, `${size}-${scheme}`);
        await mkdir(directory, { recursive: true });
        for (const screen of screens.filter((one) => isShownIn(size, one))) {
          const page = await gallery.show(screen, { language: 'da', scheme, size });
          const path = join(directory, `${screen.name}.png`);
          await page.screenshot({ path, fullPage: screen.taps === undefined });
        }
      }
    }
  }, 3_600_000);
});

/** An evening of four in progress: a pagat ultimo, then a nolo with a king bagud. Gives its path. */
async function playTwoHands(house: House): Promise<string> {
  const { path, members } = await openSession(house.base, house, { players: 4 });
  const [anna, bent, carl, dorte] = members;
  const record = async (body: object) => {
    const { version } = await read<SessionView>(house.base, path);
    expectStatus(await call(house.base, 'POST', `${path}/hands`, { body, version }), 201);
  };
  await record({
    meldinger: [
      { player: anna, kind: 'trumps', count: 11, withPagat: true },
      { player: bent, kind: 'cavallerie', suit: 'hearts', grade: 'full' },
    ],
    events: [{ kind: 'king-lost', player: bent, suit: 'clubs' }],
    lastTrick: { winner: anna, ultimoCards: [{ player: anna, card: 'pagat' }] },
    count: [
      { player: anna, points: 39 },
      { player: dorte, points: 19 },
    ],
  });
  await record({
    events: [{ kind: 'pagat-won', player: carl }],
    trickless: [anna],
    lastTrick: { winner: bent, ultimoCards: [{ player: carl, card: 'king-spades' }] },
  });
  return path;
}

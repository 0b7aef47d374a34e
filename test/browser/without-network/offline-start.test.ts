import outbox from '../../../web/words/da/outbox.js';
import sessionWords from '../../../web/words/da/session.js';
import shell from '../../../web/words/da/shell.js';
import { openSession } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable, type Told } from '../support/card-table.js';
import { openHouse, openOwners, openTablet, tableOf, type House } from '../support/house.js';
import { fill } from '../support/said.js';

const HAND: Told = {
  pagat: ['Anna', 'won'],
  lastTrick: 'Carl',
  counts: [
    ['Anna', 31],
    ['Carl', 22],
  ],
};

inBrowser('an app that was ended and is opened again without a network', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
  });
  afterAll(async () => {
    await house.close();
  });

  test.each([
    ['the tablet', openTablet],
    ['the owner', openOwners],
  ])(
    'opens for %s at the running table, and *Table* in the menu is that table',
    async (_, open) => {
      const evening = await openSession(house.base, house);
      const device = await open(house);
      const before = await device.newPage();
      await before.goto(tableOf(evening.path));
      await new CardTable(before).atTable(1);
      await before.evaluate('navigator.serviceWorker.ready.then(() => true)');
      await before.close();
      await device.setOffline(true);

      const table = new CardTable(await device.newPage());
      const { page } = table;
      await page.goto('/');
      await table.atTable(1);
      expect(new URL(page.url()).pathname).toBe(tableOf(evening.path));

      await table.goToHand(1);
      await table.tap(table.button(shell.menu));
      await table.tap(page.getByRole('link', { name: shell.destinations.table, exact: true }));
      await table.atTable(1);

      // Any other address that was never fetched shows the way to the table.
      await page.goto(`/clubs/${house.club}/sessions`);
      await page.getByRole('heading', { name: shell.notHere.title }).waitFor();
      await table.tap(
        page.getByRole('link', { name: fill(shell.keptTableSince, { when: '' }) }).first(),
      );
      await table.atTable(1);

      // It comes by itself when the network does.
      await page.goto(`/clubs/${house.club}/sessions`);
      await page.getByRole('heading', { name: shell.notHere.title }).waitFor();
      await device.setOffline(false);
      await page.getByRole('heading', { name: shell.notHere.title }).waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: sessionWords.sessions, exact: true }).waitFor();
      await device.close();
    },
  );

  test('tries to send a few times only, and shows when it tries again', async () => {
    const evening = await openSession(house.base, house);
    const device = await openOwners(house);
    const table = new CardTable(await device.newPage());
    const { page } = table;
    await page.goto(tableOf(evening.path));
    await table.atTable(1);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    let tries = 0;
    // The device has a network, but the service does not answer.
    await device.route('**/v1/**', (route) => {
      if (route.request().url().endsWith('/v1/me')) tries += 1;
      return route.abort();
    });
    // Opened like this, the app knows the caller but no token: each try reads both first.
    await page.reload();
    await table.atTable(1);
    await table.goToHand(1);
    await table.tell(HAND);
    await table.record(1);
    tries = 0;
    await table.press(fill(outbox.notSent_one, { count: 1 }));
    // Six seconds and more to go: the pauses have doubled at least to eight, in a few tries.
    const [before] = outbox.nextTry.split('{{count}}');
    const longWait = new RegExp(`${before}([6-9]|[1-6][0-9]) `);
    await page.getByText(longWait).waitFor();
    expect(tries).toBeLessThanOrEqual(12);
    await device.unroute('**/v1/**');
    await table.press(outbox.tryNow);
    await page.getByText(outbox.empty, { exact: true }).waitFor();
    await device.close();
  });
});

import type { SessionView } from '../../../src/sessions/table/session.view.js';
import memberStart from '../../../web/words/da/member-start.js';
import news from '../../../web/words/da/news.js';
import members from '../../../web/words/da/members.js';
import shell from '../../../web/words/da/shell.js';
import { openSession, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable, type Told } from '../support/card-table.js';
import { openHouse, openOwners, tableOf, type House } from '../support/house.js';
import { fill, signed } from '../support/said.js';

const HAND: Told = {
  pagat: ['Anna', 'won'],
  lastTrick: 'Carl',
  counts: [
    ['Anna', 31],
    ['Carl', 22],
  ],
};

inBrowser('the start after a stretch without a network', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
  });
  afterAll(async () => {
    await house.close();
  });

  test('shows the hand that was sent as soon as all is sent', async () => {
    const evening = await openSession(house.base, house);
    const device = await openOwners(house);
    // The line that would report it may take a while to come back: nothing waits for it.
    await device.route('**/live', (route) => route.abort());
    const table = new CardTable(await device.newPage());
    const { page } = table;
    const start = page.getByRole('region', { name: memberStart.running });
    const hands = (count: number) =>
      start.getByText(fill(count === 1 ? members.hands_one : members.hands_other, { count }));
    await page.goto(`/clubs/${house.club}`);
    await hands(0).waitFor();
    // Fetched when it is first opened, which takes a network.
    await table.tap(table.button(shell.menu));
    await page.getByRole('link', { name: shell.destinations.club, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await table.tap(start.getByRole('link', { name: memberStart.toTable }));
    await table.atTable(1);
    await table.goToHand(1);
    await table.tell(HAND);
    await device.setOffline(true);
    await table.record(1);
    await table.tap(table.button(shell.menu));
    await table.tap(page.getByRole('link', { name: shell.destinations.club, exact: true }));
    // As it was when it was last read.
    await hands(0).waitFor();
    // An unsent step waits for its author, and leads to its table.
    const waits = page.getByRole('region', { name: news.waiting });
    const unsent = waits.getByRole('link', {
      name: fill(news.unsent_one, { count: 1 }),
    });
    expect(await unsent.getAttribute('href')).toBe(tableOf(evening.path));
    await device.setOffline(false);
    await table.allSent();
    await hands(1).waitFor();
    await waits.waitFor({ state: 'detached' });
    const { standings } = await read<SessionView>(house.base, evening.path);
    for (const { player, points } of standings) {
      const row = start.getByRole('listitem').filter({ hasText: house.nameOf(player) });
      await row.getByText(signed(points), { exact: true }).first().waitFor();
    }
    expect(page.url()).not.toContain(tableOf(evening.path));
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import access from '../../../web/words/da/access.js';
import outbox from '../../../web/words/da/outbox.js';
import people from '../../../web/words/da/people.js';
import files from '../../../web/words/da/files.js';
import tableWords from '../../../web/words/da/table.js';
import { someone } from '../../support/access/access-club.js';
import { OWNER } from '../../support/access/access.js';
import { expectVerified, read, openSession, type Table } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable, type Told } from '../support/card-table.js';
import { openDevice, openHouse, tableOf, takeCookie, type House } from '../support/house.js';
import { fill } from '../support/said.js';

const FIRST = 'Bordets tablet';
const SECOND = 'Den nye tablet';

const ORDINARY: Told = {
  pagat: ['Anna', 'won'],
  lastTrick: 'Carl',
  counts: [
    ['Anna', 31],
    ['Carl', 22],
  ],
};

inBrowser('a tablet of the club', () => {
  let house: House;
  let evening: Table;
  let device: BrowserContext;
  let table: CardTable;
  let secretary: CardTable;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    device = await openDevice(house);
    table = new CardTable(await device.newPage());
    const { name } = await someone(house.base, house.club, 'secretary');
    const desk = await openDevice(house);
    await takeCookie(house, desk, '/v1/sign-in', { name, password: OWNER.password });
    secretary = new CardTable(await desk.newPage());
    await secretary.page.goto(`/clubs/${house.club}/people`);
  });
  afterAll(async () => {
    await house.close();
  });

  /** The secretary adds a device; gives the link that pairs a tablet as it. */
  async function addDevice(name: string): Promise<string> {
    const { page } = secretary;
    const devices = page.getByRole('region', { name: people.devices.title });
    await devices.getByLabel(people.devices.new).fill(name);
    await secretary.tap(secretary.button(people.devices.add, devices));
    const sheet = page.getByRole('dialog', { name: fill(people.devices.pairTitle, { name }) });
    await secretary.tap(secretary.button(people.devices.makeLink, sheet));
    const link = await sheet.getByLabel(files.sharing.link).inputValue();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    return link;
  }

  async function pair(link: string): Promise<void> {
    // The service names itself by its settings; the tests reach it at an address of their own.
    const { pathname, hash } = new URL(link);
    await table.page.goto(pathname + hash);
    await table.tap(table.button(access.pair.submit));
    await table.page.getByRole('link', { name: 'Konto' }).waitFor();
  }

  const recorded = async () =>
    (await read<HandList>(house.base, `${evening.path}/hands`)).hands.map(({ number }) => number);

  /** The recorders of the hands, as the screen of the log shows them, the latest first. */
  async function recordedBy(page: Page): Promise<readonly string[]> {
    await page.goto(`/clubs/${house.club}/audit`);
    const entries = page.getByRole('listitem').filter({ hasText: /Hånd \d+ blev noteret/ });
    await entries.first().waitFor();
    return entries.allTextContents();
  }

  test('records for the member at it, and the log names both', async () => {
    await pair(await addDevice(FIRST));
    const { page } = table;
    await page.goto(tableOf(evening.path));
    await page.getByLabel(tableWords.seated.label).selectOption({ label: 'Bent' });
    await table.enterHand(1, ORDINARY);
    await table.allSent();
    const [entry] = await recordedBy(secretary.page);
    expect(entry).toContain(`Bent`);
    expect(entry).toContain(FIRST);
  });

  test('shows when it is shut out, and keeps the draft', async () => {
    const { page } = table;
    await page.goto(tableOf(evening.path));
    await table.goToHand(2);
    await table.tell({
      ...ORDINARY,
      counts: [
        ['Bent', 30],
        ['Anna', 20],
      ],
    });
    await table.result();
    await device.setOffline(true);
    await table.record(2);
    await secretary.page.goto(`/clubs/${house.club}/people`);
    await secretary.tap(secretary.button(fill(people.devices.revokeOf, { name: FIRST })));
    const asked = secretary.page.getByRole('dialog');
    await secretary.tap(secretary.button(people.devices.revokeDo, asked));
    await asked.waitFor({ state: 'hidden' });
    await device.setOffline(false);

    await page.getByText(fill(access.signIn.unpaired, { name: FIRST })).waitFor();
    await table.tap(page.getByRole('button', { name: fill(outbox.notSent_one, { count: 1 }) }));
    const waiting = page.getByRole('dialog', { name: outbox.title });
    await waiting.getByText(outbox.states['signed-out']).waitFor();
    expect(await recorded()).toEqual([1]);
  });

  test('sends it, once, when it is paired again', async () => {
    const link = await addDevice(SECOND);
    // The page that has just been paired shows what waits only once it has read it.
    const posted = table.page.waitForResponse(
      (answer) => answer.url().endsWith('/hands') && answer.status() === 201,
    );
    await pair(link);
    await posted;
    await table.allSent();
    expect(await recorded()).toEqual([1, 2]);
    const [entry] = await recordedBy(secretary.page);
    expect(entry).toContain('Bent');
    expect(entry).toContain(SECOND);
    await expectVerified(house.base, house.club);
  });
});

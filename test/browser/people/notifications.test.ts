import type { Page } from 'playwright-core';
import mail from '../../../src/words/da/mail.js';
import news from '../../../web/words/da/news.js';
import access from '../../../web/words/da/access.js';
import shell from '../../../web/words/da/shell.js';
import words from '../../../web/words/da/notifications.js';
import { OWNER } from '../../support/access/access.js';
import { Relay } from '../../support/api/relay.js';
import { inBrowser } from '../support/browser.js';
import { openDevice, openHouse, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

const PUBLIC_URL = 'https://kopperne.example.org';

/** From the bell to a confirmed address, and what is sent to it when. */
inBrowser('notifications by mail', () => {
  let relay: Relay;
  let house: House;
  let page: Page;

  beforeAll(async () => {
    relay = await Relay.open();
    const smtp = { url: relay.url, from: 'Kopperne <kopperne@example.org>' };
    house = await openHouse({
      outside: { smtp, publicUrl: PUBLIC_URL, secretsKey: 'a key of tests' },
    });
    page = await (await openOwners(house)).newPage();
    await page.setViewportSize(SIZES.phone);
  });
  afterAll(async () => {
    await house.close();
    await relay.close();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  test('an address is confirmed by the button that the link leads to', async () => {
    await page.goto(`/clubs/${house.club}/sessions`);
    await page.getByRole('banner').getByRole('button', { name: shell.bell }).tap();
    await page.getByRole('link', { name: news.choose }).tap();
    const address = page.getByRole('textbox', { name: words.address.label });
    await address.fill('karen');
    await button(words.address.send).tap();
    await page.locator('[type=email][aria-invalid=true]').waitFor();
    await address.fill('karen@example.org');
    await button(words.address.send).tap();
    await page.getByText(words.address.waits).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    const [sent] = await relay.holds(1);
    const link = new RegExp(`${PUBLIC_URL}(\\S+)`).exec(sent?.text ?? '')?.[1] ?? '';
    const other = await page.context().newPage();
    await other.goto(link);
    await other.getByRole('button', { name: mail.confirm.button }).tap();
    await other.getByRole('heading', { name: mail.confirm.done }).waitFor();
    await other.close();
    await page.reload();
    await page.getByText(words.address.confirmed).waitFor();
  });

  test('each kind has its rhythm, and quiet hours go by the clock of the device', async () => {
    const evenings = page.getByRole('combobox', { name: words.categories.evenings });
    await evenings.selectOption({ label: words.rhythms.weekly });
    await page.getByLabel(words.quiet.from).fill('21:30');
    await button(words.quiet.keep).tap();
    const zone = await page.evaluate<string>('Intl.DateTimeFormat().resolvedOptions().timeZone');
    const set = fill(words.quiet.set, { from: '21:30', until: '07:00', zone });
    await page.getByText(set).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.reload();
    await page.getByText(set).waitFor();
    expect(await evenings.inputValue()).toBe('weekly');
    await button(words.quiet.end).tap();
    await page.getByText(words.quiet.none).waitFor();
  });

  test('a forgotten password is replaced by the link of a mail', async () => {
    relay.got.length = 0;
    const { forgotten, reset, newPassword } = access;
    const other = await (await openDevice(house)).newPage();
    await other.setViewportSize({ width: 320, height: 700 });
    await other.goto('/sign-in');
    await other.getByLabel(access.name).fill('karen@example.org');
    await other.getByRole('button', { name: forgotten.title }).tap();
    // The name that was typed to sign in is there already.
    expect(await other.getByLabel(forgotten.name).inputValue()).toBe('karen@example.org');
    expect(await faultsOn(other)).toEqual([]);
    await other.getByRole('button', { name: forgotten.submit }).tap();
    await other.getByRole('heading', { name: forgotten.done }).waitFor();
    expect(await faultsOn(other)).toEqual([]);
    const [sent] = await relay.holds(1);
    await other.goto(new RegExp(`${PUBLIC_URL}(\\S+)`).exec(sent?.text ?? '')?.[1] ?? '');
    await other.getByLabel(newPassword).fill(OWNER.password);
    await other.getByRole('button', { name: reset.submit }).tap();
    await other.waitForURL((url) => url.pathname !== '/reset');
  });
});

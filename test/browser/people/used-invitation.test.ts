import type { InviteMadeView } from '../../../src/access/access.view.js';
import access from '../../../web/words/da/access.js';
import { OWNER } from '../../support/access/access.js';
import { call, expectStatus } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openDevice, openHouse, type House } from '../support/house.js';
import { fill } from '../support/said.js';

const NAME = 'ny@example.org';

/** In the page: both taps come before anything is drawn. */
const TWICE = `{
  const button = document.querySelector('button[type=submit]');
  button.click();
  button.click();
}`;

inBrowser('an invitation', () => {
  let house: House;
  let address: string;

  beforeAll(async () => {
    house = await openHouse();
    const path = `/v1/clubs/${house.club}/invites`;
    const body = { roles: ['member'] };
    const made = await call<InviteMadeView>(house.base, 'POST', path, { body });
    address = `/invite#${expectStatus(made, 201).body.token}`;
  });
  afterAll(async () => {
    await house.close();
  });

  test('that is taken by a double tap signs in once, and says afterwards that it was used', async () => {
    const device = await openDevice(house);
    const page = await device.newPage();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/invites/sign-up')) sent.push(request.method());
    });
    await page.goto(address);
    await page.getByLabel(access.name).fill(NAME);
    await page.locator('input[type=password]').fill(OWNER.password);
    // Twice before the page can show that it is under way.
    await page.getByRole('button', { name: access.invite.acceptNew }).waitFor();
    await page.evaluate(TWICE);
    await page.waitForURL((url) => url.pathname !== '/invite');
    expect(sent).toEqual(['POST']);

    const { used, signedInAs } = access.invite;
    await page.goto(address);
    await page.getByRole('heading', { name: used.title }).waitFor();
    await page.getByText(fill(signedInAs, { name: NAME })).waitFor();
    await new CardTable(page).tap(page.getByRole('link', { name: used.goOn }));
    await page.waitForURL((url) => url.pathname !== '/invite');
    await device.close();
  });

  test('that was used leads others to the sign-in', async () => {
    const device = await openDevice(house);
    const page = await device.newPage();
    await page.goto(address);
    const { used } = access.invite;
    await page.getByRole('heading', { name: used.title }).waitFor();
    await page.getByText(new RegExp(fill(used.when, { date: '.+' }))).waitFor();
    await page.getByText(used.whatToDo).waitFor();
    await new CardTable(page).tap(page.getByRole('link', { name: access.signIn.title }));
    await page.waitForURL(/\/sign-in$/);
    await device.close();
  });
});

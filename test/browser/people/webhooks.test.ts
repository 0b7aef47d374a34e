import pg from 'pg';
import type { Page } from 'playwright-core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PUBLIC_ONLY } from '../../../src/platform/outgoing/reachable.js';
import words from '../../../web/words/da/webhooks.js';
import { make } from '../../support/access/access-club.js';
import { expectVerified } from '../../support/api/api.js';
import { createInstance } from '../../support/api/app.js';
import { built } from '../../support/api/lent.js';
import { Receiver } from '../../support/api/receiver.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

const NAME = 'Tavlen';

/** An owner connects a program on this machine to the club. */
inBrowser('webhooks', () => {
  let receiver: Receiver;
  let house: House;
  let page: Page;
  let sending: NestFastifyApplication;

  beforeAll(async () => {
    receiver = await Receiver.open();
    const outside = {
      outgoing: { ...PUBLIC_ONLY, loopback: [receiver.place] },
      secretsKey: 'a key of the tests, long enough',
    };
    house = await openHouse({ outside });
    sending = await createInstance(house.database, { outside });
    const { Sender } = await built('deliveries/sender');
    sending.get(Sender, { strict: false }).start();
    page = await (await openOwners(house)).newPage();
    await page.setViewportSize(SIZES.phone);
  });
  afterAll(async () => {
    await expectVerified(house.base, house.club);
    await sending.close();
    await house.close();
    await receiver.close();
  });

  const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
  const of = (text: string) => fill(text, { name: NAME });

  test('a refused address is said at its field, and nothing is lost', async () => {
    await page.goto(`/clubs/${house.club}/people#webhooks`);
    await page.getByRole('link', { name: words.link }).tap();
    await page.getByText(words.none).waitFor();
    await page.getByRole('textbox', { name: words.add.name }).fill(NAME);
    const address = page.getByRole('textbox', { name: words.add.url });
    await address.fill('tavlen.example.org');
    await tap(words.add.do);
    await page.getByText(words.add.required).waitFor();
    await page.getByRole('checkbox', { name: 'Medlemmer' }).check();
    await tap(words.add.do);
    await page.locator('[type=url][aria-invalid=true]').waitFor();
    await page.getByText('En webhook skal have en hel adresse').waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await address.fill(`http://${receiver.place}/in`);
    await tap(words.add.do);
    await page.getByText(words.states.noSecret).waitFor();
  });

  test('its secret is shown once, and a test message arrives', async () => {
    await tap(of(words.secret.makeOf));
    await page.getByText(words.secret.first).waitFor();
    await tap(words.secret.make);
    const secret = page.getByRole('textbox', { name: words.secret.label });
    await secret.waitFor();
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: words.secret.copy }).waitFor();
    await page.keyboard.press('Escape');
    await secret.waitFor({ state: 'detached' });
    await tap(of(words.secret.againOf));
    await page.getByText(words.secret.turn).waitFor();
    expect(await secret.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByText(words.secret.turn).waitFor({ state: 'detached' });
    await tap(of(words.test.of));
    await page.getByText(fill(words.test.ok, { status: 200 })).waitFor();
  });

  test('a failed attempt is seen, sent again, and the webhook is ended', async () => {
    receiver.answer = 500;
    await make(house.base, `/v1/clubs/${house.club}/members`, { name: 'Grethe' });
    const row = page.getByRole('list', { name: of(words.last) }).getByRole('listitem');
    await row.getByText('500 the answer').waitFor();
    const database = new pg.Client(house.database.connection);
    await database.connect();
    // An attempt that is under way meanwhile would count on from its own number.
    const failed = row.getByText(words.delivery.failed);
    const isFailed = () =>
      failed.waitFor({ timeout: 6_000 }).then(
        () => true,
        () => false,
      );
    do await database.query('UPDATE delivery SET attempts = 8, due_at = now() WHERE attempts < 8');
    while (!(await isFailed()));
    await database.end();
    receiver.answer = 200;
    expect(await faultsOn(page)).toEqual([]);
    await row.getByRole('button').tap();
    await row.getByText(words.delivery.sent).waitFor();
    await tap(of(words.end.of));
    await page.getByText(words.end.text).waitFor();
    await tap(words.end.do);
    await page.getByText(words.states.ended, { exact: true }).waitFor();
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import type { EveningPayments } from '../../src/cash-book/evening-payments/evening-payment.view.js';
import type { MembersMoney } from '../../src/cash-book/money/money.view.js';
import words from '../../web/words/da/table.js';
import type { SessionView } from '../../src/sessions/table/session.view.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  read,
  type Table,
} from '../support/api/api.js';
import { inBrowser } from './support/browser.js';
import { CardTable } from './support/card-table.js';
import { openHouse, openOwners, openTablet, SIZES, tableOf, type House } from './support/house.js';
import { recordElsewhere } from './support/other-device.js';

/** Payments in cash that settle an evening are recorded in one tap. */
inBrowser('cash for an evening', () => {
  let house: House;
  let tablet: BrowserContext;
  let owners: BrowserContext;
  let evening: Table;
  let page: Page;
  let table: CardTable;

  beforeAll(async () => {
    house = await openHouse();
    [tablet, owners] = await Promise.all([openTablet(house), openOwners(house)]);
    evening = await openSession(house.base, house, { book: 'wolff-1899', rate: 100 });
    await recordElsewhere(house, evening.path, 11);
    const { active, version } = await read<SessionView>(house.base, evening.path);
    const body = { player: active[1], code: 'lead-out-of-turn', stage: 'play', hand: null };
    expectStatus(await call(house.base, 'POST', `${evening.path}/fines`, { body, version }), 201);
    page = await tablet.newPage();
    table = new CardTable(page);
    await page.goto(tableOf(evening.path));
    await table.close();
  });
  afterAll(async () => {
    await house.close();
  });

  const { settling } = words;
  const pays = (on: Page) => on.getByRole('button', { name: new RegExp(`^${settling.pay}: `) });
  const undoes = (on: Page) => on.getByRole('button', { name: new RegExp(`^${settling.undo}: `) });
  const inBooks = () => read<EveningPayments>(house.base, `${evening.path}/payments-in-cash`);

  test('one tap records a line, and one tap takes it back', async () => {
    const { open } = await inBooks();
    expect(open).toHaveLength(2);
    await pays(page).nth(1).waitFor();
    await table.tap(pays(page).first());
    await undoes(page).waitFor();
    expect(await pays(page).count()).toBe(1);
    expect(await inBooks()).toMatchObject({ open: [open[1]], paid: [open[0]] });
    await table.tap(undoes(page));
    await pays(page).nth(1).waitFor();
    expect(await inBooks()).toMatchObject({ open, paid: [] });
  });

  test('all of it in one tap; another device shows it as paid, and its late tap records nothing', async () => {
    const phone = await owners.newPage();
    await phone.setViewportSize(SIZES.phone);
    await phone.goto(tableOf(evening.path));
    await pays(phone).nth(1).waitFor();
    // The phone hears nothing of the tablet's taps.
    await phone.route(/payments-in-cash$/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await table.press(settling.payAll);
    await undoes(page).nth(1).waitFor();
    await page.getByText(settling.done).waitFor();
    await pays(phone).first().tap();
    await phone.unroute(/payments-in-cash$/);
    await phone.reload();
    await undoes(phone).nth(1).waitFor();
    expect(await pays(phone).count()).toBe(0);
    expect(await inBooks()).toMatchObject({ open: [], paid: { length: 2 } });
    const { members } = await read<MembersMoney>(
      house.base,
      `/v1/clubs/${house.club}/money/members`,
    );
    expect(members.every(({ amount }) => amount === 0)).toBe(true);
    await expectVerified(house.base, house.club);
  });

  test("the evening's page shows the same", async () => {
    const screen = await owners.newPage();
    await screen.goto(evening.path.replace(/^\/v1/, ''));
    await undoes(screen).nth(1).waitFor();
    await screen.getByText(settling.done).waitFor();
  });
});

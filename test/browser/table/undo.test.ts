import type { BrowserContext, Page } from 'playwright-core';
import type { FineList } from '../../../src/sessions/fines/fine.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import corrections from '../../../web/words/da/corrections.js';
import fineEntry from '../../../web/words/da/fine-entry.js';
import table from '../../../web/words/da/table.js';
import outbox from '../../../web/words/da/outbox.js';
import steps from '../../../web/words/da/steps.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  plainHand,
  potsOf,
  read,
} from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, tableOf, type House } from '../support/house.js';
import { fill, signed } from '../support/said.js';

inBrowser('taking back at the tablet what came last', () => {
  let house: House;
  let device: BrowserContext;
  let page: Page;
  let tablet: CardTable;
  /** The path of the evening in the API. */
  let path: string;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    device = await openTablet(house);
  });
  afterAll(async () => {
    await house.close();
  });
  beforeEach(async () => {
    page = await device.newPage();
    tablet = new CardTable(page);
    ({ path } = await openSession(house.base, house));
    await record();
    await page.goto(tableOf(path));
    await tablet.atTable(2);
  });
  afterEach(async () => {
    await page.close();
    await expectVerified(house.base, house.club);
  });

  const seen = () => read<SessionView>(house.base, path);
  const record = async () => {
    const view = await seen();
    const sent = { body: { ...plainHand(view), dealer: view.dealer }, version: view.version };
    expectStatus(await call(house.base, 'POST', `${path}/hands`, sent), 201);
  };
  const fines = async () => (await read<FineList>(house.base, `${path}/fines`)).fines;
  /** The table but for its version, which goes on. */
  const standing = async () => {
    const { seats, dealer, pots, standings } = await seen();
    return { seats, dealer, pots, standings };
  };

  test('a fine: named with what it paid and what goes back; then the hand before it', async () => {
    const before = await standing();
    const lines = await tablet.fine('Bent', 'lead-out-of-turn');
    await tablet.allSent();
    const { king } = potsOf(await seen());
    const each = king - potsOf(before).king;
    await tablet.press(fill(steps.fine.do, { name: 'Bent' }));
    const dialog = page.getByRole('dialog', { name: fill(steps.fine.title, { name: 'Bent' }) });
    const back = dialog.getByRole('region', { name: steps.back });
    await back.getByText(`Bent ${signed(2 * each)}`).waitFor();
    await back.getByText(`Kongekop ${signed(-each)}`).waitFor();
    await tablet.press(steps.fine.keep, dialog);
    await dialog.waitFor({ state: 'hidden' });
    expect(await tablet.undoWhat('fine', { name: 'Bent' })).toEqual(lines);
    // The last hand is there again, with its payments.
    await tablet.page.getByText(fill(table.lastCounted, { number: 1 })).waitFor();
    const done = fill(steps.fine.done, { name: 'Bent' });
    await page.getByRole('heading', { name: done }).waitFor();
    await tablet.allSent();
    expect(await standing()).toEqual(before);
    expect((await fines()).map(({ state }) => state)).toEqual(['overturned']);
    await tablet.undo(1);
    await tablet.allSent();
    expect((await standing()).dealer).toBe(before.seats[0]);
    await tablet.button(fill(steps.hand.do, { number: 1 })).waitFor({ state: 'hidden' });
  });

  test('somebody who sat down, and somebody who left', async () => {
    const before = await standing();
    const paid = await tablet.join('Dorte', 'Carl');
    expect(await tablet.undoWhat('join', { name: 'Dorte' })).toEqual(paid);
    await tablet.allSent();
    expect(await standing()).toEqual(before);
    await tablet.join('Dorte', 'Carl');
    await tablet.allSent();
    const joined = await standing();
    await tablet.press(table.leave);
    const dialog = page.getByRole('dialog', { name: table.leaving.title });
    await tablet.press('Bent', dialog);
    await tablet.press(fill(table.leaving.submit, { name: 'Bent' }), dialog);
    await tablet.undoWhat('leave', { name: 'Bent' });
    const done = fill(steps.leave.done, { name: 'Bent' });
    await page.getByRole('heading', { name: done }).waitFor();
    await tablet.allSent();
    expect(await standing()).toEqual(joined);
  });

  test('without a network it waits under its own name, and shows that', async () => {
    const before = await standing();
    await device.setOffline(true);
    await tablet.fine('Carl', 'lead-out-of-turn');
    await tablet.undoWhat('fine', { name: 'Carl' });
    await page.getByRole('heading', { name: fill(steps.fine.done, { name: 'Carl' }) }).waitFor();
    // The list of what waits says what it takes back.
    const notSent = fill(outbox.notSent_other, { count: 2 });
    await tablet.tap(page.getByRole('button', { name: notSent }));
    const list = page.getByRole('dialog', { name: outbox.title });
    await list.getByText(fill(steps.fine.do, { name: 'Carl' }), { exact: true }).waitFor();
    await tablet.press(outbox.close, list);
    await device.setOffline(false);
    await tablet.allSent();
    expect(await standing()).toEqual(before);
  });

  test('a fine is changed at the table, with nothing to choose where nothing came after it', async () => {
    await tablet.fine('Bent', 'lead-out-of-turn');
    await tablet.allSent();
    await tablet.tap(page.getByRole('link', { name: table.correctFine }));
    await tablet.press('Carl', tablet.group(fineEntry.who));
    await tablet.press(corrections.see);
    await page.getByRole('heading', { name: corrections.onlyWay }).waitFor();
    expect(await page.locator('section[data-mode]').count()).toBe(1);
    await page.getByLabel(corrections.reason).fill('Det var Carl.');
    await tablet.press(corrections.make);
    await tablet.atTable(2);
    expect((await fines()).map(({ player, state }) => [house.nameOf(player), state])).toEqual([
      ['Bent', 'overturned'],
      ['Carl', 'recorded'],
    ]);
  });

  test('a fine after a hand that was taken back belongs to the one before', async () => {
    await record();
    await page.reload();
    await tablet.atTable(3);
    await tablet.undo(2);
    await tablet.allSent();
    await tablet.tap(page.getByRole('link', { name: table.fine, exact: true }));
    await tablet.press('Bent', tablet.group(fineEntry.who));
    await tablet.chooseCode('lead-out-of-turn');
    const about = tablet.group(fineEntry.hand);
    // The number of a hand is used once, so the next one is the third.
    const hands = about.getByRole('button', { name: /hånd/i });
    const [next, before] = [3, 1].map((number) => fill(fineEntry.ofHand, { number }));
    await tablet.button(fill(fineEntry.ofHand, { number: 1 }), about).waitFor();
    expect(await hands.allTextContents()).toEqual([next, before, fineEntry.ofNoHand]);
    await tablet.press(fill(fineEntry.ofHand, { number: 1 }), about);
    await tablet.press(fineEntry.submit);
    await tablet.atTable(3);
    await tablet.allSent();
    expect((await fines()).map(({ hand }) => hand)).toEqual([1]);
  });
});

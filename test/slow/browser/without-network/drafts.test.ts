import type { BrowserContext, Locator, Page } from 'playwright-core';
import fineEntry from '../../../../web/words/da/fine-entry.js';
import handEntry from '../../../../web/words/da/hand-entry.js';
import outbox from '../../../../web/words/da/outbox.js';
import tarok from '../../../../web/words/da/tarok.js';
import { openSession } from '../../../support/api/api.js';
import { inBrowser } from '../../../browser/support/browser.js';
import { CardTable, type Told } from '../../../browser/support/card-table.js';
import { openHouse, openTablet, tableOf, type House } from '../../../browser/support/house.js';
import { fill } from '../../../browser/support/said.js';

const WHOLE: Told = {
  pagat: ['Anna', 'won'],
  lastTrick: 'Carl',
  counts: [
    ['Anna', 31],
    ['Carl', 22],
  ],
};

/**
 * Reloads the page while the next tap is still being handled. Work after the tap comes too late, as it
 * does on a slow device: the database is not reached any more.
 */
const RELOAD_AT_TAP = `{
  const tooLate = () => { throw new DOMException('too late', 'AbortError'); };
  const begin = () => { IDBDatabase.prototype.transaction = tooLate; };
  addEventListener('click', begin, { once: true, capture: true });
  addEventListener('click', () => { location.reload(); }, { once: true });
}`;

/** The drafts on this device, by their keys. */
const KEPT = `Object.fromEntries(Object.entries(localStorage).filter(([place]) =>
  place.startsWith('kopperne-draft/')))`;

/** Leaves no room for another character. */
const FILL_UP = `for (let size = 2 ** 22, n = 0; size >= 1; n += 1) {
  try { localStorage.setItem('full' + n, 'x'.repeat(size)); } catch { size /= 2; }
}`;

inBrowser('drafts', () => {
  let house: House;
  let device: BrowserContext;
  let table: CardTable;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
  });
  beforeEach(async () => {
    const evening = await openSession(house.base, house);
    device = await openTablet(house);
    page = await device.newPage();
    table = new CardTable(page);
    await page.goto(tableOf(evening.path));
    await table.atTable(1);
  });
  afterEach(async () => {
    await device.close();
  });
  afterAll(async () => {
    await house.close();
  });

  const took = (name: string): Locator => table.button(`${name}: ${tarok.lastTrick.won}`);
  const isChosen = async (choice: Locator, is = true) => {
    await choice.and(page.locator(`[aria-pressed="${is}"]`)).waitFor();
  };
  /** Taps, and reloads before the tap is over. */
  const tapAndReload = async (choice: Locator) => {
    await page.evaluate(RELOAD_AT_TAP);
    await Promise.all([page.waitForEvent('load'), choice.tap()]);
  };
  const expectWhole = async (hand: number) => {
    expect((await table.result()).lines.length).toBeGreaterThan(0);
    await table.recordButton(hand).waitFor();
  };
  const expectNothing = async () => {
    await isChosen(took('Carl'), false);
    await table.button(handEntry.clear).waitFor({ state: 'detached' });
  };

  test('is there after a reload in the instant of the tap', async () => {
    await table.goToHand(1);
    for (const name of ['Anna', 'Bent', 'Carl', 'Anna']) {
      await tapAndReload(took(name));
      await isChosen(took(name));
    }
    await page.goto(page.url().replace(/hand$/, 'fine'));
    const who = page.getByRole('group', { name: fineEntry.who }).getByRole('button');
    await tapAndReload(who.nth(1));
    await isChosen(who.nth(1));
  });

  test('is seen in another tab, and gone there once it is sent', async () => {
    await table.goToHand(1);
    const other = await device.newPage();
    await other.goto(page.url());
    await table.tell({ ...WHOLE, counts: [] });
    const there = new CardTable(other).button(`Carl: ${tarok.lastTrick.won}`);
    await there.and(other.locator('[aria-pressed="true"]')).waitFor();
    await table.tell({ lastTrick: null, counts: WHOLE.counts });
    await table.record(1);
    await other.getByRole('button', { name: fill(handEntry.submit, { number: 2 }) }).waitFor();
    await there.and(other.locator('[aria-pressed="false"]')).waitFor();
  });

  test('is not sent twice where the page was closed between sending and forgetting', async () => {
    await table.goToHand(1);
    await table.tell(WHOLE);
    const kept = await page.evaluate<Record<string, string>>(KEPT);
    expect(Object.keys(kept)).toHaveLength(1);
    await table.record(1);
    await table.allSent();
    expect(await page.evaluate(KEPT)).toEqual({});
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
    await page.reload();
    await table.goToHand(2);
    await expectNothing();
    expect(await page.evaluate(KEPT)).toEqual({});
  });

  test('goes on where nothing more can be kept', async () => {
    await page.evaluate(FILL_UP);
    await table.goToHand(1);
    await table.tell(WHOLE);
    await expectWhole(1);
    await table.record(1);
    await table.allSent();
    await table.goToHand(2);
    await expectNothing();
  });

  test('stays what it was beside a hand that comes back into the entry', async () => {
    const refuse = { status: 409, json: { code: 'rule-refused', detail: 'Nej.' } };
    await page.route('**/hands', (route) => route.fulfill(refuse));
    await table.goToHand(1);
    await table.tell(WHOLE);
    await table.tap(table.recordButton(1));
    // The service has refused it, and the next hand is the first again.
    await table.page.getByRole('button', { name: outbox.decide }).waitFor();
    await isChosen(took('Carl'), false);
    await table.tell({ lastTrick: 'Bent', counts: [] });
    const goBack = async () => {
      await table.tap(page.getByRole('button', { name: outbox.decide }));
      await table.tap(table.button(outbox.change));
    };
    await goBack();
    await expectWhole(1);
    await page.reload();
    await expectWhole(1);
    // Left as it was.
    await table.tap(table.button(handEntry.clear));
    await isChosen(took('Bent'));
    await goBack();
    await table.tell({ lastTrick: 'Anna', counts: [] });
    await page.unroute('**/hands');
    await table.tap(table.recordButton(1));
    // The other draft was begun as the first hand, too.
    await page
      .getByRole('heading', { name: fill(handEntry.twoHands.recorded, { hand: 1 }) })
      .waitFor();
    const another = fill(handEntry.twoHands.another, { hand: 2 });
    await table.tap(table.button(another));
    await isChosen(took('Bent'));
    await table.recordButton(2).waitFor();
    await table.allSent();
  });
});

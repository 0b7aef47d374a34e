import type { Locator } from 'playwright-core';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import access from '../../../web/words/da/access.js';
import people from '../../../web/words/da/people.js';
import steps from '../../../web/words/da/steps.js';
import members from '../../../web/words/da/members.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import tableWords from '../../../web/words/da/table.js';
import tarok from '../../../web/words/da/tarok.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  plainHand,
  read,
} from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, SIZES, tableOf, type House } from '../support/house.js';
import { fill } from '../support/said.js';

inBrowser('the hands of the evening at the table', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  async function played(hands: number) {
    const { path } = await openSession(house.base, house);
    for (let hand = 0; hand < hands; hand += 1) {
      const view = await read<SessionView>(house.base, path);
      const sent = { body: plainHand(view), version: view.version };
      expectStatus(await call(house.base, 'POST', `${path}/hands`, sent), 201);
    }
    const table = new CardTable(await (await openTablet(house)).newPage());
    await table.page.goto(tableOf(path));
    await table.atTable(hands + 1);
    return { table, page: table.page, path };
  }

  test('any of them is two taps away', async () => {
    const { table, page } = await played(6);
    const before = table.taps;
    await table.press(fill(tableWords.allHands, { count: 6 }));
    const first = fill(members.hand, { number: 1 });
    await table.tap(page.getByRole('link', { name: new RegExp(`^${first} `) }));
    await page.getByRole('heading', { name: first, level: 1, exact: true }).waitFor();
    expect(table.taps - before).toBe(2);
  });

  test('one that was undone is brought back as it was, and the last that counts is shown', async () => {
    const { table, page, path } = await played(2);
    const { hands } = await read<HandList>(house.base, `${path}/hands`);
    await table.undo(2);
    await table.allSent();
    await page.getByText(fill(tableWords.lastCounted, { number: 1 }), { exact: true }).waitFor();
    await table.press(fill(tableWords.bringBack, { number: 2 }));
    await page.getByText(fill(tableWords.broughtBack, { number: 2 }), { exact: true }).waitFor();
    await table.allSent();
    await table.button(fill(tableWords.bringBack, { number: 2 })).waitFor({ state: 'detached' });
    const after = await read<HandList>(house.base, `${path}/hands`);
    expect(after.hands[1]?.record).toEqual(hands[1]?.record);
    expect(after.hands[1]?.payments).toEqual(hands[1]?.payments);
    await expectVerified(house.base, house.club);
  });

  test('a fine between the hands is in the list where it was, and the leaver is shown their total', async () => {
    const { table, page } = await played(2);
    await table.fine('Bent', 'lead-out-of-turn');
    await table.allSent();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: fill(steps.fine.last, { name: 'Bent' }) });
    await row.filter({ hasText: 'Bent −' }).waitFor();
    await table.join('Dorte', 'Carl');
    // Nobody else can sit down, and no guest is made who could not either.
    await table.press(tableWords.join);
    const joining = page.getByRole('dialog', { name: tableWords.joining.title });
    await joining
      .getByText(/højst 4/)
      .last()
      .waitFor();
    expect(await table.button(`+ ${tableWords.joining.guest}`, joining).count()).toBe(0);
    await page.keyboard.press('Escape');
    await joining.waitFor({ state: 'hidden' });
    await table.press(tableWords.leave);
    const dialog = page.getByRole('dialog', { name: tableWords.leaving.title });
    await table.press('Dorte', dialog);
    await dialog.getByText(/^Dorte går med /).waitFor();
    await table.press(fill(tableWords.leaving.submit, { name: 'Dorte' }), dialog);
    await dialog.waitFor({ state: 'hidden' });
    await table.allSent();
    await table.close();
    await page.getByText(tableWords.endedFor, { exact: true }).waitFor();
  });

  test('a guest whose name a member has is asked about', async () => {
    const { table, page } = await played(0);
    await table.press(tableWords.join);
    const joining = page.getByRole('dialog', { name: tableWords.joining.title });
    await table.press(`+ ${tableWords.joining.guest}`, joining);
    await joining.getByLabel(people.guests.name).fill('erik');
    await table.press(people.guests.addHere, joining);
    await joining.getByText(fill(access.known, { names: 'erik' })).waitFor();
    // The next tap adds them all the same.
    await table.press(people.guests.addHere, joining);
    await table.button(fill(tableWords.joining.submit, { name: 'erik' }), joining).waitFor();
  });

  test.each([
    [1180, 820],
    [1024, 768],
  ])('of five seats none covers the help of a cup, at %d × %d', async (width, height) => {
    const { path } = await openSession(house.base, house, { book: 'vlk-1970', players: 5 });
    const { page } = new CardTable(await (await openTablet(house)).newPage());
    await page.setViewportSize({ width, height });
    await page.goto(tableOf(path));
    const seats = page.getByRole('list', { name: tableWords.seats }).getByRole('listitem');
    const signs = page.getByText('?', { exact: true });
    await signs.first().waitFor();
    expect(await signs.count()).toBe(2);
    for (const sign of await signs.all()) {
      for (const seat of await seats.all()) expect(await meet(sign, seat)).toBe(false);
    }
  });

  test.each(['tablet', 'upright', 'phone', 'narrow'] as const)(
    'of three seats none meets a cup, on a screen of size %s',
    async (size) => {
      const { path } = await openSession(house.base, house, { book: 'brix-1996' });
      const { page } = new CardTable(await (await openTablet(house)).newPage());
      await page.setViewportSize(SIZES[size]);
      await page.goto(tableOf(path));
      const seats = page.getByRole('list', { name: tableWords.seats }).getByRole('listitem');
      await seats.first().waitFor();
      const cups = page.getByRole('img').locator('svg');
      expect(await cups.count()).toBe(2);
      for (const cup of await cups.all()) {
        for (const seat of await seats.all()) expect(await meet(cup, seat)).toBe(false);
      }
    },
  );

  test('a cleared hand is back with one tap', async () => {
    const { table } = await played(0);
    await table.goToHand(1);
    const won = table.button(`Bent: ${tarok.lastTrick.won}`);
    await table.tap(won);
    await table.press(handEntry.clear);
    await table.button(handEntry.clear).waitFor({ state: 'detached' });
    await table.press(handEntry.unclear);
    await won.and(table.page.locator('[aria-pressed="true"]')).waitFor();
  });

  test('the close says who pays whom for this evening, as few as possible', async () => {
    const { table, page } = await played(1);
    await table.press(tableWords.close);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(tableWords.settling.title, { exact: true }).waitFor();
    await dialog.getByText(tableWords.settling.rest, { exact: true }).waitFor();
    // Three players: never more than two payments.
    const paid = dialog.getByText(' betaler ').filter({ hasText: 'kr.' });
    expect([1, 2]).toContain(await paid.count());
  });
});

/** Whether two places on the screen overlap. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('it is not shown');
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

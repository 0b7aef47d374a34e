import type { BrowserContext, Page } from 'playwright-core';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import eveningStart from '../../../web/words/da/evening-start.js';
import koenigrufen from '../../../web/words/da/koenigrufen.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import { read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openOwners, type House } from '../support/house.js';
import { untilInPage } from '../support/until-in-page.js';
import { fill } from '../support/said.js';

/** Waits until the element of this name has the focus. */
const untilFocused = (page: Page, name: string) =>
  untilInPage(
    page,
    `document.activeElement?.getAttribute('aria-label') === ${JSON.stringify(name)}`,
  );

/** From an empty entry to the next one, recording included. */
const MOST_KEYS = 25;

inBrowser('an evening from a paper, by the keyboard alone', () => {
  let house: House;
  let device: BrowserContext;
  let page: Page;
  let session: string;

  beforeAll(async () => {
    house = await openHouse();
    device = await openOwners(house);
    page = await device.newPage();
  });
  afterAll(async () => {
    await house.close();
  });

  test('is opened with the day of then', async () => {
    const table = new CardTable(page);
    await page.goto(`/clubs/${house.club}/start`);
    await table.prepare(['Anna', 'Bent', 'Carl'], 'brix-1996', '0,10 kr.');
    const { paper } = eveningStart;
    await page.getByRole('switch', { name: paper.title }).check();
    await page.getByLabel(paper.day, { exact: true }).fill('2020-03-14');
    await page.getByLabel(paper.settled).selectOption('true');
    await table.open();
    session = `/v1${new URL(page.url()).pathname.replace(/\/table$/, '')}`;
    const { day, settledThen } = await read<SessionView>(house.base, session);
    expect([day, settledThen]).toEqual(['2020-03-14', true]);
  });

  test(`an ordinary hand is recorded in ${MOST_KEYS} keys at most, and the next one is open`, async () => {
    await page.goto(session.replace(/^\/v1/, '') + '/table/hand');
    const heading = (number: number) =>
      page
        .getByRole('heading', { level: 1, name: fill(handEntry.title, { number }) })
        .waitFor({ state: 'attached' });
    await heading(1);
    await page.evaluate(
      `globalThis.keys = 0; addEventListener('keydown', () => { globalThis.keys += 1; }, true);`,
    );
    for (const number of [1, 2, 3]) {
      await page.evaluate('globalThis.keys = 0');
      // The pagat of the first player goes home, the third takes the last trick, two are counted.
      await page.keyboard.press('Shift+A');
      for (const key of ['c', '3', '1', '2', '2', 'Enter']) await page.keyboard.press(key);
      await heading(number + 1);
      const keys = await page.evaluate<number>('globalThis.keys');
      expect(keys).toBeLessThanOrEqual(MOST_KEYS);
      expect(keys).toBe(8);
    }
    const table = new CardTable(page);
    await table.allSent();
    const { hands } = await read<HandList>(house.base, `${session}/hands`);
    expect(hands).toHaveLength(3);
    for (const { record } of hands) {
      const { count, events } = record as TarokHandRecord;
      expect(count?.map(({ points }) => points)).toEqual([31, 22]);
      expect(events?.map(({ kind }) => kind)).toEqual(['pagat-won']);
    }
  });

  test('a hand of Königrufen needs no more keys either', async () => {
    const table = new CardTable(page);
    await page.goto(`/clubs/${house.club}/start?new=1`);
    await table.prepare(['Anna', 'Bent', 'Carl', 'Dorte'], 'koenigrufen', '0,10 kr.');
    const { paper } = eveningStart;
    await page.getByRole('switch', { name: paper.title }).check();
    await page.getByText(paper.keysKoenigrufen).waitFor();
    await page.getByLabel(paper.day, { exact: true }).fill('2020-03-21');
    await page.getByLabel(paper.settled).selectOption('true');
    await table.open();
    const evening = new URL(page.url()).pathname.replace(/\/table$/, '');
    await page.goto(`${evening}/table/hand`);
    const heading = (number: number) =>
      page
        .getByRole('heading', { level: 1, name: fill(handEntry.title, { number }) })
        .waitFor({ state: 'attached' });
    await heading(1);
    await page.evaluate(
      `globalThis.keys = 0; addEventListener('keydown', () => { globalThis.keys += 1; }, true);`,
    );
    const hands = [
      // Forehand's rufer on the king of hearts, which the third held.
      ['h', 'Shift+C', '3', '8', 'Enter'],
      // The second plays a solorufer on the king of clubs, which lay in the talon.
      ['b', '+', 'k', 't', '3', '6', 'Enter'],
      // Forehand's dreier: no king is called.
      ['a', '+', '+', '+', '+', '+', '+', '+', '+', '4', '0', 'Enter'],
    ];
    for (const [at, keys] of hands.entries()) {
      await page.evaluate('globalThis.keys = 0');
      for (const key of keys) await page.keyboard.press(key);
      await heading(at + 2);
      expect(await page.evaluate<number>('globalThis.keys')).toBeLessThanOrEqual(MOST_KEYS);
    }
    await table.allSent();
    const recorded = await read<HandList>(house.base, `/v1${evening}/hands`);
    const records = recorded.hands.map(({ record }) => record as KoenigrufenHandRecord);
    expect(records).toMatchObject([
      { contract: 'rufer', calledKing: 'hearts' },
      { contract: 'solorufer', calledKing: 'clubs', kingHolder: 'talon' },
      { contract: 'dreier' },
    ]);
  });

  test('the letters are above the columns, and a key that does nothing says so', async () => {
    await page.reload();
    // Sitting in the order of play, forehand has the first letter.
    for (const letter of ['A', 'B', 'C', 'D']) {
      await page.getByText(letter, { exact: true }).waitFor();
    }
    const form = fill(handEntry.title, { number: 4 });
    await untilFocused(page, form);
    await page.keyboard.press('b');
    await page.keyboard.press('h');
    await page.getByText(koenigrufen.keys.noContract).waitFor();
    await page.keyboard.press('+');
    await page.keyboard.press('h');
    // Clear all, by the keyboard: the next letter counts again.
    await page.getByRole('button', { name: handEntry.clear, exact: true }).focus();
    await page.keyboard.press('Enter');
    await untilFocused(page, form);
    await page.keyboard.press('Shift+D');
    await page.getByRole('button', { name: 'Dorte: Makker', pressed: true }).waitFor();
  });
});

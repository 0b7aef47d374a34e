import type { BrowserContext } from 'playwright-core';
import handEntry from '../../web/words/da/hand-entry.js';
import { openSession, type Table } from '../support/api.js';
import { inBrowser } from './support/browser.js';
import { CardTable, type Told } from './support/card-table.js';
import { openHouse, openTablet, tableOf, type House } from './support/house.js';

/** Nothing melded, the last trick with an ordinary card, two counts. */
const ORDINARY: Told = {
  pagat: ['Anna', 'won'],
  lastTrick: 'Carl',
  counts: [
    ['Anna', 31],
    ['Carl', 22],
  ],
};

const MOST_TAPS = 8;
const LONGEST_S = 15;
const ANSWER_MS = 50;
/** The quickest answer to each tap counts: the others measure what else the machine does. */
const ROUNDS = 5;

/** Measures in the page: from each tap until what the hand comes to stands there otherwise. */
const MEASURE = `{
  const place = document.querySelector('section[aria-label="${handEntry.result.title}"]');
  let tapped = null;
  globalThis.answers = [];
  addEventListener('click', () => { tapped = performance.now(); }, true);
  new MutationObserver(() => {
    if (tapped === null) return;
    answers.push(performance.now() - tapped);
    tapped = null;
  }).observe(place, { childList: true, characterData: true, subtree: true });
}`;

inBrowser('entering an ordinary hand', () => {
  let house: House;
  let device: BrowserContext;
  let evening: Table;
  let table: CardTable;

  beforeAll(async () => {
    house = await openHouse();
    evening = await openSession(house.base, house);
    device = await openTablet(house);
    table = new CardTable(await device.newPage());
    await table.page.goto(tableOf(evening.path));
    await table.atTable(1);
  });
  afterAll(async () => {
    await house.close();
  });

  test(`takes ${MOST_TAPS} taps and ${LONGEST_S} seconds at most, from the table and back`, async () => {
    table.taps = 0;
    const started = performance.now();
    await table.enterHand(1, ORDINARY);
    expect(table.taps).toBeLessThanOrEqual(MOST_TAPS);
    expect((performance.now() - started) / 1000).toBeLessThan(LONGEST_S);
  });

  test(`the preview answers every tap within ${ANSWER_MS} ms`, async () => {
    await table.goToHand(2);
    const { page } = table;
    await page.evaluate(MEASURE);
    const counting = await table.counting();
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate('answers.length = 0');
      await table.tell({
        meldinger: [
          ['Bent', ['withPagat', 11]],
          ['Carl', ['kings', 'full']],
        ],
        pagat: ['Bent', 'won'],
        kingsLost: [['Carl', 'hearts']],
        lastTrick: 'Bent',
        counts: counting.map((player) => [player, 26]),
      });
      await table.result();
      rounds.push(await page.evaluate<number[]>('answers'));
      await table.tap(table.button(handEntry.clear));
    }
    const quickest = rounds[0]?.map((_, tap) => Math.min(...rounds.map((one) => one[tap] ?? 0)));
    expect(quickest?.length).toBeGreaterThan(6);
    expect(Math.max(...(quickest ?? []))).toBeLessThan(ANSWER_MS);
  });
});

import type { BrowserContext, Locator } from 'playwright-core';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import steps from '../../../web/words/da/steps.js';
import tarok from '../../../web/words/da/tarok.js';
import { openSession, read, type Table } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable, type Told } from '../support/card-table.js';
import { openHouse, openTablet, tableOf, type House, type Name } from '../support/house.js';
import { tellKoenigrufen } from '../support/koenigrufen-hand.js';
import { fill } from '../support/said.js';

/** Nothing melded, the last trick with an ordinary card, two counts. */
const ORDINARY: Told = {
  pagat: ['Anna', 'won'],
  lastTrick: 'Carl',
  counts: [
    ['Anna', 31],
    ['Carl', 22],
  ],
};

/** From an open, empty entry to the next one, recording included. */
const MOST_TAPS = { ordinary: 5, meldinger: 10, rufer: 4 };
const LONGEST_S = 15;
const ANSWER_MS = 50;
/** The quickest answer to each tap counts: the others measure what else the machine does. */
const ROUNDS = 5;

/** Measures in the page: from each tap until the result of the hand has changed. */
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

  /** The hands as the service has them, by what was counted; null for one that is taken back. */
  const expectHands = async ({ path }: Table, counts: readonly (readonly number[] | null)[]) => {
    const { hands } = await read<HandList>(house.base, `${path}/hands`);
    const counted = hands.map(({ record }) =>
      record === null
        ? null
        : ((record as TarokHandRecord).count ?? []).map(({ points }) => points),
    );
    expect(counted).toEqual(counts);
  };

  test(`takes ${MOST_TAPS.ordinary} taps and ${LONGEST_S} seconds at most`, async () => {
    await table.goToHand(1);
    table.taps = 0;
    const started = performance.now();
    await table.tell(ORDINARY);
    await table.result();
    await table.recordOnly(1);
    expect(table.taps).toBe(MOST_TAPS.ordinary);
    expect((performance.now() - started) / 1000).toBeLessThan(LONGEST_S);
  });

  test('the next hand is open then, with what was paid and the way to undo it', async () => {
    const { page } = table;
    await page.getByRole('heading', { level: 1, name: title(2) }).waitFor({ state: 'attached' });
    const place = page.getByRole('region', { name: handEntry.result.title, exact: true });
    const last = fill(steps.hand.last, { number: 1 });
    await place.getByRole('heading', { name: last }).waitFor();
    expect(await place.locator('li button').count()).toBeGreaterThan(0);
    const undo = fill(steps.hand.do, { number: 1 });
    expect(await inSight(table.button(undo))).toBe(true);
    await table.undo(1);
    await table.recordButton(2).waitFor();
    await table.allSent();
    await expectHands(evening, [null]);
  });

  test(`two meldinger and a king ultimo take ${MOST_TAPS.meldinger}`, async () => {
    table.taps = 0;
    const [one = 'Anna', other = 'Bent'] = await table.counting();
    await table.tell({
      meldinger: [
        ['Carl', ['withPagat', 11]],
        ['Bent', ['kings', 'full']],
      ],
      pagat: ['Carl', 'won'],
      lastTrick: 'Bent',
      ultimo: 'king-hearts',
      counts: [
        [one, 31],
        [other, 22],
      ],
    });
    await table.result();
    await table.recordOnly(2);
    expect(table.taps).toBe(MOST_TAPS.meldinger);
  });

  test('a count out of the common is typed by its digits, and the keys are there again', async () => {
    const [one = 'Anna', other = 'Bent'] = await table.counting();
    await table.tell({
      ...ORDINARY,
      pagat: [one, 'won'],
      counts: [
        [one, 7],
        [other, 48],
      ],
    });
    await table.result();
    await table.recordOnly(3);
    await table.allSent();
    await expectHands(evening, [null, [31, 22], [7, 48]]);
  });

  test(`the preview answers every tap within ${ANSWER_MS} ms`, async () => {
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
        // The same number at once for both is a double tap.
        counts: counting.map((player, place) => [player, [26, 27, 25][place] ?? 26]),
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

inBrowser('a double tap', () => {
  let house: House;
  let table: CardTable;

  beforeAll(async () => {
    house = await openHouse();
    const evening = await openSession(house.base, house);
    table = new CardTable(await (await openTablet(house)).newPage());
    await table.page.goto(`${tableOf(evening.path)}/hand`);
    await table.recordButton(1).waitFor();
  });
  afterAll(async () => {
    await house.close();
  });

  /** The counts as the entry shows them. */
  const counts = async () => {
    const buttons = table.page.getByRole('button', { name: /^Tælling for / });
    return Promise.all((await buttons.all()).map((one) => one.innerText()));
  };

  test('on a number is of one player, and two taps are of two', async () => {
    const pad = table.group(tarok.rows.count);
    const before = await counts();
    await tapTwice(table.button('31', pad), 0.1);
    await table.button(handEntry.clear).waitFor();
    expect(await counts()).toEqual(['31', ...before.slice(1)]);
    await tapTwice(table.button('22', pad), 0.1);
    expect(await counts()).toEqual(['31', '22']);
  });

  test('on the button that clears the entry leaves it clear', async () => {
    await tapTwice(table.button(handEntry.clear), 0.1);
    await table.button(handEntry.unclear).waitFor();
    expect(await counts()).not.toContain('31');
    // Slower, the second tap is meant.
    await tapTwice(table.button(handEntry.unclear), 0.5);
    await table.button(handEntry.unclear).waitFor();
  });
});

/**
 * Taps twice at one place.
 *
 * @param apart the time between the two, in seconds, by the clock of the events
 */
async function tapTwice(target: Locator, apart: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const page = target.page();
  const driver = await page.context().newCDPSession(page);
  const first = Date.now() / 1000;
  for (const timestamp of [first, first + apart]) {
    await driver.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await driver.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.02,
    });
  }
  await driver.detach();
}

inBrowser('entering a rufer', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  test(`takes ${MOST_TAPS.rufer} taps, the called king included`, async () => {
    const evening = await openSession(house.base, house, { book: 'koenigrufen' });
    const table = new CardTable(await (await openTablet(house)).newPage());
    await table.page.goto(`${tableOf(evening.path)}/hand`);
    await table.recordButton(1).waitFor();
    const [forehand = '', holder = ''] = evening.session.active.map(house.nameOf) as Name[];
    table.taps = 0;
    await tellKoenigrufen(table, {
      king: ['hearts', holder as Name],
      counts: [[[forehand as Name, holder as Name], 38]],
    });
    await table.result();
    await table.recordOnly(1);
    expect(table.taps).toBe(MOST_TAPS.rufer);
    await table.allSent();
  });
});

function title(number: number): string {
  return fill(handEntry.title, { number });
}

/** Whether all of it is in the window. */
async function inSight(one: Locator): Promise<boolean> {
  const box = await one.boundingBox();
  const size = one.page().viewportSize();
  if (box === null || size === null) return false;
  return box.y >= 0 && box.y + box.height <= size.height && box.x + box.width <= size.width;
}

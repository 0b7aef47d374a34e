import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { SessionView } from '../../../../src/sessions/table/session.view.js';
import payments from '../../../../src/words/da/payments.js';
import handEntry from '../../../../web/words/da/hand-entry.js';
import koenigrufen from '../../../../web/words/da/koenigrufen.js';
import shell from '../../../../web/words/da/shell.js';
import tarok from '../../../../web/words/da/tarok.js';
import tableWords from '../../../../web/words/da/table.js';
import { call, expectStatus, openSession, read } from '../../../support/api/api.js';
import { inBrowser } from '../../../browser/support/browser.js';
import { CardTable, type Told } from '../../../browser/support/card-table.js';
import {
  openHouse,
  openTablet,
  SIZES,
  tableOf,
  type House,
  type Name,
} from '../../../browser/support/house.js';
import { faultsOn, lookIn } from '../../../browser/support/narrow.js';
import { fill } from '../../../browser/support/said.js';
import { untilInPage } from '../../../browser/support/until-in-page.js';

const HAND: Told = {
  pagat: ['Anna', 'won'],
  lastTrick: 'Carl',
  counts: [
    ['Anna', 31],
    ['Carl', 22],
  ],
};

/**
 * Runs in the page: the words and buttons that lie below the notice, except the club's name, whose
 * place it takes.
 */
const COVERED = `(() => {
  const notice = document.querySelector('.mantine-Notification-root').getBoundingClientRect();
  const all = document.querySelectorAll('main *, header *, [role=dialog] *');
  return [...all].filter((one) => {
    if (one.closest('[data-place-of-notices]') !== null) return false;
    const isWord = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!isWord && !one.matches('button, a')) return false;
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (width <= 1) return false;
    return left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
  }).map((one) => one.outerHTML.slice(0, 120));
})()`;

/**
 * Runs in the page: names that are cut off below, or have no room for what hangs below their line in
 * another font.
 */
const CUT = `[...document.querySelectorAll('main *')].filter((one) => {
  const { overflowY, fontSize } = getComputedStyle(one);
  if (overflowY !== 'hidden' || !/^(Gyda|Jørgen|Anna|Bent) ?\\S*$/.test(one.textContent)) return false;
  const words = document.createRange();
  words.selectNodeContents(one);
  const room = one.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
  return room < 0.1 * parseFloat(fontSize);
}).map((one) => one.textContent)`;

/** Runs in the page: the labels of the cups on which the plate of a player lies. */
const LABELS = `(() => {
  const plates = [...document.querySelectorAll('main ol > li')].map((one) => one.getBoundingClientRect());
  const labels = [...document.querySelectorAll('main [role=img] > div')];
  const covered = labels.filter((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    return plates.some((plate) =>
      left < plate.right && right > plate.left && top < plate.bottom && bottom > plate.top);
  });
  return {
    plates: plates.length,
    labels: labels.length,
    covered: covered.map((one) => one.textContent),
  };
})()`;

inBrowser('content on the screen', () => {
  let house: House;
  let table: CardTable;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    page = await (await openTablet(house)).newPage();
    table = new CardTable(page);
  });
  afterAll(async () => {
    await house.close();
  });

  const expectNothingCovered = async (words: string) => {
    const notice = page.locator('.mantine-Notification-root').filter({ hasText: words });
    await notice.waitFor();
    expect(await page.evaluate(COVERED)).toEqual([]);
  };

  test.each(['tablet', 'phone'] as const)('is not covered by a notice, on a %s', async (size) => {
    await page.setViewportSize(SIZES[size]);
    const evening = await openSession(house.base, house);
    await page.goto(`${tableOf(evening.path)}/hand`);
    // A refused tap shows its reason.
    await table.recordButton(1).tap({ force: true });
    await expectNothingCovered(shell.parts.cannotBe);
    await table.tell(HAND);
    await table.result();
    await table.recordOnly(1);
    await expectNothingCovered(fill(handEntry.recorded, { number: 1 }));
    await table.toTable(2);
    await table.press(tableWords.leave);
    // Above a dialog, too: nobody leaves a table of three.
    const dialog = page.getByRole('dialog', { name: tableWords.leaving.title });
    await table.button('Anna', dialog).tap({ force: true });
    await expectNothingCovered(shell.parts.cannotBe);
    await table.press(shell.parts.close, dialog);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('has a heading and nothing that axe finds while an evening is loading', async () => {
    const evening = await openSession(house.base, house);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const address = new RegExp(`${evening.path}$`);
    await page.route(address, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(evening.path.replace('/v1', ''));
    const loading = page.getByRole('main').getByRole('heading', { level: 1, name: shell.loading });
    await loading.waitFor({ state: 'attached' });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    answer();
    await loading.waitFor({ state: 'detached' });
    await page.unroute(address);
  });

  test('is the screen that could not be fetched, once it is tried again, and on the way back where one was', async () => {
    const evening = await openSession(house.base, house);
    const other = new CardTable(await (await openTablet(house)).newPage());
    await other.page.setViewportSize({ ...SIZES.phone, height: 300 });
    const file = /\/assets\/hand-screen/;
    await other.page.route(file, (route) => route.abort());
    await other.page.goto(tableOf(evening.path));
    await other.atTable(1);
    const way = other.page.getByRole('link', { name: fill(tableWords.hand, { number: 1 }) });
    await way.scrollIntoViewIfNeeded();
    const left = await other.page.evaluate<number>('scrollTo(0, 120), Math.round(scrollY)');
    expect(left).toBeGreaterThan(0);
    await way.dispatchEvent('click');
    await other.page.getByRole('heading', { name: shell.failed.title }).waitFor();
    expect(await other.page.evaluate('scrollY')).toBe(0);
    await other.page.unroute(file);
    await other.press(shell.failed.retry);
    await other.recordButton(1).waitFor();
    await other.page.goBack();
    await other.atTable(1);
    await untilInPage(other.page, `Math.round(scrollY) === ${left}`);
  });

  test('at a closed table is neither a dealer nor an empty cup', async () => {
    await page.setViewportSize(SIZES.tablet);
    const evening = await openSession(house.base, house);
    await page.goto(tableOf(evening.path));
    await table.atTable(1);
    const dealer = page.getByRole('main').getByText(shell.parts.dealer, { exact: true });
    const { 'king-pot': king, 'pagat-pot': pagat } = payments.pots;
    const cups = page.getByRole('img', { name: new RegExp(`^(${king}|${pagat}):`) });
    await dealer.waitFor();
    expect(await cups.count()).toBe(2);
    await table.close();
    expect(await dealer.count()).toBe(0);
    expect(await cups.count()).toBe(0);
  });

  test.each(['de', 'sv'])(
    'of a cup is its label at 320 px, in %s; nor is a badge cut',
    async (language) => {
      const evening = await openSession(house.base, house, { book: 'vlk-1970', players: 4 });
      const device = await openTablet(house);
      const narrow = await device.newPage();
      await narrow.addInitScript(`localStorage.setItem('kopperne-language', '${language}')`);
      await narrow.goto(tableOf(evening.path));
      await narrow.getByRole('main').getByRole('listitem').first().waitFor();
      await lookIn(narrow, 'a phone of 320 px');
      expect(await narrow.evaluate(LABELS)).toEqual({ plates: 4, labels: 2, covered: [] });
      const faults = await faultsOn(narrow);
      expect(faults.filter((fault) => fault.startsWith('cut off'))).toEqual([]);
      await device.close();
    },
  );

  test('of Königrufen is no kitty as long as nobody has paid into it', async () => {
    const evening = await openSession(house.base, house, { book: 'koenigrufen' });
    const wall = `/clubs/${house.club}/wall`;
    const kitty = page.getByRole('img', { name: payments.pots.kitty });
    await page.goto(wall);
    await page.getByRole('list').getByText('Anna').first().waitFor();
    expect(await kitty.count()).toBe(0);
    const { seats, version } = await read<SessionView>(house.base, evening.path);
    const body = { player: seats[0], code: 'other', stage: 'play', amount: 5, to: 'kitty' };
    expectStatus(await call(house.base, 'POST', `${evening.path}/fines`, { body, version }), 201);
    await page.reload();
    await kitty.waitFor();
  });

  test('of trischaken is counted two digits each, and nobody is asked who plays', async () => {
    const evening = await openSession(house.base, house, { book: 'koenigrufen' });
    await page.goto(`${tableOf(evening.path)}/hand`);
    await table.recordButton(1).waitFor();
    const contract = page.getByRole('button', { name: `${koenigrufen.rows.contract}: ` });
    await table.tap(contract);
    await table.press(koenigrufen.contracts.trischaken, table.group(koenigrufen.choose));
    expect(await page.getByRole('region', { name: koenigrufen.rows.declarer }).count()).toBe(0);
    const whose = (name: Name) => fill(koenigrufen.count.for, { pile: name });
    const count = (name: Name) => page.getByRole('button', { name: `${whose(name)}: ` });
    const [one = 'Bent', two = 'Carl', three = 'Dorte', four = 'Anna'] = evening.session.active.map(
      house.nameOf,
    ) as Name[];
    await table.tap(count(one));
    await page.keyboard.type('202515', { delay: 20 });
    const label = async (name: Name) => (await count(name).getAttribute('aria-label')) ?? '';
    expect(await label(one)).toBe(`${whose(one)}: 20`);
    expect(await label(two)).toBe(`${whose(two)}: 25`);
    expect(await label(three)).toBe(`${whose(three)}: 15`);
    expect(await label(four)).toContain(': 10');
    // The blad over are of who was counted last.
    await table.press(fill(koenigrufen.count.bladOver, { count: 1 }));
    expect(await label(three)).toBe(`${whose(three)}: 15/1`);
  });

  test.each([
    ['tablet', 'Gyda Bisgaard'],
    ['phone', 'Jørgen Kjærby'],
  ] as const)('is whole below the line, on a %s: %s', async (size, name) => {
    const { base, club } = house;
    const path = `/v1/clubs/${club}/members`;
    const made = await call<{ id: string }>(base, 'POST', path, { body: { name } });
    const added = expectStatus(made, 201).body;
    const members = [added.id, ...house.members];
    const evening = await openSession(base, { ...house, members });
    await page.setViewportSize(SIZES[size]);
    await page.goto(tableOf(evening.path));
    await table.atTable(1);
    expect(await page.evaluate(CUT)).toEqual([]);
    await table.goToHand(1);
    await table.press(`Bent: ${tarok.lastTrick.won}`);
    expect(await page.evaluate(CUT)).toEqual([]);
  });
});

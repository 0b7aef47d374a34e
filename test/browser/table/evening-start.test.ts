import type { BrowserContext } from 'playwright-core';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { SessionList } from '../../../src/sessions/table/session.view.js';
import eveningStart from '../../../web/words/da/evening-start.js';
import readings from '../../../src/words/da/readings.js';
import tariffWords from '../../../src/words/da/tariff.js';
import rules from '../../../web/words/da/rules.js';
import { read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, type House } from '../support/house.js';
import { fill } from '../support/said.js';

const HOUSE = rules.houseRules.title;
const { R1, R14 } = readings;
const NOLO = R1.question;
const FOUR = R14.question;

inBrowser('house rules at the start of an evening', () => {
  let house: House;
  let device: BrowserContext;
  let table: CardTable;

  beforeAll(async () => {
    house = await openHouse();
    device = await openTablet(house);
    table = new CardTable(await device.newPage());
  });
  afterAll(async () => {
    await house.close();
  });

  const prepare = async () => {
    await table.page.goto(`/clubs/${house.club}/start?new=1`);
    await table.prepare(['Anna', 'Bent', 'Carl', 'Dorte'], 'wolff-1899', eveningStart.honour);
  };
  const tap = (name: string | RegExp, group: string) =>
    table.tap(table.group(group).getByRole('button', { name }));
  /** The rules of the latest evening. */
  const pinned = async () => {
    const { sessions } = await read<SessionList>(house.base, `/v1/clubs/${house.club}/sessions`);
    const path = `/v1/clubs/${house.club}/sessions/${sessions[0]?.id ?? ''}/rules`;
    return read<TarokRules>(house.base, path);
  };
  const summary = () =>
    table.page.getByRole('region', { name: rules.houseRules.summary }).getByRole('listitem');

  test('readings and stakes that are chosen are pinned to the evening', async () => {
    const { page } = table;
    await prepare();
    await expect(summary().count()).resolves.toBe(0);
    await tap(rules.houseRules.choose, HOUSE);
    await tap(R1.options.paid, NOLO);
    await tap(R14.options['left-of-dealer'], FOUR);
    await table.tap(table.button(rules.houseRules.tariff));
    const lastTrick = page.getByLabel(tariffWords.rows.lastTrick, { exact: true });
    const submit = table.button(eveningStart.submit);

    await lastTrick.fill('100001');
    await page.getByText('Et beløb er et helt tal fra 0 til 100000.').waitFor();
    expect(await submit.getAttribute('aria-disabled')).toBe('true');

    await lastTrick.fill('30');
    const stake = { what: tariffWords.rows.lastTrick, points: 30, usual: 10 };
    await summary().getByText(fill(rules.houseRules.amount, stake)).waitFor();
    await table.open();
    const { readings, tariff, conventions } = await pinned();
    expect(readings).toMatchObject({ R1: 'paid', R14: 'left-of-dealer', R3: 'as-first-counted' });
    expect(conventions).toMatchObject({
      lastTrickBesideNolo: true,
      fourthSitsOut: 'left-of-dealer',
    });
    expect(tariff.lastTrick.points).toBe(30);
  });

  test('the next evening is offered as the last, without a tap', async () => {
    const before = await pinned();
    await prepare();
    const asLast = table.group(HOUSE).getByRole('button', { name: rules.houseRules.asLast });
    await asLast.waitFor();
    expect(await asLast.getAttribute('aria-pressed')).toBe('true');
    await expect(summary().allTextContents()).resolves.toEqual([
      `${NOLO} ${R1.options.paid}`,
      `${FOUR} ${R14.options['left-of-dealer']}`,
      expect.stringContaining(tariffWords.rows.lastTrick),
    ]);
    await table.open();
    expect(await pinned()).toEqual(before);
  });

  test('one tap goes back to the book', async () => {
    await prepare();
    await tap(rules.houseRules.byTheBook, HOUSE);
    await expect(summary().count()).resolves.toBe(0);
    await table.open();
    const { readings, tariff } = await pinned();
    expect(readings).toMatchObject({ R1: 'not-paid', R14: 'opposite-dealer' });
    expect(tariff.lastTrick.points).toBe(10);
  });

  test('no seat covers the choice of the dealer', async () => {
    await prepare();
    const seats = table.page.getByRole('region', { name: eveningStart.seats }).locator('ol > li');
    const lowest = await Promise.all(
      (await seats.all()).map(async (seat) => {
        const box = await seat.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      }),
    );
    expect(lowest).toHaveLength(4);
    const dealer = await table.group(eveningStart.dealer).boundingBox();
    expect(Math.max(...lowest)).toBeLessThanOrEqual(dealer?.y ?? 0);
  });

  test('the table has a name, shown in the evening and offered to the next one', async () => {
    const { page } = table;
    await prepare();
    await tap(eveningStart.otherTable, eveningStart.table);
    await page.getByLabel(eveningStart.tableLabel).fill(' Stuen ');
    await table.open();
    await page.goto(`/clubs/${house.club}/sessions`);
    await page.getByRole('link', { name: /· Stuen/ }).waitFor();
    await page.goto(`/clubs/${house.club}/wall`);
    await page.locator('p').getByText('Stuen', { exact: true }).waitFor();
    // Somebody plays there: it is offered, and not chosen by itself.
    await prepare();
    const who = page.getByRole('region', { name: eveningStart.who });
    await who.getByRole('button', { name: `Anna ${eveningStart.seated}`, exact: true }).waitFor();
    await page.getByRole('link', { name: /· Stuen/ }).waitFor();
    const tables = table.group(eveningStart.table);
    const none = tables.getByRole('button', { name: eveningStart.noTable });
    expect(await none.getAttribute('aria-pressed')).toBe('true');
    await tables.getByRole('button', { name: 'Stuen', exact: true }).waitFor();
  });
});

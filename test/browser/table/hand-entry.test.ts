import type { Locator } from 'playwright-core';
import handEntry from '../../../web/words/da/hand-entry.js';
import koenigrufen from '../../../web/words/da/koenigrufen.js';
import steps from '../../../web/words/da/steps.js';
import tableWords from '../../../web/words/da/table.js';
import tarok from '../../../web/words/da/tarok.js';
import type { BookId } from '../../../src/rules/rule-book.js';
import { openSession } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, SIZES, tableOf, type House, type Name } from '../support/house.js';
import { tellKoenigrufen } from '../support/koenigrufen-hand.js';
import { fill } from '../support/said.js';

const SIZES_OF_TABLES = {
  tablet: SIZES.tablet,
  'small tablet': { width: 1024, height: 768 },
  phone: SIZES.phone,
} as const;

inBrowser('the entry of a hand', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  /** A tablet at the entry of the first hand, and who plays it and who sits out. */
  const openEntry = async (
    players: 3 | 4 | 5,
    size: { width: number; height: number },
    book: BookId = 'vlk-1970',
  ) => {
    const evening = await openSession(house.base, house, { book, players });
    const device = await openTablet(house);
    const table = new CardTable(await device.newPage());
    await table.page.setViewportSize(size);
    await table.page.goto(`${tableOf(evening.path)}/hand`);
    await table.recordButton(1).waitFor();
    const active = evening.session.active.map(house.nameOf) as Name[];
    const seated = evening.session.seats.map(house.nameOf) as Name[];
    const out = seated.filter((name) => !active.includes(name));
    return { device, table, active, seated, out };
  };

  test('nolo and tout are choices by name, in a section that folds again', async () => {
    const { device, table, active } = await openEntry(3, SIZES.tablet);
    const [one = 'Anna', other = 'Bent'] = active;
    const nolo = table.button(`${one}: ${tarok.special.nolo}`);
    expect(await nolo.count()).toBe(0);
    await table.press(tarok.special.show);
    await nolo.waitFor();
    await table.button(`${other}: ${tarok.special.tout}`).waitFor();
    await table.press(tarok.special.show);
    await nolo.waitFor({ state: 'detached' });

    // A nolo is whole without its last trick, where the house does not pay it.
    await table.press(tarok.special.show);
    await table.press(`${other}: ${tarok.play.pagatWon}`);
    await table.tap(nolo);
    await table.page.getByText(fill(tarok.special.noloOf, { name: one })).waitFor();
    await table.page.getByText(tarok.lastTrick.besideNolo).waitFor();
    expect(await table.recordButton(1).getAttribute('aria-disabled')).toBe('false');

    // Their last trick contradicts it: that is said, and the nolo stays.
    const won = table.button(`${one}: ${tarok.lastTrick.won}`);
    expect(await won.getAttribute('aria-disabled')).toBe('true');
    await won.tap({ force: true });
    expect(await nolo.getAttribute('aria-pressed')).toBe('true');
    expect(await won.getAttribute('aria-pressed')).toBe('false');
    await device.close();
  });

  test('after a tout the keys are the counts that it leaves', async () => {
    const { device, table, active } = await openEntry(3, SIZES.tablet, 'brix-1996');
    const [dealer = 'Anna', other = 'Bent', third = 'Carl'] = active;
    await table.press(tarok.special.show);
    await table.press(`${other}: ${tarok.special.tout}`);
    const keys = (points: number) =>
      table.group(tarok.rows.count).getByRole('button', { name: String(points), exact: true });
    // The dealer has the skat, and perhaps the fool.
    await keys(1).waitFor();
    await keys(15).waitFor();
    expect(await keys(16).count()).toBe(0);
    await table.tap(keys(3));
    // A player without a trick has the fool or nothing.
    await table.press(fill(tarok.count.for, { name: third }) + `: ${handEntry.count.empty}`);
    await keys(4).waitFor();
    expect(await keys(1).count()).toBe(0);
    expect(await keys(12).count()).toBe(0);
    await table.button(`${fill(tarok.count.for, { name: dealer })}: 3`).waitFor();
    await device.close();
  });

  test('on a small tablet a payment has room above the keys', async () => {
    const box = SIZES_OF_TABLES['small tablet'];
    const { device, table } = await openEntry(4, box, 'koenigrufen');
    const [forehand = 'Anna', partner = 'Bent'] = await inTurn(table);
    await tellKoenigrufen(table, {
      king: ['hearts', partner],
      silent: [[[forehand, partner], 'trull', 'made']],
      counts: [[[forehand, partner], 40]],
    });
    const area = table.page.getByRole('region', { name: handEntry.result.title, exact: true });
    const payment = await boxOf(area.getByRole('button', { expanded: false }).first());
    const more = await boxOf(area.getByRole('button', { name: handEntry.result.more }));
    // The padding below its words may be behind it.
    expect(payment.y + payment.height).toBeLessThanOrEqual(more.y + 8);
    expect(await table.page.evaluate('document.documentElement.scrollWidth')).toBe(box.width);
    await device.close();
  });

  test('on a phone the part that is asked next comes into sight, and the keys', async () => {
    const { device, table, active } = await openEntry(3, SIZES.phone);
    const [one = 'Anna'] = active;
    const inSight = async (part: string) => {
      const { y, height } = await boxOf(table.page.locator(`[data-part~='${part}']`));
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(SIZES.phone.height);
    };
    await table.press(`${one}: ${tarok.play.pagatWon}`);
    await inSight('lastTrick');
    await table.press(`${one}: ${tarok.lastTrick.won}`);
    await inSight('count');
    await device.close();
  });

  test.each([
    ['wolff-1899', 4],
    ['brix-1996', 4],
    ['vlk-1970', 4],
    ['koenigrufen', 4],
    ['koenigrufen', 5],
  ] as const)(
    'an ordinary hand of %s, %d at the table, needs no scrolling on a small tablet',
    async (book, players) => {
      const { device, table } = await openEntry(players, SIZES_OF_TABLES['small tablet'], book);
      const { page } = table;
      await page.evaluate(`addEventListener('scroll', () => { globalThis.scrolled = true; })`);
      for (const hand of [1, 2]) {
        if (book === 'koenigrufen') {
          const [forehand = 'Anna', partner = 'Bent'] = await inTurn(table);
          await tellKoenigrufen(table, {
            king: ['hearts', partner],
            counts: [[[forehand, partner], 38]],
          });
        } else {
          const counting = await table.counting();
          const [one = 'Anna', other = 'Bent'] = counting;
          await table.tell({
            pagat: [one, 'won'],
            lastTrick: other,
            counts: counting.map((player, place) => [player, [26, 27, 25][place] ?? 26]),
          });
        }
        await table.result();
        // Every step of it is above the button that records.
        const bar = await boxOf(table.recordButton(hand));
        for (const step of await page.locator('main section[aria-labelledby]').all()) {
          const { y, height } = await boxOf(step);
          expect(y + height).toBeLessThan(bar.y);
        }
        expect(bar.y + bar.height).toBeLessThan(SIZES_OF_TABLES['small tablet'].height);
        await table.recordOnly(hand);
      }
      expect(await page.evaluate('globalThis.scrolled')).toBeUndefined();
      await device.close();
    },
  );

  test.each(Object.entries(SIZES_OF_TABLES))(
    'everybody who pays is in the preview, and the next hand opens with the standing, on a %s',
    async (_, box) => {
      const { device, table, active, seated, out } = await openEntry(4, box);
      const [one = 'Anna', other = 'Bent'] = active;
      const { page } = table;
      const counting = await table.counting();
      await table.tell({
        pagat: [one, 'won'],
        lastTrick: other,
        ultimo: 'king-hearts',
        counts: counting.map((player, place) => [player, [26, 27, 25][place] ?? 26]),
      });
      await table.result();
      const result = page.getByRole('region', { name: handEntry.result.title, exact: true });
      for (const name of [...active, ...out]) {
        await result
          .locator('li')
          .filter({ hasText: new RegExp(`^${name}[+−\\d]`) })
          .waitFor();
      }
      await result.getByText(tarok.pots.foundedAgain.split('{')[0] ?? '').waitFor();
      const clear = await boxOf(table.button(handEntry.clear));
      await table.recordOnly(1);

      const standing = page.getByRole('region', { name: tableWords.standing, exact: true });
      for (const name of seated) await standing.getByText(name, { exact: true }).waitFor();
      const { y, height } = await boxOf(standing);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(box.height);
      const undo = await boxOf(table.button(fill(steps.hand.do, { number: 1 })));
      expect(meet(undo, clear)).toBe(false);
      await device.close();
    },
  );
});

/** The players of a hand of Königrufen, forehand first. */
async function inTurn(table: CardTable): Promise<readonly Name[]> {
  const row = table.page.getByRole('region', { name: koenigrufen.rows.declarer, exact: true });
  const columns = await row.getByRole('group').all();
  const names = await Promise.all(columns.map((one) => one.getAttribute('aria-label')));
  return names as Name[];
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(one: Locator): Promise<Box> {
  await one.waitFor();
  const box = await one.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

/** Whether two places on the screen overlap. */
function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

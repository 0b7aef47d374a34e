import type { BrowserContext, Page } from 'playwright-core';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import corrections from '../../../web/words/da/corrections.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import outbox from '../../../web/words/da/outbox.js';
import steps from '../../../web/words/da/steps.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  read,
  type Table,
} from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable, type Told } from '../support/card-table.js';
import { openHouse, openTablet, SIZES, tableOf, type House, type Name } from '../support/house.js';
import { recordElsewhere } from '../support/other-device.js';
import { fill } from '../support/said.js';

const PLAYERS = ['Anna', 'Bent', 'Carl'] as const;

/** Hands that were entered without a network, the first of which another device recorded meanwhile. */
inBrowser('hands that meet', () => {
  let house: House;
  let device: BrowserContext;
  let evening: Table;
  let page: Page;
  let table: CardTable;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    device = await openTablet(house);
    page = await device.newPage();
    table = new CardTable(page);
  });
  afterAll(async () => {
    await house.close();
  });

  /** The hand of this number; the dealer's count, its lowest, is its mark. */
  const handOf = (hand: number, points: number): Told => {
    const at = (seat: number): Name => PLAYERS[(hand - 1 + seat) % 3] ?? 'Anna';
    return {
      pagat: [at(1), 'won'],
      lastTrick: at(1),
      counts: [
        [at(0), points],
        [at(1), 30],
      ],
    };
  };

  /** The marks of the service's hands. */
  const counted = async () => {
    const { hands } = await read<HandList>(house.base, `${evening.path}/hands`);
    return hands.map(({ record }) => {
      const { count = [] } = (record ?? {}) as Partial<TarokHandRecord>;
      return Math.min(...count.map(({ points }) => points));
    });
  };

  const enter = async (hand: number, points: number) => {
    await table.tell(handOf(hand, points));
    await table.result();
    await table.recordOnly(hand);
  };

  const stopped = (on: Page = page) =>
    on.getByRole('heading', { name: fill(outbox.meet.title, { hand: 1 }), exact: true }).waitFor();

  /** Two hands entered here without a network, the first of which is recorded elsewhere. */
  const meet = async (size: keyof typeof SIZES) => {
    await page.setViewportSize(SIZES[size]);
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    await page.goto(tableOf(evening.path));
    await page.evaluate('navigator.serviceWorker.ready');
    await table.goToHand(1);
    await device.setOffline(true);
    await enter(1, 20);
    await enter(2, 21);
    await recordElsewhere(house, evening.path, 11);
    await device.setOffline(false);
    await stopped();
  };

  const choose = (words: string, on: CardTable = table) =>
    on.press(words, on.group(outbox.meet.question));

  const throwMineAway = async () => {
    await choose(outbox.meet.theirs);
    await table.press(outbox.throwAway, page.getByRole('alertdialog'));
  };

  describe.each(['tablet', 'phone'] as const)('on a %s', (size) => {
    test('stop the entry, both in sight with their differences marked', async () => {
      await meet(size);
      expect(await page.getByRole('button', { name: /^Notér/ }).count()).toBe(0);
      const marks = await page.locator('mark').allTextContents();
      expect(marks).toEqual(
        expect.arrayContaining([expect.stringMatching(/ 20$/), expect.stringMatching(/ 11$/)]),
      );
      // The author of the other one is named, and its time.
      const by = fill(handEntry.twoHands.recordedBy, { name: '(.+)', time: '(.+)' });
      await page.getByText(new RegExp(`^${by}$`)).waitFor();
      // The same in both.
      expect(marks.filter((mark) => mark.endsWith(' 30'))).toEqual([]);
      const { width, height } = SIZES[size];
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y ?? height).toBeLessThan(height / 2);
    });

    test('are asked about at the table too, whose points are without them', async () => {
      await page.getByRole('link', { name: outbox.stopped.back }).tap();
      const notice = page.getByRole('alert').filter({
        hasText: fill(outbox.meet.title, { hand: 1 }),
      });
      await notice.getByRole('link', { name: outbox.decide }).tap();
      await stopped();
    });

    test('the recorded one counts: the next hand, which is as it was, goes by itself', async () => {
      await throwMineAway();
      await table.recordButton(3).waitFor();
      await table.allSent();
      expect(await counted()).toEqual([11, 21]);
    });

    test('mine counts: the recorded one is corrected, once, whatever the network does', async () => {
      await meet(size);
      await device.setOffline(true);
      await choose(outbox.meet.mine);
      await table.recordButton(3).waitFor();
      await page.reload();
      await table.recordButton(3).waitFor();
      await device.setOffline(false);
      await table.allSent();
      expect(await counted()).toEqual([20, 21]);
      const { version } = await read<SessionView>(house.base, evening.path);
      expect(version).toBe(4);
    });

    test('both were played: mine is the next hand, and the one behind it asks for itself', async () => {
      await meet(size);
      await choose(outbox.meet.both);
      const waits = fill(outbox.stopped.title, { what: fill(steps.hand.waits, { number: 3 }) });
      await page.getByRole('heading', { name: waits, exact: true }).waitFor();
      await page.getByText(fill(outbox.since.dealer, { player: 'Carl' })).waitFor();
      await table.press(outbox.asItIsNow);
      await table.recordButton(4).waitFor();
      await table.allSent();
      expect(await counted()).toEqual([11, 20, 21]);
    });
  });

  test('a second tab stops too, and goes on with the choice of the first one', async () => {
    await meet('tablet');
    const other = new CardTable(await device.newPage());
    await other.page.goto(`${tableOf(evening.path)}/hand`);
    await stopped(other.page);
    await choose(outbox.meet.mine, other);
    await other.recordButton(3).waitFor();
    await page.bringToFront();
    await table.recordButton(3).waitFor();
    await table.allSent();
    await other.page.close();
    expect(await counted()).toEqual([20, 21]);
  });

  test('one that is half entered can count too: it goes on as the correction of the recorded one', async () => {
    await page.setViewportSize(SIZES.tablet);
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    await page.goto(tableOf(evening.path));
    await table.goToHand(1);
    const told = handOf(1, 20);
    await table.tell({ ...told, counts: told.counts.slice(0, 1) });
    await recordElsewhere(house, evening.path, 11);
    const { twoHands } = handEntry;
    const choices = table.group(twoHands.isSame);
    await table.button(fill(twoHands.same, { hand: 1 }), choices).waitFor();
    await table.button(fill(twoHands.another, { hand: 2 }), choices).waitFor();
    await table.press(fill(twoHands.mineCounts, { hand: 1 }), choices);
    // The typed part is in the form, and only the rest is asked for.
    await table.tell({ lastTrick: null, counts: told.counts.slice(1) });
    await table.press(corrections.see);
    await page.getByLabel(corrections.reason).fill('Talt forkert.');
    await table.press(corrections.make);
    await page.getByText(corrections.done, { exact: true }).waitFor();
    expect(await counted()).toEqual([20]);
    await page.goto(`${tableOf(evening.path)}/hand`);
    await table.recordButton(2).waitFor();
    await table.button(handEntry.clear).waitFor({ state: 'detached' });
  });

  test('a fine from elsewhere asks nothing', async () => {
    await page.setViewportSize(SIZES.tablet);
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    await page.goto(tableOf(evening.path));
    await table.goToHand(1);
    await device.setOffline(true);
    await enter(1, 20);
    await fineElsewhere();
    await device.setOffline(false);
    await table.allSent();
    await table.recordButton(2).waitFor();
    expect(await counted()).toEqual([20]);
  });

  test('a fine and a joining that wait are kept, and go with the recorded hand', async () => {
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    await page.goto(tableOf(evening.path));
    await table.goToHand(1);
    await device.setOffline(true);
    await enter(1, 20);
    await table.toTable(2);
    await table.fine('Bent', 'lead-out-of-turn');
    await table.join('Dorte', 'Carl');
    await recordElsewhere(house, evening.path, 11);
    await device.setOffline(false);
    await page.getByRole('button', { name: new RegExp(outbox.decide) }).waitFor();
    await table.tap(page.getByRole('link', { name: /^Hånd \d+$/ }));
    await stopped();
    await page.getByText(fill(outbox.stopped.behind_other, { count: 2 })).waitFor();
    await throwMineAway();
    await table.recordButton(2).waitFor();
    await table.allSent();
    expect(await counted()).toEqual([11]);
    const { standings } = await read<SessionView>(house.base, evening.path);
    expect(standings.map(({ player }) => house.nameOf(player))).toEqual([...PLAYERS, 'Dorte']);
    await expectVerified(house.base, house.club);
  });

  const fineElsewhere = async () => {
    const { active, version } = await read<SessionView>(house.base, evening.path);
    const body = { player: active[1], code: 'lead-out-of-turn', stage: 'play', hand: null };
    expectStatus(await call(house.base, 'POST', `${evening.path}/fines`, { body, version }), 201);
  };
});

import type { BrowserContext, Locator } from 'playwright-core';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import outbox from '../../../web/words/da/outbox.js';
import tableWords from '../../../web/words/da/table.js';
import tarok from '../../../web/words/da/tarok.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import { clubReasons as refusals } from '../../../src/words/da/reasons/service.js';
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
import { openHouse, openTablet, tableOf, type House, type Name } from '../support/house.js';
import { recordElsewhere } from '../support/other-device.js';
import { fill } from '../support/said.js';

/**
 * Makes of what this device keeps what an older version of the app kept, in the page: a table that a
 * step was made on said `isClosed`, and the evenings were kept as tables instead of steps.
 */
const AS_AN_OLDER_APP_KEPT_IT = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const now = await done(indexedDB.open('kopperne'));
  const [waiting] = await done(now.transaction('outbox').objectStore('outbox').getAll());
  now.close();
  const { closed, ...madeOn } = waiting.madeOn;
  await done(indexedDB.deleteDatabase('kopperne'));
  const opening = indexedDB.open('kopperne', 20);
  opening.onupgradeneeded = () => {
    const { result: older } = opening;
    older.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true }).createIndex('session', 'session');
    older.createObjectStore('taken', { keyPath: 'id' });
    older.createObjectStore('evenings', { keyPath: 'id' });
    older.createObjectStore('members', { keyPath: 'club' });
  };
  const older = await done(opening);
  const written = older.transaction(['outbox', 'evenings'], 'readwrite');
  written.objectStore('outbox').put({ ...waiting, madeOn: { ...madeOn, isClosed: closed } });
  written.objectStore('evenings').put({ id: waiting.session, session: {}, hands: [] });
  await new Promise((resolve) => { written.oncomplete = resolve; });
  older.close();
})()`;

inBrowser('steps that the service does not take', () => {
  let house: House;
  let device: BrowserContext;
  let table: CardTable;
  let evening: Table;
  let waiting: Locator;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    device = await openTablet(house);
    table = new CardTable(await device.newPage());
    waiting = table.page.getByRole('dialog', { name: outbox.title });
  });
  afterAll(async () => {
    await house.close();
  });

  const start = async () => {
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    await table.page.goto(tableOf(evening.path));
    await table.atTable(1);
  };

  const seen = () => read<SessionView>(house.base, evening.path);

  /** The next hand, for any players; `points`, up to 24, is its lowest count. */
  const handOf = async (points: number): Promise<Told> => {
    const [dealer = 'Anna', forehand = 'Bent', third = 'Carl'] = (await seen()).active.map(
      (player) => house.nameOf(player) as Name,
    );
    return {
      pagat: [forehand, 'won'],
      lastTrick: forehand,
      counts: [
        [dealer, points],
        [forehand, 30],
        [third, 48 - points],
      ],
    };
  };

  /** The service's hands by their mark: the lowest count of each. */
  const counted = async () => {
    const { hands } = await read<HandList>(house.base, `${evening.path}/hands`);
    return hands.map(({ record }) => {
      const { count = [] } = (record ?? {}) as Partial<TarokHandRecord>;
      return Math.min(...count.map(({ points }) => points));
    });
  };

  const archive = async (archived: boolean) => {
    const path = `/v1/clubs/${house.club}/${archived ? 'archive' : 'restore'}`;
    expectStatus(await call(house.base, 'POST', path, { body: {} }), 200);
  };

  /** Enters a hand that the service will not take as it is, and opens what waits. */
  const enter = async (hand: number, told: Told) => {
    await table.goToHand(hand);
    await table.tell(told);
    await table.result();
    await table.tap(table.recordButton(hand));
    await table.leave();
    await openList();
  };

  const openList = async () => {
    const decide = table.page.getByRole('button', { name: new RegExp(outbox.decide) });
    await table.tap(decide);
    await waiting.waitFor();
  };

  const change = async (hand: number, told: Told) => {
    await table.tap(table.button(outbox.change, waiting));
    await waiting.waitFor({ state: 'hidden' });
    await table.recordButton(hand).waitFor();
    await table.tell({ lastTrick: null, counts: told.counts });
    await table.result();
    await table.record(hand);
    await table.allSent();
  };

  const throwAway = async (words: string = outbox.throwAway) => {
    await table.tap(table.button(words, waiting));
    const asked = waiting.getByRole('alertdialog');
    await table.tap(table.button(outbox.throwAway, asked));
    await table.allSent();
    // The last decision closes the list.
    await waiting.waitFor({ state: 'hidden' });
  };

  test('steps that an older version of the app had not sent are sent by this one', async () => {
    await start();
    await table.goToHand(1);
    await table.tell(await handOf(20));
    await table.result();
    await device.setOffline(true);
    await table.record(1);
    await table.page.evaluate(AS_AN_OLDER_APP_KEPT_IT);
    await device.setOffline(false);
    await table.page.reload();
    await table.atTable(2);
    await table.allSent();
    expect(await counted()).toEqual([20]);
  });

  test('a hand is read in the list of the table as long as it is not sent', async () => {
    await start();
    await table.goToHand(1);
    await table.tell(await handOf(20));
    await table.result();
    await device.setOffline(true);
    await table.record(1);
    const hands = table.page.getByRole('listitem').filter({ hasText: tableWords.notSent });
    const hand = hands.getByRole('button').first();
    await table.tap(hand);
    expect(await hand.getAttribute('aria-expanded')).toBe('true');
    await hands.getByText(new RegExp(`^${tarok.rows.count}: .* 20\\b`)).waitFor();
    await device.setOffline(false);
    await table.allSent();
    // The service has it: its page is where it is corrected and disputed.
    await table.page.getByRole('link', { name: new RegExp('^Hånd 1 ') }).waitFor();
  });

  describe('since it refuses it', () => {
    beforeAll(start);

    test('says why, goes back into its entry, and is sent once as it was put right', async () => {
      await archive(true);
      await enter(1, await handOf(20));
      await waiting.getByText(outbox.states.refused, { exact: true }).waitFor();
      await waiting.getByText(refusals['club-archived']()).waitFor();
      await archive(false);
      await change(1, await handOf(24));
      expect(await counted()).toEqual([24]);
    });

    test('is sent as it is by another try', async () => {
      await table.atTable(2);
      await archive(true);
      await enter(2, await handOf(21));
      await waiting.getByText(outbox.states.refused, { exact: true }).waitFor();
      await archive(false);
      await table.tap(table.button(outbox.tryAgain, waiting));
      await table.allSent();
      await waiting.waitFor({ state: 'hidden' });
      expect(await counted()).toEqual([24, 21]);
    });

    test('is gone when it is thrown away, and nothing else with it', async () => {
      await table.atTable(3);
      await archive(true);
      await enter(3, await handOf(22));
      await waiting.getByText(outbox.states.refused, { exact: true }).waitFor();
      await throwAway();
      await archive(false);
      await table.page.reload();
      await table.atTable(3);
      expect(await counted()).toEqual([24, 21]);
    });
  });

  describe('since the evening has moved on', () => {
    beforeAll(start);

    /** Enters a hand while another device records one. */
    const meet = async (hand: number, mine: number, theirs: number) => {
      const told = await handOf(mine);
      await table.goToHand(hand);
      await table.tell(told);
      await table.result();
      await device.setOffline(true);
      await table.record(hand);
      await recordElsewhere(house, evening.path, theirs);
      await device.setOffline(false);
      await openList();
      await waiting.getByText(outbox.states.conflict).waitFor();
      // One's own hand is beside the hand that the other one recorded.
      for (const [title, points] of [
        [handEntry.twoHands.mine, mine],
        [handEntry.twoHands.theirs, theirs],
      ] as const) {
        const name = fill(title, { hand });
        const heading = table.page.getByRole('heading', { name, exact: true });
        const card = waiting.locator('section', { has: heading });
        await card.getByText(new RegExp(`^${tarok.rows.count}: .* ${points}\\b`)).waitFor();
      }
    };

    test('goes on the table as that is now', async () => {
      await meet(1, 20, 11);
      await table.press(outbox.meet.both, waiting);
      await table.allSent();
      await waiting.waitFor({ state: 'hidden' });
      expect(await counted()).toEqual([11, 20]);
    });

    test('goes back into its entry and takes its place behind the other', async () => {
      await table.atTable(3);
      await meet(3, 21, 12);
      await change(4, await handOf(24));
      expect(await counted()).toEqual([11, 20, 12, 24]);
    });

    test('is thrown away', async () => {
      await table.atTable(5);
      await meet(5, 22, 13);
      await throwAway(outbox.meet.theirs);
      await table.atTable(6);
      expect(await counted()).toEqual([11, 20, 12, 24, 13]);
      await expectVerified(house.base, house.club);
    });
  });
});

import type { BrowserContext } from 'playwright-core';
import type { TarokHandRecord } from '../../../../src/rules/tarok/record/hand.js';
import type { HandList } from '../../../../src/sessions/hands/hand.view.js';
import outbox from '../../../../web/words/da/outbox.js';
import handEntry from '../../../../web/words/da/hand-entry.js';
import { inBrowser } from '../../../browser/support/browser.js';
import { CardTable, type Told } from '../../../browser/support/card-table.js';
import { sendCut, type Cut } from '../../../browser/support/cut.js';
import { openHouse, openTablet, tableOf, type House } from '../../../browser/support/house.js';
import { fill } from '../../../browser/support/said.js';
import { expectVerified, openSession, read, type Table } from '../../../support/api/api.js';
import { pick, randomOf } from '../../../support/tarok/cards.js';

/** How many hands are played, and which random evening it is: the same numbers, the same evening. */
const HANDS = Number(process.env['HANDS'] ?? 500);
const SEED = Number(process.env['SEED'] ?? 1);

/** The time of a hand on a slow machine. */
const HAND_MS = 20_000;

const PLAYERS = ['Anna', 'Bent', 'Carl'] as const;

/** A tablet with its own network, which fails. */
interface Device {
  readonly context: BrowserContext;
  readonly table: CardTable;
  /** How what it sends next is cut off, try after try; then it gets through. */
  readonly cuts: Cut[];
  isOffline: boolean;
}

/** Takes the network away, or gives it back. */
async function setOffline(device: Device, isOffline: boolean): Promise<void> {
  device.isOffline = isOffline;
  await device.context.setOffline(isOffline);
}

/** An evening on two tablets, of which any may write at any time. */
class TwoTablets {
  /** The hands that the evening must hold, in order. */
  readonly hands: Told[] = [];
  /** The number of entered hands, and of those among them that were thrown away. */
  #told = 0;
  readonly happened: Record<string, number> = {};

  constructor(
    readonly devices: readonly [Device, Device],
    readonly random: () => number,
  ) {}

  get next(): number {
    return this.hands.length + 1;
  }

  /** One hand or a few, in one of the ways in which two tablets get on; both are at the table then. */
  async goOn(): Promise<void> {
    const [first, second] = this.devices;
    const [one, other] = this.#chance(0.5) ? [first, second] : [second, first];
    const [how, play] = pick(this.random, [
      ['alone', () => this.#alone(one)],
      ['alone', () => this.#alone(one)],
      ['offline', () => this.#offline(one)],
      ['half entered', () => this.#halfEntered(one, other)],
      ['both', () => this.#both(one, other)],
    ] as const);
    this.happened[how] = (this.happened[how] ?? 0) + 1;
    await play();
    for (const { table } of this.devices) {
      await table.page.bringToFront();
      await table.atTable(this.next);
    }
  }

  /**
   * One device writes, and its network fails while it sends; it may be reloaded in the middle of a
   * hand.
   */
  async #alone(one: Device): Promise<void> {
    const tries = Math.floor(this.random() * 3);
    for (let n = 0; n < tries; n += 1) one.cuts.push(this.#chance(0.5) ? 'request' : 'response');
    const told = this.#tell();
    await this.#enter(one, told, this.next);
    this.hands.push(told);
    await one.table.allSent(60_000);
  }

  /** One device writes some hands without a network, and may be reloaded before it has one again. */
  async #offline(one: Device): Promise<void> {
    await setOffline(one, true);
    const count = 1 + Math.floor(this.random() * 3);
    for (let n = 0; n < count; n += 1) {
      const told = this.#tell();
      await this.#enter(one, told, this.next);
      this.hands.push(told);
      if (this.#chance(0.3)) await one.table.page.reload();
    }
    await setOffline(one, false);
    await one.table.allSent(60_000);
  }

  /** One has half a hand when the other records one: the same, or another. */
  async #halfEntered(one: Device, other: Device): Promise<void> {
    const hand = this.next;
    const mine = this.#tell();
    await one.table.page.bringToFront();
    await one.table.goToHand(hand);
    await one.table.tell({ ...mine, counts: [] });
    await this.#alone(other);
    await one.table.page.bringToFront();
    const stopped = fill(handEntry.twoHands.recorded, { hand });
    await one.table.page.getByRole('heading', { name: stopped }).waitFor();
    if (this.#chance(0.3)) await one.table.page.reload();
    const choose = (words: string) =>
      one.table.tap(one.table.page.getByRole('button', { name: words }));
    if (this.#chance(0.5)) {
      await choose(fill(handEntry.twoHands.same, { hand }));
      await one.table.recordButton(hand + 1).waitFor();
      await one.table.leave();
      return;
    }
    await choose(fill(handEntry.twoHands.another, { hand: hand + 1 }));
    await one.table.recordButton(hand + 1).waitFor();
    await one.table.tell({ lastTrick: null, counts: mine.counts });
    await one.table.result();
    await one.table.record(hand + 1);
    this.hands.push(mine);
    await one.table.allSent(60_000);
  }

  /** One records a hand without a network, and the other records it too, or another. */
  async #both(one: Device, other: Device): Promise<void> {
    const hand = this.next;
    const mine = this.#tell();
    await setOffline(one, true);
    await this.#enter(one, mine, hand);
    await this.#alone(other);
    await one.table.page.bringToFront();
    await setOffline(one, false);
    const { page } = one.table;
    await one.table.tap(page.getByRole('button', { name: new RegExp(outbox.decide) }));
    const waiting = page.getByRole('dialog', { name: outbox.title });
    await waiting.getByText(outbox.states.conflict).waitFor();
    await one.table.group(outbox.meet.question).waitFor();
    const choice = pick(this.random, ['theirs', 'mine', 'both'] as const);
    // The network may fail again in the middle of the choice, and the page may be loaded again.
    if (this.#chance(0.3)) one.cuts.push(this.#chance(0.5) ? 'request' : 'response');
    await one.table.press(outbox.meet[choice], waiting);
    if (choice === 'theirs') {
      await one.table.press(outbox.throwAway, waiting.getByRole('alertdialog'));
    }
    if (choice === 'mine') this.hands[hand - 1] = mine;
    if (choice === 'both') this.hands.push(mine);
    await one.table.allSent(60_000);
    await page.keyboard.press('Escape');
    await waiting.waitFor({ state: 'hidden' });
  }

  /** Enters and records a hand, from the table and back. */
  async #enter({ table }: Device, told: Told, hand: number): Promise<void> {
    await table.page.bringToFront();
    await table.goToHand(hand);
    await table.tell({ ...told, counts: [] });
    if (this.#chance(0.2)) await table.page.reload();
    await table.tell({ lastTrick: null, counts: told.counts });
    await table.result();
    await table.record(hand);
  }

  /** A hand for the table as it is, and no two of an evening count alike. */
  #tell(): Told {
    const n = this.#told;
    this.#told += 1;
    const at = (seat: number) => PLAYERS[(this.next - 1 + seat) % 3] ?? 'Anna';
    const [dealer, forehand] = [at(0), at(1)];
    return {
      pagat: [forehand, 'won'],
      lastTrick: dealer,
      counts: [
        [dealer, 12 + (n % 24)],
        [forehand, 12 + (Math.floor(n / 24) % 24)],
      ],
    };
  }

  #chance(of: number): boolean {
    return this.random() < of;
  }
}

inBrowser('an evening on two tablets whose networks fail', () => {
  let house: House;
  let evening: Table;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
  });
  afterAll(async () => {
    await house.close();
  });

  async function openDevice(): Promise<Device> {
    const context = await openTablet(house);
    const table = new CardTable(await context.newPage());
    const device: Device = { context, table, cuts: [], isOffline: false };
    await context.route(/\/(hands|corrections)$/, async (route) => {
      if (route.request().method() !== 'POST') await route.continue();
      // A request from this process would get through without the browser's network.
      else if (device.isOffline) await route.abort('internetdisconnected');
      else await sendCut(route, device.cuts.shift());
    });
    await table.page.goto(tableOf(evening.path));
    await table.page.evaluate('navigator.serviceWorker.ready');
    // From now on the service worker has the app, so that it opens without a network.
    await table.page.reload();
    await table.atTable(1);
    return device;
  }

  /** All hands of the evening at the service, as they were entered. */
  async function recorded(): Promise<unknown[]> {
    const said: unknown[] = [];
    for (;;) {
      const path = `${evening.path}/hands?limit=100&after=${said.length}`;
      const { hands } = await read<HandList>(house.base, path);
      for (const { record } of hands) {
        const { count = [], lastTrick } = record as TarokHandRecord;
        const points = count.map((one) => [house.nameOf(one.player), one.points] as const);
        const last = house.nameOf(lastTrick?.winner ?? '');
        said.push({ points: Object.fromEntries(points), last });
      }
      if (hands.length < 100) return said;
    }
  }

  test(
    `${HANDS} hands: none lost, none twice, none moved`,
    async () => {
      const tablets = new TwoTablets([await openDevice(), await openDevice()], randomOf(SEED));
      while (tablets.hands.length < HANDS) await tablets.goOn();
      process.stderr.write(`${tablets.hands.length} hands: ${JSON.stringify(tablets.happened)}\n`);
      const told = tablets.hands.map(({ lastTrick, counts }) => {
        const points: Record<string, number> = Object.fromEntries(counts);
        const left = 78 - counts.reduce((sum, [, one]) => sum + one, 0);
        for (const player of PLAYERS) points[player] ??= left;
        return { points, last: lastTrick };
      });
      expect(await recorded()).toEqual(told);
      await expectVerified(house.base, house.club);
    },
    HANDS * HAND_MS,
  );
});

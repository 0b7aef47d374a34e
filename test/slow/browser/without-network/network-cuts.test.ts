import type { BrowserContext, Route } from 'playwright-core';
import type { HandList } from '../../../../src/sessions/hands/hand.view.js';
import steps from '../../../../web/words/da/steps.js';
import { expectVerified, openSession, read, type Table } from '../../../support/api/api.js';
import { inBrowser } from '../../../browser/support/browser.js';
import { CardTable, type Told } from '../../../browser/support/card-table.js';
import { sendCut, type Cut } from '../../../browser/support/cut.js';
import { openHouse, openTablet, tableOf, type House } from '../../../browser/support/house.js';

const CUTS = Number(process.env['CUTS'] ?? 6);
/** Each is cut off twice. */
const HANDS = CUTS / 2;

/** How the network fails: no network at all, before the service has it, or after. */
const KINDS = ['offline', 'request', 'response'] as const;

/** The requests over the wire. */
interface Wire {
  /** How the tries of each hand are cut off, hand after hand; then it gets through. */
  readonly cuts: Cut[][];
  isOffline: boolean;
  /** Of every hand that was sent, in order; the same one again for a new try. */
  readonly keys: string[];
  replayed: number;
}

inBrowser('cuts of the network while hands are entered', () => {
  let house: House;
  let device: BrowserContext;
  let evening: Table;
  const wire: Wire = { cuts: [], isOffline: false, keys: [], replayed: 0 };

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    device = await openTablet(house);
    await device.route(/\/hands$/, (route) => sendThrough(wire, route));
  });
  afterAll(async () => {
    await house.close();
  });

  test(`${CUTS} of them, with reloads and a second tab: all in order, none lost, none twice`, async () => {
    const one = new CardTable(await device.newPage());
    const other = new CardTable(await device.newPage());
    for (const { page } of [one, other]) {
      await page.goto(tableOf(evening.path));
      await page.evaluate('navigator.serviceWorker.ready');
    }
    // From now on the service worker has the app, so that it opens without a network.
    await Promise.all([one.page.reload(), other.page.reload()]);
    const all = Array.from({ length: HANDS }, (_, n) => handOf(n));
    for (const [n, told] of all.entries()) {
      const kinds = [n, n + 1].map((kind) => KINDS[kind % KINDS.length]);
      wire.cuts.push(kinds.filter((kind) => kind === 'request' || kind === 'response'));
      if (kinds.includes('offline')) await disconnect(wire, device);
      const at = n % 4 === 3 ? other : one;
      // A tab that is out of sight draws next to nothing.
      await at.page.bringToFront();
      await enter(at, n + 1, told, n % 5 === 2);
      if (n % 4 === 1) await at.page.reload();
      if (wire.isOffline) await connect(wire, device);
    }
    await one.allSent(60_000);
    await other.allSent();
    await expectAll(all);
    for (const at of [one, other]) {
      await at.atTable(HANDS + 1);
      await at.page.getByRole('heading', { name: lastHand }).waitFor();
    }
    await expectVerified(house.base, house.club);
  }, 180_000);

  /** The service has all hands, each once and under its own key. */
  async function expectAll(all: readonly Told[]): Promise<void> {
    const { hands } = await read<HandList>(house.base, `${evening.path}/hands?limit=100`);
    const recorded = hands.map(({ record }) => (record as { count: object[] }).count);
    const told = all.map(({ counts }) =>
      counts.map(([player, points]) => ({ player: house.idOf(player), points })),
    );
    expect(recorded.map((count) => count.slice(0, 2))).toEqual(told);
    // Every cut hit something, and those after the service had answered were answered again.
    expect(wire.cuts.flat()).toEqual([]);
    expect(new Set(wire.keys).size).toBe(HANDS);
    expect(wire.keys.length).toBeGreaterThan(HANDS);
    expect(wire.replayed).toBeGreaterThan(HANDS / 2);
    const order = wire.keys.filter((key, n) => wire.keys.indexOf(key) === n);
    expect(order.flatMap((key) => wire.keys.filter((other) => other === key))).toEqual(wire.keys);
  }
});

const lastHand = steps.hand.last.replace('{{number}}', String(HANDS));

/** Three hands are dealt in turn, and no two hands of the evening count alike. */
function handOf(n: number): Told {
  const players = ['Anna', 'Bent', 'Carl'] as const;
  const [dealer = 'Anna', forehand = 'Bent'] = [players[n % 3], players[(n + 1) % 3]];
  return {
    pagat: [forehand, 'won'],
    lastTrick: dealer,
    counts: [
      [dealer, 10 + (n % 20)],
      [forehand, 20 + Math.floor(n / 20)],
    ],
  };
}

/** Enters a hand; an interruption reloads the page in the middle of it. */
async function enter(
  at: CardTable,
  hand: number,
  told: Told,
  isInterrupted: boolean,
): Promise<void> {
  await at.goToHand(hand);
  if (isInterrupted) {
    await at.tell({ ...told, counts: [] });
    await at.page.reload();
    await at.tell({ lastTrick: null, counts: told.counts });
  } else {
    await at.tell(told);
  }
  await at.result();
  await at.record(hand);
}

async function disconnect(wire: Wire, device: BrowserContext): Promise<void> {
  wire.isOffline = true;
  await device.setOffline(true);
}

async function connect(wire: Wire, device: BrowserContext): Promise<void> {
  wire.isOffline = false;
  await device.setOffline(false);
}

/** Lets a hand through to the service, or not, or its answer not back. */
async function sendThrough(wire: Wire, route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== 'POST') {
    await route.continue();
    return;
  }
  if (wire.isOffline) {
    await route.abort('internetdisconnected');
    return;
  }
  wire.keys.push((await request.headerValue('idempotency-key')) ?? 'none');
  const hand = new Set(wire.keys).size;
  const answer = await sendCut(route, wire.cuts[hand - 1]?.shift());
  if (answer?.headers()['idempotency-replayed'] !== undefined) wire.replayed += 1;
}

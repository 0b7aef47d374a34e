import type { BrowserContext } from 'playwright-core';
import { inBrowser } from './support/browser.js';
import { openHouse, openMembers, openTablet, type House } from './support/house.js';
import { call, expectStatus } from '../support/api.js';
import { playClub, type PlayedClub } from '../support/played-club.js';

/** A kB is 1000 bytes. */
const LIMIT_KB = { member: 225, table: 420 } as const;

/** No bytes for so long: it is all there. */
const QUIET_MS = 1000;

/** What a device that has never seen the app fetches for a screen, compressed as gzip does. */
inBrowser('the first load', () => {
  let house: House;
  let played: PlayedClub;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    played = await playClub(house.base);
    house = { ...house, club: played.club };
    // What the browser speaks: words in two languages would be fetched for the first look.
    const body = { language: 'da' };
    expectStatus(
      await call(house.base, 'POST', `/v1/clubs/${played.club}/language`, { body }),
      200,
    );
  }, 60_000);
  afterAll(async () => {
    await house.close();
  });

  test(`of the members' start is under ${LIMIT_KB.member} kB`, async () => {
    const device = await openMembers(house, played.members[0] ?? '');
    const fetched = await firstLoad(device, `/clubs/${played.club}`);
    expectUnder(LIMIT_KB.member, fetched);
  });

  // Promised is nothing of the table; it is kept from growing unseen.
  test(`of the secretary's table is under ${LIMIT_KB.table} kB`, async () => {
    const device = await openTablet(house);
    const fetched = await firstLoad(device, `/clubs/${played.club}/sessions/${played.open}/table`);
    expectUnder(LIMIT_KB.table, fetched);
  });
});

/** Bytes by address: headers and content, as they came over the wire. */
type Fetched = ReadonlyMap<string, number>;

/**
 * Opens a screen and counts what its page fetches, the API's answers too. What the service worker lays
 * by afterwards, for the day without a network, is of no load.
 */
async function firstLoad(device: BrowserContext, path: string): Promise<Fetched> {
  const page = await device.newPage();
  const wire = await device.newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  let last = performance.now();
  const add = (id: string, more: number) => {
    bytes.set(id, (bytes.get(id) ?? 0) + more);
    last = performance.now();
  };
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, new URL(request.url).pathname);
    add(requestId, 0);
  });
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    add(requestId, response.encodedDataLength);
  });
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    add(requestId, encodedDataLength);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, Math.max(encodedDataLength, bytes.get(requestId) ?? 0));
  });
  await wire.send('Network.enable');
  // Over plain HTTP a browser asks for nothing better, unless it is from this machine.
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await page.goto(path);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.locator('main .mantine-Loader-root').waitFor({ state: 'detached' });
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
  return new Map([...bytes].map(([id, size]) => [`${addresses.get(id) ?? '?'} ${id}`, size]));
}

/** Fails with what was fetched, the biggest first. */
function expectUnder(limitKb: number, fetched: Fetched): void {
  const all = [...fetched].toSorted(([, one], [, other]) => other - one);
  const sum = all.reduce((total, [, size]) => total + size, 0);
  const list = all.map(([address, size]) => `${size} ${address}`).join('\n');
  // It did load the app.
  expect(all.length).toBeGreaterThan(10);
  if (sum >= limitKb * 1000) throw new Error(`${sum} bytes for a first load:\n${list}`);
}

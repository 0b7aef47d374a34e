import type { BrowserContext } from 'playwright-core';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, openTablet, type House } from '../support/house.js';
import danish from '../../../web/words/da/audit.js';
import german from '../../../web/words/de/audit.js';
import { call, expectStatus } from '../../support/api/api.js';
import { playClub, type PlayedClub } from '../../support/api/played-club.js';

/** A kB is 1000 bytes. */
const LIMITS_KB = { gzip: 160, br: 140 } as const;
const TABLE_KB = 450;
const TABLE_FILES = 66;

/** No bytes for so long: it is all there. */
const QUIET_MS = 1000;

/** The files that a device loads for a screen when it has never seen the app, compressed. */
inBrowser('the first load', () => {
  let house: House;
  let played: PlayedClub;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    played = await playClub(house.base);
    house = { ...house, club: played.club };
    // The browser's language: words in two languages would be fetched for the first look.
    const body = { language: 'da' };
    expectStatus(
      await call(house.base, 'POST', `/v1/clubs/${played.club}/language`, { body }),
      200,
    );
  });
  afterAll(async () => {
    await house.close();
  });

  // Over plain HTTP a browser asks for nothing better than gzip, unless it is from this machine.
  test.each(['gzip', 'br'] as const)("of the members' start is small, by %s", async (encoding) => {
    const device = await openMembers(house, played.members[0] ?? '');
    const fetched = await firstLoad(device, `/clubs/${played.club}`, encoding);
    expectUnder(LIMITS_KB[encoding], fetched);
    expectOnce(fetched);
  });

  // A language that is not in the app itself costs no further wait.
  test.each(['da-DK', 'sv-SE'])('asks for the balance at once, in %s', async (locale) => {
    const device = await openMembers(house, played.members[0] ?? '', undefined, locale);
    const before = await inARowBefore(device, `/clubs/${played.club}`, /\/balance$/);
    expect(before.length).toBeLessThanOrEqual(2);
  });

  // The scripts behind the list of screens are held: requests meanwhile wait for none of them.
  test.each([
    ['da-DK', danish.values['statistics-shown']],
    ['de-DE', german.values['statistics-shown']],
  ])('asks for the words of a screen together with its code, in %s', async (locale, sentence) => {
    const device = await openMembers(house, played.members[1] ?? '', 'auditor', locale);
    const page = await device.newPage();
    let isHeld = false;
    await page.route('**/assets/*.js', async (route) => {
      const isFirst = route.request().url().includes('/first-words-');
      if (isHeld && !isFirst) return;
      isHeld ||= route.request().url().includes('/assets/screens-');
      await route.continue();
    });
    const words = page.waitForRequest(
      async (request) =>
        request.url().endsWith('.js') &&
        (await (await fetch(request.url())).text()).includes(sentence),
    );
    await page.goto(`/clubs/${played.club}/audit`);
    await words;
  });

  // Promised is nothing of the table; it is kept from growing unseen. All of its dialogs are in it: over
  // plain HTTP nothing is fetched any more when the network is gone.
  test(`of the secretary's table is under ${TABLE_KB} kB, in at most ${TABLE_FILES} files`, async () => {
    const device = await openTablet(house);
    const table = `/clubs/${played.club}/sessions/${played.open}/table`;
    const fetched = await firstLoad(device, table, 'gzip');
    expectUnder(TABLE_KB, fetched);
    expect(fetched.size).toBeLessThanOrEqual(TABLE_FILES);
  });
});

/**
 * The requests that had to be answered, one after the other, before one was sent: the longest row of
 * them, each sent after the answer of the one before.
 */
async function inARowBefore(
  device: BrowserContext,
  path: string,
  wanted: RegExp,
): Promise<readonly string[]> {
  const page = await device.newPage();
  const wire = await device.newCDPSession(page);
  const rows = new Map<string, readonly string[]>();
  const addresses = new Map<string, string>();
  let longest: readonly string[] = [];
  const found = new Promise<readonly string[]>((resolve) => {
    wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url);
      if (wanted.test(pathname)) resolve(longest);
      addresses.set(requestId, pathname);
      rows.set(requestId, longest);
    });
  });
  wire.on('Network.loadingFinished', ({ requestId }) => {
    const row = [...(rows.get(requestId) ?? []), addresses.get(requestId) ?? '?'];
    if (row.length > longest.length) longest = row;
  });
  await wire.send('Network.enable');
  await page.goto(path);
  return found;
}

/** Bytes by address: headers and content, as they came over the wire. */
type Fetched = ReadonlyMap<string, number>;

/**
 * Opens a screen and counts the bytes its page loads, the API's answers too. Files that the service
 * worker stores afterwards, for a day without a network, are not counted.
 */
async function firstLoad(
  device: BrowserContext,
  path: string,
  encoding: 'gzip' | 'br',
): Promise<Fetched> {
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
  await page.setExtraHTTPHeaders({ 'accept-encoding': encoding });
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

/** Fails where something was asked for twice: an early answer is used again. */
function expectOnce(fetched: Fetched): void {
  const addresses = [...fetched.keys()].map((key) => key.split(' ', 1)[0]);
  const twice = addresses.filter((one, at) => addresses.indexOf(one) !== at);
  // The page shows its own icon.
  expect(twice.filter((one) => one !== '/icon.svg')).toEqual([]);
}

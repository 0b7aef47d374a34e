import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import handEntry from '../../../../web/words/da/hand-entry.js';
import shell from '../../../../web/words/da/shell.js';
import { openSession, type Table } from '../../../support/api/api.js';
import { inBrowser } from '../../../browser/support/browser.js';
import { CardTable } from '../../../browser/support/card-table.js';
import { openHouse, openOwners, tableOf, type House } from '../../../browser/support/house.js';

/** The service as a browser reaches it, with a newer app from some moment on. */
interface Front {
  readonly base: string;
  isNewer: boolean;
  readonly server: Server;
}

async function openFront(base: string): Promise<Front> {
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const isNewer = front.isNewer && url === '/sw.js';
    // Otherwise the service would say that nothing has changed.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...plain } = headers;
    const options = {
      method,
      headers: isNewer ? { ...plain, 'accept-encoding': 'identity' } : headers,
    };
    const passed = request(new URL(url, base), options, (got) => {
      const { 'content-length': _length, etag: _etag, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, isNewer ? rest : got.headers);
      if (isNewer) answer.write('/* A newer one. */');
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  const front = { base: `http://127.0.0.1:${port}`, isNewer: false, server };
  return front;
}

const READY = 'navigator.serviceWorker.ready.then(() => true)';
const ASK = 'navigator.serviceWorker.getRegistration().then((found) => found.update())';
/** The wall asks for the lock that the tab with something begun holds. */
const ASKS_TO_TAKE =
  'navigator.locks.query().then(({ pending }) => pending.some(({ name, mode }) => name === "kopperne-entering" && mode === "exclusive"))';
/** Passes to the test what a page says to a version that waits. */
const LISTEN = `
  const post = ServiceWorker.prototype.postMessage;
  ServiceWorker.prototype.postMessage = function (message, ...rest) {
    void globalThis.toldTheVersion(message.type);
    return post.call(this, message, ...rest);
  };`;
/** The browser's message to a page once the new version is active. */
const HAS_TAKEN = 'void navigator.serviceWorker.dispatchEvent(new Event("controllerchange"))';
const WAITS =
  'navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null || found.installing !== null)';

inBrowser('a new version of the app', () => {
  let house: House;
  let front: Front;
  let device: BrowserContext;
  let evening: Table;
  let table: CardTable;
  let wall: Page;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    front = await openFront(house.base);
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    device = await openOwners({ ...house, base: front.base });
    table = new CardTable(await device.newPage());
    wall = await device.newPage();
    await table.page.goto(tableOf(evening.path));
    await table.page.evaluate(READY);
    await table.page.reload();
    await wall.goto(`/clubs/${house.club}/wall`);
    await wall.getByRole('listitem').first().waitFor();
  });
  afterAll(async () => {
    front.server.closeAllConnections();
    front.server.close();
    await house.close();
  });

  /** Whether a page is still the one that was marked: a reload forgets that. */
  const mark = (page: Page) => page.evaluate('void (globalThis.isMarked = true)');
  const isMarked = (page: Page) => page.evaluate<boolean>('globalThis.isMarked === true');

  test('is taken by the wall itself, once nothing is begun in any other tab', async () => {
    const { page } = table;
    await page.bringToFront();
    await table.goToHand(1);
    await table.tell({ lastTrick: 'Carl', counts: [] });
    await Promise.all([mark(page), mark(wall)]);
    const told: string[] = [];
    const isTold = new Promise<void>((resolve, reject) => {
      const tell = (message: string) => {
        told.push(message);
        resolve();
      };
      wall.exposeFunction('toldTheVersion', tell).catch(reject);
    });
    await wall.evaluate(LISTEN);
    front.isNewer = true;
    await wall.evaluate(ASK);

    const notice = page.getByRole('status').filter({ hasText: shell.update.ready });
    await notice.waitFor();
    // It would take the version at this moment, did it not wait for the lock.
    while (!(await wall.evaluate<boolean>(ASKS_TO_TAKE))) expect(await isMarked(wall)).toBe(true);
    expect(await Promise.all([isMarked(page), isMarked(wall)])).toEqual([true, true]);
    expect(await wall.evaluate(WAITS)).toBe(true);
    expect(told).toEqual([]);

    const isLoadedAnew = wall.waitForEvent('load', { timeout: 60_000 });
    await table.tap(page.getByRole('link', { name: handEntry.back }).first());
    await isTold;
    expect(told[0]).toBe('SKIP_WAITING');
    // Chromium may let it wait for five minutes more, as long as the one before it is busy. When it was
    // quick the page is on its way already.
    await wall.evaluate(HAS_TAKEN).catch(() => undefined);
    await isLoadedAnew;
    expect(await isMarked(wall)).toBe(false);
    await wall.getByRole('listitem').first().waitFor();
    await table.atTable(1);
  }, 120_000);
});

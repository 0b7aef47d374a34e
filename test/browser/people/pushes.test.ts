import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import news from '../../../web/words/da/news.js';
import words from '../../../web/words/da/pushes.js';
import shell from '../../../web/words/da/shell.js';
import { make, someone } from '../../support/access/access-club.js';
import { memberAt } from '../../support/access/access.js';
import { call, expectStatus } from '../../support/api/api.js';
import { createInstance } from '../../support/api/app.js';
import { built } from '../../support/api/lent.js';
import { PushService } from '../../support/api/push-service.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

type Subscription = ReturnType<PushService['subscription']>;

/**
 * From the bell to a push on a device. `PushManager` is replaced: Chromium asks a server of its maker for a
 * subscription.
 */
inBrowser('pushes', () => {
  let service: PushService;
  let house: House;
  let device: BrowserContext;
  let page: Page;
  let sender: NestFastifyApplication;

  beforeAll(async () => {
    service = await PushService.open();
    const outgoing = { isPrivateAllowed: false, loopback: [service.place], database: [] };
    const pushSubject = 'mailto:kasserer@kopperne.example.org';
    const outside = { outgoing, secretsKey: 'a key of tests, long enough', pushSubject };
    house = await openHouse({ isKept: true, outside });
    sender = await createInstance(house.database, { outside });
    const { Notifier } = await built('notifications/sending/notifier');
    sender.get(Notifier, { strict: false }).start();
    device = await openMembers(house, house.idOf('Anna'));
    await device.addInitScript(replacePushManager, service.subscription('unused'));
    page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
  });
  afterAll(async () => {
    await sender.close();
    await house.close();
    await service.close();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // It fetches the whole app first, which takes its time beside other work.
  const serviceWorkerReady = () =>
    page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const declineOne = async () => {
    const { base, club } = house;
    const anna = await memberAt(base, club, house.idOf('Anna'));
    const treasurer = await someone(base, club, 'treasurer');
    const path = `/v1/clubs/${club}/payments`;
    const body = { amount: 12_345, day: '2026-11-20', text: '' };
    const { id } = await make<{ readonly id: string }>(base, path, body, { as: anna });
    const sent = { as: treasurer.token, body: { why: 'Intet kom.' }, version: 1 };
    expectStatus(await call(base, 'POST', `${path}/${id}/decline`, sent), 200);
  };

  test('the bell offers them once, beside news, and a tap switches them on', async () => {
    await page.goto(`/clubs/${house.club}/sessions`);
    const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(shell.bell) });
    await bell.tap();
    await page.getByText(news.none).waitFor();
    expect(await page.getByText(words.offer.title).count()).toBe(0);
    await declineOne();
    await page.getByText(words.offer.title).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await serviceWorkerReady();
    await button(words.on).tap();
    await page.getByText(words.isOn).waitFor();
    await page.getByRole('link', { name: news.choose }).tap();
    const name = words.this.replace('{{name}}', '');
    await page.getByText(name).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('a push is shown by the service worker, and leads to the row', async () => {
    await declineOne();
    const [came] = await service.holds(1);
    const { navigate } = came?.push.notification ?? {};
    expect(navigate).toMatch(new RegExp(`^${house.base}/clubs/${house.club}/my-money#`));
    const [worker] = device.serviceWorkers();
    if (worker === undefined) throw new Error('there is no service worker');
    const { title, body, tag, lang } = came?.push.notification ?? {};
    const shown = { title, body, tag, lang, data: { navigate }, opened: navigate };
    expect(await showAndTap(worker, JSON.stringify(came?.push))).toMatchObject(shown);
  });

  test('the app says whenever it is opened that the device is there, and a removed one stays away', async () => {
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/devices/renew'));
    await page.reload();
    expect(await (await renewed).json()).toMatchObject({ state: 'on' });
    await page.getByRole('button', { name: fill(words.removeOf, { name: '' }).trim() }).tap();
    await button(words.on).waitFor();
    expect(await page.evaluate<string | null>('localStorage.getItem("fake")')).toBe(null);
    await page.reload();
    await button(words.on).waitFor();
  });

  test('without https, or with a browser that was refused it, the screen says why', async () => {
    const insecure = await openMembers(house, house.idOf('Bent'));
    await insecure.addInitScript('Object.defineProperty(self, "isSecureContext", {value: false})');
    const other = await insecure.newPage();
    await other.goto('/account/notifications');
    await other.getByText(words.why['plain-http']).waitFor();
    const denied = await openMembers(house, house.idOf('Carl'));
    await denied.addInitScript(
      'Object.defineProperty(Notification, "permission", {value: "denied"})',
    );
    const third = await denied.newPage();
    await third.goto('/account/notifications');
    await third.getByText(words.why.denied).waitFor();
  });
});

/** Runs in the page: a subscription of the service of the tests, kept as a browser keeps it. */
function replacePushManager({ endpoint, p256dh, auth }: Subscription): void {
  const page = globalThis as unknown as {
    readonly localStorage: Map<string, string> & {
      getItem(name: string): string | null;
      setItem(name: string, value: string): void;
      removeItem(name: string): void;
    };
    readonly PushManager: { readonly prototype: object };
    readonly Notification: object;
  };
  const subscription = {
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => {
      page.localStorage.removeItem('fake');
      return Promise.resolve(true);
    },
  };
  Object.assign(page.PushManager.prototype, {
    getSubscription: () =>
      Promise.resolve(page.localStorage.getItem('fake') === null ? null : subscription),
    subscribe: () => {
      page.localStorage.setItem('fake', 'yes');
      return Promise.resolve(subscription);
    },
  });
  const permission = () => (page.localStorage.getItem('fake') === null ? 'default' : 'granted');
  Object.defineProperty(page.Notification, 'permission', { get: permission });
  Object.assign(page.Notification, { requestPermission: () => Promise.resolve('granted') });
}

/**
 * Hands a push to the service worker and taps what it shows. Showing, and opening a window, are
 * replaced: a browser without a screen does neither.
 */
async function showAndTap(worker: Worker, data: string): Promise<unknown> {
  return worker.evaluate(async (text) => {
    const scope = globalThis as unknown as {
      dispatchEvent(event: object): void;
      readonly registration: object;
      readonly clients: object;
    };
    let shown: Record<string, unknown> = {};
    let opened = '';
    Object.assign(scope.registration, {
      showNotification: (title: string, options: object) => {
        shown = { title, ...options };
        return Promise.resolve();
      },
    });
    Object.assign(scope.clients, {
      openWindow: (url: string) => {
        opened = url;
        return Promise.resolve();
      },
    });
    const hand = async (name: string, has: object) => {
      let done = Promise.resolve();
      const waitUntil = (promise: Promise<void>) => (done = promise);
      scope.dispatchEvent(Object.assign(new Event(name), { ...has, waitUntil }));
      await done;
    };
    await hand('push', { data: { json: () => JSON.parse(text) as unknown } });
    await hand('notificationclick', { notification: { ...shown, close: () => undefined } });
    return { ...shown, opened };
  }, data);
}

import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';
import type { DeviceView, LinkView } from '../../../src/access/access.view.js';
import type { Role } from '../../../src/people/roles.js';
import { memberAt, OWNER, whoIs } from '../../support/access/access.js';
import {
  call,
  expectStatus,
  openClub,
  serveTestApp,
  type OpenedClub,
} from '../../support/api/api.js';
import type { Having } from '../../support/api/app.js';
import type { TestDatabase } from '../../support/database/database.js';
import { sharedChromium, startChromium } from './browser.js';
import { paceTaps } from './paced-taps.js';

/** A served club with a database of its own, and a browser to look at it with. */
export interface House extends OpenedClub {
  readonly base: string;
  readonly browser: Browser;
  readonly database: TestDatabase;
  /** Whether its devices keep the app, by a service worker, so that it opens without a network. */
  readonly isKept: boolean;
  /** The name of a member. */
  readonly nameOf: (player: string) => string;
  /** The member of a name. */
  readonly idOf: (name: string) => string;
  close(): Promise<void>;
}

/** The members of the club, in the order of `openClub`. */
export const NAMES = ['Anna', 'Bent', 'Carl', 'Dorte', 'Erik', 'Fie'] as const;
export type Name = (typeof NAMES)[number];

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
  upright: { width: 820, height: 1180 },
  narrow: { width: 320, height: 640 },
  wall: { width: 1920, height: 1080 },
} as const;

interface Opening {
  readonly isKept?: boolean;
  /** Of a browser of its own. */
  readonly flags?: readonly string[];
  /** Whether it has an application of its own. */
  readonly alone?: boolean;
  /** The addresses that its clubs may name; such an application is its own. */
  readonly outside?: Having['outside'];
}

/**
 * Opens a house in the application and the browser that the files of a worker share. Its devices keep the app only on request: each of them would load all of it again, for
 * nothing where there is a network.
 */
export async function openHouse(opening: Opening = {}): Promise<House> {
  const { isKept = false, flags = [], alone = false, outside } = opening;
  const isShared = flags.length === 0;
  const [served, browser] = await Promise.all([
    serveTestApp(outside === undefined ? { alone } : { alone: true, outside }),
    isShared ? sharedChromium() : startChromium(flags),
  ]);
  const { base } = served;
  const openedClub = await openClub(base, NAMES.length);
  return {
    ...openedClub,
    base,
    browser,
    database: served.database,
    isKept,
    nameOf: (player) => NAMES[openedClub.members.indexOf(player)] ?? player,
    idOf: (name) => openedClub.members[NAMES.findIndex((one) => one === name)] ?? name,
    close: async () => {
      await Promise.all(browser.contexts().map((device) => device.close()));
      if (!isShared) await browser.close();
      await served.close();
    },
  };
}

/**
 * A browser of its own, as a new device is: nobody is signed in.
 *
 * @param locale what it speaks
 */
export async function openDevice(
  { base, browser, isKept }: House,
  locale = 'da-DK',
): Promise<BrowserContext> {
  const device = await browser.newContext({
    baseURL: base,
    viewport: SIZES.tablet,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale,
    serviceWorkers: isKept ? 'allow' : 'block',
  });
  device.setDefaultTimeout(20_000);
  paceTaps(device);
  return device;
}

/** A device that is the club's tablet. */
export async function openTablet(house: House): Promise<BrowserContext> {
  const device = await openDevice(house);
  await takeCookie(house, device, '/v1/pair', { token: await pairingToken(house) });
  return device;
}

/** A device where the owner is signed in. */
export async function openOwners(house: House): Promise<BrowserContext> {
  const device = await openDevice(house);
  await takeCookie(house, device, '/v1/sign-in', OWNER);
  return device;
}

/** A device where a user who has claimed a member is signed in. */
export async function openMembers(house: House, member: string, role?: Role, locale?: string) {
  const { base, club } = house;
  const { user } = await whoIs(base, await memberAt(base, club, member, role));
  const device = await openDevice(house, locale);
  await takeCookie(house, device, '/v1/sign-in', { name: user?.name, password: OWNER.password });
  return device;
}

/** The secret of a link that pairs a new tablet. */
export async function pairingToken({ base, club }: House): Promise<string> {
  const devices = `/v1/clubs/${club}/devices`;
  const added = await call<DeviceView>(base, 'POST', devices, { body: { name: randomUUID() } });
  const path = `${devices}/${expectStatus(added, 201).body.id}/pairing-link`;
  return expectStatus(await call<LinkView>(base, 'POST', path, { body: {} }), 201).body.token;
}

/** Signs in by a request that does so, as a screen would. */
export async function takeCookie(
  { base }: House,
  device: BrowserContext,
  path: string,
  body: object,
): Promise<void> {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
    return { name, value, url: base };
  });
  await device.addCookies(cookies);
}

/** The address of the table of a session, of which this is the path in the API. */
export function tableOf(session: string): string {
  return `${session.replace(/^\/v1/, '')}/table`;
}

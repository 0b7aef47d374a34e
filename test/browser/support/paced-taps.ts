import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** So soon and so near the app takes a tap for the second of a double tap (`web/app/stray-taps.ts`). */
const UNREAD_MS = 300;
const FINGER_PX = 30;

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const PACED = Symbol.for('kopperne: taps are paced');

/** The part of all locators that is paced. */
interface Locators {
  tap: (this: Locator, options?: Parameters<Locator['tap']>[0]) => Promise<void>;
  [PACED]?: true;
}

/** A device whose user taps nothing at a place before what came there can be read. */
export function paceTaps(device: BrowserContext): void {
  device.on('page', (page) => {
    pace(Object.getPrototypeOf(page.locator('html')) as Locators);
  });
}

/** All locators of a worker's files share their prototype. */
function pace(locators: Locators): void {
  if (locators[PACED] === true) return;
  locators[PACED] = true;
  const taps = new WeakMap<Page, Tap>();
  const { tap } = locators;
  locators.tap = async function paced(options) {
    const page = this.page();
    const within = options?.timeout === undefined ? {} : { timeout: options.timeout };
    const place = await placeOf(this, within);
    const last = taps.get(page);
    if (last !== undefined && Math.hypot(place.x - last.x, place.y - last.y) <= FINGER_PX) {
      await sleep(Math.max(0, last.at + UNREAD_MS - performance.now()));
    }
    await tap.call(this, options);
    taps.set(page, { ...place, at: performance.now() });
  };
}

/** The middle of an element, scrolled into sight. One that is drawn again meanwhile is looked for again. */
async function placeOf(
  element: Locator,
  within: { readonly timeout?: number },
): Promise<Pick<Tap, 'x' | 'y'>> {
  try {
    await element.scrollIntoViewIfNeeded(within);
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox(within)) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  } catch (error) {
    if (!String(error).includes('not attached')) throw error;
    return placeOf(element, within);
  }
}

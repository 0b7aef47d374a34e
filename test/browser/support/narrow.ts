import type { Page } from 'playwright-core';
import { SIZES } from './house.js';

/** Windows as narrow as they come, and what is wrong with a screen in one. */

/** The narrowest phone, and the tablet at 200 %: half as many CSS pixels, each twice as big. */
export const VIEWS = {
  'a phone of 320 px': { width: 320, height: 640, deviceScaleFactor: 2 },
  'the tablet at 200 %': half(SIZES.tablet),
  'the upright tablet at 200 %': half(SIZES.upright),
} as const;

export type View = keyof typeof VIEWS;

function half({ width, height }: { readonly width: number; readonly height: number }) {
  return { width: width / 2, height: height / 2, deviceScaleFactor: 2 };
}

/** CSS pixels: the least size for a finger, and for a key that is found without looking. */
export const TARGET = 44;
const KEY = 56;

/** Shows a page as one sees it in a view, until it is shown in another size. */
export async function lookIn(page: Page, view: View): Promise<void> {
  const { width, height, deviceScaleFactor } = VIEWS[view];
  await page.setViewportSize({ width, height });
  const wire = await page.context().newCDPSession(page);
  const metrics = { width, height, deviceScaleFactor, mobile: true };
  await wire.send('Emulation.setDeviceMetricsOverride', metrics);
  await unfold(page);
}

/** Opens the folded cards of a narrow page. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const drawn = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    await drawn();
    for (const one of document.querySelectorAll('main section > h2 > button[aria-expanded=false]')) one.click();
    await drawn();
  })()`);
}

/** Elements that scroll sideways, are cut off or are too small a target on the shown page, in words. */
export async function faultsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(AT_REST);
  return page.evaluate<readonly string[]>(FAULTS);
}

/** Frames that a page has until it is at rest. */
const MOST_FRAMES = 180;

/** Runs in the page: waits until no button waits for its answer, and nothing moves but what never ends. */
const AT_REST = `(async () => {
  const isAtRest = () => document.querySelector('.mantine-Button-loader') === null &&
    document.getAnimations().every((one) =>
      one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity);
  for (let frame = 0; frame < ${MOST_FRAMES} && !isAtRest(); frame++) {
    await new Promise((go) => requestAnimationFrame(go));
  }
})()`;

/** Runs in the page: its faults, in words. */
const FAULTS = `(() => {
  const faults = [];
  const say = (what, one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
    faults.push(what + ': ' + one.tagName.toLowerCase() + ' "' + words + '" ' + one.className);
  };
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) {
    faults.push('scrolls sideways: ' + root.scrollWidth + ' in ' + root.clientWidth);
  }
  const isSeen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // A text for screen readers alone is one pixel, or out of sight until it has the focus.
    !one.closest('[data-visually-hidden], [aria-hidden=true]');
  for (const one of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY, clipPath, clip, position, webkitLineClamp } = getComputedStyle(one);
    if (one.clientWidth < 2 || !isSeen(one)) continue;
    const text = one.textContent.trim() !== '';
    if (text && overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) {
      say((overflowX === 'hidden' || overflowX === 'clip' ? 'cut off ' : 'scrolls sideways inside ') + one.scrollWidth + ' in ' + one.clientWidth, one);
    }
    // The line below a heading is the beginning of what the heading opens.
    if (one.closest('[aria-expanded=false]') && webkitLineClamp !== 'none') continue;
    if (text && (overflowY === 'hidden' || overflowY === 'clip') && one.scrollHeight > one.clientHeight + 1) {
      say('cut off below ' + one.scrollHeight + ' in ' + one.clientHeight, one);
    }
  }
  const targets = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';
  for (const one of document.body.querySelectorAll(targets)) {
    if (!isSeen(one)) continue;
    // An input is inside a frame.
    const field = one.tagName === 'INPUT' ? one.closest('.mantine-PasswordInput-input') : null;
    // A tick is as big as what it is ticked by.
    const ticked = /^(checkbox|radio)$/.test(one.type) ? (one.closest('label') ?? one.labels?.[0]) : null;
    const { left, right, width, height } = (ticked ?? field ?? one).getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    if (left < -1 || right > root.clientWidth + 1) {
      say('out of the window, ' + Math.round(left) + ' to ' + Math.round(right), one);
    }
    const isInText = one.tagName === 'A' && getComputedStyle(one).display === 'inline' &&
      one.closest('p, li, td, dd, span')?.textContent.trim() !== one.textContent.trim();
    // A figure in a table is no key.
    const isKey = /^\\d$/.test(one.textContent.trim()) && one.tagName === 'BUTTON' && !one.closest('td');
    const least = isKey ? ${KEY} : ${TARGET};
    if (!isInText && (width < least - 0.5 || height < least - 0.5)) {
      say('too small, ' + Math.round(width) + 'x' + Math.round(height), one);
    }
  }
  return faults;
})()`;

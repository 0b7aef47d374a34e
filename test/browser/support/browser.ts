import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, LaunchOptions } from 'playwright-core';
import { playwright, sharedBrowser } from '../../support/api/lent.js';

/** The browser of the tests: the system's own Chromium. */

/** The first is the same browser without windows, which costs a fourth less. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Features that the browser leaves off: opening two pages of its own for the address line of each
 * window, and a process for a page that may come. The other names are those of the driver, for of two
 * lists the browser takes the last.
 */
const NOT_DONE = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** The network within the browser's own process; of these lists too the last one counts. */
const DONE = ['NetworkServiceInProcess2', 'CDPScreenshotNewSurface'];

/** The app's own traffic and nothing else: no proxying protocols, no updates. */
const FLAGS = [
  `--disable-features=${NOT_DONE.join(',')}`,
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing and the network have no processes of their own: docs/tests.md, 'A browser test'.
  '--in-process-gpu',
  `--enable-features=${DONE.join(',')}`,
];

/** Where Chromium is: as CHROMIUM says, else in the PATH; null when it is not. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const places = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const all = NAMES.flatMap((name) => places.map((place) => join(place, name)));
  return all.find(canRun) ?? null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that the files of a worker share. Its contexts are closed by those who open them. */
export function sharedChromium(): Promise<Browser> {
  return sharedBrowser(JSON.stringify(optionsOf([])));
}

/** A browser of one's own, for flags that others do not have. */
export function startChromium(more: readonly string[] = []): Promise<Browser> {
  return playwright().chromium.launch(optionsOf(more));
}

function optionsOf(more: readonly string[]): LaunchOptions {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(NO_BROWSER);
  return { executablePath, args: [...FLAGS, ...more] };
}

const NO_BROWSER = `no browser was found: CHROMIUM names one, or ${NAMES.join(', ')} in the PATH`;

/** Like `describe`, where a browser is found; else the whole suite is skipped, and says so. */
export function inBrowser(name: string, tests: () => void): void {
  if (findChromium() !== null) {
    describe(name, tests);
    return;
  }
  process.stderr.write(`Skipped '${name}': ${NO_BROWSER}.\n`);
  describe.skip(name, tests);
}

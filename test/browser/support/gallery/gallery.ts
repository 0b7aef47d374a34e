import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { LanguageId } from '../../../../src/people/languages.js';
import { packageRoot } from '../../../../src/platform/package-root.js';
import { openDevice, openMembers, openOwners, openTablet, SIZES, type House } from '../house.js';
import { screensOf, WHO, type Screen, type Who } from './screens.js';
import { happenMore, playSubjects, type Subjects } from './subjects.js';

/** The screens as each who looks sees them, in a browser. */

/** The app as somebody sees it. */
export interface Sight {
  readonly language: LanguageId;
  readonly scheme: 'light' | 'dark';
  readonly size: keyof typeof SIZES;
}

/** A club to look at, and who looks. */
export interface Gallery {
  readonly screens: readonly Screen[];
  /** Opens a screen and waits until it is drawn. */
  show(screen: Screen, sight: Sight): Promise<Page>;
}

export async function openGallery(house: House): Promise<Gallery> {
  const subjects = await playSubjects(house);
  const pages = await peopleAt({ ...house, club: subjects.played.club }, subjects);
  await happenMore(house, subjects);
  return {
    screens: screensOf(subjects),
    show: async (screen, { language, scheme, size }) => {
      const page = pages[screen.who];
      await page.setViewportSize(SIZES[size]);
      const chosen = `localStorage.setItem('kopperne-language', '${language}');
        localStorage.setItem('kopperne-colour-scheme', '${scheme}');`;
      await page.evaluate(chosen);
      // A page that only differs behind the # would not be loaded again.
      await page.goto('/health/live');
      await page.goto(screen.path);
      // In the page: a wait from outside looks only twice a second after a while.
      await page.evaluate(DRAWN);
      for (const target of screen.taps ?? []) await page.locator(target).first().tap();
      if (screen.then !== undefined) await page.locator(screen.then).waitFor();
      await page.evaluate(SETTLED);
      return page;
    },
  };
}

/** It has its title, and waits for nothing. */
const DRAWN = `new Promise((go) => {
  const look = () => {
    const isWaiting = document.querySelector('main .mantine-Loader-root') !== null;
    if (document.querySelector('main h1') !== null && !isWaiting) go();
    else requestAnimationFrame(look);
  };
  look();
})`;

/** For `page.evaluate`: two frames after all that moves has stopped. */
export const SETTLED = `Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0)))
  .then(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))`;

/** A page for each who looks, on a device of their own. */
async function peopleAt(house: House, { played }: Subjects): Promise<Readonly<Record<Who, Page>>> {
  const devices: Readonly<Record<Who, BrowserContext>> = {
    nobody: await openDevice(house),
    member: await openMembers(house, played.members[0] ?? ''),
    owner: await openOwners(house),
    tablet: await openTablet(house),
  };
  const pages = await Promise.all(
    WHO.map(async (who) => [who, await firstPage(devices[who])] as const),
  );
  return Object.fromEntries(pages) as Record<Who, Page>;
}

async function firstPage(device: BrowserContext): Promise<Page> {
  const page = await device.newPage();
  await page.goto('/health/live');
  return page;
}

/** The addresses of the router's tables of screens. */
export async function routesOfApp(): Promise<readonly string[]> {
  const app = join(packageRoot(), 'web', 'app');
  const tables = (await readdir(join(app, 'screens'))).filter((name) => name.endsWith('.ts'));
  const files = [join(app, 'router.tsx'), ...tables.map((name) => join(app, 'screens', name))].map(
    (name) => readFile(name, 'utf8'),
  );
  const found = (await Promise.all(files)).join('\n').matchAll(/screen\(\s*\w+,\s*'(\/[^']*)'/g);
  return [...new Set([...found].map(([, route]) => route ?? ''))];
}

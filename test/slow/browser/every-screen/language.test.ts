import type { Page } from 'playwright-core';
import type { InviteMadeView } from '../../../../src/access/access.view.js';
import da from '../../../../web/words/da/access.js';
import daPeople from '../../../../web/words/da/people.js';
import daStart from '../../../../web/words/da/member-start.js';
import shell from '../../../../web/words/da/shell.js';
import svStart from '../../../../web/words/sv/member-start.js';
import eveningPage from '../../../../web/words/sv/evening-page.js';
import de from '../../../../web/words/de/access.js';
import deStart from '../../../../web/words/de/evening-start.js';
import eveningPageWords from '../../../../web/words/de/evening-page.js';
import en from '../../../../web/words/en/access.js';
import sv from '../../../../web/words/sv/access.js';
import { LANGUAGE_NAMES } from '../../../../src/people/languages.js';
import { call, expectStatus } from '../../../support/api/api.js';
import { inBrowser } from '../../../browser/support/browser.js';
import {
  openDevice,
  openHouse,
  openMembers,
  openOwners,
  openTablet,
  type House,
} from '../../../browser/support/house.js';
import { fill } from '../../../browser/support/said.js';

/** Which language the app speaks: as somebody has chosen, as their browser, as their club. */

inBrowser('the language', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  }, 60_000);
  afterAll(async () => {
    await house.close();
  });

  /** Opens an address in a browser of that language; gives the page, with its title to be waited for. */
  async function openIn(locale: string, path: string) {
    const page = await (await openDevice(house, locale)).newPage();
    await page.goto(path);
    return page;
  }

  async function invitation(): Promise<string> {
    const path = `/v1/clubs/${house.club}/invites`;
    const made = await call<InviteMadeView>(house.base, 'POST', path, {
      body: { roles: ['member'] },
    });
    return `/invite#${expectStatus(made, 201).body.token}`;
  }

  test.each([
    ['da-DK', 'da', da],
    ['nb-NO', 'da', da],
    ['nn-NO', 'da', da],
    ['sv-FI', 'sv', sv],
    ['de-AT', 'de', de],
    ['en-US', 'en', en],
    ['fr-FR', 'en', en],
  ])('of a browser in %s is %s', async (locale, language, words) => {
    const page = await openIn(locale, '/sign-in');
    await page.getByRole('heading', { level: 1, name: words.signIn.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.context().close();
  });

  test('of the club is set by its owner; tablet and wall speak it, and everybody else as before', async () => {
    const owner = await (await openOwners(house)).newPage();
    await owner.goto(`/clubs/${house.club}/people`);
    const setting = owner.getByRole('region', { name: daPeople.language.title });
    await setting.getByLabel(daPeople.language.label).selectOption(LANGUAGE_NAMES.de);
    await owner.getByText(daPeople.language.chosen).waitFor();

    const tablet = await (await openTablet(house)).newPage();
    await tablet.goto(`/clubs/${house.club}/start?new=1`);
    await tablet.getByRole('heading', { level: 1, name: deStart.title }).waitFor();
    // From the first word on when it is opened again.
    await tablet.reload();
    await tablet.getByRole('heading', { level: 1, name: deStart.title }).waitFor();

    await owner.goto(`/clubs/${house.club}/wall`);
    await owner.getByText(eveningPageWords.wall.nothing).waitFor();
    await owner.goto(`/clubs/${house.club}/people`);
    await owner.getByRole('heading', { level: 1, name: daPeople.title }).waitFor();

    const anna = house.members[0] ?? '';
    const member = await (await openMembers(house, anna)).newPage();
    await member.goto(`/clubs/${house.club}`);
    await member.getByRole('heading', { name: fill(daStart.title, { name: 'Anna' }) }).waitFor();
  });

  test('of an invitation is that of the browser, and of the club where the app does not speak it', async () => {
    const danish = await openIn('da-DK', await invitation());
    await danish.getByRole('button', { name: da.invite.acceptNew }).waitFor();
    const french = await openIn('fr-FR', await invitation());
    await french.getByRole('button', { name: de.invite.acceptNew }).waitFor();
  });

  test('that somebody chooses stays on the device, and is before that of the club', async () => {
    const owner = await (await openOwners(house)).newPage();
    await owner.goto('/account');
    await owner.getByLabel(shell.language, { exact: true }).selectOption(LANGUAGE_NAMES.sv);
    await owner.getByRole('heading', { name: sv.account.clubs }).waitFor();
    await owner.reload();
    await owner.getByRole('heading', { name: sv.account.clubs }).waitFor();
    await owner.goto(`/clubs/${house.club}/wall`);
    await owner.getByText(eveningPage.wall.nothing).waitFor();
  });

  test('that somebody chose is spoken on their other devices, before the one chosen there', async () => {
    const anna = house.members[0] ?? '';
    const heading = (page: Page, { title }: { readonly title: string }) =>
      page.getByRole('heading', { level: 1, name: fill(title, { name: 'Anna' }) }).waitFor();
    const choose = async (page: Page, language: keyof typeof LANGUAGE_NAMES) => {
      await page.goto('/account');
      const kept = page.waitForResponse(/\/v1\/me\/language$/);
      await page.locator('main select').first().selectOption(LANGUAGE_NAMES[language]);
      await kept;
    };
    const phone = await (await openMembers(house, anna)).newPage();
    await phone.goto(`/clubs/${house.club}`);
    await heading(phone, daStart);
    const laptop = await (await openMembers(house, anna)).newPage();
    await choose(laptop, 'sv');
    await phone.reload();
    await heading(phone, svStart);
    await choose(phone, 'da');
    await laptop.goto(`/clubs/${house.club}`);
    await heading(laptop, daStart);
  });
});

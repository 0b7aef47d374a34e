import type { Page } from 'playwright-core';
import type { MemberList } from '../../../src/clubs/view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { call, expectStatus, openSession, plainHand, read } from '../../support/api/api.js';
import backups from '../../../web/words/da/backups.js';
import memberStart from '../../../web/words/da/member-start.js';
import news from '../../../web/words/da/news.js';
import people from '../../../web/words/da/people.js';
import seasons from '../../../web/words/da/seasons.js';
import session from '../../../web/words/da/session.js';
import statistics from '../../../web/words/da/statistics.js';
import table from '../../../web/words/da/table.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, openOwners, SIZES, type House } from '../support/house.js';
import { fill } from '../support/said.js';
import { openGallery, type Gallery } from '../support/gallery/gallery.js';

/** The first screen of a long page on a phone, and its height before anything is opened. */
interface Long {
  /** As the gallery names it. */
  readonly name: string;
  /** The headings that begin in the first screen. */
  readonly first: readonly string[];
  /** The headings that are folded. */
  readonly folded: readonly string[];
  /** In CSS pixels. */
  readonly most: number;
}

const LONG: readonly Long[] = [
  {
    name: 'statistics',
    first: [statistics.total.title, statistics.members.title],
    folded: [statistics.play.title, statistics.cups.title, statistics.fines.title],
    most: 1500,
  },
  {
    name: 'people',
    first: [people.members.title],
    folded: [
      ...[people.guests.title, people.devices.title, people.roles.title, people.invites.title],
      ...[people.language.title, people.statistics.title],
    ],
    most: 1700,
  },
  {
    name: 'season-new',
    first: [seasons.forms.new.days, seasons.forms.fields.title],
    folded: [seasons.forms.fields.which, seasons.forms.rule.choose],
    most: 1500,
  },
  {
    name: 'session',
    first: [session.result, table.settling.title],
    folded: [
      ...[session.course, session.hands, session.fines, session.comingsAndGoings],
      ...[session.corrections, session.closing],
    ],
    most: 1850,
  },
  {
    name: 'member-start',
    first: [memberStart.balance],
    folded: [memberStart.last, memberStart.matters],
    most: 2400,
  },
];

inBrowser('the first screen of a phone', () => {
  let house: House;
  let gallery: Gallery;

  beforeAll(async () => {
    house = await openHouse();
    gallery = await openGallery(house);
  }, 120_000);
  afterAll(async () => {
    await house.close();
  });

  const look = async (name: string, size: keyof typeof SIZES = 'phone') => {
    const screen = gallery.screens.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`no screen is called ${name}`);
    return gallery.show(screen, { language: 'da', scheme: 'light', size });
  };

  test.each(LONG)('$name shows what is wanted first, the rest behind it', async (long) => {
    const page = await look(long.name);
    expect(await tops(page, long.first)).toEqual(long.first);
    for (const title of long.folded) {
      const opener = page.getByRole('heading', { name: title }).getByRole('button');
      expect([title, await opener.getAttribute('aria-expanded')]).toEqual([title, 'false']);
    }
    expect(await heightOf(page)).toBeLessThanOrEqual(long.most);
  });

  test('an owner of a club that has played is warned that one dead disk takes all', async () => {
    const club = clubOf(gallery);
    const device = await openOwners({ ...house, club });
    const page = await device.newPage();
    const answer = { json: { place: 'same-disk', backups: [], moments: null } };
    await page.route('**/v1/clubs/*/backups', (route) => route.fulfill(answer));
    await page.goto(`/clubs/${club}`);
    await page.getByRole('alert').getByText(backups.places['same-disk']).waitFor();
    await device.close();
  });

  test('the start of an auditor too', async () => {
    const club = clubOf(gallery);
    const { members } = await read<MemberList>(house.base, `/v1/clubs/${club}/members`);
    const auditor = members.find(({ guest, archivedAt }) => !guest && archivedAt === null);
    const device = await openMembers({ ...house, club }, auditor?.id ?? '', 'auditor');
    const page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/clubs/${club}`);
    await page.getByRole('heading', { name: memberStart.last }).waitFor();
    await page.getByRole('heading', { name: news.title }).waitFor();
    expect(await heightOf(page)).toBeLessThanOrEqual(2200);
    await device.close();
  });

  test('an opened card is in the address, and open again after a reload', async () => {
    const page = await look('session');
    const opener = page.getByRole('heading', { name: session.corrections }).getByRole('button');
    await opener.tap();
    expect(new URL(page.url()).hash).toBe('#corrections');
    await page.reload();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await opener.tap();
    expect(new URL(page.url()).hash).toBe('');
    // A card that was opened once keeps its content.
    const entries = page.locator('#corrections li');
    expect(await entries.count()).toBeGreaterThan(0);
    expect(await entries.first().isVisible()).toBe(false);
  });

  test('a tablet on its side has room for all', async () => {
    const page = await look('session', 'tablet');
    const hands = page.getByRole('region', { name: session.hands });
    await hands.getByRole('listitem').first().waitFor();
    expect(await page.locator('main h2 > button').count()).toBe(0);
  });

  test('a long evening has its hands behind their heading there too', async () => {
    const { path } = await openSession(house.base, house);
    for (let hand = 1; hand <= 12; hand += 1) {
      const view = await read<SessionView>(house.base, path);
      const sent = { body: plainHand(view), version: view.version };
      expectStatus(await call(house.base, 'POST', `${path}/hands`, sent), 201);
    }
    const device = await openOwners(house);
    const page = await device.newPage();
    await page.goto(path.replace(/^\/v1/, ''));
    const opener = page.getByRole('heading', { name: session.hands }).getByRole('button');
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    expect(await heightOf(page)).toBeLessThanOrEqual(1400);
    await opener.tap();
    await page.getByRole('region', { name: session.hands }).getByRole('listitem').nth(11).waitFor();
    await device.close();
  });

  test('the row of a member has its acts in words, and leads to an invitation for them', async () => {
    const device = await openOwners(house);
    const page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/clubs/${house.club}/people`);
    const name = 'Bent';
    await page.getByRole('button', { name: fill(people.members.changeOf, { name }) }).tap();
    await page.getByRole('menuitem', { name: fill(people.members.invite, { name }) }).tap();
    const invites = page.getByRole('region', { name: people.invites.title });
    const chosen = invites.getByLabel(people.invites.member).locator('option:checked');
    expect(await chosen.textContent()).toBe(name);
    // No button of the page is an icon alone.
    const words = await page.locator('main button').allInnerTexts();
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
    await device.close();
  });
});

/** The club of the gallery, by the address of one of its screens. */
function clubOf({ screens }: Gallery): string {
  const path = screens.find(({ name }) => name === 'people')?.path ?? '';
  return path.split('/')[2] ?? '';
}

/** Those of the headings that begin in the first screen. */
async function tops(page: Page, headings: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of headings) {
    const box = await page.getByRole('heading', { name, exact: true }).first().boundingBox();
    if (box !== null && box.y < SIZES.phone.height) found.push(name);
  }
  return found;
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollHeight');
}

import type { Locator, Page } from 'playwright-core';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import people from '../../../web/words/da/people.js';
import shell from '../../../web/words/da/shell.js';
import statistics from '../../../web/words/da/statistics.js';
import members from '../../../web/words/da/members.js';
import { call, expectStatus, plainHand, read } from '../../support/api/api.js';
import { playCountedClub, voidLast, type CountedClub } from '../../support/seasons/counted-club.js';
import { someOf } from '../../support/some-of.js';
import { inBrowser } from '../../browser/support/browser.js';
import {
  NAMES,
  openHouse,
  openMembers,
  openOwners,
  SIZES,
  type House,
} from '../../browser/support/house.js';
import { fill } from '../../browser/support/said.js';

/** Two evenings of twelve hands and one of four, the last hand of two of them void since the close. */
const HANDS = 12 + 12 + 4 - 2;
const PLAYERS = NAMES.slice(0, 4);

const { headToHead, pair, one, matrix } = statistics.whoPaidWhom;

inBrowser('the statistics', () => {
  let house: House;
  let played: CountedClub;
  let owners: Page;

  beforeAll(async () => {
    house = await openHouse();
    played = await playCountedClub(house.base, house);
    owners = await (await openOwners(house)).newPage();
  }, 120_000);
  afterAll(async () => {
    await house.close();
  });

  const at = (path = '') => `/clubs/${house.club}/statistics${path}`;
  const anna = () => house.idOf('Anna');

  describe.each([
    ['of the club', () => at()],
    ['of a member', () => at(`?member=${anna()}`)],
  ])('%s', (_, address) => {
    test('opens for every number as many hands as it says', async () => {
      await owners.goto(address());
      const numbers = owners.locator('main a[data-count]');
      await numbers.first().waitFor();
      const all = await numbers.count();
      // Hands, feats, meldinger, contracts, figures, cups and fines: all have a number.
      expect(all).toBeGreaterThan(25);
      expect(await deadNumbers(owners)).toEqual([]);
      expect(await numbersAstray(owners)).toEqual([]);
      // The points into the cups and out of them.
      expect(await owners.locator('main a[data-points]').count()).toBeGreaterThan(0);
      expect(await pointsAstray(owners)).toEqual([]);
    }, 240_000);
  });

  test('count what is not void, and lead to the hand on its evening', async () => {
    await owners.goto(at());
    expect(await numberOf(owners, statistics.total.evenings).textContent()).toBe('3');
    const hands = numberOf(owners, statistics.total.hands);
    expect(await hands.textContent()).toBe(String(HANDS));
    await hands.tap();
    await owners.getByRole('main').getByRole('listitem').getByRole('link').first().tap();
    await owners.waitForURL(new RegExp(`${played.tarok[0].replace('/v1', '')}/hands/1$`));
    await owners.getByRole('heading', { level: 1, name: 'Hånd 1' }).waitFor();
  });

  test('say of too few hands that they are, and nothing else of them', async () => {
    await owners.goto(at(`?member=${anna()}&book=koenigrufen`));
    const total = owners.getByRole('table', { name: statistics.total.title });
    const aHand = total.getByRole('row', { name: statistics.total.aHand });
    expect(await aHand.innerText()).toContain(statistics.tooFew);
    expect(await owners.getByRole('main').innerText()).not.toContain('%');
  });

  test('keep what is chosen in the address, and on the way to the other pages', async () => {
    await owners.goto(at());
    await owners.getByLabel(statistics.book).selectOption('koenigrufen');
    await owners.waitForURL(/book=koenigrufen/);
    await owners.getByLabel(statistics.who).selectOption({ label: 'Bent' });
    await owners.getByRole('heading', { level: 1, name: 'Statistik: Bent' }).waitFor();
    await owners.getByLabel('Fra og med').fill('2001-02-03');
    await owners.waitForURL(/from=2001-02-03/);
    await owners.reload();
    expect(await numberOf(owners, statistics.total.hands).textContent()).toBe('3');
    await owners.getByRole('link', { name: statistics.ways.records }).tap();
    await owners.waitForURL(/records\?.*book=koenigrufen/);
    expect(new URL(owners.url()).searchParams.get('from')).toBe('2001-02-03');
    expect(await owners.getByLabel('Fra og med').inputValue()).toBe('2001-02-03');
    await owners.getByLabel('Fra og med').fill('2999-01-01');
    await owners.getByText(statistics.nothing).waitFor();
  });

  test('count the evenings of a season, which takes the place of a period', async () => {
    const { base, club } = house;
    const season = {
      name: 'Königrufen 2000-2999',
      ...{ firstDay: '2000-01-01', lastDay: '2999-12-31', books: ['koenigrufen'] },
      rule: { by: 'points' },
    };
    const path = `/v1/clubs/${club}/seasons`;
    const { id } = expectStatus(
      await call<{ id: string }>(base, 'POST', path, { body: season }),
      201,
    ).body;
    await owners.goto(at('?from=2001-02-03'));
    await owners.getByLabel(statistics.season).selectOption({ label: season.name });
    await owners.waitForURL((url) => url.search === `?season=${id}`);
    const hands = numberOf(owners, statistics.total.hands);
    await hands.getByText('3', { exact: true }).waitFor();
    expect(await owners.getByLabel('Fra og med').inputValue()).toBe('');
    await hands.tap();
    expect(await handsListed(owners)).toEqual({ said: 3, hands: 3 });
    // From the season's own page to the same numbers.
    await owners.goto(`/clubs/${club}/seasons/${id}`);
    await owners.getByRole('main').getByRole('link', { name: shell.destinations.statistics }).tap();
    await hands.getByText('3', { exact: true }).waitFor();
  });

  test('have records, each leading to its hand', async () => {
    await owners.goto(at('/records'));
    const titles = ['largest-cup', 'largest-hand', 'longest-evening', 'rarest-melding'] as const;
    for (const title of titles) {
      const record = owners.getByRole('region', { name: statistics.records[title] });
      const value = (await record.locator('p').first().textContent()) ?? '';
      await record.getByRole('link', { name: /^Se hånd/ }).tap();
      await owners.waitForURL(/\/hands\/\d+$/);
      const told = owners.getByRole('main');
      await told.getByRole('heading', { level: 1, name: /^Hånd \d+$/ }).waitFor();
      if (title === 'largest-hand') await told.getByText(`+${value}`).first().waitFor();
      await owners.goBack();
    }
    // Of the rarest melding every time it was declared.
    await owners.locator('main a[data-count]').waitFor();
    expect(await numbersAstray(owners)).toEqual([]);
  });

  test('show payments between members: rows add up to what everybody won, and a number shows its parts', async () => {
    await owners.goto(at('/who-paid-whom'));
    const table = owners.getByRole('table', { name: matrix.title });
    await table.waitFor();
    const rows = (await table.locator('tbody tr').all()).slice(0, PLAYERS.length);
    const won = await wonByAll(house, played);
    for (const row of rows) {
      const name = await row.getByRole('rowheader').innerText();
      const numbers = (await row.getByRole('cell').allInnerTexts()).map(numberIn);
      const sum = numbers.pop();
      expect(numbers.reduce((all, number) => all + number, 0)).toBe(sum);
      expect([name, sum]).toEqual([name, won.get(house.idOf(name))]);
    }
    const cell = table.getByRole('button').first();
    const net = numberIn(await cell.innerText());
    await cell.tap();
    expect(await sumOfParts(owners.getByRole('dialog'))).toBe(net);
    expect(await deadNumbers(owners.getByRole('dialog'))).toEqual([]);
    expect(await pointsAstray(owners, () => cell.tap())).toEqual([]);
  });

  test('say it on a phone one person at a time, with the rule for the cups', async () => {
    await owners.setViewportSize({ width: 320, height: 640 });
    await owners.goto(at(`/who-paid-whom?member=${anna()}`));
    const list = owners.getByRole('list', { name: fill(one.title, { name: 'Anna' }) });
    await list.waitFor();
    expect(await owners.getByRole('table', { name: matrix.title }).isVisible()).toBe(false);
    const numbers: number[] = [];
    for (const row of await list.getByRole('button').all()) {
      const net = numberIn((await row.innerText()).split('\n').at(-1) ?? '');
      await row.tap();
      const dialog = owners.getByRole('dialog');
      expect(await sumOfParts(dialog)).toBe(net);
      await dialog.getByRole('button', { name: shell.parts.close }).tap();
      await dialog.waitFor({ state: 'detached' });
      numbers.push(net);
    }
    const won = await wonByAll(house, played);
    expect(numbers.reduce((all, number) => all + number, 0)).toBe(won.get(anna()));
    await owners.getByText(statistics.whoPaidWhom.cups['by-what-each-put-in']).waitFor();
    await owners.setViewportSize(SIZES.tablet);
  });

  test('set two against each other from ten shared hands on', async () => {
    await owners.goto(at('/head-to-head'));
    await owners.getByText(headToHead.choose).waitFor();
    await owners.getByLabel(headToHead.first, { exact: true }).selectOption({ label: 'Anna' });
    await owners.getByLabel(headToHead.second, { exact: true }).selectOption({ label: 'Bent' });
    const shared = owners.getByRole('region', { name: headToHead.shared });
    const hands = shared.getByRole('link', { name: headToHead.hands });
    const count = Number(await hands.textContent());
    expect(count).toBeGreaterThanOrEqual(10);
    await owners.getByText(members.showTable).tap();
    const last = owners.getByRole('region', { name: headToHead.curve }).getByRole('row').last();
    const net = numberIn(await last.getByRole('cell').first().innerText());
    expect(await sumOfParts(owners.getByRole('region', { name: headToHead.between }))).toBe(net);
    expect(await deadNumbers(shared)).toEqual([]);
    expect(await shared.locator('a[data-count]').count()).toBe(4);
    expect(await numbersAstray(owners)).toEqual([]);
    expect(await deadNumbers(owners.getByRole('region', { name: headToHead.between }))).toEqual([]);
    expect(await pointsAstray(owners)).toEqual([]);
    await hands.tap();
    expect(await handsListed(owners)).toEqual({ said: count, hands: count });
    await owners.getByRole('link', { name: statistics.hands.back }).tap();
    await owners.getByLabel(statistics.book).selectOption('koenigrufen');
    await owners
      .getByText(fill(headToHead.tooFew_other, { one: 'Anna', other: 'Bent', count: 3, least: 10 }))
      .waitFor();
    expect(await hands.textContent()).toBe('3');
    expect(await owners.getByRole('region', { name: headToHead.curve }).count()).toBe(0);
  });

  test('say to a member what they do not see, until an owner shows it', async () => {
    const theirs = await (await openMembers(house, anna(), 'member')).newPage();
    await theirs.goto(`/clubs/${house.club}`);
    await theirs.getByRole('main').getByRole('link', { name: shell.destinations.statistics }).tap();
    const main = theirs.getByRole('main');
    const money = main.getByRole('row', { name: statistics.total.money });
    const fines = main.getByRole('region', { name: statistics.fines.title });
    await theirs.getByRole('heading', { level: 1, name: 'Statistik: Anna' }).waitFor();
    await money.waitFor();
    await fines.waitFor();
    expect(await main.getByRole('note').count()).toBe(0);
    await theirs.getByLabel(statistics.who).selectOption({ label: 'Bent' });
    const note = main.getByRole('note');
    await note.waitFor();
    const words = await note.innerText();
    expect(words).toContain(statistics.hidden.money);
    expect(words).toContain(statistics.hidden.fines);
    expect([await money.count(), await fines.count()]).toEqual([0, 0]);
    await theirs.getByLabel(statistics.who).selectOption({ label: statistics.club });
    await main.getByRole('region', { name: statistics.members.title }).waitFor();
    // Only their own numbers are in money.
    expect((await main.innerText()).match(/kr\./g)).toHaveLength(1);
    await main.getByText(statistics.hidden.money).waitFor();

    await owners.goto(`/clubs/${house.club}/people`);
    await owners.getByLabel(people.statistics.label).tap();
    await owners.getByText(people.statistics.done).waitFor();
    await main.getByRole('note').waitFor({ state: 'detached' });
    await theirs.goto(at(`?member=${house.idOf('Bent')}`));
    await money.waitFor();
    await fines.waitFor();
  });

  test('change at once with a correction, and are as they were at the head before', async () => {
    const { head } = await read<{ head: number }>(house.base, `/v1/clubs/${house.club}/statistics`);
    await owners.goto(at());
    const hands = numberOf(owners, statistics.total.hands);
    expect(await hands.textContent()).toBe(String(HANDS));
    await voidLast(house.base, played.tarok[1]);
    await hands.getByText(String(HANDS - 1), { exact: true }).waitFor();
    await owners.goto(at(`?head=${head}`));
    await owners.getByText(fill(statistics.asOf, { head })).waitFor();
    expect(await hands.textContent()).toBe(String(HANDS));
    await owners.getByRole('link', { name: statistics.toNow }).tap();
    await hands.getByText(String(HANDS - 1), { exact: true }).waitFor();
  });

  test('count the evenings at one table, once there is one with a name', async () => {
    const { base, club } = house;
    await owners.goto(at());
    const hands = numberOf(owners, statistics.total.hands);
    await hands.waitFor();
    expect(await owners.getByLabel(statistics.table, { exact: true }).count()).toBe(0);
    const seats = PLAYERS.slice(0, 3).map(house.idOf);
    const asked = { book: 'brix-1996', rate: 0, seats, firstDealer: seats[0], tableName: 'Stuen' };
    const opened = await call<SessionView>(base, 'POST', `/v1/clubs/${club}/sessions`, {
      body: asked,
    });
    const { id } = expectStatus(opened, 201).body;
    const path = `/v1/clubs/${club}/sessions/${id}`;
    const view = await read<SessionView>(base, path);
    const hand = { body: plainHand(view), version: view.version };
    expectStatus(await call(base, 'POST', `${path}/hands`, hand), 201);
    const { version } = await read<SessionView>(base, path);
    expectStatus(await call(base, 'POST', `${path}/close`, { body: {}, version }), 200);
    await owners.getByLabel(statistics.table, { exact: true }).selectOption({ label: 'Stuen' });
    await owners.waitForURL(/table=Stuen/);
    await hands.getByText('1', { exact: true }).waitFor();
    expect(await numbersAstray(owners)).toEqual([]);
    // The other pages count the same evenings, and so does who opens the address.
    await owners.getByRole('link', { name: statistics.ways.whoPaidWhom }).tap();
    const list = owners.getByRole('list', { name: fill(one.title, { name: 'Anna' }) });
    await list.waitFor();
    expect(await list.getByRole('button').count()).toBe(2);
    await owners.reload();
    await list.waitFor();
    expect(await owners.getByLabel(statistics.table, { exact: true }).inputValue()).toBe('Stuen');
  }, 60_000);
});

/** Numbers of tables that are no way to anything; 0 has nothing behind it. */
async function deadNumbers(within: Page | Locator): Promise<string[]> {
  const cells = await within.locator('td:not(:has(a, button))').allInnerTexts();
  return cells.filter((text) => /[1-9]/.test(text));
}

/** Opens numbers of a page, `PLACES=every` all of them; gives those whose list is longer or shorter, or adds up to other points. */
async function numbersAstray(page: Page): Promise<string[]> {
  const numbers = page.locator('main a[data-count]');
  await numbers.first().waitFor();
  const all = await numbers.count();
  const wrong: string[] = [];
  for (const place of someOf([...Array(all).keys()])) {
    const link = numbers.nth(place);
    const count = Number(await link.getAttribute('data-count'));
    const said = (await link.getAttribute('aria-label')) ?? '';
    const [signed] = /^[+−][\d.]+$|^0$/.exec((await link.innerText()).trim()) ?? [];
    await link.tap();
    const listed = await handsListed(page);
    if (listed.said !== count || listed.hands !== count) {
      wrong.push(`${said} ${count}: ${JSON.stringify(listed)}`);
    }
    // Points are the sum of what is listed.
    if (signed !== undefined) {
      const ends = await page.locator('main ol > li a > span:last-child').allInnerTexts();
      const sum = ends.reduce((points, end) => points + numberIn(end.trim()), 0);
      if (sum !== numberIn(signed)) wrong.push(`${said}: ${sum}`);
    }
    await page.goBack();
    await numbers.nth(all - 1).waitFor();
  }
  return wrong;
}

/**
 * Opens points that lead to the hands in which they moved; gives those whose list says or adds up to others.
 * @param open what shows them again after the way back
 */
async function pointsAstray(page: Page, open?: () => Promise<void>): Promise<string[]> {
  const links = page.locator('a[data-points]');
  await links.first().waitFor();
  const all = await links.count();
  const wrong: string[] = [];
  for (const place of Array(all).keys()) {
    const link = links.nth(place);
    const moved = (await link.getAttribute('data-points')) ?? '';
    const said = (await link.getAttribute('aria-label')) ?? '';
    const shown = numbersIn(await link.innerText());
    const [received = NaN, paid = NaN] = moved.split(' ').map(Number);
    const isNet = shown.length === 1 && shown[0] === received - paid;
    if (!isNet && shown.map(Math.abs).join(' ') !== moved) wrong.push(`${said} shows ${moved}`);
    await link.tap();
    await page.waitForURL(/\/statistics\/hands\?.*between/);
    const status = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ });
    const told = numbersIn(await status.innerText()).join(' ');
    const rows = page.getByRole('main').locator('ol > li');
    await rows.first().waitFor();
    let net = 0;
    let [gotAll, putAll] = [0, 0];
    for (const row of await rows.all()) {
      const lines = (await row.innerText()).split('\n').filter((line) => line.trim() !== '');
      net += numberIn((lines.at(-1) ?? '').trim());
      const [got = NaN, put = NaN] = numbersIn(lines.at(-2) ?? '');
      gotAll += got;
      putAll += put;
    }
    const listed = `${gotAll} ${putAll}`;
    if (told !== moved || listed !== moved || net !== received - paid) {
      wrong.push(`${said} ${moved}: says ${told}, lists ${listed}, ${net} in all`);
    }
    await page.goBack();
    if (open !== undefined) await open();
    await links.nth(all - 1).waitFor();
  }
  return wrong;
}

/** All numbers of a text as the app writes them in Danish. */
function numbersIn(words: string): readonly number[] {
  return (words.match(/[+−]?\d[\d.]*/g) ?? []).map(numberIn);
}

/** A number of the first table, which is a way to its hands. */
function numberOf(page: Page, what: string): Locator {
  const total = page.getByRole('table', { name: statistics.total.title });
  return total.getByRole('row', { name: new RegExp(`^${what}`) }).getByRole('link');
}

/** The sum and the entries of the list behind a number, with all its pages opened. */
async function handsListed(page: Page): Promise<{ readonly said: number; readonly hands: number }> {
  await page.waitForURL(/\/statistics\/hands\?/);
  const status = page.getByRole('status').filter({ hasText: /^\d+ i alt$/ });
  const said = Number.parseInt(await status.innerText(), 10);
  const rows = page.getByRole('main').locator('ol > li');
  const more = page.getByRole('button', { name: members.more });
  while ((await rows.count()) < said && (await more.isVisible())) {
    const before = await rows.count();
    await more.tap();
    await rows.nth(before).waitFor();
  }
  return { said, hands: await rows.locator('a[href]').count() };
}

/** The last column of what a number is made of, its shell.parts added up; the sum must say the same. */
async function sumOfParts(within: Locator): Promise<number> {
  const table = within.getByRole('table').filter({ hasText: pair.part });
  await table.waitFor();
  const rows = await table.locator('tbody tr').all();
  const nets: number[] = [];
  for (const row of rows) nets.push(numberIn(await row.getByRole('cell').last().innerText()));
  const sum = nets.pop() ?? NaN;
  expect(nets.reduce((all, net) => all + net, 0)).toBe(sum);
  return sum;
}

/** The sums of all evenings, by their standings. */
async function wonByAll(
  { base }: House,
  { tarok, koenigrufen }: CountedClub,
): Promise<ReadonlyMap<string, number>> {
  const won = new Map<string, number>();
  for (const path of [...tarok, koenigrufen]) {
    const { standings } = await read<SessionView>(base, path);
    for (const { player, points } of standings) won.set(player, (won.get(player) ?? 0) + points);
  }
  return won;
}

/** A number as the app writes it in Danish, with its sign; 0 for the sign of none. */
function numberIn(words: string): number {
  const number = Number(
    words.replaceAll('.', '').replace('+', '').replace('−', '-').replace('–', '0'),
  );
  if (Number.isNaN(number)) throw new Error(`no number: ${words}`);
  return number;
}

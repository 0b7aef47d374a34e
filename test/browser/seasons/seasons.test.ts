import type { Locator, Page } from 'playwright-core';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { SeasonList } from '../../../src/seasons/seasons/season.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import da from '../../../src/words/da/standing-rule.js';
import session from '../../../web/words/da/session.js';
import seasons from '../../../web/words/da/seasons.js';
import statistics from '../../../web/words/da/statistics.js';
import shell from '../../../web/words/da/shell.js';
import eveningPage from '../../../web/words/da/evening-page.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  plainHand,
  read,
} from '../../support/api/api.js';
import { setClock } from '../../support/database/clock.js';
import { inBrowser } from '../support/browser.js';
import {
  openHouse,
  openMembers,
  openOwners,
  SIZES,
  type House,
  type Name,
} from '../support/house.js';
import { faultsOn, lookIn, unfold } from '../support/narrow.js';
import { fill, plain, signed } from '../support/said.js';

const DAY_MS = 86_400_000;

/** The players of each evening, in the order of their seats, which decides the winner. */
const EVENINGS: readonly (readonly Name[])[] = [
  ['Anna', 'Bent', 'Carl'],
  ['Carl', 'Anna', 'Bent'],
  ['Anna', 'Carl', 'Bent'],
  ['Anna', 'Bent', 'Carl'],
];

inBrowser('a season', () => {
  let house: House;
  let page: Page;
  let setBack: (() => void) | null = null;
  /** Paths of the evenings, in order. */
  const played: string[] = [];

  beforeAll(async () => {
    house = await openHouse({ alone: true });
    for (const names of EVENINGS) played.push(await playEvening(house, names));
    const device = await openOwners(house);
    page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
  });
  afterAll(async () => {
    setBack?.();
    await house.close();
  });
  afterEach(async () => {
    await expectVerified(house.base, house.club);
  });

  const club = (what: string) => `/v1/clubs/${house.club}/${what}`;
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  const heading = (name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  /** Waits for the season's page, and opens its folded cards. */
  const seasonShown = async () => {
    await heading('Pokalen');
    await unfold(page);
  };
  const dialog = () => page.getByRole('dialog');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const table = (name: string) => page.getByRole('table', { name, exact: true });
  const number = (of: string) => table(seasons.standing).getByRole('button', { name: of });
  /** The results of the evenings for each of the three, in order. */
  const results = async () => {
    const views = await Promise.all(played.map((path) => read<SessionView>(house.base, path)));
    const points = (name: Name) =>
      views.flatMap(({ standings }) => {
        const own = standings.find(({ player }) => player === house.idOf(name));
        return own === undefined ? [] : [own.points];
      });
    return { Anna: points('Anna'), Bent: points('Bent'), Carl: points('Carl') };
  };
  /** Name and total of each line of the table, from the top. */
  const shown = async (name: string) => {
    const lines = await table(name).locator('tbody > tr:first-child').all();
    return Promise.all(
      lines.map(async (line) => {
        const total = await line.locator('b').last().textContent();
        return [plain((await line.getByRole('rowheader').innerText()).split('\n')[0] ?? ''), total];
      }),
    );
  };

  test('is opened with a rule of plain choices, and shows places with the evenings behind them', async () => {
    await page.goto(`/clubs/${house.club}`);
    await button(shell.menu).tap();
    await page.getByRole('link', { name: shell.destinations.seasons }).tap();
    await page.getByText(seasons.noneKeeper).waitFor();
    await page.getByRole('link', { name: seasons.new }).tap();
    await heading(seasons.forms.new.title);
    const { today } = await read<BooksView>(house.base, club('books'));
    // The half of the year that runs is there already.
    expect((await page.getByLabel(seasons.forms.fields.firstDay).inputValue()) <= today).toBe(true);
    expect((await page.getByLabel(seasons.forms.fields.lastDay).inputValue()) >= today).toBe(true);

    // A refusal is shown at its field, and the fields keep their text.
    await page.getByLabel(seasons.forms.fields.name).fill('Pokalen');
    await page.getByLabel(seasons.forms.fields.firstDay).fill(today);
    await page.getByLabel(seasons.forms.fields.lastDay).fill(dayAfter(today, -1));
    await button(seasons.forms.new.do).tap();
    await page.locator('input[aria-invalid=true]').waitFor();
    expect(await page.getByLabel(seasons.forms.fields.name).inputValue()).toBe('Pokalen');
    await page.getByLabel(seasons.forms.fields.lastDay).fill(today);

    // The usual rule is there in words; another one is chosen behind it.
    await page.getByRole('button', { name: seasons.forms.rule.choose }).tap();
    await button(seasons.forms.rule.best).tap();
    await page.getByLabel(seasons.forms.rule.bestLabel).fill('2');
    await page.getByText(da.best(2)).waitFor();
    await button(seasons.forms.new.do).tap();
    await seasonShown();
    await page.getByText(da.best(2), { exact: true }).waitFor();

    const points = await results();
    const best = Object.entries(points)
      .map(([name, its]) => [name, sum(its.toSorted((a, b) => b - a).slice(0, 2))] as const)
      .toSorted(([, one], [, other]) => other - one);
    expect(new Set(best.map(([, total]) => total)).size).toBe(3);
    expect(await shown(seasons.standing)).toEqual(
      best.map(([name, total]) => [name, signed(total)]),
    );
  });

  test('shows as many evenings behind a number as it says, each the way to its hands', async () => {
    const evenings = fill(seasons.eveningsOf, { name: 'Bent', evenings: '2 af 4' });
    expect(await number(evenings).textContent()).toBe('2 af 4');
    // The others are struck through, and said to be so.
    const strip = table(seasons.standing).locator('tbody', { has: page.getByText('Bent') });
    expect(await strip.locator('s').count()).toBe(2);
    expect(await strip.getByText(seasons.countsNot).count()).toBe(2);

    await number(evenings).tap();
    const counting = dialog().getByRole('region', { name: fill(seasons.counting, { count: 2 }) });
    await counting.waitFor();
    expect(await counting.getByRole('link').count()).toBe(2);
    const { Bent } = await results();
    const told = await counting.getByRole('link').locator('> span:last-child').allTextContents();
    const best = Bent.toSorted((a, b) => b - a).slice(0, 2);
    expect(told.toSorted()).toEqual(best.map(signed).toSorted());
    const others = dialog().getByRole('region', { name: fill(seasons.notCounting, { count: 2 }) });
    expect(await others.getByText(fill(seasons.why['not-among-best'], { best: 2 })).count()).toBe(
      2,
    );

    // Their hands, and no others of the season.
    const ofAll = dialog().getByRole('link', { name: /^Se de \d+ hænder$/ });
    const all = Number(await ofAll.getAttribute('data-count'));
    expect(all).toBe(4);
    await ofAll.tap();
    await page.getByText(fill(statistics.hands.counted, { number: all })).waitFor();
    expect(await page.locator('main ol > li a[href*="/hands/"]').count()).toBe(all);
    await page.getByRole('link', { name: statistics.hands.backToSeason }).tap();
    await seasonShown();
    await number(evenings).tap();

    const link = counting.getByRole('link').first();
    const hands = /(\d+) h/.exec((await link.textContent()) ?? '')?.[1];
    await link.tap();
    const list = region(session.hands);
    await list.waitFor();
    await unfold(page);
    expect(await list.getByRole('listitem').count()).toBe(Number(hands));
    // The evening says in which season it counts, and leads back to it.
    const own = region(seasons.ofEvening.title);
    await own.getByText(seasons.belongs.day).waitFor();
    await own.getByRole('link', { name: 'Pokalen' }).tap();
    await seasonShown();
  });

  test('says since when and why its rule is another', async () => {
    await page.getByRole('link', { name: seasons.rule.change }).tap();
    await heading(fill(seasons.forms.changeRule.title, { name: 'Pokalen' }));
    await button(seasons.forms.rule.all).tap();
    await page.getByText(da.all).waitFor();
    await button(seasons.forms.changeRule.do).tap();
    // Not without a reason.
    await page.locator('textarea[aria-invalid=true]').waitFor();
    await page.getByLabel(seasons.forms.why).fill('Vedtaget på generalforsamlingen.');
    await button(seasons.forms.changeRule.do).tap();
    await seasonShown();
    await page
      .getByText(fill(seasons.rule.why, { why: 'Vedtaget på generalforsamlingen.' }))
      .waitFor();
    expect(await page.getByText(da.all, { exact: true }).isVisible()).toBe(true);
    const points = await results();
    const all = Object.entries(points)
      .map(([name, its]) => [name, sum(its)] as const)
      .toSorted(([, one], [, other]) => other - one);
    expect(await shown(seasons.standing)).toEqual(
      all.map(([name, total]) => [name, signed(total)]),
    );
  });

  test('lets go of an evening that is moved, with the reason for all to read', async () => {
    const list = region(seasons.evenings);
    await list
      .getByRole('button', { name: /^Flyt aftenen/ })
      .first()
      .tap();
    expect(await button(seasons.forms.move.do, dialog()).isDisabled()).toBe(true);
    await dialog().getByLabel(seasons.forms.why).fill('Den var til træning.');
    await button(seasons.forms.move.do, dialog()).tap();
    await list.getByText('»Den var til træning.«').waitFor();
    await list.getByText(seasons.belongs['moved-away']).waitFor();
    await number(fill(seasons.eveningsOf, { name: 'Anna', evenings: '3' })).waitFor();
    // The evening says so too, and why.
    await list.getByRole('link', { name: /Den var til træning/ }).tap();
    const own = region(seasons.ofEvening.title);
    await own.waitFor();
    await unfold(page);
    await own.getByText(seasons.belongs['moved-away']).waitFor();
    await own.getByText('»Den var til træning.«').waitFor();
    await own.getByRole('link', { name: 'Pokalen' }).tap();
    await seasonShown();

    // And back, by the same way.
    await list
      .getByRole('button', { name: /^Flyt aftenen/ })
      .first()
      .tap();
    await dialog()
      .getByText(fill(seasons.forms.move.in, { name: 'Pokalen' }))
      .waitFor();
    await dialog().getByLabel(seasons.forms.why).fill('Den tæller alligevel.');
    await button(seasons.forms.move.do, dialog()).tap();
    await list.getByText(seasons.belongs['moved-here']).waitFor();
    await number(fill(seasons.eveningsOf, { name: 'Anna', evenings: '4' })).waitFor();
  });

  test("is on the eveningPage.wall between evenings, and in a strip on a member's start", async () => {
    const device = await openMembers(house, house.idOf('Bent'));
    const own = await device.newPage();
    await own.goto(`/clubs/${house.club}`);
    const lines = await shown(seasons.standing);
    const rank = lines.findIndex(([name]) => name === 'Bent') + 1;
    const strip = own.getByRole('region', { name: 'Pokalen' });
    await strip.getByText(fill(seasons.stripRank, { rank, of: 3 })).waitFor();
    await strip.getByText(fill(seasons.stripEvenings, { counted: 4, played: 4 })).waitFor();
    await strip.getByRole('link', { name: seasons.season }).tap();
    // A member reads it and changes nothing of it.
    await own.getByRole('heading', { level: 1, name: 'Pokalen' }).waitFor();
    expect(await own.getByRole('link', { name: seasons.rule.change }).count()).toBe(0);

    await own.goto(`/clubs/${house.club}/wall`);
    await own.mouse.move(10, 10);
    await button(eveningPage.wall.showSeason, own).click();
    await own.getByRole('heading', { level: 2, name: 'Pokalen' }).waitFor();
    const names = await own.getByRole('listitem').allTextContents();
    expect(names.map((line) => lines.findIndex(([name]) => line.includes(name ?? '')))).toEqual([
      0, 1, 2,
    ]);
    expect(await faultsOn(own)).toEqual([]);
    await lookIn(own, 'a phone of 320 px');
    expect(await faultsOn(own)).toEqual([]);
    await device.close();
  });

  test('is closed after its last day, and shows then and now where an evening is corrected', async () => {
    await button(seasons.forms.close.do).tap();
    await button(seasons.forms.close.do, dialog()).tap();
    // Its last day is not over: why it cannot be is said where it was tapped.
    await dialog().getByRole('alert').waitFor();
    await button(shell.parts.cancel, dialog()).tap();
    await dialog().waitFor({ state: 'detached' });

    setBack = setClock(new Date(Date.now() + 2 * DAY_MS));
    await button(seasons.forms.close.do).tap();
    await button(seasons.forms.close.do, dialog()).tap();
    await page.getByText(seasons.sameNow).waitFor();
    const then = await shown(seasons.finalTable);

    const [first = ''] = played;
    const { version } = await read<SessionView>(house.base, first);
    const body = {
      mode: 'replay',
      reason: 'Kortene var forkerte.',
      corrections: [{ hand: 2, void: true }],
    };
    expectStatus(await call(house.base, 'POST', `${first}/corrections`, { body, version }), 201);
    const differs = table(seasons.differs);
    await differs.waitFor();
    expect(await shown(seasons.finalTable)).toEqual(then);
    await button(seasons.now).tap();
    const now = await shown(seasons.finalTable);
    expect(now).not.toEqual(then);
    const totals = Object.values(await results()).map((its) => signed(sum(its)));
    expect(now.map(([, total]) => total).toSorted()).toEqual(totals.toSorted());
    // The differences are a table: as many lines as members whose place differs.
    const changed = then.filter((line) => !now.some((other) => String(other) === String(line)));
    expect(await differs.getByRole('rowheader').count()).toBe(changed.length);

    await button(seasons.forms.reopen.do).tap();
    expect(await button(seasons.forms.reopen.do, dialog()).isDisabled()).toBe(true);
    await dialog().getByLabel(seasons.forms.why).fill('En aften mangler.');
    await button(seasons.forms.reopen.do, dialog()).tap();
    await table(seasons.standing).waitFor();
    const { seasons: all } = await read<SeasonList>(house.base, club('seasons'));
    expect(all.map(({ status }) => status)).toEqual(['open']);
  });
});

/** An evening of two hands that is closed; gives its path. */
async function playEvening(house: House, names: readonly Name[]): Promise<string> {
  const { base } = house;
  const members = names.map(house.idOf);
  const { path } = await openSession(base, { club: house.club, members });
  for (let hand = 0; hand < 2; hand += 1) {
    const table = await read<SessionView>(base, path);
    const sent = { body: plainHand(table), version: table.version };
    expectStatus(await call(base, 'POST', `${path}/hands`, sent), 201);
  }
  const { version } = await read<SessionView>(base, path);
  expectStatus(await call(base, 'POST', `${path}/close`, { body: {}, version }), 200);
  return path;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import words from '../../../web/words/da/own-books.js';
import statisticWords from '../../../web/words/da/statistics.js';
import type { SeasonView } from '../../../src/seasons/seasons/season.view.js';
import type {
  ClubBookList,
  ClubBookWritten,
} from '../../../src/sessions/own-books/own-book.view.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn, unfold } from '../support/narrow.js';
import { fill } from '../support/said.js';

const BOOK = { name: 'Vores bog', description: '' };

/** A version of a club's book is adopted, taken back, and superseded; two people write one at once. */
inBrowser('the versions of a club’s book', () => {
  let house: House;
  let owner: Page;
  let book: string;

  const path = (what = '') => `/v1/clubs/${house.club}/rule-books${what}`;
  const write = async (body: object) => {
    const answer = await call<ClubBookWritten>(house.base, 'POST', path(`/${book}/versions`), {
      body: { ...BOOK, ...body },
    });
    return expectStatus(answer, 201).body;
  };
  const button = (name: string | RegExp) => owner.getByRole('button', { name, exact: true });
  const dialog = () => owner.getByRole('dialog');
  const picture = async (name: string) => {
    const folder = process.env['PICTURES'];
    if (folder === undefined) return;
    await mkdir(folder, { recursive: true });
    await owner.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  };
  const adopt = async () => {
    await button(words.adopt.do).tap();
    await dialog().getByText(words.adopt.takenBack).waitFor();
    await picture('adopting');
    await dialog().getByRole('button', { name: words.adopt.confirm }).tap();
  };

  beforeAll(async () => {
    house = await openHouse();
    owner = await (await openOwners(house)).newPage();
    await owner.setViewportSize(SIZES.phone);
    const drafted = await call<ClubBookWritten>(house.base, 'POST', path(), {
      body: { ...BOOK, parent: 'vlk-1970', changes: {} },
    });
    ({ book } = expectStatus(drafted, 201).body);
    await write({ changes: { countFactor: 2 }, why: 'Dobbelt tælling.' });
  });
  afterAll(async () => {
    await house.close();
  });

  test('an adoption says that it can be taken back, and it is', async () => {
    await owner.goto(`/clubs/${house.club}/rule-books/${book}?version=1`);
    await adopt();
    await button(/^Udgave 1 gælder nu/).waitFor();
    await button(/^Udgave 2/).tap();
    await adopt();
    await button(/^Udgave 2 gælder nu/).waitFor();
    // It was in force on this day, until the other one was adopted.
    await button(/^Udgave 1 Gjaldt den /).waitFor();
    await picture('superseded');
    expect(await faultsOn(owner)).toEqual([]);
    await button(words.takeBack.do).tap();
    await picture('taking-back');
    await dialog().getByLabel(words.takeBack.why).fill('Forsamlingen mente den anden.');
    await dialog().getByRole('button', { name: words.takeBack.confirm }).tap();
    await button(/^Udgave 1 gælder nu/).waitFor();
    await button(/^Udgave 2 Udkast/).waitFor();
    await owner.emulateMedia({ media: 'print' });
    await owner.getByText(/ · Udgave 2 · Udkast$/).waitFor();
    await owner.emulateMedia({ media: 'screen' });
  });

  test('once an evening is opened by it, the page says what to do instead', async () => {
    await adopt();
    await button(/^Udgave 2 gælder nu/).waitFor();
    const seats = house.members.slice(0, 3);
    const body = { book: 'vlk-1970', own: { book, version: 2 }, rate: 0, seats };
    const opened = await call(house.base, 'POST', `/v1/clubs/${house.club}/sessions`, {
      body: { ...body, firstDealer: seats[0] },
    });
    expectStatus(opened, 201);
    await owner.reload();
    await button(/^Udgave 2 gælder nu/).tap();
    await owner.getByText(words.takeBack.played_one).waitFor();
    expect(await button(words.takeBack.do).count()).toBe(0);
    await picture('played');
    expect(await faultsOn(owner)).toEqual([]);
    await button(/^Udgave 1/).tap();
    await adopt();
    await button(/^Udgave 1 .*gælder nu/).waitFor();
  });

  test('a writer whose version another one overtakes sees the changes of that one, and goes on', async () => {
    // The line from the service would say it before anything is saved.
    await owner.route('**/live', (route) => route.abort());
    await owner.reload();
    await button(/^Udgave 2/).tap();
    await owner.getByRole('link', { name: words.change.do }).tap();
    await owner.getByLabel(words.fields.countFactor).fill('3');
    await write({ changes: { countFactor: 4 }, why: 'Fire gange.' });
    await button(words.save).tap();
    const newer = owner.getByRole('status').filter({
      hasText: fill(words.newer.title, { version: 3 }),
    });
    await newer.getByText('Hvorfor: Fire gange.').waitFor();
    await picture('newer');
    expect(await faultsOn(owner)).toEqual([]);
    expect(await owner.getByLabel(words.fields.countFactor).inputValue()).toBe('3');
    await button(words.save).tap();
    await button(/^Udgave 4 Udkast/).waitFor();
    const { books } = await read<ClubBookList>(house.base, path());
    expect(books[0]?.versions.map(({ changes }) => changes)).toEqual([
      { countFactor: 3 },
      { countFactor: 4 },
      { countFactor: 2 },
      {},
    ]);
  });

  test('a season and the statistics are of the book, in all its versions', async () => {
    const season = await call<SeasonView>(house.base, 'POST', `/v1/clubs/${house.club}/seasons`, {
      body: {
        name: 'Egen bog',
        firstDay: '2020-01-01',
        lastDay: '2099-12-31',
        books: [book],
        rule: { by: 'points' },
      },
    });
    const { id } = expectStatus(season, 201).body;
    await owner.setViewportSize(SIZES.tablet);
    await owner.goto(`/clubs/${house.club}/seasons/${id}`);
    await owner.getByText(/· Vores bog$/).waitFor();
    await unfold(owner);
    const evenings = owner.getByRole('listitem').filter({ hasText: 'Vores bog' });
    await evenings.first().waitFor();
    await picture('season');
    await owner.goto(`/clubs/${house.club}/statistics?book=${book}`);
    const filter = owner.getByRole('combobox', { name: statisticWords.book, exact: true });
    await filter.locator('option', { hasText: 'Vores bog' }).waitFor({ state: 'attached' });
    expect(await filter.inputValue()).toBe(book);
    await picture('statistics');
    expect(await faultsOn(owner)).toEqual([]);
  });
});

import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { ClubBookWritten } from '../../../src/sessions/own-books/own-book.view.js';
import type { WhatIfView } from '../../../src/seasons/what-if/what-if.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import bookWords from '../../../web/words/da/own-books.js';
import sessionWords from '../../../web/words/da/session.js';
import words from '../../../web/words/da/what-if.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import { APART, handsApart } from '../../support/own-book/evening-apart.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

interface Line {
  readonly text: string;
  readonly isBold: boolean;
}

/** In a page with two books side by side: of each row the lines of both. */
const LINES_OF_BOTH = `[...document.querySelectorAll('tbody')].map((body) =>
  [...body.querySelectorAll('td')].map((cell) =>
    [...cell.querySelectorAll('p')].map((line) => ({
      text: line.textContent,
      isBold: Number(getComputedStyle(line).fontWeight) > 500,
    }))))`;

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Drawn {
  readonly texts: readonly Box[];
  readonly box: Box;
}

/** In a page: the places of all texts of the picture of slopes, and of the picture. */
const DRAWN = `(() => {
  const of = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { text: element.textContent, left, right, top, bottom };
  };
  const picture = document.querySelector('[role="img"] svg');
  return { texts: [...picture.querySelectorAll('text')].map(of), box: of(picture) };
})()`;

/** An evening by a club's own book, read by others; and two books side by side. */
inBrowser('an evening by another book', () => {
  let house: House;
  let owner: Page;
  let session: string;
  let book: string;

  const path = (what: string) => `/v1/clubs/${house.club}/${what}`;
  async function step(what: string, body: object = {}): Promise<void> {
    const at = path(`sessions/${session}`);
    const { version } = await read<SessionView>(house.base, at);
    const answer = await call(house.base, 'POST', `${at}/${what}`, { version, body });
    if (answer.status >= 300) throw new Error(answer.text);
  }

  beforeAll(async () => {
    house = await openHouse();
    owner = await (await openOwners(house)).newPage();
    await owner.setViewportSize(SIZES.phone);
  });
  afterAll(async () => {
    await house.close();
  });

  const section = (name: string) => owner.getByRole('region', { name, exact: true });
  const picture = async (name: string) => {
    const folder = process.env['PICTURES'];
    if (folder === undefined) return;
    await mkdir(folder, { recursive: true });
    await owner.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  };

  test('in a club without evenings the form of a book has no figures, and says so', async () => {
    await owner.goto(`/clubs/${house.club}/rule-books/new`);
    const draft = section(words.inDraft);
    await draft.getByText(words.noEvenings).waitFor();
    await owner.getByRole('button', { name: bookWords.fields.addFine, exact: true }).tap();
    // The refusal of a short name says which letters it may have.
    await owner.getByLabel(bookWords.fields.code).fill('mobil telefon');
    await owner
      .getByText(/små bogstaver, tal og bindestreg, uden mellemrum/)
      .first()
      .waitFor();
    expect(await draft.getByText(words.draftBroken).count()).toBe(0);
  });

  test('the played side is the result of the evening, and the fine of the club is free on the other', async () => {
    const draft = { parent: 'vlk-1970', name: 'Vores bog', description: '', changes: APART };
    const body = { ...draft, citations: {}, rate: 10 };
    const written = await call<ClubBookWritten>(house.base, 'POST', path('rule-books'), { body });
    ({ book } = expectStatus(written, 201).body);
    const seats = ['Anna', 'Bent', 'Carl'].map((name) => house.idOf(name));
    // The day is the club's: the book is in force on the day on which the evening is opened.
    const { today } = await read<{ readonly today: string }>(house.base, path('rule-books'));
    const from = { body: { from: today } };
    await call(house.base, 'POST', path(`rule-books/${book}/versions/1/adopt`), from);
    const opened = await call<SessionView>(house.base, 'POST', path('sessions'), {
      body: {
        ...{ book: 'vlk-1970', own: { book, version: 1 }, rate: 10, seats },
        firstDealer: seats[0],
      },
    });
    ({ id: session } = expectStatus(opened, 201).body);
    for (const hand of handsApart(seats)) await step('hands', hand);
    await step('close');
    const { standings } = await read<SessionView>(house.base, path(`sessions/${session}`));
    await owner.goto(`/clubs/${house.club}/what-if?by=brix-1996`);
    const compared = fill(words.compared_other, {
      ...{ compared: '4', count: '4' },
      evenings: fill(words.eveningsCount_one, { count: '1' }),
    });
    await owner.getByText(compared).waitFor();
    for (const { player, points } of standings) {
      const sign = points > 0 ? '+' : points < 0 ? '−' : '';
      const row = section(words.sums)
        .getByRole('listitem')
        .filter({ hasText: house.nameOf(player) });
      await row.getByText(`${words.then} ${sign}${Math.abs(points)} · `).waitFor();
    }
    await owner.getByText(/har ingen bøde for »Telefon, der ringer«/).waitFor();
    expect(await section(words.leftOut).count()).toBe(0);
    await picture('what-if-brix');
    expect(await faultsOn(owner)).toEqual([]);
  });

  test('where most hands cannot be played there is no standing, but their reasons', async () => {
    await owner.goto(`/clubs/${house.club}/what-if?by=wolff-1899`);
    await owner.getByText(/^Sammenlignet: 1 af 4 hænder/).waitFor();
    const few = section(words.sums);
    await few.getByText(fill(words.tooFew_other, { compared: '1', count: '4' })).waitFor();
    await few
      .getByRole('listitem')
      .filter({ hasText: /^\d hænder ude: Der mangler tælling/ })
      .waitFor();
    expect(await section(words.picture).count()).toBe(0);
    const out = section(words.leftOut);
    await out.getByRole('link', { name: fill(words.hand, { hand: '1' }), exact: true }).waitFor();
    await out.getByRole('link', { name: fill(words.hand, { hand: '4' }), exact: true }).waitFor();
    await out.getByText(/Der mangler tælling/).waitFor();
    await picture('what-if-wolff');
    expect(await faultsOn(owner)).toEqual([]);
    await owner.setViewportSize(SIZES.tablet);
    await picture('what-if-wolff-wide');
  });

  test('the page of the evening leads to it by another book', async () => {
    await owner.setViewportSize(SIZES.phone);
    await owner.goto(`/clubs/${house.club}/sessions/${session}`);
    await owner.getByRole('link', { name: sessionWords.byOtherBook }).tap();
    await owner.getByRole('heading', { name: words.title }).waitFor();
    expect(new URL(owner.url()).search).toBe(`?session=${session}`);
  });

  test('the picture has every name whole and apart, of ten players at 320 points', async () => {
    const points = [4210, 1203, 870, 866, 12, 0, -3, -1100, -1987, -4071];
    const names = [
      ...['Anna Bentsen', 'Anna Blichfeldt', 'Wilhelmine Møller', 'Bent', 'Mogens Wammen'],
      ...['Mogens Wamberg', 'Christian-Emil', 'Gudmundur', 'Hildegard Ørn', 'Jo'],
    ];
    await owner.route('**/what-if', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as WhatIfView;
      const members = points.map((then, at) => {
        const member = body.members[at]?.member ?? `00000000-0000-4000-8000-00000000000${at}`;
        return { ...body.members[0], member, then, now: then - at * 7 };
      });
      await route.fulfill({ response: answer, json: { ...body, members } });
    });
    await owner.route('**/members', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { readonly members: readonly object[] };
      const more = points.map((_, at) => ({
        ...body.members[0],
        id: `00000000-0000-4000-8000-00000000000${at}`,
        name: names[at],
      }));
      await route.fulfill({
        response: answer,
        json: { ...body, members: [...body.members, ...more] },
      });
    });
    await owner.setViewportSize({ width: 320, height: 640 });
    await owner.goto(`/clubs/${house.club}/what-if?by=brix-1996&session=${session}`);
    await section(words.picture).getByRole('img').waitFor();
    const { texts, box } = await owner.evaluate<Drawn>(DRAWN);
    expect(texts).toHaveLength(2 + 2 * points.length);
    for (const { text, left, right, top, bottom } of texts) {
      expect([text, left >= box.left && right <= box.right]).toEqual([text, true]);
      const over = texts.filter(
        (other) =>
          other.text !== text &&
          other.left < right - 1 &&
          left < other.right - 1 &&
          other.top < bottom - 3 &&
          top < other.bottom - 3,
      );
      expect([text, over.map((one) => one.text)]).toEqual([text, []]);
    }
    await picture('what-if-320');
    expect(await faultsOn(owner)).toEqual([]);
    await owner.unrouteAll({ behavior: 'wait' });
    await owner.setViewportSize(SIZES.phone);
  });

  test('of two books side by side only the lines that differ are marked', async () => {
    await owner.goto(`/clubs/${house.club}/rule-books/beside?one=${book}.1&other=brix-1996`);
    const table = owner.getByRole('table');
    const differing = table.locator('tbody', { hasText: 'Sidste stik' }).first();
    await differing.waitFor();
    const rows = await owner.evaluate<readonly (readonly Line[])[][]>(LINES_OF_BOTH);
    const isMarkedRightly = ([one = [], other = []]: readonly (readonly Line[])[]) =>
      [
        [one, other],
        [other, one],
      ].every(([here = [], there = []]) =>
        here.every(({ text, isBold }) => isBold === !there.some((line) => line.text === text)),
      );
    expect(rows.filter((row) => !isMarkedRightly(row))).toEqual([]);
    const marks = rows.flat(2).map(({ isBold }) => isBold);
    expect(new Set(marks)).toEqual(new Set([true, false]));
    await picture('beside');
    // The book says nothing about a tout that the club does not play.
    await owner.goto(`/clubs/${house.club}/rule-books/${book}`);
    await owner.getByRole('heading', { name: 'Vores bog', level: 1 }).waitFor();
    await picture('own-book');
    expect(
      await owner
        .locator('main')
        .getByText(/Ved siden af en tout/)
        .count(),
    ).toBe(0);
    await owner.emulateMedia({ media: 'print' });
    expect(await owner.getByRole('link', { name: bookWords.back }).count()).toBe(0);
    await owner.emulateMedia({ media: 'screen' });
    // The rate comes back as it was written.
    await owner.goto(`/clubs/${house.club}/rule-books/${book}/change`);
    await owner.getByLabel(/^Et point er værd/).waitFor();
    expect(await owner.getByLabel(/^Et point er værd/).inputValue()).toBe('0,10');
  });
});

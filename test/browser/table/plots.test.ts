import type { Page } from 'playwright-core';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { call, expectStatus, openSession, plainHand, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openTablet, SIZES, tableOf, type House } from '../support/house.js';

/** The curves at the table and on the wall can be read: nothing lies over their names and numbers. */
inBrowser('a plot', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    page = await (await openTablet(house)).newPage();
  });
  afterAll(async () => {
    await house.close();
  });

  /** An evening of three hands. Gives its path in the API. */
  const play = async (
    opening: NonNullable<Parameters<typeof openSession>[2]>,
    handOf: (view: SessionView) => object = plainHand,
  ) => {
    const { path } = await openSession(house.base, house, opening);
    for (let hand = 1; hand <= 3; hand++) {
      const view = await read<SessionView>(house.base, path);
      const { dealer, version } = view;
      const sent = { body: { ...handOf(view), dealer }, version };
      expectStatus(await call(house.base, 'POST', `${path}/hands`, sent), 201);
    }
    return path;
  };

  test.each([4, 5] as const)(
    'of %i players keeps off their seats on a small tablet',
    async (players) => {
      const path = await play({ book: 'koenigrufen', players }, rufer);
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(tableOf(path));
      await page.locator('main svg text').first().waitFor();
      expect(await overlaps(page, 'main ol[aria-label] > li')).toEqual([]);
    },
  );

  test('on the wall has its names above the numbers of the hands', async () => {
    await play({ book: 'koenigrufen' }, rufer);
    await page.setViewportSize(SIZES.wall);
    await page.goto(`/clubs/${house.club}/wall`);
    await page.locator('main svg polyline').first().waitFor();
    expect(await overlaps(page, 'main svg text')).toEqual([]);
  });
});

/** A game with a called king, won by forehand and the next but one. */
function rufer({ active: [declarer, , kingHolder] }: SessionView): object {
  return {
    ...{ game: 'koenigrufen', contract: 'rufer', calledKing: 'hearts' },
    ...{ declarer, kingHolder, announcements: [], figures: [] },
    count: [{ side: 'declarer', points: '38/1' }],
  };
}

/** The texts of drawings that lie over, or under, another element: each with what it meets. */
function overlaps(page: Page, others: string): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => [one, one.getBoundingClientRect()]);
    const all = boxes(${JSON.stringify(others)});
    // The ink of a letter is less high than its box.
    const least = 2;
    return boxes('main svg text').flatMap(([text, its]) => all
      .filter(([other, box]) => other !== text && !text.contains(other)
        && Math.min(its.right, box.right) - Math.max(its.left, box.left) > least
        && Math.min(its.bottom, box.bottom) - Math.max(its.top, box.top) > least)
      .map(([other]) => text.textContent + ' / ' + other.textContent));
  })()`);
}

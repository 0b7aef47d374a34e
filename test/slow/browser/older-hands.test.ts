import type { BrowserContext, Page } from 'playwright-core';
import type { HandRecord } from '../../../src/rules/game.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import corrections from '../../../web/words/da/corrections.js';
import eveningPage from '../../../web/words/da/evening-page.js';
import members from '../../../web/words/da/members.js';
import tableWords from '../../../web/words/da/table.js';
import {
  call,
  expectStatus,
  openSession,
  plainHand,
  read,
  type Table,
} from '../../support/api/api.js';
import { recordAsBefore } from '../../support/database/older-hand.js';
import { inBrowser } from '../../browser/support/browser.js';
import { openHouse, openOwners, tableOf, type House } from '../../browser/support/house.js';
import { fill } from '../../browser/support/said.js';

/** Hands whose lists an older log holds as null are opened wherever a hand is. */

const BOOKS = {
  'brix-1996': (view: SessionView) => {
    const { events, lastTrick, count } = plainHand(view);
    const winner = lastTrick?.winner;
    const none = { meldinger: null, fines: null, trickless: null };
    return { events, count, ...none, lastTrick: { winner, ultimoCards: null } };
  },
  koenigrufen: ({ active, dealer }: SessionView) => {
    const forehand = active[(active.indexOf(dealer) + 1) % active.length];
    const none = { games: null, personalKontra: null, announcements: null, figures: null };
    const count = [{ player: forehand, points: '36' }];
    const game = { game: 'koenigrufen', contract: 'dreier', declarer: forehand };
    return { ...game, count, ...none, tricks: null, virgins: null };
  },
} as const;

inBrowser('an older hand with lists that are null', () => {
  let house: House;
  let device: BrowserContext;
  let page: Page;
  const broken: string[] = [];

  beforeAll(async () => {
    house = await openHouse();
    device = await openOwners(house);
    page = await device.newPage();
    page.on('pageerror', ({ message }) => broken.push(message));
  }, 60_000);
  afterAll(async () => {
    await house.close();
  });

  const seen = ({ path }: Table) => read<SessionView>(house.base, path);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  test.each(['brix-1996', 'koenigrufen'] as const)('%s', async (book) => {
    const table = await openSession(house.base, house, { book, players: 4 });
    const { id: sessionId } = table.session;
    const at = { clubId: house.club, sessionId, version: 1 };
    const record = BOOKS[book](table.session) as unknown as HandRecord;
    await recordAsBefore(house.database, at, record);
    const here = table.path.replace('/v1', '');

    await page.goto(tableOf(table.path));
    await page.getByRole('button', { name: tableWords.close }).waitFor();
    await page.goto(`${here}/hands/1`);
    await heading(fill(members.hand, { number: 1 })).waitFor();
    await page.goto(`${here}/corrections/1`);
    await page.getByRole('button', { name: corrections.see }).waitFor();

    const { version } = await seen(table);
    const close = { body: {}, version };
    expectStatus(await call(house.base, 'POST', `${table.path}/close`, close), 200);
    await page.goto(`${here}/in-short`);
    await page.getByRole('region', { name: eveningPage.happened }).waitFor();
    expect(broken).toEqual([]);
  });
});

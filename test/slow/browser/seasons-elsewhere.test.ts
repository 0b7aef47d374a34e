import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SeasonView } from '../../../src/seasons/seasons/season.view.js';
import rules from '../../../src/words/en/standing-rule.js';
import access from '../../../web/words/en/access.js';
import firstSteps from '../../../web/words/en/first-steps.js';
import seasons from '../../../web/words/en/seasons.js';
import statistics from '../../../web/words/en/statistics.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { setupToken, spawnService, type ServiceProcess } from '../../support/database/service.js';
import { inBrowser, startChromium } from '../../browser/support/browser.js';
import { SIZES } from '../../browser/support/house.js';
import { faultsOn, lookIn } from '../../browser/support/narrow.js';
import { fill } from '../../browser/support/said.js';

/**
 * Somebody who never saw the app, in English, at an address of the network on plain HTTP: a club in which
 * nothing was played, and a season that is changed on another device while this one looks at it.
 */

const NAME = 'klubben.test';
/** Of a year that is over: it can be closed. */
const SEASON = { name: 'Spring 2001', firstDay: '2001-01-01', lastDay: '2001-06-30' };

inBrowser('a season in a club that is new', () => {
  let database: TestDatabase;
  let dataDir: string;
  let service: ServiceProcess;
  let browser: Browser;
  let device: BrowserContext;
  let page: Page;
  let base: string;
  let club: string;
  let csrfToken = '';
  let season: SeasonView;
  /** Errors inside the page. */
  const thrown: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'kopperne-seasons-'));
    service = spawnService({ DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir });
    base = `http://${NAME}:${new URL(await service.ready()).port}`;
    browser = await startChromium([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
    device = await browser.newContext({
      ...{ baseURL: base, locale: 'en-GB', viewport: SIZES.tablet, hasTouch: true },
      reducedMotion: 'reduce',
    });
    device.setDefaultTimeout(20_000);
    page = await device.newPage();
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(`/setup#${await setupToken(service)}`);
    await page.getByLabel(access.setup.club).fill('A new club');
    await page.getByLabel(access.setup.yourName).fill('karen@example.org');
    await page.getByRole('textbox', { name: access.password }).fill('king of spades');
    await page.getByRole('button', { name: access.setup.submit }).tap();
    await page.getByRole('textbox', { name: firstSteps.me.name }).waitFor();
    const me = await asked<{ csrfToken: string; clubs: readonly { id: string }[] }>('GET', 'me');
    csrfToken = me.csrfToken;
    club = me.clubs[0]?.id ?? '';
  }, 60_000);
  afterEach(() => {
    expect(thrown).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    service.child.kill('SIGTERM');
    await service.ended();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  /** Sends a request as another window of theirs does. */
  async function asked<T>(method: string, path: string, body?: object, version?: number) {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID(), 'x-csrf-token': csrfToken }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    };
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const { status, text } = await page.evaluate(
      async ([to, how]) => {
        const answer = await fetch(to, how);
        return { status: answer.status, text: await answer.text() };
      },
      [`/v1/${path}`, sent] as const,
    );
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  /** Changes the season elsewhere. */
  async function elsewhere(method: string, what: string, body?: object): Promise<void> {
    const path = `clubs/${club}/seasons/${season.id}${what}`;
    season = await asked<SeasonView>(method, path, body, season.version);
  }

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const main = () => page.getByRole('main');
  const toSeason = (path = '') => page.goto(`/clubs/${club}/seasons/${season.id}${path}`);

  /** Every screen says that there is nothing, on a tablet and on the narrowest phone. */
  async function expectNothing(): Promise<void> {
    for (const [path, said] of [
      ['statistics', statistics.nothing],
      ['statistics/records', statistics.nothing],
      ['statistics/who-paid-whom', statistics.nothing],
      ['statistics/head-to-head', statistics.whoPaidWhom.headToHead.choose],
      ['statistics/hands?figure=hands', fill(statistics.hands.counted, { number: '0' })],
      ['statistics/hands?figure=between:king-pot', '0'],
      ['seasons', seasons.noneKeeper],
    ] as const) {
      await page.goto(`/clubs/${club}/${path}`);
      await main().getByText(said).first().waitFor();
      await lookIn(page, 'a phone of 320 px');
      expect([path, await faultsOn(page)]).toEqual([path, []]);
      await page.setViewportSize(SIZES.tablet);
    }
  }

  test('says in an empty club that there is nothing to count', expectNothing, 120_000);

  test('says the same in a club of one member', async () => {
    await page.goto('/');
    await page.getByRole('textbox', { name: firstSteps.me.name }).fill('Anna');
    await button(firstSteps.me.submit).tap();
    await page.getByRole('textbox', { name: firstSteps.others.name }).waitFor();
    await expectNothing();
  }, 120_000);

  test('shows the present rule and name, after changes by others', async () => {
    const rule = { by: 'points', ties: [] };
    season = await asked<SeasonView>('POST', `clubs/${club}/seasons`, { ...SEASON, rule });
    await toSeason();
    await main().getByText(rules.by('points')).waitFor();
    await elsewhere('POST', '/rule', { rule: { ...rule, by: 'money' }, why: 'Agreed.' });
    await main().getByText(rules.by('money')).waitFor();
    await elsewhere('PATCH', '', { name: 'Summer 2001', why: 'Its name.' });
    await page.getByRole('heading', { level: 1, name: 'Summer 2001' }).waitFor();
  });

  test('is not put back by a form that was opened before it was changed elsewhere', async () => {
    await toSeason('/change');
    const name = page.getByLabel(seasons.forms.fields.name);
    await page.getByRole('textbox', { name: seasons.forms.why }).fill('It ends later.');
    await page.getByLabel(seasons.forms.fields.lastDay).fill('2001-07-31');
    await elsewhere('PATCH', '', { name: 'Cup 2001', why: 'Its name.' });
    await page.getByText(seasons.forms.moved.text).waitFor();
    expect(await name.inputValue()).toBe('Summer 2001');
    await button(seasons.forms.change.do).tap();
    // Refused, and nothing of it is changed.
    await page.getByText(`it is at version ${season.version}`).waitFor();
    await button(seasons.forms.moved.again).tap();
    expect(await name.inputValue()).toBe('Cup 2001');
    expect(await page.getByText(seasons.forms.moved.text).count()).toBe(0);

    await toSeason('/rule');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await elsewhere('POST', '/rule', { rule: { by: 'points', best: 3 }, why: 'Agreed again.' });
    await page.getByText(seasons.forms.moved.text).waitFor();
    await lookIn(page, 'a phone of 320 px');
    expect(await faultsOn(page)).toEqual([]);
    await page.setViewportSize(SIZES.tablet);
    await button(seasons.forms.moved.again).tap();
    await page.getByText(rules.best(3)).waitFor();
  });

  test('that was closed elsewhere is not opened again by who wanted to close it', async () => {
    await toSeason();
    await button(seasons.forms.close.do).tap();
    const dialog = page.getByRole('dialog', {
      name: fill(seasons.forms.close.title, { name: 'Cup 2001' }),
    });
    await dialog.waitFor();
    await elsewhere('POST', '/close');
    await main().getByText(seasons.states.closed).waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: seasons.forms.close.do }).tap();
    await dialog.getByText(`it is at version ${season.version}`).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await main().getByRole('button', { name: seasons.forms.reopen.do }).waitFor();
  });
});

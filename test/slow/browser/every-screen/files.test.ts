import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { SessionView } from '../../../../src/sessions/table/session.view.js';
import evening from '../../../../web/words/da/evening-page.js';
import { sessionReasons as notFound } from '../../../../src/words/da/reasons/service.js';
import files from '../../../../web/words/da/files.js';
import shell from '../../../../web/words/da/shell.js';
import session from '../../../../web/words/da/session.js';
import { OWNER } from '../../../support/access/access.js';
import {
  call,
  expectStatus,
  openSession,
  plainHand,
  read,
  type Table,
} from '../../../support/api/api.js';
import { csvRows } from '../../../support/files/tables.js';
import { inBrowser } from '../../../browser/support/browser.js';
import {
  openHouse,
  openOwners,
  SIZES,
  tableOf,
  takeCookie,
  type House,
} from '../../../browser/support/house.js';

const SHEET = /^\d{4}-\d\d-\d\d .+ aften\.pdf$/;

inBrowser('the content of a screen, as a file', () => {
  let house: House;
  let table: Table;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    table = await openSession(house.base, house, { players: 4 });
    const body = plainHand(table.session);
    expectStatus(await call(house.base, 'POST', `${table.path}/hands`, { body, version: 1 }), 201);
    const { version } = await read<SessionView>(house.base, table.path);
    expectStatus(await call(house.base, 'POST', `${table.path}/close`, { body: {}, version }), 200);
    page = await (await openOwners(house)).newPage();
    await page.setViewportSize(SIZES.phone);
  }, 60_000);
  afterAll(() => house.close());

  const inShort = () => `${tableOf(table.path).replace(/\/table$/, '')}/in-short`;
  const choose = async (format: string) => {
    const item = page.getByRole('menuitem', { name: format }).first();
    const button = page.getByRole('button', { name: files.asFile });
    await button.tap();
    // While the page is still being drawn the menu may move away under the finger: then the tap is
    // repeated.
    await item.tap({ timeout: 5_000 }).catch(async () => {
      if (!(await item.isVisible())) await button.tap();
      await item.tap();
    });
  };

  test('has what the screen shows: a row for each hand', async () => {
    await page.addInitScript('delete Navigator.prototype.canShare;');
    await page.goto(inShort());
    const saved = page.waitForEvent('download');
    await choose(files.formats.csv);
    const rows = csvRows(await readFile(await (await saved).path()), ';');
    expect([rows.length, rows[0]?.[0]]).toEqual([2, 'Hånd']);
  });

  /** The sheet of the system: it takes a file, or fails by an error of this name. */
  const sharing = (failure: string | null) =>
    page.addInitScript(`
      Navigator.prototype.canShare = () => true;
      Navigator.prototype.share = async ({ files }) => {
        if (${JSON.stringify(failure)} !== null) throw new DOMException('no', ${JSON.stringify(failure)});
        window.shared = files.map(({ name, type }) => ({ name, type }));
      };`);
  const share = () => page.getByRole('dialog').getByRole('button', { name: files.share }).tap();

  test('on a phone goes to whom one likes: the sheet of the system has the file', async () => {
    await sharing(null);
    await page.goto(inShort());
    await choose(files.formats.pdf);
    await share();
    expect(await page.evaluate('window.shared')).toEqual([
      { name: expect.stringMatching(SHEET) as string, type: 'application/pdf' },
    ]);
    await page.getByRole('button', { name: evening.print }).waitFor();
  });

  test('is saved at once where one has a mouse, though the system could share it', async () => {
    const desk = await house.browser.newContext({ baseURL: house.base, locale: 'da-DK' });
    await takeCookie(house, desk, '/v1/sign-in', OWNER);
    const atDesk = await desk.newPage();
    await atDesk.addInitScript('Navigator.prototype.canShare = () => true;');
    await atDesk.goto(inShort());
    await atDesk.getByRole('button', { name: files.asFile }).click();
    const saved = atDesk.waitForEvent('download');
    await atDesk.getByRole('menuitem', { name: files.formats.pdf }).click();
    expect((await saved).suggestedFilename()).toMatch(SHEET);
    expect(await atDesk.getByRole('dialog', { name: files.ready }).count()).toBe(0);
    await desk.close();
  });

  test('is saved where the sheet of the system does not take it, and not where one closes that', async () => {
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await sharing('AbortError');
    await page.goto(inShort());
    await choose(files.formats.pdf);
    await share();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await sharing('NotAllowedError');
    await page.goto(inShort());
    const saved = page.waitForEvent('download');
    await choose(files.formats.pdf);
    await share();
    expect((await saved).suggestedFilename()).toMatch(SHEET);
    await page.getByText(files.saved).waitFor();
    expect(downloads).toBe(1);
  });

  test('says that it takes its time, can be ended, and says why there is none', async () => {
    await page.goto(inShort());
    let go: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/sheet.pdf*', async (route) => {
      await wait;
      await route.abort();
    });
    await choose(files.formats.pdf);
    await page.getByRole('status').filter({ hasText: '0 kB' }).waitFor();
    await page.getByRole('button', { name: files.stop }).tap();
    await page.getByRole('button', { name: files.stop }).waitFor({ state: 'detached' });
    go();
    await choose(files.formats.pdf);
    await page.getByRole('alert').waitFor();
  });

  test('is asked for once, however often one taps, and no longer when one leaves', async () => {
    await page.unrouteAll();
    await page.goto(inShort());
    let asked = 0;
    // It is not answered at all.
    await page.route('**/sheet.pdf*', () => {
      asked += 1;
    });
    const button = page.getByRole('button', { name: files.asFile });
    await button.tap();
    const item = page.getByRole('menuitem', { name: files.formats.pdf });
    await item.evaluate((one: { click: () => void }) => {
      one.click();
      one.click();
    });
    await page.getByRole('status').filter({ hasText: '0 kB' }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    const ended = page.waitForEvent('requestfailed', (one) => one.url().includes('/sheet.pdf'));
    await page.getByRole('link', { name: evening.toEvening }).tap();
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.getByRole('heading', { name: session.hands }).waitFor();
    expect(asked).toBe(1);
    await page.unrouteAll();
    expect(await button.isEnabled()).toBe(true);
  });

  test('says in words why there is none: refused, or no network', async () => {
    await page.goto(inShort());
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { id } = table.session;
    await page.route('**/sheet.pdf*', (route) =>
      route.continue({ url: route.request().url().replace(id, nobody) }),
    );
    await choose(files.formats.pdf);
    await page.getByRole('alert').getByText(notFound['session-not-found']()).waitFor();
    await page.unrouteAll();
    await page.context().setOffline(true);
    await choose(files.formats.pdf);
    await page.getByRole('alert').getByText(shell.problems.unreachable).waitFor();
    await page.context().setOffline(false);
    const shared = page.getByRole('dialog', { name: files.ready });
    await choose(files.formats.pdf);
    await shared.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

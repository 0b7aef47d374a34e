import type { Page } from 'playwright-core';
import { openSession, plainHand, read, call, expectStatus } from '../../support/api/api.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { memberAt } from '../../support/access/access.js';
import { fineBetween, raise, type DisputeTable } from '../../support/corrections/disputes.js';
import fineEntry from '../../../web/words/da/fine-entry.js';
import news from '../../../web/words/da/news.js';
import shell from '../../../web/words/da/shell.js';
import { inBrowser } from '../../browser/support/browser.js';
import {
  openHouse,
  openMembers,
  SIZES,
  type House,
  type Name,
} from '../../browser/support/house.js';
import { fill } from '../../browser/support/said.js';

inBrowser('news', () => {
  let house: House;
  let table: DisputeTable;

  beforeAll(async () => {
    house = await openHouse();
    table = { base: house.base, ...(await openSession(house.base, house)) };
  });
  afterAll(async () => {
    await house.close();
  });

  /** Somebody's start on their own phone. */
  const startOf = async (name: Name, role: 'member' | 'auditor'): Promise<Page> => {
    const page = await (await openMembers(house, house.idOf(name), role)).newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/clubs/${house.club}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const section = (page: Page) => page.getByRole('region', { name: news.title });
  const fine = fill(news.fined, { fine: fineEntry.codes.other });

  test('a fine appears on the start of who was fined, until they have seen it, on whichever device', async () => {
    const bent = await startOf('Bent', 'member');
    // The line to the log is open from here on.
    await bent.waitForLoadState('networkidle');
    expect(await section(bent).count()).toBe(0);
    await fineBetween(table, house.idOf('Bent'));
    await section(bent).getByText(fine).waitFor();
    await section(bent).getByText('−40').waitFor();

    const other = await startOf('Bent', 'member');
    await section(other).getByText(fine).waitFor();
    await button(bent, news.seen).tap();
    await section(bent).waitFor({ state: 'detached' });
    await other.reload();
    await other.getByRole('heading', { level: 1 }).waitFor();
    await other.waitForLoadState('networkidle');
    expect(await section(other).count()).toBe(0);
  });

  test('a corrected hand says what it moved, and leads to the hand', async () => {
    const bent = await startOf('Bent', 'member');
    const view = await read<SessionView>(house.base, table.path);
    const hand = { body: plainHand(view), version: view.version };
    expectStatus(await call(house.base, 'POST', `${table.path}/hands`, hand), 201);
    const { version } = await read<SessionView>(house.base, table.path);
    const corrections = [{ hand: 1, void: true }];
    const body = { mode: 'replay', reason: 'Forkert', corrections };
    const sent = { body, version };
    expectStatus(await call(house.base, 'POST', `${table.path}/corrections`, sent), 201);
    const said = section(bent).getByText(fill(news.correctedHand, { hand: 1 }));
    await said.waitFor();
    await said.tap();
    await bent.waitForURL(/\/hands\/1$/);
  });

  test('the auditor sees on the start and in the menu that a dispute waits, and when it does not', async () => {
    const carl = await startOf('Carl', 'auditor');
    await carl.waitForLoadState('networkidle');
    const waiting = carl.getByRole('region', { name: news.waiting });
    expect(await waiting.count()).toBe(0);
    const { id } = await fineBetween(table, house.idOf('Anna'));
    const dispute = await raise(table, house.idOf('Anna'), { fine: id });
    const way = waiting.getByRole('link', {
      name: fill(news.disputes_one, { count: 1 }),
    });
    await way.waitFor();

    await button(carl, shell.menu).tap();
    const menu = carl.getByRole('navigation', { name: shell.menu });
    const counted = menu.getByRole('img', { name: fill(shell.waits_one, { count: 1 }) });
    await counted.waitFor();
    await carl.keyboard.press('Escape');
    await way.tap();
    await carl.waitForURL(/\/disputes$/);
    await carl.goBack();
    await way.waitFor();
    const withdrawn = {
      as: await memberToken('Anna'),
      body: { text: 'Det var rigtigt nok.' },
    };
    const path = `${table.path}/disputes/${dispute.id}/withdraw`;
    expectStatus(await call(house.base, 'POST', path, withdrawn), 200);
    await waiting.waitFor({ state: 'detached' });
  });

  const memberToken = (name: Name) => memberAt(house.base, house.club, house.idOf(name));
});

import type { BrowserContext, Page } from 'playwright-core';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { SessionList, SessionView } from '../../../src/sessions/table/session.view.js';
import files from '../../../web/words/da/files.js';
import outbox from '../../../web/words/da/outbox.js';
import steps from '../../../web/words/da/steps.js';
import { OWNER } from '../../support/access/access.js';
import { expectVerified, openSession, read, type Table } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable, type Told } from '../support/card-table.js';
import { openHouse, openOwners, openTablet, SIZES, tableOf, type House } from '../support/house.js';
import { fill } from '../support/said.js';

/** Entries of a tablet without a network, at a table that somebody closed on a phone meanwhile. */
inBrowser('an evening that was closed meanwhile', () => {
  let house: House;
  let tablet: BrowserContext;
  let phone: BrowserContext;
  let evening: Table;
  let page: Page;
  let table: CardTable;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    tablet = await openTablet(house);
    await tablet.grantPermissions(['clipboard-read', 'clipboard-write']);
    phone = await openOwners(house);
    page = await tablet.newPage();
    table = new CardTable(page);
  });
  afterAll(async () => {
    await house.close();
  });

  const HAND: Told = {
    pagat: ['Bent', 'won'],
    lastTrick: 'Bent',
    counts: [
      ['Anna', 20],
      ['Bent', 30],
    ],
  };

  /** Enters something without a network while the evening is closed on the phone. */
  const enterTooLate = async (enter: () => Promise<void>) => {
    await page.setViewportSize(SIZES.tablet);
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    await page.goto(tableOf(evening.path));
    await page.evaluate('navigator.serviceWorker.ready');
    await table.goToHand(1);
    await tablet.setOffline(true);
    await enter();
    const other = await phone.newPage();
    await other.setViewportSize(SIZES.phone);
    await other.goto(tableOf(evening.path));
    await new CardTable(other).close();
    await other.close();
    await tablet.setOffline(false);
    await page.getByText(closedBy).first().waitFor();
  };
  const closedBy = new RegExp(outbox.afterClose.closedBy.replace(/ \{\{name.*/, ` ${OWNER.name} `));

  const enterHand = async () => {
    await table.tell(HAND);
    await table.result();
    await table.recordOnly(1);
  };
  const handOne = fill(steps.hand.waits, { number: 1 });
  const shown = () => page.getByRole('region', { name: handOne, exact: true });
  const latest = async () => {
    const { sessions } = await read<SessionList>(house.base, `/v1/clubs/${house.club}/sessions`);
    return sessions[0];
  };

  test('a hand is shown in full, who closed it is said, and it can be copied', async () => {
    await enterTooLate(enterHand);
    await page.getByText(fill(outbox.stopped.title, { what: handOne })).waitFor();
    await shown()
      .getByText(fill(outbox.afterClose.dealer, { name: 'Anna' }))
      .waitFor();
    await shown()
      .getByText(/Bent 30/)
      .waitFor();
    await shown()
      .getByRole('button', { name: /til Bent/ })
      .first()
      .waitFor();
    expect(await table.button(outbox.change).count()).toBe(0);
    await table.press(outbox.afterClose.copy);
    await page.getByText(files.sharing.copied).waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toMatch(/Hånd 1[^]*Giver: Anna[^]*Bent 30[^]*til Bent/);
  });

  test('it stays on the device over a reload, and at the address of its entry', async () => {
    await page.goto(`${tableOf(evening.path)}/hand`);
    await shown()
      .getByText(/Bent 30/)
      .waitFor();
  });

  test('it is recorded once in an evening of its own, by the same dealer and rules', async () => {
    await table.press(outbox.afterClose.newEvening);
    await table.atTable(2);
    await table.allSent();
    const opened = await latest();
    expect(opened).toMatchObject({ status: 'open', hands: 1, book: 'wolff-1899' });
    const path = `/v1/clubs/${house.club}/sessions/${opened?.id}`;
    const { hands } = await read<HandList>(house.base, `${path}/hands`);
    expect(hands).toMatchObject([{ number: 1, record: { dealer: house.idOf('Anna') } }]);
    const closed = await read<SessionView>(house.base, evening.path);
    expect(closed).toMatchObject({ status: 'closed', hands: 0 });
    await expectVerified(house.base, house.club);
  });

  test('a fine, and somebody joining and leaving, are shown and recorded likewise', async () => {
    await enterTooLate(async () => {
      await enterHand();
      await table.toTable(2);
      await table.fine('Bent', 'lead-out-of-turn');
      await table.join('Dorte', 'Carl');
    });
    for (const what of [
      fill(steps.fine.waits, { name: 'Bent' }),
      fill(steps.join.waits, { name: 'Dorte' }),
    ]) {
      await page.getByRole('region', { name: what, exact: true }).waitFor();
    }
    await table.press(outbox.afterClose.newEvening);
    await table.atTable(2);
    await table.allSent();
    const { standings, hands } = (await latest()) as SessionView;
    expect(hands).toBe(1);
    expect(standings.map(({ player }) => house.nameOf(player))).toContain('Dorte');
  });

  test('it is thrown away only after a question', async () => {
    await enterTooLate(enterHand);
    await table.press(outbox.throwAway);
    await table.press(outbox.keep, page.getByRole('alertdialog'));
    await shown().waitFor();
    await table.press(outbox.throwAway);
    await table.press(outbox.throwAway, page.getByRole('alertdialog'));
    await shown().waitFor({ state: 'hidden' });
    await table.allSent();
    expect(await read<SessionView>(house.base, evening.path)).toMatchObject({ hands: 0 });
  });
});

import type { FineList } from '../../../src/sessions/fines/fine.view.js';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { MemberList } from '../../../src/clubs/view.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { clubReasons as refusals } from '../../../src/words/da/reasons/service.js';
import between from '../../../src/words/da/steps.js';
import outbox from '../../../web/words/da/outbox.js';
import people from '../../../web/words/da/people.js';
import tableWords from '../../../web/words/da/table.js';
import tarok from '../../../web/words/da/tarok.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  read,
  type Table,
} from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, tableOf, type House } from '../support/house.js';
import { fill } from '../support/said.js';

/** A guest whom the club does not know sits down while the tablet has no network. */
inBrowser('a new guest without a network', () => {
  let house: House;
  let device: BrowserContext;
  let page: Page;
  let table: CardTable;
  let evening: Table;
  let waiting: Locator;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    device = await openTablet(house);
    page = await device.newPage();
    table = new CardTable(page);
    waiting = page.getByRole('dialog', { name: outbox.title });
  });
  afterAll(async () => {
    await house.close();
  });

  beforeEach(async () => {
    await device.setOffline(false);
    evening = await openSession(house.base, house, { book: 'wolff-1899' });
    await page.goto(tableOf(evening.path));
    await page.evaluate('navigator.serviceWorker.ready');
    await table.atTable(1);
    await device.setOffline(true);
  });

  /** A new guest sits down to the right of a player. */
  const seat = async (name: string, right = 'Carl') => {
    await table.press(tableWords.join);
    const dialog = page.getByRole('dialog', { name: tableWords.joining.title });
    await table.press(`+ ${tableWords.joining.guest}`, dialog);
    await dialog.getByLabel(people.guests.name).fill(name);
    await table.press(people.guests.addHere, dialog);
    await table.press(right, dialog.getByRole('group', { name: tableWords.joining.where }));
    await table.press(fill(tableWords.joining.submit, { name }), dialog);
    await dialog.waitFor({ state: 'hidden' });
  };

  const openList = async () => {
    await table.tap(page.getByRole('button', { name: /^\d+ ikke sendt/ }));
    await waiting.waitFor();
  };

  const known = async (name: string) => {
    const { members } = await read<MemberList>(house.base, `/v1/clubs/${house.club}/members`);
    return members.filter((one) => one.name === name);
  };

  const seated = async () => {
    const { seats } = await read<SessionView>(house.base, evening.path);
    return seats.length;
  };

  const archive = async (archived: boolean) => {
    const path = `/v1/clubs/${house.club}/${archived ? 'archive' : 'restore'}`;
    expectStatus(await call(house.base, 'POST', path, { body: {} }), 200);
  };

  test('plays at once, is there after a reload, and goes out once with the hand that names them', async () => {
    await seat('Per');
    await page.reload();
    await table.atTable(1);
    await table.goToHand(1);
    await table.tell({
      pagat: ['Bent', 'won'],
      lastTrick: 'Bent',
      counts: [
        ['Anna', 24],
        ['Bent', 30],
      ],
    });
    await table.record(1);
    expect(await known('Per')).toEqual([]);
    await openList();
    // The list shows all that was entered.
    await waiting.getByText(fill(outbox.newGuest, { name: 'Per' }), { exact: true }).waitFor();
    await waiting.getByText(new RegExp(`^${tarok.rows.count}: .*Bent 30`)).waitFor();
    await page.keyboard.press('Escape');
    await waiting.waitFor({ state: 'hidden' });
    await device.setOffline(false);
    await table.allSent();
    const [per, ...others] = await known('Per');
    expect([per?.guest, others]).toEqual([true, []]);
    const { standings } = await read<SessionView>(house.base, evening.path);
    expect(standings.map(({ player }) => player)).toContain(per?.id);
    const { hands } = await read<HandList>(house.base, `${evening.path}/hands`);
    expect(hands).toHaveLength(1);
    await page.getByRole('listitem').filter({ hasText: 'Per' }).first().waitFor();
    await expectVerified(house.base, house.club);
  });

  test('is not seated twice when another device has seated them', async () => {
    await seat('Ida');
    await table.fine('Ida', 'lead-out-of-turn');
    const guest = await call<{ id: string }>(house.base, 'POST', `/v1/clubs/${house.club}/guests`, {
      body: { name: 'Ida' },
    });
    const { id } = expectStatus(guest, 201).body;
    const theirs = { body: { player: id }, version: 1 };
    expectStatus(await call(house.base, 'POST', `${evening.path}/join`, theirs), 200);
    await device.setOffline(false);
    await table.tap(page.getByRole('button', { name: new RegExp(outbox.decide) }));
    await waiting.getByText(fill(outbox.since.joined, { player: 'Ida' })).waitFor();
    await table.press(fill(outbox.seatedAlready, { name: 'Ida' }), waiting);
    await table.allSent();
    expect(await known('Ida')).toHaveLength(1);
    expect(await seated()).toBe(4);
    // The fine behind it is hers.
    const { fines } = await read<FineList>(house.base, `${evening.path}/fines`);
    expect(fines.map(({ player }) => player)).toEqual([id]);
    await expectVerified(house.base, house.club);
  });

  describe('thrown away with a hand that they play behind it', () => {
    /**
     * Another guest was seated elsewhere, so that the joining waits for a decision with the hand behind it. The
     * question whether to throw it away is open.
     */
    const ask = async (other: string) => {
      // Between dealer and forehand: Hanne plays the next hand.
      await seat('Hanne', 'Anna');
      await table.goToHand(1);
      await table.tell({
        pagat: ['Hanne', 'won'],
        lastTrick: 'Hanne',
        counts: [
          ['Anna', 24],
          ['Hanne', 30],
        ],
      });
      await table.record(1);
      const path = `/v1/clubs/${house.club}/guests`;
      const guest = await call<{ id: string }>(house.base, 'POST', path, { body: { name: other } });
      const theirs = { body: { player: expectStatus(guest, 201).body.id }, version: 1 };
      expectStatus(await call(house.base, 'POST', `${evening.path}/join`, theirs), 200);
      await device.setOffline(false);
      await table.tap(page.getByRole('button', { name: new RegExp(outbox.decide) }));
      await waiting.getByText(fill(outbox.since.joined, { player: other })).waitFor();
      await table.press(outbox.throwAway, waiting.getByRole('listitem').first());
      const asked = waiting.getByRole('alertdialog');
      await asked.getByText(outbox.hanging.text, { exact: true }).waitFor();
      await asked.getByRole('listitem').getByText('Hånd 1', { exact: true }).waitFor();
      return asked;
    };

    test('both go together', async () => {
      const asked = await ask('Jens');
      await table.press(outbox.hanging.all, asked);
      await table.allSent();
      expect(await known('Hanne')).toEqual([]);
      expect(await seated()).toBe(4);
    });

    test('or the hand stays, with their name and the true reason', async () => {
      const asked = await ask('Kaj');
      await table.press(outbox.hanging.only, asked);
      const reason = fill(outbox.states.notSeated_one, { names: 'Hanne' });
      await waiting.getByText(reason, { exact: true }).waitFor();
      await waiting.getByText(fill(outbox.since.notSeated, { player: 'Hanne' })).waitFor();
      expect(await waiting.getByText('…').count()).toBe(0);
      await table.press(outbox.change, waiting);
      // Back in its entry the hand is shown with names, no ids.
      const entry = page.getByRole('main');
      await entry.getByText(/Hanne og .* spiller ikke med i næste hånd/).waitFor();
      expect(await entry.textContent()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
      await openList();
      await table.press(outbox.throwAway, waiting);
      await table.press(outbox.throwAway, waiting.getByRole('alertdialog'));
      await table.allSent();
    });
  });

  test('a refusal is said, nothing is lost, and another try seats them once', async () => {
    await seat('Ole');
    await archive(true);
    await device.setOffline(false);
    await table.tap(page.getByRole('button', { name: new RegExp(outbox.decide) }));
    await waiting.getByText(fill(between.join.waits, { name: 'Ole' }), { exact: true }).waitFor();
    await waiting.getByText(refusals['club-archived']()).waitFor();
    expect(await known('Ole')).toEqual([]);
    await archive(false);
    await table.press(outbox.tryAgain, waiting);
    await table.allSent();
    expect(await known('Ole')).toHaveLength(1);
    expect(await seated()).toBe(4);
    await expectVerified(house.base, house.club);
  });
});

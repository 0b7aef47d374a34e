import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { TarokHandRecord } from '../../../../src/rules/tarok/record/hand.js';
import type { FineRegisterPage } from '../../../../src/audit/fine-register/view.js';
import type { HandList } from '../../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../../src/sessions/table/session.view.js';
import fineEntry from '../../../../web/words/da/fine-entry.js';
import handEntry from '../../../../web/words/da/hand-entry.js';
import steps from '../../../../web/words/da/steps.js';
import tableWords from '../../../../web/words/da/table.js';
import tarok from '../../../../web/words/da/tarok.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  read,
  type Table,
} from '../../../support/api/api.js';
import { inBrowser } from '../../../browser/support/browser.js';
import { CardTable, type Told } from '../../../browser/support/card-table.js';
import {
  openHouse,
  openTablet,
  tableOf,
  type House,
  type Name,
} from '../../../browser/support/house.js';
import { recordElsewhere } from '../../../browser/support/other-device.js';
import { fill } from '../../../browser/support/said.js';

/** A hand is half entered here, and another device records it. */
inBrowser('a hand that is half entered', () => {
  let house: House;
  let device: BrowserContext;
  let table: CardTable;
  let page: Page;
  let evening: Table;

  beforeAll(async () => {
    house = await openHouse();
    device = await openTablet(house);
    page = await device.newPage();
    table = new CardTable(page);
  });
  afterAll(async () => {
    await house.close();
  });

  const start = async (players: number) => {
    evening = await openSession(house.base, house, { book: 'wolff-1899', players });
    await page.goto(`${tableOf(evening.path)}/hand`);
    await table.recordButton(1).waitFor();
  };
  const seen = () => read<SessionView>(house.base, evening.path);
  const playing = async () => (await seen()).active.map((id) => house.nameOf(id) as Name);

  /** The service's hands by their mark: the dealer's count. */
  const counted = async () => {
    await table.allSent();
    const { hands } = await read<HandList>(house.base, `${evening.path}/hands`);
    return hands.map(({ record }) => {
      const { count = [] } = (record ?? {}) as Partial<TarokHandRecord>;
      return Math.min(...count.map(({ points }) => points));
    });
  };

  /** Forehand's play, and the dealer's count. */
  const half = async (points: number): Promise<Told> => {
    const [dealer = 'Anna', forehand = 'Bent'] = await playing();
    return { pagat: [forehand, 'won'], lastTrick: forehand, counts: [[dealer, points]] };
  };
  const choice = (words: string) => page.getByRole('button', { name: words });
  const stopped = (hand: number) =>
    page.getByRole('heading', { name: fill(handEntry.twoHands.recorded, { hand }) }).waitFor();
  /** The hand under a heading: one's own, or another's. */
  const card = (words: string, hand: number): Locator => {
    const heading = page.getByRole('heading', { name: fill(words, { hand }), exact: true });
    return page.locator('section', { has: heading });
  };
  const says = (points: number) => new RegExp(`^${tarok.rows.count}: \\p{L}+ ${points}\\b`, 'u');

  test('stops when another device records it, and shows both', async () => {
    await start(3);
    await table.tell(await half(21));
    await recordElsewhere(house, evening.path, 11);
    await stopped(1);
    await card(handEntry.twoHands.mine, 1).getByText(says(21)).waitFor();
    await card(handEntry.twoHands.theirs, 1).getByText(says(11)).waitFor();
    // Nothing is decided by loading it again.
    await page.reload();
    await stopped(1);
    expect(await table.recordButton(2).count()).toBe(0);
  });

  test('is thrown away where it is the same hand', async () => {
    await table.tap(choice(fill(handEntry.twoHands.same, { hand: 1 })));
    await table.recordButton(2).waitFor();
    await table.button(handEntry.clear).waitFor({ state: 'detached' });
    expect(await counted()).toEqual([11]);
  });

  test('goes on as the next one where it is another', async () => {
    const [dealer = 'Anna', forehand = 'Bent', third = 'Carl'] = await playing();
    await table.tell(await half(22));
    await recordElsewhere(house, evening.path, 12);
    await stopped(2);
    await table.tap(choice(fill(handEntry.twoHands.another, { hand: 3 })));
    await table.recordButton(3).waitFor();
    // The entries of each player are still theirs, in whichever column.
    const won = table.button(`${forehand}: ${tarok.lastTrick.won}`);
    await won.and(page.locator('[aria-pressed="true"]')).waitFor();
    await table.tell({
      lastTrick: null,
      counts: [
        [dealer, 22],
        [forehand, 30],
        [third, 26],
      ],
    });
    await table.result();
    await table.recordOnly(3);
    expect(await counted()).toEqual([11, 12, 22]);
  });

  test('is not stopped by what leaves the hand what it is', async () => {
    const told = await half(23);
    await table.tell(told);
    const { version, active } = await seen();
    const body = { player: active[1], code: 'lead-out-of-turn', stage: 'play', hand: null };
    expectStatus(await call(house.base, 'POST', `${evening.path}/fines`, { body, version }), 201);
    await table.toTable(4);
    await page.getByText(fill(steps.fine.last, { name: told.lastTrick ?? '' })).waitFor();
    await table.goToHand(4);
    await table.button(handEntry.clear).waitFor();
    await table.tap(table.button(handEntry.clear));
  });

  test('is never moved to other players than its own', async () => {
    await start(4);
    const before = await playing();
    const [, , third = 'Dorte'] = before;
    await table.tell({ ...(await half(24)), lastTrick: third });
    await recordElsewhere(house, evening.path, 13);
    await stopped(1);
    const now = await playing();
    const gone = before.filter((name) => !now.includes(name));
    expect(gone).not.toEqual([]);
    await page.getByText(fill(handEntry.twoHands.strangers_one, { names: gone.join() })).waitFor();
    expect(await choice(fill(handEntry.twoHands.another, { hand: 2 })).count()).toBe(0);
    await card(handEntry.twoHands.mine, 1).getByText(says(24)).waitFor();
    await table.tap(choice(fill(handEntry.twoHands.same, { hand: 1 })));
    await table.recordButton(2).waitFor();
    expect(await counted()).toEqual([13]);
  });

  test('a fine is asked for its hand when another was recorded meanwhile', async () => {
    await start(3);
    await recordElsewhere(house, evening.path, 14);
    await table.toTable(2);
    await table.tap(page.getByRole('link', { name: tableWords.fine, exact: true }));
    await table.press('Bent', table.group(fineEntry.who));
    await table.chooseCode('lead-out-of-turn');
    await recordElsewhere(house, evening.path, 15);
    await stopped(2);
    await page.getByText(`Bent · ${fineEntry.codes['lead-out-of-turn']}`).waitFor();
    const which = table.group(fineEntry.begun.which);
    await which.getByRole('button', { name: fill(fineEntry.ofHand, { number: 2 }) }).waitFor();
    // Neither moved nor sent by loading it again.
    await page.reload();
    await stopped(2);
    expect(await table.button(fineEntry.submit).count()).toBe(0);
    await table.press(fill(fineEntry.ofHand, { number: 1 }), which);
    await table.press(fineEntry.submit);
    await table.atTable(3);
    await table.allSent();
    const { fines } = await read<FineRegisterPage>(house.base, `/v1/clubs/${house.club}/fines`);
    expect(fines.map(({ hand, code }) => [hand, code])).toContainEqual([1, 'lead-out-of-turn']);
  });

  test('a fine is never laid on another who sits there now', async () => {
    await start(4);
    await table.toTable(1);
    await table.tap(page.getByRole('link', { name: tableWords.fine, exact: true }));
    await table.press('Dorte', table.group(fineEntry.who));
    const { version } = await seen();
    const body = { player: house.idOf('Dorte') };
    expectStatus(await call(house.base, 'POST', `${evening.path}/leave`, { body, version }), 200);
    await page
      .getByText(fill(fineEntry.begun.strangers_one, { names: 'Dorte' }), { exact: true })
      .waitFor();
    expect(await table.group(fineEntry.begun.which).count()).toBe(0);
    await table.press(fineEntry.begun.throwAway);
    // An empty form again, for those who sit there.
    await table.button('Carl', table.group(fineEntry.who)).waitFor();
    expect(await table.button('Dorte').count()).toBe(0);
  });

  test('stops when somebody sits down here and others play then', async () => {
    await start(3);
    await table.tell(await half(20));
    await table.leave();
    await table.join('Dorte', 'Carl');
    const next = fill(tableWords.hand, { number: 1 });
    await table.tap(page.getByRole('link', { name: next, exact: true }));
    await page.getByRole('heading', { name: handEntry.twoHands.moved }).waitFor();
    await table.tap(choice(handEntry.twoHands.throwAway));
    await table.recordButton(1).waitFor();
    await expectVerified(house.base, house.club);
  });
});

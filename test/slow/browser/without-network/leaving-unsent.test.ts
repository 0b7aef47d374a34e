import type { BrowserContext, Page } from 'playwright-core';
import type { HandList } from '../../../../src/sessions/hands/hand.view.js';
import access from '../../../../web/words/da/access.js';
import outbox from '../../../../web/words/da/outbox.js';
import steps from '../../../../web/words/da/steps.js';
import { OWNER } from '../../../support/access/access.js';
import { someone, type Someone } from '../../../support/access/access-club.js';
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
  openDevice,
  openHouse,
  tableOf,
  takeCookie,
  type House,
} from '../../../browser/support/house.js';
import { fill } from '../../../browser/support/said.js';

/** A name that nothing else has. */
const NAME = 'Rosalinde Qvistgaard';
const LEFT = 'tidligere medlem (R.Q.)';

const HAND: Told = {
  pagat: ['Anna', 'won'],
  lastTrick: 'Carl',
  counts: [
    ['Anna', 31],
    ['Carl', 22],
  ],
};

/** All that the page's device keeps, as one text. */
const KEPT = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const db = await done(indexedDB.open('kopperne'));
  const stores = {};
  for (const name of db.objectStoreNames) {
    stores[name] = await done(db.transaction(name).objectStore(name).getAll());
  }
  db.close();
  return JSON.stringify([stores, { ...localStorage }]);
})()`;

/** Done when nothing of it names them any more. */
const FORGOTTEN = `(async () => {
  while ((await ${KEPT}).includes(${JSON.stringify(NAME)})) {
    await new Promise((look) => requestAnimationFrame(look));
  }
})()`;

inBrowser('somebody who leaves for good with a hand that is not sent', () => {
  let house: House;
  let evening: Table;
  let member: string;
  let user: Someone;
  let device: BrowserContext;
  let table: CardTable;
  /** The hands that were posted, by who sent them. */
  const posted: number[] = [];

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    evening = await openSession(house.base, house);
    const added = { body: { name: NAME } };
    const path = `/v1/clubs/${house.club}/members`;
    const { body } = await call<{ id: string }>(house.base, 'POST', path, added);
    member = body.id;
    user = await someone(house.base, house.club, 'secretary', member);
    device = await openDevice(house);
    await takeCookie(house, device, '/v1/sign-in', { name: user.name, password: OWNER.password });
    table = new CardTable(await device.newPage());
  }, 60_000);
  afterAll(() => house.close());

  const hands = async () =>
    (await read<HandList>(house.base, `${evening.path}/hands`)).hands.map(({ number }) => number);
  const keptBy = (page: Page) => page.evaluate<string>(KEPT);

  async function openWaiting() {
    const { page } = table;
    await table.tap(page.getByRole('button', { name: fill(outbox.notSent_one, { count: 1 }) }));
    const list = page.getByRole('dialog', { name: outbox.title });
    await list.waitFor();
    return list;
  }

  test('sees that it is not sent, and this device forgets the names that it kept', async () => {
    const { page } = table;
    await page.goto(tableOf(evening.path));
    await table.goToHand(1);
    await table.tell(HAND);
    await table.result();
    await device.setOffline(true);
    await table.record(1);
    expect(await keptBy(page)).toContain(NAME);

    const path = `/v1/clubs/${house.club}/members/${member}/forget`;
    expectStatus(await call(house.base, 'POST', path), 200);
    page.on('response', (answer) => {
      if (answer.url().endsWith('/hands') && answer.request().method() === 'POST') {
        posted.push(answer.status());
      }
    });
    await device.setOffline(false);

    await page.getByRole('heading', { name: access.signIn.title }).waitFor();
    const list = await openWaiting();
    await list.getByText(outbox.states['signed-out']).waitFor();
    await list.getByText(fill(steps.hand.waits, { number: 1 })).waitFor();
    expect(await hands()).toEqual([]);
    expect(posted.filter((status) => status < 400)).toEqual([]);
    await page.evaluate(FORGOTTEN);
  });

  test('is no longer named on it when another signs in, who sees why it is not sent', async () => {
    const { page } = table;
    await page.keyboard.press('Escape');
    await takeCookie(house, device, '/v1/sign-in', OWNER);
    await page.goto(`/clubs/${house.club}/people`);
    await page.getByText(LEFT, { exact: true }).waitFor();
    const list = await openWaiting();
    await list.getByText(fill(outbox.states.left, { name: LEFT })).waitFor();
    expect(await hands()).toEqual([]);
    const kept = await keptBy(page);
    for (const name of [NAME, user.name]) expect(kept).not.toContain(name);
  });

  test('leaves it to who takes it over, under their own name', async () => {
    const { page } = table;
    const list = page.getByRole('dialog', { name: outbox.title });
    await table.tap(list.getByRole('button', { name: fill(outbox.sendAs, { name: OWNER.name }) }));
    await list.getByText(outbox.empty).waitFor();
    expect(await hands()).toEqual([1]);
    await expectVerified(house.base, house.club);
  });
});

/** A member of another club too stays signed in, and has lost the one that they left. */
inBrowser('a member who left one club for good and is in another', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
  });
  afterAll(() => house.close());

  test('sees that it is refused, and the names of the club are forgotten', async () => {
    const { base, club } = house;
    const path = `/v1/clubs/${club}/members`;
    const added = await call<{ id: string }>(base, 'POST', path, { body: { name: NAME } });
    const { id } = expectStatus(added, 201).body;
    const user = await someone(base, club, 'secretary', id);
    const by = { as: user.token };
    const opening = { body: { name: 'Naboklubben' }, ...by };
    expectStatus(await call(base, 'POST', '/v1/clubs', opening), 201);
    const evening = await openSession(base, house);
    const device = await openDevice(house);
    await takeCookie(house, device, '/v1/sign-in', { name: user.name, password: OWNER.password });
    const table = new CardTable(await device.newPage());
    const { page } = table;
    await page.goto(tableOf(evening.path));
    await table.goToHand(1);
    await table.tell(HAND);
    await table.result();
    await device.setOffline(true);
    await table.record(1);
    expectStatus(await call(base, 'POST', `${path}/${id}/forget`), 200);
    await device.setOffline(false);
    await table.tap(
      page.getByRole('button', { name: new RegExp(fill(outbox.notSent_one, { count: 1 })) }),
    );
    const list = page.getByRole('dialog', { name: outbox.title });
    await list.getByText(outbox.states.refused, { exact: true }).waitFor();
    await page.evaluate(FORGOTTEN);
    expect((await read<HandList>(base, `${evening.path}/hands`)).hands).toEqual([]);
  });
});

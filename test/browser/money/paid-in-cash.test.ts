import type { BrowserContext, Page } from 'playwright-core';
import type { EveningPayments } from '../../../src/cash-book/evening-payments/evening-payment.view.js';
import type { MembersMoney } from '../../../src/cash-book/money/money.view.js';
import eveningPage from '../../../web/words/da/evening-page.js';
import myMoney from '../../../web/words/da/my-money.js';
import words from '../../../web/words/da/table.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  read,
  type Table,
} from '../../support/api/api.js';
import type { MemberView } from '../../../src/clubs/view.js';
import { make } from '../../support/access/access-club.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import {
  openHouse,
  openMembers,
  openOwners,
  openTablet,
  SIZES,
  tableOf,
  type House,
} from '../support/house.js';
import { recordElsewhere } from '../support/other-device.js';
import { lookIn } from '../support/narrow.js';
import { fill } from '../support/said.js';

/** Payments in cash that settle an evening are recorded in one tap. */
inBrowser('cash for an evening', () => {
  let house: House;
  let tablet: BrowserContext;
  let owners: BrowserContext;
  let evening: Table;
  let page: Page;
  let table: CardTable;

  beforeAll(async () => {
    house = await openHouse();
    [tablet, owners] = await Promise.all([openTablet(house), openOwners(house)]);
    evening = await openSession(house.base, house, { book: 'wolff-1899', rate: 100 });
    await recordElsewhere(house, evening.path, 11);
    const { active, version } = await read<SessionView>(house.base, evening.path);
    const body = { player: active[1], code: 'lead-out-of-turn', stage: 'play', hand: null };
    expectStatus(await call(house.base, 'POST', `${evening.path}/fines`, { body, version }), 201);
    page = await tablet.newPage();
    table = new CardTable(page);
    await page.goto(tableOf(evening.path));
    await table.close();
  });
  afterAll(async () => {
    await house.close();
  });

  const { settling } = words;
  const { settlingUp } = myMoney;
  const pays = (on: Page) => on.getByRole('button', { name: new RegExp(`^${settling.pay}: `) });
  const undoes = (on: Page) => on.getByRole('button', { name: new RegExp(`^${settling.undo}: `) });
  const kroner = (amount: number) =>
    new Intl.NumberFormat('da', { style: 'currency', currency: 'DKK' }).format(amount / 100);
  const inCash = (path: string) => read<EveningPayments>(house.base, `${path}/payments-in-cash`);
  const inBooks = () => inCash(evening.path);

  test('one tap records a line, and one tap takes it back', async () => {
    const { open } = await inBooks();
    expect(open).toHaveLength(2);
    await pays(page).nth(1).waitFor();
    await table.tap(pays(page).first());
    await undoes(page).waitFor();
    expect(await pays(page).count()).toBe(1);
    expect(await inBooks()).toMatchObject({ open: [open[1]], paid: [open[0]] });
    await table.tap(undoes(page));
    await pays(page).nth(1).waitFor();
    expect(await inBooks()).toMatchObject({ open, paid: [] });
  });

  test('all of it in one tap; another device shows it as paid, and its late tap records nothing', async () => {
    const phone = await owners.newPage();
    await phone.setViewportSize(SIZES.phone);
    await phone.goto(tableOf(evening.path));
    await pays(phone).nth(1).waitFor();
    // The phone hears nothing of the tablet's taps.
    await phone.route(/payments-in-cash$/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await table.press(settling.payAll);
    await undoes(page).nth(1).waitFor();
    await page.getByText(settling.done).waitFor();
    await pays(phone).first().tap();
    await phone.unroute(/payments-in-cash$/);
    await phone.reload();
    await undoes(phone).nth(1).waitFor();
    expect(await pays(phone).count()).toBe(0);
    expect(await inBooks()).toMatchObject({ open: [], paid: { length: 2 } });
    const { members } = await read<MembersMoney>(
      house.base,
      `/v1/clubs/${house.club}/money/members`,
    );
    expect(members.every(({ amount }) => amount === 0)).toBe(true);
    await expectVerified(house.base, house.club);
  });

  test("the evening's page shows the same", async () => {
    const screen = await owners.newPage();
    await screen.goto(evening.path.replace(/^\/v1/, ''));
    await undoes(screen).nth(1).waitFor();
    await screen.getByText(settling.done).waitFor();
  });

  test('a plan settles what is open of one evening, which is no cash to pay any more', async () => {
    const other = await openSession(house.base, house, { book: 'wolff-1899', rate: 100 });
    await recordElsewhere(house, other.path, 11);
    const { version } = await read<SessionView>(house.base, other.path);
    expectStatus(await call(house.base, 'POST', `${other.path}/close`, { body: {}, version }), 200);
    const session = other.path.split('/').at(-1) ?? '';
    const plans = await owners.newPage();
    await plans.goto(`/clubs/${house.club}/settling-up/new?session=${session}`);
    const only = plans.getByRole('button', { name: settlingUp.who.evening, exact: true });
    await only.waitFor();
    expect(await only.getAttribute('aria-pressed')).toBe('true');
    await plans.getByRole('button', { name: settlingUp.show, exact: true }).tap();
    await plans.getByRole('button', { name: settlingUp.agree, exact: true }).tap();
    const dialog = plans.getByRole('dialog', { name: settlingUp.agreeTitle });
    await dialog.getByRole('button', { name: settlingUp.agree, exact: true }).tap();
    await plans.getByRole('link', { name: settlingUp.theEvening, exact: true }).waitFor();
    const open = async () =>
      (await read<EveningPayments>(house.base, `${other.path}/payments-in-cash`)).open;
    expect(await open()).toEqual([]);
    await expectVerified(house.base, house.club);
  });

  test('in two taps a player pays a purse of the club, which then pays the other; the tablet moves none', async () => {
    const { base } = house;
    const { path } = await openSession(base, house, { book: 'wolff-1899', rate: 100 });
    const { active, version } = await read<SessionView>(base, path);
    const foul = { player: active[1], code: 'lead-out-of-turn', stage: 'play', hand: null };
    expectStatus(await call(base, 'POST', `${path}/fines`, { body: foul, version }), 201);
    expectStatus(await call(base, 'POST', `${path}/close`, { version: version + 1 }), 200);
    const cash = () => inCash(path);
    const { open } = await cash();
    const [line] = open;
    const treasurer = await openMembers(house, house.idOf('Fie'), 'treasurer');
    const screen = await treasurer.newPage();
    await screen.setViewportSize(SIZES.phone);
    await screen.goto(tableOf(path));
    const byPurse = screen.getByRole('button', { name: settling.byPurse });
    await byPurse.first().tap();
    const into = new RegExp(`^${house.nameOf(line?.from ?? '')} betaler`);
    await screen.getByRole('menuitem', { name: into }).first().tap();
    await undoes(screen).waitFor();
    expect(await cash()).toMatchObject({
      paid: [{ from: line?.from, to: null, amount: line?.amount }],
    });
    const owed = (await cash()).open.find(({ from }) => from === null);
    const words = fill(settling.pays, {
      ...{ from: 'Klubkassen', to: house.nameOf(owed?.to ?? '') },
      amount: kroner(owed?.amount ?? 0),
    });
    const ofClub = screen.getByRole('listitem').filter({ hasText: words });
    await ofClub.getByRole('button', { name: settling.byPurse }).tap();
    await screen.getByRole('menuitem').first().tap();
    await undoes(screen).nth(1).waitFor();
    expect((await cash()).paid[1]).toMatchObject({
      from: null,
      to: owed?.to,
      amount: owed?.amount,
    });
    await page.goto(tableOf(path));
    await page.getByText('Klubkassen har betalt', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: settling.byPurse }).count()).toBe(0);
    // The money of a purse is not the tablet's.
    expect(await undoes(page).count()).toBe(0);
    await undoes(screen).first().tap();
    await undoes(screen).nth(1).waitFor({ state: 'detached' });
    expect((await cash()).paid).toHaveLength(1);
    await expectVerified(base, house.club);
  });

  test('the wall and the shared picture list the payments as the page of the evening does', async () => {
    const { base, club } = house;
    const { path } = await openSession(base, house, { book: 'wolff-1899', rate: 100 });
    const { active, version } = await read<SessionView>(base, path);
    const foul = { player: active[1], code: 'lead-out-of-turn', stage: 'play', hand: null };
    expectStatus(await call(base, 'POST', `${path}/fines`, { body: foul, version }), 201);
    expectStatus(await call(base, 'POST', `${path}/close`, { version: version + 1 }), 200);
    const cash = `${path}/payments-in-cash`;
    const [line] = (await inCash(path)).open;
    expectStatus(await call(base, 'POST', cash, { body: line ?? {} }), 200);
    const screen = await owners.newPage();
    await screen.goto(path.replace(/^\/v1/, ''));
    await undoes(screen).waitFor();
    const shown = await screen
      .getByRole('listitem')
      .locator('p')
      .filter({ hasText: /betal.*\skr\.\stil\s/ })
      .allTextContents();
    const expected = shown.map((words) => words.trim()).toSorted();
    const { open, paid } = await inCash(path);
    expect(expected).toHaveLength(open.length + paid.length);

    await page.goto(`/clubs/${club}/wall`);
    const onWall = page.locator('section').filter({
      has: page.getByRole('heading', { name: settling.title }),
    });
    await onWall.getByText('har betalt').waitFor();
    expect((await onWall.getByRole('listitem').allTextContents()).toSorted()).toEqual(expected);

    await screen.goto(`${path.replace(/^\/v1/, '')}/in-short`);
    await screen.getByRole('button', { name: eveningPage.asPicture }).tap();
    const picture = screen.getByRole('dialog').locator('svg[role=img]');
    await picture.getByText('har betalt').waitFor();
    const drawn = await picture.locator('text').allTextContents();
    const after = drawn.slice(drawn.indexOf(`${settling.title}:`) + 1);
    expect(after.toSorted()).toEqual(expected);
  });

  test('somebody who left pays a chosen player; it is taken back and made again, and the close counts it', async () => {
    const opening = { book: 'wolff-1899', rate: 100, players: 4 } as const;
    const { nameOf } = house;
    const { path, session } = await openSession(house.base, house, opening);
    const [leaver = '', other = ''] = session.seats;
    const { version } = await read<SessionView>(house.base, path);
    const foul = { player: leaver, code: 'lead-out-of-turn', stage: 'play', hand: null };
    expectStatus(await call(house.base, 'POST', `${path}/fines`, { body: foul, version }), 201);
    const body = { player: leaver };
    const next = { body, version: version + 1 };
    expectStatus(await call(house.base, 'POST', `${path}/leave`, next), 200);
    const cash = () => inCash(path);
    await page.goto(tableOf(path));
    const undo = page.getByRole('button', {
      name: new RegExp(`^${settling.undo}: Anna har betalt`),
    });
    const choice = page.getByRole('combobox').filter({ hasText: settling.choose });
    await choice.waitFor();
    // Nothing is recorded before somebody is chosen.
    const pay = page.getByRole('button', { name: settling.pay });
    expect(await pay.count()).toBe(0);
    await choice.selectOption({ label: nameOf(other) });
    await table.tap(pay);
    await undo.waitFor();
    expect(await cash()).toMatchObject({ paid: [{ from: leaver, to: other }] });
    await table.tap(undo);
    await choice.waitFor();
    expect(await cash()).toMatchObject({ paid: [] });
    await choice.selectOption({ label: nameOf(other) });
    await table.tap(pay);
    await undo.waitFor();
    const amount = (await cash()).paid[0]?.amount ?? 0;
    const paid = fill(settling.paid, {
      ...{ from: nameOf(leaver), to: nameOf(other), amount: kroner(amount) },
    });
    await table.press(words.close);
    const dialog = page.getByRole('dialog', { name: words.closing.title });
    await dialog.getByText(paid).waitFor();
    const before = await dialog.getByRole('listitem').allTextContents();
    // The leaver has nothing left to pay.
    expect(before.filter((line) => line.startsWith(`${nameOf(leaver)} `))).toEqual([paid]);
    await dialog.getByRole('button', { name: words.closing.submit }).tap();
    await page.getByRole('heading', { name: words.ended }).waitFor();
    await pays(page).first().waitFor();
    const { open } = await cash();
    const lines = open.map(({ from, to, amount: rest }) =>
      fill(settling.pays, { from: nameOf(from ?? ''), to: nameOf(to ?? ''), amount: kroner(rest) }),
    );
    expect(before.filter((line) => line.includes(' betaler '))).toEqual(lines);
  });

  test('a long name leaves the results on the narrowest phone', async () => {
    const { base, club } = house;
    const name = 'Frederik Langenscheidt-Hohenstein';
    const guest = await make<MemberView>(base, `/v1/clubs/${club}/guests`, { name });
    const seats = { ...house, members: [guest.id, ...house.members] };
    const { path } = await openSession(base, seats, { book: 'wolff-1899', rate: 100 });
    const { version, seats: seated } = await read<SessionView>(base, path);
    const foul = { player: seated[0], code: 'lead-out-of-turn', stage: 'play', hand: null };
    expectStatus(await call(base, 'POST', `${path}/fines`, { body: foul, version }), 201);
    expectStatus(await call(base, 'POST', `${path}/close`, { version: version + 1 }), 200);
    await page.goto(tableOf(path));
    await page.getByRole('heading', { name: words.ended }).waitFor();
    await page.getByRole('rowheader', { name: new RegExp(name) }).waitFor();
    await lookIn(page, 'a phone of 320 px');
    const figures = await page.getByRole('table').boundingBox();
    expect((figures?.x ?? 0) + (figures?.width ?? Infinity)).toBeLessThanOrEqual(320);
    const sideways = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(sideways).toBeLessThanOrEqual(320);
  });
});

import type { Page } from 'playwright-core';
import type { PlannedWritten } from '../../../src/planning/planned.view.js';
import { plusDays } from '../../../src/values/day.js';
import { dayOf } from '../../../src/values/time-zone.js';
import startWords from '../../../web/words/da/evening-start.js';
import reminder from '../../../web/words/da/planned-reminder.js';
import words from '../../../web/words/da/planned.js';
import { memberAt } from '../../support/access/access.js';
import { call, expectStatus } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import {
  openHouse,
  openMembers,
  openOwners,
  openTablet,
  SIZES,
  type House,
} from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

const ZONE = 'Europe/Copenhagen';
const HOUR_MS = 3_600_000;

/** An evening is planned, answered on a phone, seen on another one, and played at the tablet. */
inBrowser('the next evening', () => {
  let house: House;
  let anna: Page;
  let bent: Page;
  let owner: Page;
  let series: string;
  let day: string;

  beforeAll(async () => {
    house = await openHouse();
    const begins = new Date(Date.now() + 2 * HOUR_MS);
    day = dayOf(begins, ZONE);
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE } as const;
    const time = new Intl.DateTimeFormat('en-GB', clock).format(begins);
    const path = `/v1/clubs/${house.club}/evening-series`;
    const body = { firstDay: day, time, repeat: 'week', book: 'brix-1996', place: 'Klubhuset' };
    series = expectStatus(await call<PlannedWritten>(house.base, 'POST', path, { body }), 201).body
      .series;
    const phoneOf = async (name: string) => {
      const page = await (await openMembers(house, house.idOf(name))).newPage();
      await page.setViewportSize(SIZES.phone);
      return page;
    };
    [anna, bent] = await Promise.all([phoneOf('Anna'), phoneOf('Bent')]);
    owner = await (await openOwners(house)).newPage();
  });
  afterAll(async () => {
    await house.close();
  });

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true });
  const pageOf = (on: string) => `/clubs/${house.club}/evenings/${series}/${on}`;
  const who = (page: Page, title: string, number: number) =>
    page.getByRole('region', { name: fill(words.who.counted, { title, number }) });

  test('one tap on the start answers, and another phone shows it at once', async () => {
    await bent.goto(pageOf(day));
    await who(bent, words.who.unanswered, 6).getByText('Anna').waitFor();
    await anna.goto(`/clubs/${house.club}`);
    const next = anna.getByRole('region', { name: words.next, exact: true });
    await next.getByText('Klubhuset').waitFor();
    await next.getByRole('button', { name: words.answer.yes, exact: true }).tap();
    await who(bent, words.who.yes, 1).getByText('Anna').waitFor();
    await next.getByLabel(words.answer.guests).selectOption('2');
    await who(bent, words.who.yes, 3)
      .getByText(fill(words.who.guests_other, { count: 2 }))
      .waitFor();
    await bent.getByText(fill(words.coming_other, { count: 3 })).waitFor();
    await next.getByText(/Anna og 2 gæster/).waitFor();
    await next.getByRole('button', { name: words.answer.no, exact: true }).tap();
    await who(bent, words.who.no, 1).getByText('Anna').waitFor();
    await next.getByRole('button', { name: words.answer.later, exact: true }).tap();
    await who(bent, words.who.yes, 1).getByText(words.who.later).waitFor();
    expect(await faultsOn(anna)).toEqual([]);
    expect(await faultsOn(bent)).toEqual([]);
  });

  test('the answer of a member is passed on by the owner, and everybody sees it', async () => {
    await owner.goto(pageOf(day));
    await who(owner, words.who.unanswered, 5).getByRole('button', { name: /Erik/ }).tap();
    const dialog = owner.getByRole('dialog');
    await dialog.getByText(fill(words.who.comes, { name: 'Erik' })).waitFor();
    await dialog.getByRole('button', { name: words.answerOf.maybe, exact: true }).tap();
    await who(bent, words.who.maybe, 1).getByText('Erik').waitFor();
    await dialog.getByLabel(fill(words.answerOf.guests, { name: 'Erik' })).waitFor();
    await dialog.getByRole('button', { name: words.answerOf.no, exact: true }).tap();
    await who(bent, words.who.no, 1).getByText('Erik').waitFor();
    await dialog.getByRole('button', { name: words.who.done, exact: true }).tap();
    await dialog.waitFor({ state: 'hidden' });
    // A member has nothing to tap beside the names.
    expect(await who(bent, words.who.no, 1).getByRole('button').count()).toBe(0);
    expect(await faultsOn(owner)).toEqual([]);
  });

  test('hosts go round by an order, and two of them swap their evenings', async () => {
    await owner.goto(`/clubs/${house.club}/evenings`);
    const turns = owner.getByRole('region', { name: words.turns.title });
    // A club without turns has its page, and both turns are off.
    await turns.getByText(words.turns.off).nth(1).waitFor();
    await turns.getByRole('button', { name: words.turns.edit.host }).tap();
    const sheet = owner.getByRole('dialog');
    for (const name of ['Carl', 'Dorte']) {
      await sheet.getByRole('button', { name: new RegExp(`${name}$`) }).tap();
    }
    await button(owner, words.turns.do).tap();
    await sheet.waitFor({ state: 'hidden' });
    await turns.getByText(/Carl og Dorte$/).waitFor();
    await owner.goto(pageOf(day));
    await owner.getByText(fill(words.turns.is.host, { name: 'Carl' })).waitFor();
    await owner.getByRole('button', { name: words.swap.open.host }).tap();
    const swap = button(owner, words.swap.do);
    await sheet.getByLabel(words.swap.with).selectOption({ index: 1 });
    expect(await swap.isDisabled()).toBe(true);
    await sheet.getByLabel(words.why).fill('Carl er på ferie.');
    await swap.tap();
    await sheet.waitFor({ state: 'hidden' });
    await owner.getByText(fill(words.turns.is.host, { name: 'Dorte' })).waitFor();
    await owner.getByText(/^Dorte er vært i stedet for Carl .*: Carl er på ferie\.$/).waitFor();
    await owner.goto(pageOf(plusDays(day, 7)));
    await owner.getByText(fill(words.turns.is.host, { name: 'Carl' })).waitFor();
    // Another order would end the swap, from its day on; nobody is reminded by mail or on a device.
    await owner.goto(`/clubs/${house.club}/evenings`);
    await owner.getByText(reminder.nobody, { exact: true }).waitFor();
    await turns.getByRole('button', { name: words.turns.edit.host }).tap();
    const [ends] = words.turns.swapsEnd_other.split('{{days}}');
    const warned = sheet.getByText(new RegExp(`^${ends}.* og `));
    await warned.waitFor();
    await sheet.getByLabel(words.turns.fromDay).fill(plusDays(day, 8));
    await warned.waitFor({ state: 'hidden' });
    expect(await faultsOn(owner)).toEqual([]);
    await owner.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  });

  test('the tablet proposes those who come, and its table is that of the evening', async () => {
    for (const name of ['Bent', 'Carl', 'Dorte']) {
      const as = await memberAt(house.base, house.club, house.idOf(name));
      const path = `/v1/clubs/${house.club}/evening-series/${series}/evenings/${day}/answer`;
      const said = { as, body: { answer: 'yes' } };
      expectStatus(await call(house.base, 'POST', path, said), 200);
    }
    const tablet = await (await openTablet(house)).newPage();
    await tablet.goto(`/clubs/${house.club}/start`);
    await tablet.getByText(fill(words.tables.make_one, { count: 1, sizes: '4' })).waitFor();
    // An evening from a paper is of another day, and belongs to no planned one.
    const belongs = tablet.getByRole('checkbox', { name: startWords.tonight.apart });
    expect(await belongs.isChecked()).toBe(true);
    const paper = tablet.getByRole('switch', { name: startWords.paper.title });
    await paper.check();
    await belongs.waitFor({ state: 'hidden' });
    await paper.uncheck();
    await belongs.waitFor();
    await button(tablet, startWords.tonight.takeOne).tap();
    await button(tablet, /^Anna, plads/)
      .or(tablet.getByLabel(/^Anna.*plads/))
      .first()
      .waitFor();
    await button(tablet, startWords.submit).tap();
    await tablet.waitForURL(/\/table$/);
    // Its page says what is played and who came, and asks nothing any more.
    await who(bent, words.who.came, 4).getByText('Anna').waitFor();
    await bent.getByText(/^Klubhuset · (?!Spillet)/).waitFor();
    expect(await bent.getByText(words.answer.title).count()).toBe(0);
    await owner.goto(pageOf(day));
    await who(owner, words.who.came, 4).waitFor();
    for (const name of [words.move.open, words.callOff.open]) {
      expect(await button(owner, name).count()).toBe(0);
    }
    await bent.getByRole('region', { name: words.played }).getByRole('link').tap();
    await bent.waitForURL(/\/sessions\//);
  });

  test('evenings are planned and called off in dialogs, and members see why', async () => {
    await owner.goto(`/clubs/${house.club}/evenings`);
    await button(owner, words.plan.open).tap();
    const dialog = owner.getByRole('dialog');
    await dialog.locator('[name=firstDay]').fill(plusDays(day, -9));
    await dialog.getByRole('button', { name: words.plan.do, exact: true }).tap();
    await dialog.locator('[name=firstDay][aria-invalid=true]').waitFor();
    await dialog.locator('[name=firstDay]').fill(plusDays(day, 4));
    // The refused day is said no more once it was corrected; so with the last day, by either of both.
    await dialog.locator('[name=firstDay]:not([aria-invalid=true])').waitFor();
    await dialog.locator('[name=lastDay]').fill(plusDays(day, 3));
    await dialog.getByRole('button', { name: words.plan.do, exact: true }).tap();
    await dialog.locator('[name=lastDay][aria-invalid=true]').waitFor();
    await dialog.locator('[name=firstDay]').fill(plusDays(day, 3));
    await dialog.locator('[name=lastDay]:not([aria-invalid=true])').waitFor();
    await dialog.locator('[name=firstDay]').fill(plusDays(day, 4));
    await dialog.getByLabel(words.plan.repeat).selectOption('once');
    await dialog.getByLabel(words.plan.place).fill('Hos Karen');
    await dialog.getByRole('button', { name: words.plan.do, exact: true }).tap();
    await owner.getByRole('link').filter({ hasText: 'Hos Karen' }).tap();
    await button(owner, words.callOff.open).tap();
    await owner.getByRole('dialog').getByLabel(words.why).fill('Sne.');
    await button(owner, words.callOff.do).tap();
    await owner.getByText(fill(words.offWhy, { why: 'Sne.' })).waitFor();
    // While an evening is going on, the next one is behind its heading.
    await anna.getByRole('button', { name: words.next }).tap();
    await anna.getByRole('link', { name: words.all }).tap();
    await anna.getByText(fill(words.offWhy, { why: 'Sne.' }), { exact: true }).waitFor();
    expect(await faultsOn(owner)).toEqual([]);
    expect(await faultsOn(anna)).toEqual([]);
    // It is held after all: the members can answer again.
    await button(owner, words.bringBack.open).tap();
    await owner.getByRole('dialog').getByLabel(words.why).fill('Vejen er ryddet.');
    await button(owner, words.bringBack.do).tap();
    await owner.getByText(fill(words.backWhy, { why: 'Vejen er ryddet.' })).waitFor();
    await button(owner, words.callOff.open).waitFor();
    await anna.getByText(fill(words.offWhy, { why: 'Sne.' }), { exact: true }).waitFor({
      state: 'hidden',
    });
    expect(await faultsOn(owner)).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import cash from '../../../web/words/da/cash.js';
import newsWords from '../../../web/words/da/news.js';
import words from '../../../web/words/da/objections.js';
import { make } from '../../support/access/access-club.js';
import { expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, SIZES, type House } from '../support/house.js';
import { faultsOn, lookIn } from '../support/narrow.js';
import { fill } from '../support/said.js';

const SAID = 'Den betaling har jeg aldrig lavet.';
const ANSWERED = 'Det var en anden, der betalte.';

inBrowser('an objection to a voucher', () => {
  let house: House;
  let members: Page;
  let treasurers: Page;
  let voucher: VoucherView;

  beforeAll(async () => {
    house = await openHouse({ alone: true });
    const { base, club } = house;
    const { today: day } = await read<BooksView>(base, `/v1/clubs/${club}/books`);
    const paid = { day, from: house.idOf('Anna'), to: house.idOf('Carl'), amount: 5_000 };
    voucher = await make(base, `/v1/clubs/${club}/money-given`, { ...paid, as: 'paid' });
    members = await (await openMembers(house, house.idOf('Anna'), 'member')).newPage();
    treasurers = await (await openMembers(house, house.idOf('Bent'), 'treasurer')).newPage();
    for (const page of [members, treasurers]) await page.setViewportSize(SIZES.phone);
  });
  afterAll(() => house.close());
  afterEach(async () => {
    await expectVerified(house.base, house.club);
  });

  const toStatement = () => members.goto(`/clubs/${house.club}/members/${house.idOf('Anna')}`);
  const marked = (state: keyof typeof words.states) => `${words.title} · ${words.states[state]}`;
  const faults = async (page: Page) =>
    (await faultsOn(page)).filter((one) => !one.includes('span "Kopperne"'));

  test('is raised from the line of the statement in two taps and some words', async () => {
    await toStatement();
    const { label } = voucher;
    await members.getByRole('button', { name: fill(words.doOf, { label, title: '' }) }).click();
    const dialog = members.getByRole('dialog');
    await dialog.getByLabel(words.what).fill(SAID);
    await dialog.getByRole('button', { name: words.send, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await members.getByText(marked('open'), { exact: true }).waitFor();
    expect(
      await members.getByRole('button', { name: fill(words.doOf, { label, title: '' }) }).count(),
    ).toBe(0);
    await lookIn(members, 'a phone of 320 px');
    expect(await faults(members)).toEqual([]);
  });

  test('waits for the treasurer, who grants it and reverses the voucher next', async () => {
    await treasurers.goto(`/clubs/${house.club}`);
    const { label } = voucher;
    await treasurers
      .getByText(fill(newsWords.objectionRaised, { name: 'Anna', label }), { exact: true })
      .waitFor();
    await treasurers
      .getByRole('region', { name: newsWords.waiting })
      .getByRole('link', { name: fill(newsWords.objections_one, { count: 1 }), exact: true })
      .click();
    await treasurers.waitForURL(/#objections$/);
    await treasurers.getByText(SAID, { exact: true }).waitFor();
    await lookIn(treasurers, 'a phone of 320 px');
    expect(await faults(treasurers)).toEqual([]);
    await treasurers.getByRole('button', { name: words.granted.do, exact: true }).click();
    const answering = treasurers.getByRole('dialog', {
      name: fill(words.granted.title, { label }),
    });
    await answering.getByLabel(words.answer).fill(ANSWERED);
    await answering.getByRole('button', { name: words.granted.do, exact: true }).click();
    const reversing = treasurers.getByRole('dialog', { name: fill(cash.reverse.title, { label }) });
    await reversing.getByLabel(cash.why).fill(ANSWERED);
    await reversing.getByRole('button', { name: cash.reverse.do, exact: true }).click();
    await treasurers.waitForURL(/vouchers\/\d+$/);
    await reversing.waitFor({ state: 'detached' });
  });

  test('is answered for the member, with the reversal', async () => {
    await members.goto(`/clubs/${house.club}`);
    const { label } = voucher;
    const granted = fill(newsWords.objectionGranted, { label, why: ANSWERED });
    await members.getByText(granted, { exact: true }).click();
    await members.waitForURL(/#objections$/);
    await members.getByText(words.states.granted, { exact: true }).waitFor();
    await members.getByText(ANSWERED, { exact: true }).waitFor();
    await members
      .getByRole('link', { name: fill(words.reversedBy, { label: label.replace(/1$/, '2') }) })
      .waitFor();
    await toStatement();
    await members.getByText(marked('granted'), { exact: true }).waitFor();
  });
});

import type { Page } from 'playwright-core';
import members from '../../../web/words/da/members.js';
import payments from '../../../web/words/da/payments.js';
import rules from '../../../web/words/da/rules.js';
import words from '../../../web/words/da/try-hand.js';
import { openSession, plainHand } from '../../support/api/api.js';
import { sendWrite } from '../../support/api/played-club.js';
import { inBrowser } from '../support/browser.js';
import { NAMES, openDevice, openHouse, openMembers, SIZES, type House } from '../support/house.js';

inBrowser('a hand by any book', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  /** Each row of the two books beside each other: `A +10 +10`. */
  const sums = async (page: Page): Promise<readonly string[]> => {
    await page.getByRole('columnheader', { name: words.party }).waitFor();
    const rows = await page.locator('tbody tr').all();
    return Promise.all(
      rows.map(async (row) => (await row.locator('th, td').allTextContents()).join(' ')),
    );
  };

  test('is a recorded one without its names, beside another book, and goes on as a link', async () => {
    const { session, path } = await openSession(house.base, house, {
      book: 'brix-1996',
      players: 3,
    });
    await sendWrite(house.base, { path: `${path}/hands`, version: 1, body: plainHand(session) });
    const device = await openMembers(house, house.idOf('Anna'));
    const page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto(`${path.replace('/v1', '')}/hands/1`);
    await page.getByRole('link', { name: words.byOtherRules }).tap();
    await page.getByRole('heading', { name: words.title }).waitFor();

    await page.getByRole('button', { name: members.books['vlk-1970'], exact: true }).last().tap();
    const before = await sums(page);
    expect(before).toHaveLength(5);
    const said = `${page.url()} ${await page.getByRole('main').innerText()}`;
    for (const name of [...NAMES, ...house.members]) expect(said).not.toContain(name);

    // Somebody else opens it, without a place in the club.
    const other = await (await openDevice(house)).newPage();
    await other.goto(page.url());
    expect(await sums(other)).toEqual(before);
    await other.reload();
    expect(await sums(other)).toEqual(before);
    await device.close();
  });

  test('begins by the rules of an evening, and says what another book refuses', async () => {
    const { path } = await openSession(house.base, house, {
      book: 'vlk-1970',
      players: 3,
      houseRules: { tariff: { foundation: 40 } },
    });
    const device = await openMembers(house, house.idOf('Anna'));
    const page = await device.newPage();
    await page.goto(`${path.replace('/v1', '')}/rules`);
    await page.getByRole('heading', { name: rules.title }).waitFor();
    await page.getByRole('link', { name: words.byTheseRules }).tap();
    const king = page.getByRole('textbox', { name: payments.pots['king-pot'] });
    await king.waitFor();
    expect(await king.inputValue()).toBe('120');

    await page.getByRole('group', { name: words.players }).getByText('5').tap();
    expect(await king.inputValue()).toBe('200');
    await page.getByRole('button', { name: members.books['brix-1996'], exact: true }).last().tap();
    await page.getByText(words.notWhole).waitFor();
    await page.goto('/try-a-hand#nothing');
    await page.getByText(words.brokenLink).waitFor();
    await device.close();
  });
});

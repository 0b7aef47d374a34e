import type { Page } from 'playwright-core';
import type { ClubBookWritten } from '../../../src/sessions/own-books/own-book.view.js';
import members from '../../../web/words/da/members.js';
import bookWords from '../../../web/words/da/own-books.js';
import words from '../../../web/words/da/try-hand.js';
import { call, expectStatus } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openDevice, openHouse, openMembers, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

const NAME = 'Sølvkoppens bog';
const CHANGES = {
  tariff: { foundation: 10 },
  countFactor: 2,
  added: [{ code: 'telefon', words: { da: 'Telefon' }, stage: 'play', price: 5 }],
};

/** The fragment of an address, as text. */
function fragmentIn(page: Page): string {
  const base64 = new URL(page.url()).hash.slice(1).replaceAll('-', '+').replaceAll('_', '/');
  return Buffer.from(base64, 'base64').toString('utf8');
}

inBrowser('a hand by a club’s own book', () => {
  let house: House;
  let book: string;

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    const at = `/v1/clubs/${house.club}/rule-books`;
    const body = { parent: 'vlk-1970', name: NAME, description: '', changes: CHANGES };
    const written = await call<ClubBookWritten>(house.base, 'POST', at, { body });
    ({ book } = expectStatus(written, 201).body);
  });
  afterAll(async () => {
    await house.close();
  });

  const own = `${NAME}, ${fill(bookWords.version, { version: '1' })}`;
  const unnamed = fill(words.ownBook, { book: members.books['vlk-1970'] });
  const choice = (page: Page, question: string, name: string) =>
    page.getByRole('group', { name: question, exact: true }).getByRole('button', { name });

  test('is chosen on either side by a member, and its link holds the rules and nothing else', async () => {
    const device = await openMembers(house, house.idOf('Anna'));
    const page = await device.newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto('/try-a-hand');
    await choice(page, words.besideWhich, own).tap();
    expect(await choice(page, words.besideWhich, own).getAttribute('aria-pressed')).toBe('true');
    await choice(page, words.book, own).tap();
    // It is not laid beside itself.
    await choice(page, words.besideWhich, own).waitFor({ state: 'detached' });
    const differs = page.getByRole('region', { name: bookWords.differs, exact: true });
    await differs.getByText(/Telefon/).waitFor();
    await choice(page, words.besideWhich, members.books['brix-1996']).tap();
    expect(await faultsOn(page)).toEqual([]);

    const said = fragmentIn(page);
    expect(JSON.parse(said)).toMatchObject({ book: 'vlk-1970', changes: CHANGES });
    for (const secret of [NAME, house.club, book]) expect(said).not.toContain(secret);
    const other = await (await openDevice(house)).newPage();
    await other.goto(page.url());
    const named = choice(other, words.book, unnamed);
    expect(await named.getAttribute('aria-pressed')).toBe('true');
    await other
      .getByRole('region', { name: bookWords.differs })
      .getByText(/Telefon/)
      .waitFor();
    expect(await other.getByRole('main').innerText()).not.toContain(NAME);
    await device.close();
  });

  test('is there without a network as the device last knew it, for its club alone', async () => {
    const device = await openMembers(house, house.idOf('Anna'));
    const before = await device.newPage();
    await before.goto('/try-a-hand');
    await choice(before, words.book, own).waitFor();
    await before.evaluate('navigator.serviceWorker.ready.then(() => true)');
    // Once more, so that the worker has seen every part of the page.
    await before.reload();
    await choice(before, words.book, own).waitFor();
    await before.close();
    await device.setOffline(true);
    const page = await device.newPage();
    await page.goto('/try-a-hand');
    await choice(page, words.book, own).tap();
    expect(await choice(page, words.book, own).getAttribute('aria-pressed')).toBe('true');

    const other = await (await openDevice(house)).newPage();
    await other.goto('/try-a-hand');
    await choice(other, words.book, members.books['vlk-1970']).waitFor();
    expect(await choice(other, words.book, own).count()).toBe(0);
    await device.close();
  });
});

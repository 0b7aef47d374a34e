import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import evening from '../../../web/words/da/evening-page.js';
import session from '../../../web/words/da/session.js';
import shell from '../../../web/words/da/shell.js';
import tableWords from '../../../web/words/da/table.js';
import { call, expectStatus, openSession, read, type Table } from '../../support/api/api.js';
import { inBrowser } from '../../browser/support/browser.js';
import {
  openHouse,
  openMembers,
  openOwners,
  openTablet,
  tableOf,
  type House,
} from '../../browser/support/house.js';
import { fill } from '../../browser/support/said.js';
import { untilInPage } from '../../browser/support/until-in-page.js';

/**
 * Two hands by Brix, four at the table. Anna wins 195 in the first: 30 for her trumps, 5 for the lost
 * king, 90 for the ultimo with the 85 of its pot, 15 for the count, less 10 for dealing and 20 for the
 * new foundation. The bagud doubles 80 + 5 + 5 + 5 in the king pot.
 */
const LINES = [
  'Hånd 1 Største hånd: Anna vandt 195',
  'Hånd 2 Mest i en kop: 190 i kongekoppen',
  'Hånd 1 Anna gjorde pagatultimo, 85 i koppen',
  'Hånd 2 Anna fik ingen stik (nolo)',
  'Hånd 2 Carl gik bagud med spar konge',
];

inBrowser('the evening in short', () => {
  let house: House;
  let table: Table;

  beforeAll(async () => {
    house = await openHouse();
    table = await openSession(house.base, house, { players: 4 });
    await playTwoHands(house, table);
  }, 60_000);
  afterAll(async () => {
    await house.close();
  });

  const inShort = () => `${tableOf(table.path).replace(/\/table$/, '')}/in-short`;
  const happened = (page: Page) =>
    page.getByRole('region', { name: evening.happened }).getByRole('listitem');

  test('is not there before the evening is closed', async () => {
    const page = await (await openOwners(house)).newPage();
    await page.goto(inShort());
    await page.getByText(evening.notClosed).waitFor();
  });

  test('is where the close leads, and says what happened; each line leads to its hand', async () => {
    const page = await (await openTablet(house)).newPage();
    await page.goto(tableOf(table.path));
    await page.getByRole('button', { name: tableWords.close }).waitFor();
    const { version } = await read<SessionView>(house.base, table.path);
    expectStatus(await call(house.base, 'POST', `${table.path}/close`, { body: {}, version }), 200);
    await page.reload();
    await page.getByRole('link', { name: tableWords.inShort }).tap();
    await happened(page).first().waitFor();
    expect(await texts(page)).toEqual(LINES);
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^Anna\s+\+\d+\s+\+\d+,\d\d\s?kr\.$/);
    await page
      .getByRole('link', { name: fill(evening.hand, { number: 2 }) })
      .first()
      .tap();
    await page.waitForURL(/\/hands\/2$/);
  });

  test('is found on the page of its session', async () => {
    const page = await (await openMembers(house, house.members[4] ?? '')).newPage();
    await page.goto(tableOf(table.path).replace(/\/table$/, ''));
    await page.getByRole('link', { name: session.inShort }).tap();
    await happened(page).first().waitFor();
    expect(await texts(page)).toEqual(LINES);
  });

  test('goes on as text: shared where the device can, else to be copied', async () => {
    const page = await (await openMembers(house, house.members[1] ?? '')).newPage();
    await page.addInitScript(
      `navigator.share = (data) => { window.shared = data; return Promise.resolve(); };`,
    );
    await page.goto(inShort());
    await page.getByRole('button', { name: evening.asText }).tap();
    await untilInPage(page, 'window.shared');
    const shared = await page.evaluate<{ title: string; text: string }>('window.shared');
    expect(shared.text.split('\n')[0]).toBe(shared.title);
    for (const line of LINES) expect(shared.text).toContain(line.replace(/^(Hånd \d) /, '$1: '));

    const plain = await (await openMembers(house, house.members[2] ?? '')).newPage();
    await plain.addInitScript(`delete Navigator.prototype.share;
      Object.defineProperty(window, 'isSecureContext', { value: false });`);
    await plain.goto(inShort());
    await plain.getByRole('button', { name: evening.copyText }).tap();
    expect(await plain.getByLabel(evening.textHint).inputValue()).toBe(shared.text);
  });

  test('goes on as a picture: drawn from what the page says, and saved', async () => {
    const page = await (await openMembers(house, house.members[3] ?? '')).newPage();
    await page.addInitScript('delete Navigator.prototype.canShare;');
    await page.goto(inShort());
    await page.getByRole('button', { name: evening.asPicture }).tap();
    const picture = page.getByRole('dialog').locator('svg[width="1080"]');
    // Lines of the picture end where they have no more room.
    const drawn = bare((await picture.textContent()) ?? '');
    for (const line of LINES) expect(drawn).toContain(bare(line.replace(/^(Hånd \d) /, '$1: ')));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: evening.savePicture }).tap();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^aftenen-\d{4}-\d\d-\d\d\.png$/);
    const png = await readFile(await download.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1080);
    expect(png.readUInt32BE(20)).toBe(Number(await picture.getAttribute('height')));
  });

  test('prints on one sheet, light and without its buttons, from a dark screen too', async () => {
    const page = await (await openOwners(house)).newPage();
    await page.addInitScript(`localStorage.setItem('kopperne-colour-scheme', 'dark')`);
    await page.goto(inShort());
    await happened(page).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('link', { name: shell.skip }).count()).toBe(0);
    const colours = await page.evaluate<string[]>(
      `[document.body, document.querySelector('article h1'), document.querySelector('article section')]
        .map((one, index) => getComputedStyle(one)[index === 1 ? 'color' : 'backgroundColor'])`,
    );
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const line = "getComputedStyle(document.querySelector('polyline')).stroke";
    expect(await page.evaluate(line)).toBe('rgb(20, 104, 74)');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
  });

  test('is on the wall once the evening is closed', async () => {
    const page = await (await openOwners(house)).newPage();
    await page.goto(`/clubs/${house.club}/wall`);
    await page.getByRole('heading', { name: evening.happened }).waitFor();
    await page.getByRole('img', { name: evening.course }).waitFor();
    expect(await page.locator('section:has(h2:text("Det skete")) li').allTextContents()).toEqual(
      LINES,
    );
  });

  test('prints on one sheet after a long evening too, and says what is left out', async () => {
    const long = await openSession(house.base, house, { players: 4 });
    for (let round = 0; round < 12; round++) await playRound(house, long);
    const { version } = await read<SessionView>(house.base, long.path);
    expectStatus(await call(house.base, 'POST', `${long.path}/close`, { body: {}, version }), 200);
    const page = await (await openOwners(house)).newPage();
    await page.goto(`${tableOf(long.path).replace(/\/table$/, '')}/in-short`);
    await happened(page).first().waitFor();
    expect(await happened(page).count()).toBe(38);
    await page.emulateMedia({ media: 'print' });
    await page.getByText(fill(evening.more_other, { count: 10 })).waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  async function texts(page: Page): Promise<string[]> {
    const all = await happened(page).allInnerTexts();
    return all.map((line) => line.replace(/\s+/g, ' '));
  }
});

function bare(words: string): string {
  return words.replaceAll(' ', '');
}

/** Two hands to remember, and two that are not. */
async function playRound(house: House, table: Table): Promise<void> {
  await playTwoHands(house, table);
  for (let dull = 0; dull < 2; dull++) {
    const { active, seats, dealer, version } = await read<SessionView>(house.base, table.path);
    const next = seats[(seats.indexOf(dealer) + 1) % seats.length];
    const body = {
      events: [{ kind: 'pagat-won', player: active[0] }],
      lastTrick: { winner: active[1], ultimoCards: [] },
      count: active.filter((player) => player !== next).map((player) => ({ player, points: 26 })),
    };
    expectStatus(await call(house.base, 'POST', `${table.path}/hands`, { body, version }), 201);
  }
}

/** A pagat ultimo with a king lost before, then a nolo with a king bagud. */
async function playTwoHands({ base }: House, { path, members }: Table): Promise<void> {
  const [anna, bent, carl, dorte] = members;
  const record = async (body: object) => {
    const { version } = await read<SessionView>(base, path);
    expectStatus(await call(base, 'POST', `${path}/hands`, { body, version }), 201);
  };
  await record({
    meldinger: [{ player: anna, kind: 'trumps', count: 11, withPagat: true }],
    events: [{ kind: 'king-lost', player: bent, suit: 'clubs' }],
    lastTrick: { winner: anna, ultimoCards: [{ player: anna, card: 'pagat' }] },
    count: [
      { player: anna, points: 39 },
      { player: dorte, points: 19 },
    ],
  });
  await record({
    events: [{ kind: 'pagat-won', player: carl }],
    trickless: [anna],
    lastTrick: { winner: bent, ultimoCards: [{ player: carl, card: 'king-spades' }] },
  });
}

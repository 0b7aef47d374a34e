import { readFile } from 'node:fs/promises';
import type { SessionView } from '../../../../src/sessions/table/session.view.js';
import cash from '../../../../web/words/da/cash.js';
import files from '../../../../web/words/da/files.js';
import shell from '../../../../web/words/da/shell.js';
import { call, expectStatus, openSession, plainHand, read } from '../../../support/api/api.js';
import { inBrowser } from '../../../browser/support/browser.js';
import { someOf } from '../../../support/some-of.js';
import {
  openHouse,
  openMembers,
  openTablet,
  type House,
  type SIZES,
} from '../../../browser/support/house.js';
import { faultsOn, lookIn, VIEWS, type View } from '../../../browser/support/narrow.js';
import { fill } from '../../../browser/support/said.js';
import { openGallery, type Gallery } from '../../../browser/support/gallery/gallery.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TYPES = {
  pdf: 'application/pdf',
  xlsx: XLSX,
  csv: 'text/csv; charset=utf-8; header=present',
  hledger: 'text/plain; charset=utf-8',
} as const;
const BEGINS = { pdf: '%PDF-1.7', xlsx: 'PK', csv: '\u{EF}\u{BB}\u{BF}', hledger: '' } as const;
type Format = keyof typeof TYPES;

const BOOKS = fill(files.asFileOf, { what: files.titles.books });

const DUES = fill(files.asFileOf, { what: files.titles.dues });

function bothTables(name: string): readonly string[] {
  return [`${name}.xlsx`, `${name}.csv`];
}

/** The screens that have such a button, and of each file there the end of its name. */
const PLACES: readonly (readonly [screen: string, button: string, names: readonly string[]])[] = [
  ['evening-in-short', files.asFile, ['aften.pdf', 'hænder.xlsx', 'hænder.csv', 'betalinger.xlsx']],
  ['session', files.asFile, ['aften.pdf', 'hænder.xlsx', 'hænder.csv', 'betalinger.xlsx']],
  ['season', files.asFile, ['stilling Sæsonen \\d+.pdf', 'stilling.xlsx', 'stilling.csv']],
  ['statement', files.asFile, ['konto.*.pdf', 'kontokort Anna.xlsx', 'kontokort Anna.csv']],
  [
    'my-money',
    files.asFile,
    [
      ...['konto.*.pdf', 'kontokort Anna.xlsx', 'kontokort Anna.csv'],
      ...['indbetalinger.xlsx', 'indbetalinger.csv', 'kontingent.xlsx', 'kontingent.csv'],
    ],
  ],
  ['sessions', files.asFile, ['aftener', 'alle hænder', 'alle meldinger'].flatMap(bothTables)],
  ['disputes', files.asFile, bothTables('indsigelser')],
  ['audit', files.asFile, bothTables('protokol')],
  ['records', files.asFile, bothTables('rekorder')],
  ['settling-up', files.asFile, bothTables('afregninger')],
  ['own-fines', files.asFile, ['bøder.pdf', 'bøder.xlsx', 'bøder.csv']],
  ['fines', files.asFile, ['bøder.pdf', 'bøder.xlsx', 'bøder.csv']],
  ['statistics', files.asFile, ['statistik.xlsx', 'statistik.csv']],
  ['who-paid-whom', files.asFile, ['hvem betalte hvem.xlsx', 'hvem betalte hvem.csv']],
  ['head-to-head', files.asFile, ['hvem betalte hvem.xlsx', 'hvem betalte hvem.csv']],
  ['money', files.asFile, ['saldi.xlsx', 'saldi.csv']],
  [
    'money',
    BOOKS,
    // The journal is in the language of the club, which is German.
    [
      ...['Kassenjournal.csv', 'Kassenjournal.xlsx', 'hele regnskabet.hledger'],
      ...['alle betalinger.csv', 'alle betalinger.xlsx'],
      ...bothTables('indbetalinger'),
    ],
  ],
  ['vouchers', files.asFile, ['bilag.xlsx', 'bilag.csv']],
  ['dues', files.asFile, bothTables('restancer')],
  ['dues', DUES, bothTables('kontingent')],
  ['year', files.asFile, ['regnskab \\d+.pdf', 'Kassenjournal.csv', 'Kassenjournal.xlsx']],
];

inBrowser('a button for files', () => {
  let house: House;
  let gallery: Gallery;

  beforeAll(async () => {
    house = await openHouse();
    gallery = await openGallery(house);
    await playTenHands(house, gallery);
  }, 60_000);
  afterAll(() => house.close());

  const open = async (name: string, size: keyof typeof SIZES = 'phone') => {
    const screen = gallery.screens.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`there is no screen ${name}`);
    return gallery.show(screen, { language: 'da', scheme: 'light', size });
  };
  test.each(someOf(PLACES))('gives on %s from “%s” what it says', async (screen, button, names) => {
    const page = await open(screen);
    await page.evaluate('delete Navigator.prototype.canShare');
    await page.getByRole('button', { name: button, exact: true }).tap();
    expect(await faultsOn(page)).toEqual([]);
    const offered = page.getByRole('menuitem');
    await offered.first().waitFor();
    expect(await offered.count()).toBeGreaterThanOrEqual(names.length);
    for (const [at, name] of names.entries()) {
      if (at > 0) await page.getByRole('button', { name: button, exact: true }).tap();
      const format = (/\w+$/.exec(name)?.[0] ?? '') as Format;
      const answered = page.waitForResponse((answer) => answer.url().includes(`.${format}?`));
      const saved = page.waitForEvent('download');
      await offered.nth(at).tap();
      expect((await answered).headers()['content-type']).toBe(TYPES[format]);
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^\d{4}(-\d\d-\d\d)? /);
      expect(download.suggestedFilename()).toMatch(new RegExp(` Tarokklubben ${name}$`));
      const bytes = await readFile(await download.path());
      expect(bytes.toString('latin1').startsWith(BEGINS[format])).toBe(true);
    }
  });

  test.each(Object.keys(VIEWS) as View[])('has its whole menu within %s', async (view) => {
    for (const [name, button] of [
      ['session', files.asFile],
      ['year', files.asFile],
      ['money', BOOKS],
    ] as const) {
      const page = await open(name);
      await lookIn(page, view);
      await page.getByRole('button', { name: button, exact: true }).tap();
      await page.getByRole('menuitem').first().waitFor();
      expect(await faultsOn(page)).toEqual([]);
      // Entries without room in it scroll within it.
      const menu = await page.getByRole('menu').boundingBox();
      expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(VIEWS[view].height);
    }
  });

  test('is not there for who may not have the file', async () => {
    const member = await openMembers(house, house.idOf('Bent'), 'member');
    const treasurer = await openMembers(house, house.idOf('Carl'), 'treasurer');
    const tablet = await openTablet(house);
    const buttonsAt = async (who: typeof tablet, what: string, title: string) => {
      const page = await who.newPage();
      await page.goto(`/clubs/${house.club}/${what}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      return page.getByRole('button', { name: /som fil$/i }).count();
    };
    expect(await buttonsAt(member, 'money', shell.notAllowed.title)).toBe(0);
    for (const register of ['fines', 'disputes', 'audit']) {
      expect(await buttonsAt(member, register, shell.notAllowed.title)).toBe(0);
    }
    expect(await buttonsAt(tablet, 'money', shell.notAllowed.title)).toBe(0);
    expect(await buttonsAt(treasurer, 'money', cash.title)).toBe(2);
  });
});

/** Two members who have sat together for long enough to have a head to head. */
async function playTenHands({ base }: House, { screens }: Gallery): Promise<void> {
  const { path: told = '' } = screens.find(({ name }) => name === 'head-to-head') ?? {};
  const [, club = '', anna = '', bent = ''] =
    /clubs\/([^/]+)\/.*member=([^&]+)&with=(.+)$/.exec(told) ?? [];
  const { members } = await read<{ members: readonly { readonly id: string }[] }>(
    base,
    `/v1/clubs/${club}/members`,
  );
  const third = members.map(({ id }) => id).find((id) => id !== anna && id !== bent) ?? '';
  const table = await openSession(base, { club, members: [anna, bent, third] });
  let view: SessionView = await read<SessionView>(base, table.path);
  const write = async (what: string, body: object, status: number) => {
    const sent = { body, version: view.version };
    expectStatus(await call(base, 'POST', `${table.path}/${what}`, sent), status);
    view = await read<SessionView>(base, table.path);
  };
  for (let n = 0; n < 10; n++) await write('hands', plainHand(view), 201);
  await write('close', {}, 200);
}
